// @vitest-environment happy-dom

import { describe, expect, it } from "vitest";
import { addToCartAtom } from "../../../src/state/cart/cart.actions.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { giftPlacing } from "../../../src/state/checkout/goods/giftGoods.ts";
import { payGiftsAgainAtom, submitGiftsAtom } from "../../../src/state/checkout/submit/submitGifts.atoms.ts";
import { giftCartAtom } from "../../../src/state/gift/giftCart.atoms.ts";
import { giftCodeBox, giftCouponsAtom, takeOverGiftCodesAtom } from "../../../src/state/gift/giftCoupons.atoms.ts";
import { giftChangeAtom, isElementRemovedAtom, orderChangeAtom } from "../../../src/state/order/orderChange.atoms.ts";
import { typedCardAtom } from "../../../src/state/payment/card.atoms.ts";
import { couponAtom, couponBox } from "../../../src/state/promotion/coupon.atoms.ts";
import { storeAtom } from "../../../src/state/store/store.atoms.ts";
import { storedGifts } from "../../../src/wire/storage/giftTable.ts";
import { storedOrders } from "../../../src/wire/storage/orderTable.ts";
import { buildAttempt } from "../../domain/checkout/buildAttempt.ts";
import { buildCoupon } from "../../support/buildPromotions.ts";
import type { ElementState } from "../../support/buildServices.ts";
import { burger, lineInputFor } from "../cart/cartFixture.ts";
import { hear, placedTold, tell } from "./checkoutTab.ts";
import { openGiftTab, submitGifts } from "./giftTab.ts";

/** A cart and a code of each kind, with both orders in progress. */
async function both(): Promise<ElementState> {
  const state = await openGiftTab();
  const { store, ordering } = state;
  for (const code of ["DISH", "GIFT"]) ordering.coupons.set(code, { kind: "valid", coupon: buildCoupon({ code }) });
  store.set(addToCartAtom, lineInputFor(burger));
  store.set(couponBox.codeAtom, "DISH");
  await store.set(couponBox.applyAtom);
  store.set(giftCodeBox.codeAtom, "GIFT");
  await store.set(giftCodeBox.applyAtom);
  const attempt = buildAttempt("dish", { ordered: store.get(cartAtom).lines });
  await tell(state, { kind: "start", attempt });
  await submitGifts(state);
  return state;
}

function left({ store, device }: ElementState) {
  return {
    dishes: store.get(cartAtom).lines.length,
    dishCode: store.get(couponAtom)?.code ?? null,
    dishOrder: device.read(storedOrders.checkoutData) !== null,
    gifts: store.get(giftCartAtom).lines.length,
    giftCodes: store.get(giftCouponsAtom).map(({ code }) => code),
    giftOrder: device.read(storedGifts.giftCheckoutData) !== null,
  };
}

const all = { dishes: 1, dishCode: "DISH", dishOrder: true, gifts: 1, giftCodes: ["GIFT"], giftOrder: true };

describe("a food order and a gift card order at the same time", () => {
  it("end independently: food first", async () => {
    const state = await both();
    await hear(state);
    expect(left(state)).toEqual({ ...all, dishes: 0, dishCode: null, dishOrder: false });
    expect(state.store.get(giftPlacing.placementAtom).kind).toBe("sending");
    await hear(state);
    expect(left(state)).toMatchObject({ gifts: 0, giftCodes: [], giftOrder: false });
    expect(placedTold(state)).toHaveLength(2);
  });
});

it("R33: gift cards that are paid while another shop is shown are reported there, without navigation", async () => {
  const state = await both();
  const { store, ordering, history, device } = state;
  const before = history.current();
  store.set(isElementRemovedAtom, true);
  await hear(state, { kind: "no-answer" });
  await hear(state);
  const { udid } = ordering.posted[1] ?? { udid: "" };
  expect(store.get(giftChangeAtom)).toMatchObject({ udid, storeId: 120 });
  expect(store.get(orderChangeAtom)).toBeNull();
  expect(device.read(storedGifts.unseenGiftOrder)).toMatchObject({ udid });
  expect(history.current()).toBe(before);
});

it("R37: the card typed for gift cards is dropped with their checkout, unless their order may still need it", async () => {
  const state = await openGiftTab();
  const { store } = state;
  await submitGifts(state);
  store.set(giftPlacing.leaveAtom);
  expect(store.get(typedCardAtom).number).toBe("4111111111111111");
  await hear(state, { kind: "refused", message: "Declined.", isCoded: true });
  store.set(typedCardAtom, { number: "4111111111111111" });
  store.set(giftPlacing.leaveAtom);
  expect(store.get(typedCardAtom).number).toBe("");
});

describe("R71, R72: before gift cards are ordered", () => {
  it("the store must be in operation, the form valid and the total unchanged", async () => {
    const state = await openGiftTab();
    const { store } = state;
    const shown = store.get(storeAtom);
    if (shown.kind !== "ready") throw new Error("The store isn't shown.");
    store.set(storeAtom, { ...shown, value: { ...shown.value, inOperation: false } });
    expect(await store.set(submitGiftsAtom)).toEqual({ kind: "not-sold" });
    store.set(storeAtom, shown);
    store.set(typedCardAtom, { cvv: "" });
    expect(await store.set(submitGiftsAtom)).toEqual({ kind: "invalid" });
    store.set(typedCardAtom, { cvv: "123" });
    state.setTime(((store.get(giftCartAtom).lines[0]?.addedAt ?? 0) + 36_000_000) as never);
    expect(await store.set(submitGiftsAtom)).toEqual({ kind: "price-changed" });
    expect(state.ordering.posted).toEqual([]);
  });
});

it("R72: gift cards aren't ordered while a code of their cart has no answer yet", async () => {
  const state = await openGiftTab();
  state.ordering.checkCoupon = () => new Promise(() => {});
  state.store.set(takeOverGiftCodesAtom, { 120: ["GIFT"] });
  expect(await state.store.set(submitGiftsAtom)).toEqual({ kind: "not-loaded" });
  expect(state.ordering.posted).toEqual([]);
});

it("R33: gift cards aren't paid again with an invalid card", async () => {
  const state = await openGiftTab();
  await submitGifts(state);
  state.store.set(typedCardAtom, { number: "4111", expiry: "12/30", cvv: "123" });
  expect(state.store.set(payGiftsAgainAtom)).toBe(false);
  expect(state.ordering.posted).toHaveLength(1);
});
