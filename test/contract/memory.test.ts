// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import type { SavedCarts } from "../../src/domain/cart/savedCarts.ts";
import { instant } from "../../src/domain/time/instant.ts";
import { createDevice, createDeviceMemory, type Device } from "../../src/services/adapters/device/deviceMemory.ts";
import { createDeviceOrderMemory } from "../../src/services/adapters/device/deviceOrders.ts";
import { storedOrders } from "../../src/wire/storage/orderTable.ts";
import { storageKey } from "../../src/wire/storage/scope.ts";

import { buildLine } from "../domain/cart/cartLines.ts";
import { buildDevice } from "../support/buildDevice.ts";

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
const vegan = { allergies: [], intolerances: ["2"], preferences: ["1", "3"] };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe.each(devices)("what a device stores, in %s", (_name, start) => {
  const on = (device: Device) => ({ ...createDeviceMemory(device), ...createDeviceOrderMemory(device) });
  const create = () => on(start().device);

  it("is null at first", () => {
    const memory = create();
    expect([memory.language(), memory.dietary()]).toEqual([null, null]);
  });

  it("is the last value", () => {
    const memory = create();
    memory.saveLanguage("en");
    memory.saveLanguage("zh-CN");
    memory.saveDietary(vegan, instant(5));
    expect([memory.language(), memory.dietary()]).toEqual(["zh-CN", vegan]);
  });

  it("includes the carts, and reports whether they could be stored", () => {
    const memory = create();
    expect(memory.carts()).toBeNull();
    expect(memory.saveCarts(burger)).toBe(true);
    expect(memory.carts()).toEqual(burger);
  });

  it("calls listeners when another tab stores carts, until they stop", () => {
    const { device, saveCartsElsewhere } = start();
    const memory = on(device);
    const heard: SavedCarts[] = [];
    const stop = memory.watchCarts((carts) => heard.push(carts));
    memory.saveCarts({});
    saveCartsElsewhere(burger);
    stop();
    saveCartsElsewhere({});
    expect(heard).toEqual([burger]);
    expect(memory.carts()).toEqual({});
  });
});
