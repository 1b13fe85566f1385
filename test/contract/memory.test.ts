// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import type { SavedCarts } from "../../src/domain/cart/savedCarts.ts";
import { createDevice, type Device } from "../../src/services/adapters/device/deviceMemory.ts";
import { storedOrders } from "../../src/wire/storage/orderTable.ts";
import { storageKey } from "../../src/wire/storage/scope.ts";

import { buildLine } from "../domain/cart/cartLines.ts";
import { buildDevice } from "../support/buildDevice.ts";
import { wholeMemory } from "../support/buildServices.ts";

interface Harness {
  readonly device: Device;
  saveCartsElsewhere(carts: SavedCarts): void;
}

function browserDevice(): Harness {
  const key = storageKey("hq-7", storedOrders.cart.key);
  return {
    device: createDevice("hq-7"),
    saveCartsElsewhere(carts) {
      const newValue = storedOrders.cart.encode(carts);
      if (newValue !== null) localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent("storage", { key, newValue }));
    },
  };
}

function builtDevice(): Harness {
  const device = buildDevice();
  return { device, saveCartsElsewhere: (carts) => device.saveElsewhere(storedOrders.cart, carts) };
}

const devices: readonly (readonly [string, () => Harness])[] = [
  ["the browser's storage", browserDevice],
  ["a test's own", builtDevice],
];

const burger: SavedCarts = { 120: [buildLine()] };
const none = { allergies: [], intolerances: [], preferences: [] };
const vegan = { allergies: [], intolerances: ["2"], preferences: ["1", "3"] };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe.each(devices)("what a device stores, in %s", (_name, start) => {
  it("is null at first, and then the last value", () => {
    const memory = wholeMemory(start().device);
    expect(memory.get("dietary")).toBeNull();
    for (const chosen of [none, vegan]) expect(memory.save("dietary", chosen)).toBe(true);
    expect(memory.get("dietary")).toEqual(vegan);
  });

  it("calls listeners when another tab stores carts, until they stop", () => {
    const { device, saveCartsElsewhere } = start();
    const memory = wholeMemory(device);
    const heard: SavedCarts[] = [];
    const stop = memory.watch("cart", (carts) => heard.push(carts));
    memory.save("cart", {});
    saveCartsElsewhere(burger);
    stop();
    saveCartsElsewhere({});
    expect(heard).toEqual([burger]);
    expect(memory.get("cart")).toEqual({});
  });
});
