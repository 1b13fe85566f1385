import { describe, expect, it } from "vitest";
import { watchSavedOrders } from "../../src/app/composition/residents/lazy/watchSavedOrders.ts";
import { cartCountAtom } from "../../src/state/cart/cart.atoms.ts";
import { retryStoreAtom } from "../../src/state/store/store.actions.ts";
import { storedOrders } from "../../src/wire/storage/orderTable.ts";
import { buildAttempt } from "../domain/checkout/buildAttempt.ts";
import { goTo, groupShop } from "../state/cart/cartFixture.ts";
import { buildMemory } from "../support/buildServices.ts";
import { startIn } from "./startIn.ts";

function savingMemory() {
  const memory = buildMemory();
  memory.device.save(storedOrders.paymentType, "saveorder");
  return memory;
}

const code = Buffer.from(JSON.stringify({ v: 1, store: 120, lines: ["burger"] })).toString("base64url");

describe("R59: a session that saves orders", () => {
  it("never shows the checkout, wherever the diner comes from", async () => {
    const { store, history } = await groupShop("/store/120/checkout", savingMemory());
    const stop = startIn(watchSavedOrders, { store });
    expect(history.current()).toBe("/store/120/saveOrderMobile");
    history.push("/store/120/checkout/old-order");
    expect(history.current()).toBe("/store/120/saveOrderMobile");
    stop();
    history.push("/store/120/checkout");
    expect(history.current()).toBe("/store/120/checkout");
  });

  it("still shows an order in progress at the checkout", async () => {
    const memory = savingMemory();
    memory.device.save(storedOrders.checkoutData, buildAttempt("u-1"));
    const { store, history } = await groupShop("/store/120/checkout", memory);
    startIn(watchSavedOrders, { store });
    expect(history.current()).toBe("/store/120/checkout");
  });
});

describe("R59: a session that doesn't save orders", () => {
  it("shows the checkout", async () => {
    const { store, history } = await groupShop("/store/120/checkout");
    startIn(watchSavedOrders, { store });
    expect(history.current()).toBe("/store/120/checkout");
  });

  it("opens a saved order from the path once its menu has loaded", async () => {
    const state = await groupShop("/");
    startIn(watchSavedOrders, state);
    state.history.push(`/store/120/shoppingcartmobile/${code}`);
    expect(state.store.get(cartCountAtom)).toBe(0);
    await goTo(state, state.history.current());
    expect(state.store.get(cartCountAtom)).toBe(1);
    expect(state.history.current()).toBe("/store/120/shoppingcartmobile");
  });

  it("keeps a saved order in the path if its store can't be read, so that a retry works", async () => {
    const state = await groupShop("/");
    startIn(watchSavedOrders, state);
    state.documents.fail({ stores: true, menus: true });
    await goTo(state, `/store/120/shoppingcartmobile/${code}`);
    expect(state.history.current()).toBe("/generalError");
    state.documents.fail({ stores: false, menus: false });
    await state.store.set(retryStoreAtom);
    expect(state.store.get(cartCountAtom)).toBe(1);
  });
});
