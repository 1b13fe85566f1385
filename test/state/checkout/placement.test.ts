// @vitest-environment happy-dom

import { describe, expect, it } from "vitest";
import type { FoodAttempt } from "../../../src/domain/checkout/attempt.ts";
import { toDollars } from "../../../src/domain/money/cents.ts";
import { transactionIdOf } from "../../../src/domain/order/orderReference.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { notesAtom } from "../../../src/state/checkout/form/notes.atoms.ts";
import { dispatchPlacementAtom, foodPlacing, placementAtom } from "../../../src/state/checkout/goods/foodGoods.ts";
import { openCheckoutAtom } from "../../../src/state/checkout/placing/placement.actions.ts";
import { submitAtom } from "../../../src/state/checkout/submit/submit.actions.ts";
import { typedContactAtom } from "../../../src/state/customer/contact.atoms.ts";
import { modeAtom } from "../../../src/state/fulfilment/mode.atoms.ts";
import { keepTimesFreshAtom } from "../../../src/state/fulfilment/times.atoms.ts";
import { applySettingsAtom, settingsAtom } from "../../../src/state/host/host.atoms.ts";
import { orderChangeAtom } from "../../../src/state/order/orderChange.atoms.ts";
import { pricedOrderAtom } from "../../../src/state/order/pricedOrder.atoms.ts";
import { thankedOrderAtom } from "../../../src/state/order/thankedOrder.atoms.ts";
import { typedCardAtom } from "../../../src/state/payment/card.atoms.ts";
import { paymentAtom } from "../../../src/state/payment/payment.atoms.ts";
import { loadRulesAtom } from "../../../src/state/promotion/rules.atoms.ts";
import { servicesAtom } from "../../../src/state/services.atoms.ts";
import { storeAtom } from "../../../src/state/store/store.atoms.ts";
import { storedOrders } from "../../../src/wire/storage/orderTable.ts";
import { storageRows } from "../../../src/wire/storage/table.ts";
import { buildLine } from "../../domain/cart/cartLines.ts";
import { liveOrder, shopState, storedAttempt, total } from "../../features/checkout/checkoutFixture.tsx";
import { noorTyped } from "../../support/buildContact.ts";
import { buildPointRules, buildWholeOrder } from "../../support/buildPromotions.ts";
import { type ElementState, noRules, serve, serveMembers } from "../../support/buildServices.ts";
import { buildMember } from "../../support/buildSession.ts";
import { buildStore } from "../../support/buildStore.ts";

import { hear, kindOf, openTab, placedTold, settle, submit, submitted, tell } from "./checkoutTab.ts";

describe("R33: two tabs make one order", () => {
  it("the second one asks for its card only after the first one ended without an answer", async () => {
    const first = openTab();
    const second = openTab(first);
    await submit(first);
    await submit(second);
    await second.store.set(dispatchPlacementAtom, { kind: "look-again" });
    await settle();
    expect(second.store.get(placementAtom)).toMatchObject({ kind: "unknown", lookUp: "elsewhere" });
    await hear(first, { kind: "no-answer" });
    expect(second.store.get(placementAtom)).toMatchObject({ kind: "needs-payment-again" });
    expect(second.ordering.posted).toEqual([]);
  });

  it("a tab learns that another one knows the outcome", async () => {
    const tab = await submitted();
    await hear(tab, { kind: "no-answer" });
    const { udid = "" } = tab.ordering.posted[0] ?? {};
    tab.orders.put(liveOrder(udid));
    tab.device.saveElsewhere(storedOrders.endedOrders, [transactionIdOf(udid)]);
    tab.device.forgetElsewhere(storedOrders.checkoutData);
    await settle();
    expect(kindOf(tab)).toBe("placed");
    expect(placedTold(tab)).toEqual([]);
  });

  it("another tab's order doesn't affect a tab without one", async () => {
    const tab = await submitted();
    const attempt = storedAttempt(tab);
    const idle = openTab();
    if (attempt) idle.device.saveElsewhere(storedOrders.checkoutData, attempt);
    await settle();
    expect(kindOf(idle)).toBe("idle");
  });
});

/** Another tab's order at store 121, as the device stores it, and the store has it. */
async function arrivedElsewhere(state: ElementState): Promise<FoodAttempt> {
  const before = await submitted();
  const attempt = storedAttempt(before);
  if (!attempt) throw new Error("No order is on its way.");
  const elsewhere = { ...attempt, reference: { ...attempt.reference, storeId: 121 } };
  state.device.save(storedOrders.checkoutData, elsewhere);
  state.orders.put(liveOrder(elsewhere.reference.udid));
  return elsewhere;
}

