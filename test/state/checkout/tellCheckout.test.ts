// @vitest-environment happy-dom

import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { watchPrice } from "../../../src/app/composition/residents/watchCart.ts";
import type { FoodAttempt } from "../../../src/domain/checkout/attempt.ts";
import { transactionIdOf } from "../../../src/domain/order/orderReference.ts";
import { beginCheckoutAtom } from "../../../src/state/checkout/submit/beginCheckout.atoms.ts";
import { navigateAtom } from "../../../src/state/navigation/navigation.atoms.ts";
import { orderServicesAtom } from "../../../src/state/services.atoms.ts";
import { storedOrders } from "../../../src/wire/storage/orderTable.ts";
import { startIn } from "../../app/startIn.ts";
import {
  filled,
  liveOrder,
  openCheckout,
  type Shop,
  shopState,
  storedAttempt,
  taken,
} from "../../features/checkout/checkoutFixture.tsx";
import { type ElementState, serve } from "../../support/buildServices.ts";

const goods = {
  storeId: 120,
  items: [{ id: "patty", name: "Patty", category: "Burgers", price: 10, quantity: 2 }],
  value: 20,
  currency: "AUD",
};

const kinds = ({ announced }: ElementState) => announced.map(({ kind }) => kind);

/** A checkout with a known price and valid fields. */
async function openPriced(state = shopState()): Promise<Shop> {
  startIn(watchPrice, state);
  await vi.dynamicImportSettled();
  return filled(state);
}

/** A page that starts with the order of another tab, which the store has. */
async function startWithOrder(change: object = {}): Promise<ElementState & { readonly udid: string }> {
  const before = await openPriced();
  await before.press("Pay now");
  const attempt = storedAttempt(before);
  if (!attempt) throw new Error("No order is on its way.");
  const state = shopState();
  const { udid } = attempt.reference;
  state.device.save(storedOrders.checkoutData, { ...attempt, ...change });
  state.orders.put(liveOrder(udid));
  startIn(watchPrice, state);
  await vi.dynamicImportSettled();
  await openCheckout(state);
  return { ...state, udid };
}

const sums = { total: 20, tax: 1.82, shipping: 0, coupon: null };

describe("R83: the events of a checkout", () => {
  it("are one each for checkout, payment and order, complete for GA4 and without personal data", async () => {
    const shop = await openPriced();
    expect(shop.announced).toEqual([{ kind: "begin-checkout", ...goods, coupon: null }]);
    await shop.press("Pay now");
    expect(shop.announced.slice(1)).toEqual([
      { kind: "add-payment-info", ...goods, coupon: null, paymentType: "card" },
    ]);
    const { udid = "" } = shop.ordering.posted[0] ?? {};
    await shop.answer(taken);
    const order = { kind: "order-placed", transactionId: transactionIdOf(udid), ...goods, ...sums };
    expect(shop.announced.slice(2)).toEqual([order]);
    expect(JSON.stringify(shop.announced)).not.toMatch(/Noor|Abbot|example\.com|0412|4111|g-/);
  });

  it("include the payment when the order is sent, not when the diner gets a storage warning first", async () => {
    const state = shopState();
    const { food } = state.store.get(orderServicesAtom).attempts;
    const save = (attempt: FoodAttempt) => food.save(attempt) && false;
    serve(state.store, { attempts: { food: { ...food, save, saveForTab: () => false } } });
    const shop = await openPriced(state);
    await shop.press("Pay now");
    expect(kinds(shop)).toEqual(["begin-checkout"]);
    await shop.press("Pay now and keep this page open");
    expect(kinds(shop)).toEqual(["begin-checkout", "add-payment-info"]);
    expect(shop.ordering.posted).toHaveLength(1);
  });

  it("include no new checkout for an order in progress, only that order as it was sent", async () => {
    const { announced, udid } = await startWithOrder();
    expect(announced).toEqual([{ kind: "order-placed", transactionId: transactionIdOf(udid), ...goods, ...sums }]);
  });

  it("include no checkout before its price is known", () => {
    const { store, announced } = shopState();
    store.set(beginCheckoutAtom);
    expect(announced).toEqual([]);
  });

  it("include the checkout again after it was left, not after a tablet was turned", async () => {
    const state = shopState();
    const shop = await openPriced(state);
    shop.unmount();
    const turned = await openPriced(state);
    expect(kinds(shop)).toEqual(["begin-checkout"]);
    act(() => state.store.set(navigateAtom, { name: "store", store: "120" }));
    turned.unmount();
    act(() => state.store.set(navigateAtom, { name: "checkout", store: "120" }));
    await openPriced(state);
    expect(kinds(shop)).toEqual(["begin-checkout", "begin-checkout"]);
  });

  it("include for an earlier release's order only what is known about it", async () => {
    const { announced } = await startWithOrder({ ordered: null, sale: null });
    expect(announced).toMatchObject([
      { kind: "order-placed", items: [], value: 20, total: 20, tax: null, shipping: null, coupon: null },
    ]);
  });
});
