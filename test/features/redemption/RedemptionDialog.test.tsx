// @vitest-environment happy-dom

import { describe, expect, it, vi } from "vitest";
import { RedemptionDialog } from "../../../src/features/redemption/RedemptionDialog.tsx";
import { CartPanel } from "../../../src/parts/cart/CartPanel.tsx";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { overlayAtom } from "../../../src/state/overlay/overlay.atoms.ts";
import { burger, cola, offeredShop, show, wish } from "../../parts/offers/offeredShop.tsx";
import { buildRedemptionRule } from "../../support/buildPromotions.ts";
import { buildMember } from "../../support/buildSession.ts";
import { click } from "../../ui/render.tsx";

const drinks = buildRedemptionRule({ key: "drink", name: "A drink", points: 10, categoryIds: ["drinks"] });
const half = buildRedemptionRule({
  key: "half",
  name: "Half a burger",
  points: 60,
  categoryIds: ["burgers"],
  discountRate: 50,
});
const points = { redemptions: [drinks, half] };
const member = buildMember({ points: 40 });

async function open(given = buildMember({ points: 40 })) {
  const state = await offeredShop([wish(burger)], { points, member: given });
  const onClose = vi.fn();
  return { onClose, ...show(state, <RedemptionDialog onClose={onClose} />) };
}

describe("the rewards in the cart", () => {
  it("are a button for each reward in a member's cart", async () => {
    const state = await offeredShop([wish(burger)], { points, member });
    const { press, store, texts } = show(state);
    expect(texts(".cart__rewards p")).toEqual(["You have 40 stamps."]);
    expect(texts(".cart__reward > span")).toEqual(["A drink10 stamps", "Half a burger60 stamps"]);
    expect(texts(".cart__rewards button")).toEqual(["Redeem A drink", "Redeem Half a burger"]);
    await press("Redeem Half a burger");
    expect(store.get(overlayAtom)).toEqual({ kind: "redemption" });
    expect(show(state, <RedemptionDialog onClose={() => {}} />).texts(".pick__name")).toEqual(["Burger"]);
  });

  it.each([
    ["a guest", { points }],
    ["a member if nothing can be redeemed", { member }],
  ])("aren't shown for %s", async (_who, offering) => {
    const state = await offeredShop([wish(burger)], offering);
    expect(
      show(state, <CartPanel />)
        .texts("button")
        .join(),
    ).not.toContain("Redeem");
  });
});

describe("the redemption dialog", () => {
  it("lists rewards with price and stamps, and shows how many stamps are missing", async () => {
    const { texts, root } = await open();
    expect(texts(".pick__text")).toEqual([
      "Cola Before: $4.50 Free 10 stamps",
      "Shake Before: $8.00 Free 10 stamps",
      "Burger Before: $16.50 $8.25 60 stamps 20 more stamps",
    ]);
    expect([...root.querySelectorAll(".pick")].map((pick) => pick.getAttribute("aria-disabled"))).toEqual([
      null,
      null,
      "true",
    ]);
  });

  it("adds a reward immediately if there is nothing to choose", async () => {
    const { named, store, onClose, root } = await open();
    click(root.querySelector(".pick") ?? named("dialog", ""));
    expect(store.get(cartAtom).lines[1]).toMatchObject({ name: "Cola", quantity: 1, redemption: { ruleKey: "drink" } });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("asks for required modifiers first, and adds nothing until they are complete", async () => {
    const { find, named, press, store, root, texts } = await open();
    click([...root.querySelectorAll(".pick")][1] ?? named("dialog", ""));
    expect(find(".dialog__title").textContent).toBe("Shake");
    const [vanilla, malt] = [...root.querySelectorAll("input")];
    click(vanilla ?? find("dialog"));
    await press("Add$0.00");
    expect(texts(".choice-footer__problem")).toEqual(["Minimum selection of Flavour is 1 item."]);
    expect(store.get(cartAtom).lines).toHaveLength(1);
    click(malt ?? find("dialog"));
    await press("Add$0.90");
    expect(store.get(cartAtom).lines[1]).toMatchObject({ name: "Shake", modifiers: [{ name: "Malt" }] });
  });

  it("leads back from the modifiers to the list", async () => {
    const { root, press, texts, find } = await open();
    click([...root.querySelectorAll(".pick")][1] ?? find("dialog"));
    await press("Back");
    expect(texts(".pick")).toHaveLength(3);
  });

  it("adds nothing for a reward with too few stamps", async () => {
    const { root, find, store, onClose } = await open();
    click([...root.querySelectorAll(".pick")][2] ?? find("dialog"));
    expect(store.get(cartAtom).lines).toHaveLength(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  it("R40: respects the limit of a cart", async () => {
    const state = await offeredShop([wish(cola, { quantity: 20 })], { points, member });
    const { texts } = show(state, <RedemptionDialog onClose={() => {}} />);
    expect(texts(".pick__text")[0]).toBe("Cola Before: $4.50 Free 10 stamps Maximum quantity exceeded");
  });
});