describe("a placed order", () => {
  it("empties the cart of its own store, whichever store is shown", async () => {
    const state = shopState();
    state.memory.save("cart", { ...state.memory.get("cart"), 121: [buildLine()] });
    const { reference } = await arrivedElsewhere(state);
    state.store.set(openCheckoutAtom);
    await settle();
    expect(state.memory.get("cart")).not.toHaveProperty("121");
    expect(state.store.get(cartAtom).lines).toHaveLength(1);
    // R33: a diner at another store stays there and gets a notice.
    expect(state.history.current()).toBe("/store/120/checkout");
    expect(state.store.get(orderChangeAtom)).toEqual(reference);
    expect(kindOf(state)).toBe("idle");
    expect(placedTold(state)).toMatchObject([{ storeId: 121, total: toDollars(total) }]);
  });

  it("R75: empties the cart that it was copied from as well, if another tab has chosen the venue", async () => {
    const state = shopState();
    state.configure({ isSelectMode: true });
    await arrivedElsewhere(state);
    expect(state.store.get(cartAtom).lines).toHaveLength(1);
    state.store.set(openCheckoutAtom);
    await settle();
    expect(placedTold(state)).toMatchObject([{ storeId: 121 }]);
    expect(state.memory.get("cart")).toEqual({});
  });

  it("R33: that another tab has settled leaves the code for the next order, and clears this tab's notes", async () => {
    const state = openTab();
    const { store, device, memory } = state;
    store.set(notesAtom, "Ring twice");
    await submit(state);
    const udid = storedAttempt(state)?.reference.udid ?? "";
    device.saveElsewhere(storedOrders.endedOrders, [transactionIdOf(udid)]);
    device.forget(storedOrders.checkoutData);
    memory.save("coupons", { 120: "NEXT" });
    await hear(state);
    expect(kindOf(state)).toBe("placed");
    expect(placedTold(state)).toEqual([]);
    expect(memory.get("coupons")).toEqual({ 120: "NEXT" });
    expect(store.get(notesAtom)).toBe("");
  });

  it("S28: leads to the thanks where guests can't follow it, with what was ordered", async () => {
    const state = await submitted({ login: false });
    await hear(state);
    expect(state.history.current()).toBe("/store/120/thankyou");
    const thanked = state.store.get(thankedOrderAtom);
    const order = thanked && (await state.orders.readSent(thanked, "Australia/Melbourne"));
    expect(order).toMatchObject({
      ...{ udid: state.ordering.posted[0]?.udid, type: "pickup", total, contact: { email: noorTyped.email } },
      items: [{ name: "Patty", quantity: 2 }],
    });
  });
});

it("R33: if a script of the site clears the storage, the cart in memory is stored again", async () => {
  const state = openTab();
  const carts = state.memory.get("cart");
  await submit(state);
  await hear(state, { kind: "refused", message: "The kitchen is full.", isCoded: true });
  state.device.forget(storedOrders.cart);
  await tell(state, { kind: "forgotten" });
  expect(state.memory.get("cart")).toEqual(carts);
});

describe("R37: the card", () => {
  it.each([
    ["taken", { kind: "taken", customerId: null }],
    ["refused", { kind: "refused", message: "No." }],
  ] as const)("is cleared when the order is %s", async (_outcome, answer) => {
    const state = await submitted();
    expect(state.store.get(foodPlacing.tenderAtom).kind).toBe("card");
    await hear(state, answer);
    expect(state.store.get(foodPlacing.tenderAtom)).toEqual({ kind: "none" });
    expect(state.store.get(typedCardAtom).number).toBe("");
  });

  it("stays in memory while the outcome is unknown, even after the checkout was left", async () => {
    const state = await submitted();
    await hear(state, { kind: "no-answer" });
    state.store.set(foodPlacing.leaveAtom);
    await state.store.set(dispatchPlacementAtom, { kind: "look-again" });
    await tell(state, { kind: "retry" });
    expect(state.ordering.posted[1]).toEqual(state.ordering.posted[0]);
  });

  it("isn't sent with a cash order", async () => {
    const state = openTab();
    state.store.set(paymentAtom, "cash");
    await submit(state);
    expect(state.ordering.posted).toMatchObject([{ tender: { kind: "none" } }]);
    expect(state.store.get(foodPlacing.tenderAtom)).toEqual({ kind: "none" });
  });

  it("R55: isn't named in a member's cash order if it is stored", async () => {
    const state = openTab();
    serveMembers(state, buildMember({ storedCards: [{ identifier: "card-1", type: "visa", lastDigits: "1111" }] }));
    state.store.set(paymentAtom, "cash");
    await submit(state);
    expect(state.ordering.posted).toMatchObject([{ body: { TrackingOrder: { PaymentCardIdentifier: null } } }]);
  });
});

