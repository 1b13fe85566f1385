// @vitest-environment happy-dom

import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { noLabels } from "../../../src/domain/menu/labels.ts";
import { ProductDialog } from "../../../src/features/product/ProductDialog.tsx";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { widthAtom } from "../../../src/state/host/host.atoms.ts";
import { cardKey } from "../../../src/state/menu/menu.atoms.ts";
import { loadRulesAtom } from "../../../src/state/promotion/rules.atoms.ts";
import { burger, offeredShop, rings, rulesOf, type Shown, show, wish } from "../../parts/offers/offeredShop.tsx";
import { buildRedemptionRule, buildRoll, needs } from "../../support/buildPromotions.ts";
import { buildMember } from "../../support/buildSession.ts";
import { click, settle } from "../../ui/render.tsx";

const lunch = buildRoll({ name: "Lunch", conditions: [needs(1, "burgers")] });

async function openBurger(triggers = [lunch], cart = [wish(rings)], changes = false) {
  const state = await offeredShop(cart, { triggers });
  state.store.set(widthAtom, 1_280);
  const onClose = vi.fn();
  const line = state.store.get(cartAtom).lines[0];
  const shown = show(
    state,
    <ProductDialog
      cardKey={cardKey("burgers", "burger")}
      onClose={onClose}
      {...(changes && line && { lineId: line.id })}
    />,
  );
  const pick = (at: number) => click([...shown.root.querySelectorAll(".pick")][at] ?? shown.root.host);
  return { ...shown, onClose, pick, lines: () => state.store.get(cartAtom).lines };
}

const makeMeal = "Add Lunch";

describe("R20: a roll-into-meal in the product dialog", () => {
  it("stays in the dialog until everything is added to the cart, and counts in the price", async () => {
    const { press, pick, texts, lines, onClose, root } = await openBurger();
    await press(makeMeal);
    expect(root.querySelectorAll("dialog[open]")).toHaveLength(2);
    pick(0);
    expect(root.querySelectorAll("dialog[open]")).toHaveLength(1);
    expect(texts(".meal-item__text")).toEqual(["ColaBefore: $4.50 $3.00"]);
    expect(lines()).toHaveLength(1);
    await press("Add to cart$19.50");
    expect(onClose).toHaveBeenCalledOnce();
    expect(lines()[1]).toMatchObject({ name: "Burger", mealAddOns: [{ name: "Cola", triggerId: "meal" }] });
  });

  it("can be removed again, or cancelled with the product still open", async () => {
    const { press, pick, texts, root, onClose } = await openBurger();
    await press(makeMeal);
    click([...root.querySelectorAll('button[aria-label="Cancel"]')].at(-1) ?? root.host);
    expect(onClose).not.toHaveBeenCalled();
    await press(makeMeal);
    pick(0);
    await press("Remove Cola");
    expect(texts(".meal-item")).toEqual([]);
    expect(texts(".choice-footer__put")).toEqual(["Add to cart$16.50"]);
  });

  it("R21: is limited to one per unit, and is removed with the unit", async () => {
    const { press, pick, texts } = await openBurger();
    await press(makeMeal);
    pick(0);
    expect(texts(".meal-offer")).toEqual([]);
    await press("Increase quantity");
    await press(makeMeal);
    pick(0);
    expect(texts(".meal-item")).toHaveLength(2);
    await press("Decrease quantity");
    expect(texts(".meal-item")).toHaveLength(1);
    await press("Increase quantity");
    expect(texts(".meal-item")).toHaveLength(1);
  });

  it("R21: is offered only while the conditions hold, including the quantity in the dialog", async () => {
    const two = { ...lunch, conditions: [needs(2, "burgers")] };
    const { press, pick, texts } = await openBurger([two]);
    expect(texts(".meal-offer")).toEqual([]);
    await press("Increase quantity");
    await press(makeMeal);
    pick(0);
    expect(texts(".choice-footer__put")).toEqual(["Add to cart$36.00"]);
    await press("Decrease quantity");
    expect(texts(".meal-item")).toEqual([]);
    expect(texts(".choice-footer__put")).toEqual(["Add to cart$16.50"]);
  });

  it("is kept when the line is edited, even if its offer is shown only in the cart", async () => {
    const manual = { ...lunch, mode: "manual" } as const;
    const mealAddOns = [
      {
        triggerId: "meal",
        productId: "cola",
        categoryId: "drinks",
        categoryName: "Drinks",
        code: "",
        name: "Cola",
        price: burger.price ?? lunch.minimumSpend,
        reducedPrice: lunch.minimumSpend,
        taxRate: 0,
        preparationMinutes: 0,
        labels: noLabels,
        modifiers: [],
      },
    ];
    const { press, texts, lines } = await openBurger([manual], [wish(burger, { mealAddOns })], true);
    expect(texts(".meal-item")).toHaveLength(1);
    await press("Increase quantity");
    await press("Update cart$33.00");
    expect(lines()).toMatchObject([{ quantity: 2, mealAddOns: [{ name: "Cola" }] }]);
  });
});

it("R22: a redeemed line is edited at its own price, limited by the points", async () => {
  const redemption = { ruleKey: "half", name: "Half", points: 10, discountRate: 50 };
  const rule = buildRedemptionRule({ key: "half", discountRate: 50 });
  const state = await offeredShop([wish(burger, { redemption })], {
    points: { redemptions: [rule] },
    member: buildMember({ points: 20 }),
  });
  state.store.set(widthAtom, 1_280);
  const line = state.store.get(cartAtom).lines[0];
  const content = <ProductDialog cardKey={cardKey("burgers", "burger")} onClose={() => {}} lineId={line?.id ?? ""} />;
  const { press, named } = show(state, content);
  await press("Increase quantity");
  await press("Increase quantity");
  expect(named("button", "Increase quantity").getAttribute("aria-disabled")).toBe("true");
  await press("Update cart$16.50");
  expect(state.store.get(cartAtom).lines).toMatchObject([{ quantity: 2, redemption }]);
});

describe("the place of a meal's offer", () => {
  const drinks = { triggers: [{ ...lunch, conditions: [needs(1, "drinks")] }] };

  const inOrder = ({ root }: Shown) =>
    [...root.querySelectorAll(".meal-offer, fieldset")].map(({ tagName }) => (tagName === "DIV" ? "offer" : "choices"));

  it("is below the choices if it arrives while the dialog is open, so that nothing moves under a finger", async () => {
    const state = await offeredShop([], { ...drinks, areRulesLate: true });
    const shown = show(state, <ProductDialog cardKey={cardKey("drinks", "shake")} onClose={() => {}} />);
    await settle();
    expect(shown.texts(".meal-offer")).toEqual([]);
    state.rules.set(rulesOf(drinks));
    await act(() => state.store.set(loadRulesAtom));
    expect(inOrder(shown)).toEqual(["choices", "offer"]);
  });

  it("is under the description if it is known when the dialog opens", async () => {
    const state = await offeredShop([], drinks);
    const shown = show(state, <ProductDialog cardKey={cardKey("drinks", "shake")} onClose={() => {}} />);
    await settle();
    expect(inOrder(shown)).toEqual(["offer", "choices"]);
  });
});
