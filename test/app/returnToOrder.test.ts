// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { returnToOrder } from "../../src/app/composition/residents/returnToOrder.ts";
import type { HostSettings } from "../../src/domain/host/hostSettings.ts";
import { selectionAtom } from "../../src/state/cart/selection.atoms.ts";
import { isReadyAtom } from "../../src/state/host/host.atoms.ts";
import { orderChangeAtom } from "../../src/state/order/orderChange.atoms.ts";
import { openStoreAtom } from "../../src/state/store/store.actions.ts";
import { storedOrders } from "../../src/wire/storage/orderTable.ts";
import { buildAttempt } from "../domain/checkout/buildAttempt.ts";
import { buildMenu } from "../support/buildMenu.ts";
import { buildElementState, type ElementState } from "../support/buildServices.ts";
import { buildStore } from "../support/buildStore.ts";
import { startIn } from "./startIn.ts";

const byId: Partial<HostSettings> = { store: { kind: "id", id: 120 } };

interface Given {
  readonly settings?: Partial<HostSettings>;
  readonly path?: string;
  readonly hasOrder?: boolean;
  readonly storeId?: number;
  readonly isReady?: boolean;
  /** What else the device or the page knows. */
  readonly before?: (state: ElementState) => void;
}

/** Starts the shop, with an order of store 120 in progress unless the caller says otherwise. */
async function started(given: Given): Promise<ElementState> {
  const { settings = byId, path = "/", hasOrder = true, storeId = 120, isReady = true, before } = given;
  const state = buildElementState(settings);
  state.documents.put(buildStore({ id: storeId, name: "Patty" }), [buildMenu()]);
  if (hasOrder) state.device.save(storedOrders.checkoutData, buildAttempt("u-1"));
  state.history.push(path);
  before?.(state);
  await state.store.set(openStoreAtom);
  state.store.set(isReadyAtom, isReady);
  startIn(returnToOrder, state);
  return state;
}

describe("R33: a shop that starts with an order in progress", () => {
  it.each<[string, Given, string]>([
    ["to its checkout", {}, "/store/120/checkout"],
    ["to its checkout from the store's own path", { settings: {}, path: "/store/120" }, "/store/120/checkout"],
    [
      "to its checkout if the page names the store",
      { settings: { store: { kind: "name", name: "Patty" } } },
      "/store/Patty/checkout",
    ],
    ["nowhere without one", { hasOrder: false }, "/"],
    ["nowhere for another store's", { settings: { store: { kind: "id", id: 121 } }, storeId: 121 }, "/"],
    ["nowhere on another screen", { path: "/store/120/thankyou" }, "/store/120/thankyou"],
    ["nowhere in gift mode", { settings: { ...byId, isGift: true } }, "/"],
    ["nowhere on a digital display", { settings: { ...byId, isDigitalDisplay: true } }, "/"],
  ])("leads %s", async (_where, given, path) => {
    expect((await started(given)).history.current()).toBe(path);
  });
});

it.each([
  ["u-1", "/store/121/checkout"],
  ["u-2", "/"],
])("R57: the return from the payment of %s leads from another venue's menu to %s", async (udid, path) => {
  history.replaceState(null, "", `/?result=SUCCESS&merchant_trade_no=${udid}`);
  const state = await started({ settings: { store: { kind: "id", id: 121 } }, storeId: 121 });
  history.replaceState(null, "", "/");
  expect(state.history.current()).toBe(path);
});

it("R33: a shop leads to the order in progress only after its menu has loaded", async () => {
  const state = await started({ isReady: false });
  expect(state.history.current()).toBe("/");
  state.store.set(isReadyAtom, true);
  expect(state.history.current()).toBe("/store/120/checkout");
});

describe("R33, R57: a list of venues that starts with an order in progress", () => {
  const ofGroup: Partial<HostSettings> = { hqId: 7 };

  it.each<[string, Given, string]>([
    ["to the checkout of the order's venue", {}, "/store/120/checkout"],
    ["to it on a full page, too", { settings: { ...ofGroup, isFullPage: true } }, "/store/120/checkout"],
    ["nowhere without one", { hasOrder: false }, "/"],
    ["nowhere from another venue", { path: "/store/121", storeId: 121 }, "/store/121"],
    ["nowhere from a page about the group", { path: "/about" }, "/about"],
    ["nowhere in gift mode", { settings: { ...ofGroup, isGift: true } }, "/"],
    ["nowhere on a digital display", { settings: { ...ofGroup, isDigitalDisplay: true } }, "/"],
  ])("leads %s", async (_where, given, path) => {
    expect((await started({ settings: ofGroup, ...given })).history.current()).toBe(path);
  });

  it("R75: leads nowhere while a venue is chosen for another cart", async () => {
    const before = ({ store }: ElementState) => store.set(selectionAtom, { home: 121, hqId: 7, ids: [], picked: null });
    expect((await started({ settings: ofGroup, before })).history.current()).toBe("/");
  });

  it("leads there once: a diner who goes back to the list stays there", async () => {
    const state = await started({ settings: ofGroup });
    state.history.push("/");
    state.store.set(isReadyAtom, true);
    expect(state.history.current()).toBe("/");
  });
});

describe("an order that was placed while another store was shown", () => {
  const reference = { udid: "u-1", storeId: 120, customerId: "g-5f" };

  it.each([
    ["is shown when its store is shown again", 120, "/store/120/checkout", null],
    ["is reported at another store of the group", 121, "/", reference],
  ])("%s", async (_what, storeId, path, told) => {
    const before = ({ memory }: ElementState) => memory.save("unseenOrder", reference);
    const settings = { store: { kind: "id", id: storeId } } as const;
    const state = await started({ settings, storeId, hasOrder: false, before });
    expect(state.history.current()).toBe(path);
    expect(state.store.get(orderChangeAtom)).toEqual(told);
  });
});
