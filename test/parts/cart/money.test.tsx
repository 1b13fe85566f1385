// @vitest-environment happy-dom

import { act, type ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { type Cents, cents } from "../../../src/domain/money/cents.ts";
import { type FeeAhead, pricedSums, receiptRows } from "../../../src/domain/order/receiptRows.ts";
import { CartPanel } from "../../../src/parts/cart/CartPanel.tsx";
import { CartSummary } from "../../../src/parts/cart/CartSummary.tsx";
import { Receipt } from "../../../src/parts/cart/totals/Receipt.tsx";
import { addToCartAtom } from "../../../src/state/cart/cart.actions.ts";
import { couponBox } from "../../../src/state/promotion/coupon.atoms.ts";
import { storeAtom } from "../../../src/state/store/store.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { price } from "../../domain/order/priceGiven.ts";
import { buildCoupon, buildPerItem, buildRedemptionRule, buildWholeOrder } from "../../support/buildPromotions.ts";
import { buildMember } from "../../support/buildSession.ts";
import { buildStore } from "../../support/buildStore.ts";
import { bank, burger, holiday, offeredShop, rings, rows, show, wish } from "../offers/offeredShop.tsx";

/** An order delivered by a third party, with the fee that the backend quotes. */
function delivered(quotedFee: Cents | null) {
  return price({
    charges: { freight: { kind: "third-party" }, surcharges: { holidays: [], bank: [] } },
    delivery: { kilometres: null, quotedFee },
  });
}

function receipt(quotedFee: Cents | null, ahead: FeeAhead | null = null) {
  return <Receipt rows={receiptRows(pricedSums(delivered(quotedFee), ahead))} />;
}

const cart = [wish(burger, { quantity: 2 }), wish(rings)];

describe("the rows of the totals", () => {
  it("R15: follow the order of calculation, and list the parts of the discount", async () => {
    const state = await offeredShop(cart, {
      triggers: [buildPerItem({ name: "Burger week" }), buildWholeOrder({ name: "Ten off" })],
      surcharges: { holidays: [holiday({ name: "Friday" })] },
    });
    state.ordering.coupons.set("TEN", { kind: "valid", coupon: buildCoupon() });
    state.store.set(couponBox.codeAtom, "TEN");
    await state.store.set(couponBox.applyAtom);
    const shown = show(state);
    // 4000; 2 × 100 off; 10% of 3800; 10% of 3420.
    expect(rows(shown)).toEqual([
      "Subtotal $40.00",
      "Discount −$9.22",
      "Burger week −$2.00",
      "Ten off −$3.42",
      "TEN −$3.80",
      "Delivery fee Free",
      "Friday surcharge $0.10",
      "Total $30.88",
      "GST included $0.01",
    ]);
    // What is listed there isn't said above, too.
    expect(shown.texts(".cart-offers > :not([hidden]) .cart-offers__gained")).toEqual([]);
  });

  it("stand right above the button beside a menu. Only a phone's pinned button repeats what is added", async () => {
    const state = await offeredShop(cart, { surcharges: { holidays: [holiday({ name: "Friday" })] } });
    const below = (panel: ReactNode) => renderIn(state, panel).root.querySelector(".button__below")?.textContent;
    expect(below(<CartPanel />)).toBeUndefined();
    expect(below(<CartPanel header={() => null} />)).toContain("Friday surcharge");
    const cheaper = await offeredShop(cart, { triggers: [buildPerItem(), buildWholeOrder()] });
    const view = { ...buildStore().view, delivery: false, pickup: true };
    cheaper.store.set(storeAtom, { kind: "ready", value: buildStore({ id: 120, view }) });
    const { root } = renderIn(cheaper, <CartPanel header={() => null} />);
    expect(root.querySelector(".button__below")?.textContent).toBe("you save $5.80");
  });

  it("R25: show two surcharges with the same ID as two rows, also after the cart changes", async () => {
    const small = holiday({ id: "0", name: "Small order", upTo: cents(4_500) });
    const holidays = [small, holiday({ name: "Sunday" }), holiday({ name: "Easter" })];
    const state = await offeredShop(cart, { surcharges: { holidays } });
    const shown = show(state);
    const surcharges = () => rows(shown).filter((row) => row.includes("surcharge"));
    expect(surcharges()).toHaveLength(3);
    act(() => void state.store.set(addToCartAtom, wish(rings)));
    expect(surcharges()).toEqual(["Sunday surcharge $0.10", "Easter surcharge $0.10"]);
  });

  it.each([
    ["en", "Sunday surcharge", "Sunday surcharge"],
    ["en", "", "Friday surcharge"],
    ["zh-CN", "周日附加费", "周日附加费"],
    ["zh-CN", "", "周五附加费"],
  ] as const)("%s: show a surcharge named %j as %j", async (language, name, term) => {
    const state = await offeredShop(cart, { surcharges: { holidays: [holiday({ name })] } });
    expect(rows(show(state, undefined, language))).toContain(`${term} $0.10`);
  });

  it("include a card surcharge only on routes with a payment choice", async () => {
    const state = await offeredShop(cart, { surcharges: { bank: [bank()] } });
    const shown = show(state, <CartSummary disabled={false} />);
    expect(rows(shown)).not.toContain("Card surcharge $0.10");
    act(() => state.history.push("/store/120/checkout"));
    expect(rows(shown)).toContain("Card surcharge $0.10");
  });

  it("are one row if a card is charged by its type and as any card", async () => {
    const state = await offeredShop(cart, { surcharges: { bank: [bank(), bank({ id: "2" })] } });
    const shown = show(state, <CartSummary disabled={false} />);
    act(() => state.history.push("/store/120/checkout"));
    expect(rows(shown).filter((row) => row.startsWith("Card"))).toEqual(["Card surcharge $0.20"]);
  });

  it.each<[string, Cents | null, FeeAhead | null, readonly string[]]>([
    ["free", cents(0), null, ["Delivery fee Free", "Total $10.00"]],
    ["known", cents(750), null, ["Delivery fee $7.50", "Total $17.50"]],
    [
      "known by its least",
      null,
      { kind: "from", amount: cents(550) },
      ["Delivery fee from $5.50", "Total $10.00 + delivery"],
    ],
    ["unknown", null, { kind: "unknown" }, ["Delivery fee depends on your address", "Total $10.00 + delivery"]],
    ["none", null, null, ["Total $10.00"]],
  ])("show a delivery fee that is %s", async (_what, fee, ahead, expected) => {
    const shown = rows(show(await offeredShop(cart), receipt(fee, ahead)));
    expect(shown.filter((row) => /^(?:Delivery|Total)/.test(row))).toEqual(expected);
  });

  it("show a discount with a single part only once, beside its offer", async () => {
    const shown = show(await offeredShop(cart, { triggers: [buildWholeOrder({ name: "Ten off" })] }));
    expect(rows(shown)).toContain("Discount −$4.00");
    expect(shown.texts(".money-rows__row--part")).toEqual([]);
    expect(shown.texts(".cart-offers__gained")).toEqual(["Ten off: −$4.00"]);
    expect(shown.texts(".cart-offers__gained .price")).toEqual(["−$4.00"]);
  });
});

describe("R26: a member's points beside the total", () => {
  const earnings = [{ spent: cents(1_000), points: 2 }];
  const member = buildMember({ points: 40 });
  const redemption = { ruleKey: "free", name: "Free dish", points: 10, discountRate: 100 };

  it("aren't shown to a guest", async () => {
    const shown = show(await offeredShop(cart, { points: { earnings } }));
    expect(shown.texts(".money-rows__points")).toEqual([]);
  });

  it("show what the order earns", async () => {
    const state = await offeredShop(cart, { points: { earnings }, member });
    expect(show(state).texts(".money-rows__points")).toEqual(["Earns 14 points"]);
  });

  it("show also what it uses, as stamps if there is something to redeem", async () => {
    const points = { earnings, redemptions: [buildRedemptionRule()] };
    const state = await offeredShop([...cart, wish(rings, { redemption })], { points, member });
    expect(show(state).texts(".money-rows__points")).toEqual(["Uses 10 stamps · Earns 14 stamps"]);
  });
});
