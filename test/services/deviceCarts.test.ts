// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addLine } from "../../src/domain/cart/addLine.ts";
import { emptyCart } from "../../src/domain/cart/cart.ts";
import { lineFrom } from "../../src/domain/cart/lineFrom.ts";
import type { SavedCarts } from "../../src/domain/cart/savedCarts.ts";
import { instant } from "../../src/domain/time/instant.ts";
import { createDevice } from "../../src/services/adapters/deviceMemory.ts";
import { createDeviceOrderMemory } from "../../src/services/adapters/deviceOrderMemory.ts";
import { thisPage } from "../../src/services/adapters/devicePage.ts";
import { storedOrders } from "../../src/wire/storage/orderTable.ts";

import { burger, pattys, wishFor } from "../state/cart/cartFixture.ts";

const { listed } = wishFor(burger);
const wish = {
  id: "1",
  selection: [],
  quantity: 2,
  note: "",
  redemption: null,
  rolled: [],
  now: instant(1_795_000_000_000),
};
const added = addLine(emptyCart, lineFrom(listed, pattys, wish));
const carts: SavedCarts = { 120: added.kind === "changed" ? added.cart.lines : [] };
const key = "servery:store-120:cart";

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  thisPage.unkept.clear();
});

function tell(about: StorageEventInit): void {
  dispatchEvent(new StorageEvent("storage", about));
}

function watched() {
  const heard: SavedCarts[] = [];
  const stop = createDeviceOrderMemory(createDevice("store-120")).watchCarts((theirs) => heard.push(theirs));
  return { heard, stop };
}

describe("the carts on a device", () => {
  it("R1: are stored under their key, and read again", () => {
    const memory = createDeviceOrderMemory(createDevice("store-120"));
    expect(memory.carts()).toBeNull();
    expect(memory.keepCarts(carts)).toBe(true);
    expect(Object.keys({ ...localStorage })).toEqual([key]);
    expect(memory.carts()).toEqual(carts);
  });

  it("aren't stored on a full device, which is reported", () => {
    const setItem = vi.fn(() => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    });
    vi.stubGlobal("localStorage", { setItem });
    expect(createDeviceOrderMemory(createDevice("store-120")).keepCarts(carts)).toBe(false);
    expect(setItem).toHaveBeenCalled();
  });

  it("are reported when another tab stores them, until the listener stops", () => {
    const newValue = storedOrders.cart.encode(carts);
    localStorage.setItem(key, newValue ?? "");
    const { heard, stop } = watched();
    tell({ key, newValue });
    expect(heard).toEqual([carts]);
    stop();
    tell({ key, newValue });
    expect(heard).toHaveLength(1);
  });

  it.each<[string, StorageEventInit]>([
    ["another shop's data", { key: "servery:store-121:cart", newValue: '{"version":1,"value":{}}' }],
    ["other data", { key: "servery:store-120:room", newValue: '{"version":1,"value":"12"}' }],
    ["unreadable data", { key, newValue: "{" }],
    ["a removal", { key, newValue: null }],
    ["a storage that is cleared", { key: null, newValue: null }],
  ])("are not changed by %s", (_what, about) => {
    if (about.key && about.newValue) localStorage.setItem(about.key, about.newValue);
    const { heard, stop } = watched();
    tell(about);
    stop();
    expect(heard).toEqual([]);
  });
});
