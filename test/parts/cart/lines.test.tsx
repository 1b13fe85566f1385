// @vitest-environment happy-dom

import { act } from "react";
import { describe, expect, it } from "vitest";
import type { CartLine } from "../../../src/domain/cart/cart.ts";
import { priceLine } from "../../../src/domain/cart/priceLine.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { CartSummary } from "../../../src/parts/cart/CartSummary.tsx";
import { MealAddOns } from "../../../src/parts/offers/MealAddOns.tsx";
import { cartAtom, saveCartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { buildCartModifier, buildLine, buildRolled } from "../../domain/cart/cartLines.ts";
import { buildCoupon, buildPerItem, buildRedemptionRule, buildRoll } from "../../support/buildPromotions.ts";
import type { ElementState } from "../../support/buildServices.ts";
import { buildMember } from "../../support/buildSession.ts";
import { click } from "../../ui/render.tsx";
import { putCoupon } from "../coupon/putCoupon.ts";
import { burger, offeredShop, rings, rows, show, wish } from "../offers/offeredShop.tsx";

const held = (button: Element) => button.getAttribute("aria-disabled") === "true";
const redemption = { ruleKey: "free", name: "Free dish", points: 10, discountRate: 100 };
const redemptions = [buildRedemptionRule()];

/** Changes each line directly, without an action of the diner. */
function changeLines({ store }: ElementState, change: (line: CartLine) => Partial<CartLine>): void {
  const lines = store.get(cartAtom).lines.map((line) => ({ ...line, ...change(line) }));
  act(() => store.set(saveCartAtom, { cart: { lines }, event: { kind: "changed" } }));
}

describe("a discounted line", () => {
  it("shows the old price, the new price and the reason", async () => {
    const cart = [wish(burger, { quantity: 2 }), wish(rings)];
    const state = await offeredShop(cart, { triggers: [buildPerItem({ name: "Week" })] });
    await putCoupon(state, buildCoupon({ productId: burger.id }));
    const shown = show(state);
    expect(shown.texts(".cart-line-text__top s .price")).toEqual(["$33.00"]);
    expect(shown.find(".cart-line-text__top .cut-price > .price").textContent).toBe("$27.90");
    expect(shown.texts(".cart-line-text__offer")).toEqual(["Week", "Discount code TEN"]);
  });

  it("doesn't repeat a code that covers every line", async () => {
    const state = await offeredShop([wish(burger), wish(rings)]);
    await putCoupon(state, buildCoupon());
    const shown = show(state);
    expect(shown.texts(".cart-line-text__offer, .cart-line-text__top s")).toEqual([]);
    expect(shown.texts(".coupon-box__code")).toEqual(["TEN −$2.35"]);
    expect(rows(shown)).toContain("Discount −$2.35");
  });

  it("looks the same in the summary, where other lines have one price", async () => {
    const triggers = [buildPerItem({ name: "Week" })];
    const state = await offeredShop([wish(burger), wish(rings)], { triggers });
    const shown = show(state, <CartSummary disabled={false} />);
    expect(shown.texts("li .cart-line-text")).toEqual(["BurgerBefore: $16.50 $15.50Week", "Rings$7.00"]);
  });
});

it("a line's buttons contain the product's whole name as text", async () => {
  const state = await offeredShop([wish(burger)]);
  changeLines(state, () => ({ name: "<b>Big</b> Burger" }));
  const { named } = show(state);
  expect(named("button", "Edit <b>Big</b> Burger").textContent).toBe("Edit <b>Big</b> Burger");
  expect(named("button", "Remove <b>Big</b> Burger").getAttribute("aria-disabled")).toBeNull();
});

it("a line's photo is cropped as its dish's photo on the menu", async () => {
  const state = await offeredShop([wish(burger)]);
  changeLines(state, () => ({ photo: "https://shop.example/burger.webp", photoFocus: "50% 30%" }));
  expect(show(state).find<HTMLImageElement>(".cart-line img").style.objectPosition).toBe("50% 30%");
});

describe("a redeemed line", () => {
  it("shows what it costs in stamps", async () => {
    const member = buildMember({ points: 40 });
    const state = await offeredShop([wish(rings, { redemption, quantity: 2 })], { points: { redemptions }, member });
    const shown = show(state);
    expect(shown.find(".cart-line-text__top").textContent).toContain("Free");
    expect(shown.texts(".cart-line-text__offer")).toEqual(["20 stamps"]);
  });

  it("shows the old price with its modifiers, even if a negative one exceeds what is left", async () => {
    const member = buildMember({ points: 40 });
    const state = await offeredShop([wish(rings, { redemption, quantity: 2 })], { points: { redemptions }, member });
    changeLines(state, () => ({ modifiers: [buildCartModifier("No batter", { price: cents(-50) })] }));
    expect(show(state).texts(".cart-line-text__top s .price")).toEqual(["$13.00"]);
  });

  it("limits the quantity to the available points", async () => {
    const member = buildMember({ points: 25 });
    const state = await offeredShop([wish(rings, { redemption })], { points: { redemptions }, member });
    const { named, store } = show(state);
    const more = named("button", "Add one Rings");
    click(more);
    click(more);
    expect(held(more)).toBe(true);
    expect(store.get(cartAtom).lines.map(({ quantity }) => quantity)).toEqual([2]);
  });
});

describe("R14: an unavailable line", () => {
  it.each([
    ["sold-out", "Sold out"],
    ["unavailable", "Not available here"],
  ] as const)("%s: shows the reason, and can only be removed", async (unavailability, words) => {
    const state = await offeredShop([wish(burger, { quantity: 2 }), wish(rings)]);
    changeLines(state, ({ name }) => (name === "Burger" ? { unavailability } : {}));
    const shown = show(state);
    const [line] = [...shown.root.querySelectorAll("li")];
    expect(line?.querySelector(".cart-line-text__lack")?.textContent).toBe(words);
    expect(line?.querySelector("s")?.textContent).toBe("$33.00");
    expect(line?.querySelectorAll("button")).toHaveLength(1);
    expect(rows(shown)[0]).toMatch(/ \$7\.00$/);
    click(line?.querySelector("button") ?? shown.root.host);
    expect(state.store.get(cartAtom).lines.map(({ name }) => name)).toEqual(["Rings"]);
  });
});

describe("R14: an unavailable modifier", () => {
  const chips = buildCartModifier("chips", {
    name: "Chips",
    price: cents(500),
    subs: [buildCartModifier("salt", { name: "Salt", price: cents(50) })],
  });
  const aioli = buildCartModifier("aioli", { name: "Aioli", price: cents(120), quantity: 2 });

  it.each([
    ["sold-out", "Sold out"],
    ["unavailable", "Not available here"],
  ] as const)(
    "%s: is struck through with its sub-modifiers and the reason, and costs nothing",
    async (unavailability, words) => {
      const state = await offeredShop([wish(burger)]);
      changeLines(state, () => ({ modifiers: [{ ...chips, unavailability }, aioli] }));
      const shown = show(state);
      expect(shown.texts(".cart-line-text__more")).toEqual([`Chips +$5.00 (Salt +$0.50) ${words} · 2 × Aioli +$2.40`]);
      expect(shown.texts("s")).toEqual(["Chips +$5.00 (Salt +$0.50)"]);
      expect(shown.texts(".chosen-modifiers__lack")).toEqual([words]);
      expect(rows(shown)[0]).toMatch(/ \$18\.90$/);
    },
  );

  it("may be a sub-modifier", async () => {
    const state = await offeredShop([wish(burger)]);
    const subs = chips.subs.map((sub) => ({ ...sub, unavailability: "sold-out" as const }));
    changeLines(state, () => ({ modifiers: [{ ...chips, subs }] }));
    const shown = show(state, <CartSummary disabled={false} />);
    expect(shown.texts(".cart-line-text__more")).toEqual(["Chips +$5.00 (Salt +$0.50 Sold out)"]);
    expect(shown.texts("s")).toEqual(["Salt +$0.50"]);
    expect(rows(shown)[0]).toBe("Subtotal $21.50");
  });
});

describe("R21: rolled-in products", () => {
  const dip = buildCartModifier("1", { groupId: "dips", name: "Lime", price: cents(50), taxRate: 0 });
  const cola = buildRolled({ price: cents(450), reducedPrice: cents(0), taxRate: 0 });
  const triggers = [buildRoll({ cut: { kind: "percent", percent: 100 } })];

  it("are shown below their line with modifiers and price, and count in the total", async () => {
    const malt = { ...dip, groupId: "flavour", modifierId: "Malt", name: "Malt", price: cents(90) };
    const mealAddOns = [cola, { ...cola, productId: "shake", name: "Shake", price: cents(800), modifiers: [malt] }];
    const shown = show(await offeredShop([wish(burger, { quantity: 2, mealAddOns })], { triggers }));
    expect(shown.texts(".meal-item__text")).toEqual(["ColaBefore: $4.50 Free", "ShakeBefore: $8.90 $0.90Malt +$0.90"]);
    expect(shown.texts("li .cart-line-text__top")).toEqual(["Edit Burger$33.00"]);
    expect(rows(shown)[0]).toBe("Subtotal $33.90");
    expect(shown.root.querySelectorAll("li")).toHaveLength(1);
  });

  it.each([
    [-50, "$4.00"],
    [-500, ""],
  ])("with a modifier of %d cents have the old price %j", async (price, before) => {
    const { mealAddOns } = priceLine(
      buildLine({ mealAddOns: [{ ...cola, modifiers: [{ ...dip, price: cents(price) }] }] }),
    );
    const shown = show(await offeredShop([]), <MealAddOns mealAddOns={mealAddOns} onRemoveAddOn={null} />);
    expect(shown.texts(".meal-item__text s .price").join()).toBe(before);
  });

  it("can be removed, and the focus stays on the line", async () => {
    const state = await offeredShop([wish(burger, { mealAddOns: [cola] })], { triggers });
    const shown = show(state);
    const button = shown.named("button", "Remove Cola");
    button.focus();
    click(button);
    expect(state.store.get(cartAtom).lines[0]?.mealAddOns).toEqual([]);
    expect(shown.root.activeElement).toBe(shown.find("li"));
  });

  it("are read-only in the summary", async () => {
    const state = await offeredShop([wish(burger, { mealAddOns: [cola] })], { triggers });
    const shown = show(state, <CartSummary disabled={false} />);
    expect(shown.texts(".meal-item__text")).toHaveLength(1);
    expect(shown.texts("button")).toEqual(["Apply"]);
  });
});

it("a line's count isn't announced besides the cart's own announcement", async () => {
  const shown = show(await offeredShop([wish(burger)]));
  expect(shown.find("output").getAttribute("aria-live")).toBe("off");
});