describe("what can't be loaded or reached", () => {
  it("if it is the ordering code, nothing is sent, and the diner can try again", async () => {
    const state = openTab();
    await state.store.set(loadRulesAtom);
    serve(state.store, { loadOrdering: () => Promise.reject(new Error("offline")) });
    expect(await state.store.set(submitAtom)).toEqual({ kind: "not-loaded" });
    expect([kindOf(state), storedAttempt(state)]).toEqual(["idle", null]);
    serve(state.store, { release: { isReplaced: async () => true, reload: () => {} } });
    expect(await state.store.set(submitAtom)).toEqual({ kind: "replaced" });
    serve(state.store, { loadOrdering: async () => state.ordering });
    await submit(state);
    expect(state.ordering.posted).toHaveLength(1);
  });

  it("if the device is offline, nothing is sent, and the form's next press sends it", async () => {
    const state = openTab();
    await state.store.set(loadRulesAtom);
    const { connection } = state.store.get(servicesAtom);
    serve(state.store, { connection: { ...connection, isOffline: () => true } });
    expect(await state.store.set(submitAtom)).toEqual({ kind: "offline" });
    expect([kindOf(state), storedAttempt(state), state.ordering.posted]).toEqual(["idle", null, []]);
    serve(state.store, { connection });
    await submit(state);
    expect(state.ordering.posted).toHaveLength(1);
  });
});

describe("only what was shown is posted", () => {
  it("nothing is sent if the diner goes to another store meanwhile", async () => {
    const state = openTab();
    const { store } = state;
    await store.set(loadRulesAtom);
    const submitted = store.set(submitAtom);
    store.set(storeAtom, { kind: "ready", value: buildStore({ id: 121 }) });
    expect(await submitted).toEqual({ kind: "not-loaded" });
    expect(state.ordering.posted).toEqual([]);
  });

  it("R52: nothing is sent to another place than the form shows, if another tab has ended the visit", async () => {
    const state = shopState({ chargesToRoom: true, view: { room: true, roomCharge: true, cashOnPickup: true } });
    const { store, device, ordering } = state;
    device.save(storageRows.room, "7");
    store.set(typedContactAtom, noorTyped);
    store.set(keepTimesFreshAtom);
    store.set(paymentAtom, "room-charge");
    await store.set(loadRulesAtom);
    expect(store.get(modeAtom)).toBe("room");
    device.forget(storageRows.room);
    expect(await store.set(submitAtom)).toEqual({ kind: "price-changed" });
    expect(store.get(modeAtom)).toBe("pickup");
    expect(ordering.posted).toEqual([]);
  });

  it("nothing is sent before the price rules are known", async () => {
    const state = openTab();
    state.rules.set(null);
    expect(await state.store.set(submitAtom)).toEqual({ kind: "not-loaded" });
    expect(state.ordering.posted).toEqual([]);
  });

  it("the order is made at the server's time if the device's clock has jumped", async () => {
    const state = openTab();
    const { store } = state;
    const { clock, documents } = store.get(servicesAtom);
    await store.set(loadRulesAtom);
    const now = clock.now();
    state.setTime(instant(now + 5 * 3_600_000));
    let isSure = false;
    const loadStore: typeof documents.loadStore = async () => {
      isSure = true;
      state.setTime(now);
      return { kind: "failed" };
    };
    serve(store, { clock: { ...clock, isSure: () => isSure }, documents: { ...documents, loadStore } });
    store.set(applySettingsAtom, { ...store.get(settingsAtom), store: { kind: "id", id: 120 } });
    await submit(state);
    expect(storedAttempt(state)?.postedAt).toBe(now);
    expect(state.ordering.posted).toHaveLength(1);
  });

  it("R31, R46: a total changed by the clock is shown first, and posted on the next press", async () => {
    const state = openTab();
    const { store } = state;
    const now = store.get(servicesAtom).clock.now();
    const ends = buildWholeOrder({ endsAt: instant(now + 30_000) });
    state.rules.set({ ...noRules, promotions: { triggers: [ends], points: buildPointRules() } });
    await store.set(loadRulesAtom);
    expect(store.get(pricedOrderAtom).total).toBe(total * 0.9);
    state.setTime(instant(now + 40_000));
    expect(await store.set(submitAtom)).toEqual({ kind: "price-changed" });
    expect(state.ordering.posted).toEqual([]);
    expect(await store.set(submitAtom)).toEqual({ kind: "started" });
    await settle();
    expect(state.ordering.posted).toHaveLength(1);
  });
});
