// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDevice, createMemory, thisPage } from "../../src/services/adapters/device/deviceMemory.ts";
import { createDeviceOrderMemory } from "../../src/services/adapters/device/deviceOrders.ts";
import { forgetDiner, forgetEarlier } from "../../src/services/adapters/device/sharedDevice.ts";
import type { StoredFirstValues } from "../../src/services/ports/memory.ts";
import { storedGifts } from "../../src/wire/storage/giftTable.ts";
import { storedOrders } from "../../src/wire/storage/orderTable.ts";
import { storageRows } from "../../src/wire/storage/table.ts";
import { buildLine } from "../domain/cart/cartLines.ts";
import { buildDevicePage } from "../support/buildDevice.ts";
import { buildStorage, type FakeStorage } from "../support/buildStorage.ts";

const { lastMenu, mobile, room, table } = storageRows;
const { offers } = storedOrders;
const stops: (() => void)[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
  thisPage.unsaved.clear();
});

/** A storage with the given functions; the others behave as in a storage that keeps nothing. */
function storageWith(changes: Partial<Storage>): Storage {
  return {
    length: 0,
    clear: () => {},
    key: () => null,
    getItem: () => null,
    setItem: () => {},
    removeItem: () => {},
    ...changes,
  };
}

function fullStorage(): FakeStorage {
  const storage = buildStorage();
  storage.room = 0;
  return storage;
}

describe("a value kept on a device", () => {
  it("is stored under the key of R1, for as long as its row says", () => {
    const device = createDevice("store-120");
    device.save(room, "12");
    device.save(mobile, true);
    expect(Object.keys({ ...localStorage })).toEqual(["servery:store-120:room"]);
    expect(Object.keys({ ...sessionStorage })).toEqual(["servery:store-120:mobile"]);
  });

  it("R1: isn't shared with another shop on the page", () => {
    createDevice("store-120").save(room, "12");
    expect(createDevice("store-121").read(room)).toBeNull();
    expect(createDevice("store-12").read(room)).toBeNull();
    expect(createDevice("store-120").read(table)).toBeNull();
    expect(createDevice("store-120").read(room)).toBe("12");
  });

  it("stays as it was if the new value is too long", () => {
    const device = createDevice("store-120");
    device.save(room, "12");
    expect(device.save(room, "1".repeat(2_000))).toBe(false);
    expect(device.read(room)).toBe("12");
  });
});

describe("a value kept by another tab", () => {
  const key = "servery:store-120:room";
  const value = (text: string) => JSON.stringify({ version: 1, value: text });
  const tell = (changed: string | null, newValue: string | null) => {
    if (changed !== null && newValue === null) localStorage.removeItem(changed);
    if (changed !== null && newValue !== null) localStorage.setItem(changed, newValue);
    dispatchEvent(new StorageEvent("storage", { key: changed, newValue }));
  };

  it("is reported until the listener stops, and is null if it was removed or is invalid", () => {
    const heard: unknown[] = [];
    const stop = createDevice("store-120").watch(room, (kept) => heard.push(kept));
    tell(key, value("12"));
    tell(key, null);
    tell(key, "{");
    stop();
    tell(key, value("16"));
    expect(heard).toEqual(["12", null, null]);
  });

  it.each([
    ["of another store", "servery:store-121:room", value("12")],
    ["of another kind", "servery:store-120:table", value("12")],
  ])("%s isn't reported", (_what, changed, newValue) => {
    const listener = vi.fn();
    const stop = createDevice("store-120").watch(room, listener);
    tell(changed, newValue);
    stop();
    expect(listener).not.toHaveBeenCalled();
  });

  it("is reported as removed if the whole storage is cleared", () => {
    const listener = vi.fn();
    const stop = createDevice("store-120").watch(room, listener);
    tell(null, null);
    stop();
    expect(listener.mock.calls).toEqual([[null]]);
  });

  it.each([
    ["another shop's cart", "servery:store-121:cart", '{"version":1,"value":{}}'],
    ["other data", key, value("12")],
    ["unreadable data", "servery:store-120:cart", "{"],
    ["a removal", "servery:store-120:cart", null],
    ["a cleared storage", null, null],
  ])("doesn't change the cart in this tab if it is %s", (_what, changed, newValue) => {
    const listener = vi.fn();
    const stop = createDeviceOrderMemory(createDevice("store-120")).watch("cart", listener);
    tell(changed, newValue);
    stop();
    expect(listener).not.toHaveBeenCalled();
  });
});

describe("a value kept by another element on the page", () => {
  it("is reported to the other elements of the same shop when it is kept or forgotten", async () => {
    const [own, other, stranger] = [createDevice("hq-7"), createDevice("hq-7"), createDevice("hq-8")];
    const heard: string[] = [];
    for (const [name, device] of Object.entries({ own, other, stranger })) {
      stops.push(device.watch(room, (kept) => heard.push(`${name}: ${kept}`)));
    }
    own.save(room, "12");
    await Promise.resolve();
    own.forget(room);
    await Promise.resolve();
    expect(heard).toEqual(["other: 12", "other: null"]);
  });

  it("is reported even if the storage keeps nothing, and the next element knows it", async () => {
    vi.stubGlobal("localStorage", fullStorage());
    const heard: (string | null)[] = [];
    stops.push(createDevice("hq-7").watch(room, (kept) => heard.push(kept)));
    expect(createDevice("hq-7").save(room, "12")).toBe(false);
    await Promise.resolve();
    expect(heard).toEqual(["12"]);
    expect(createDevice("hq-7").read(room)).toBe("12");
    expect(createDevice("hq-7", buildDevicePage()).read(room)).toBeNull();
    createDevice("hq-7").forget(room);
    expect(createDevice("hq-7").read(room)).toBeNull();
  });

  it("is told to a page once in a row by all elements of the shop, and to each page", () => {
    const tell = (text: string, scope = "hq-7", page = buildDevicePage()) => createDevice(scope, page).tell(room, text);
    const page = buildDevicePage();
    expect(tell("12", "hq-7", page)).toBe(true);
    expect(tell("12", "hq-7", page)).toBe(false);
    expect([tell("12", "hq-8", page), tell("12")]).toEqual([true, true]);
    expect([tell("16", "hq-7", page), tell("12", "hq-7", page)]).toEqual([true, true]);
  });

  it("is replaced by a value that another tab can store", () => {
    vi.stubGlobal("localStorage", fullStorage());
    const device = createDevice("hq-7");
    stops.push(device.watch(room, () => {}));
    device.save(room, "12");
    vi.unstubAllGlobals();
    const newValue = room.encode("16");
    localStorage.setItem("servery:hq-7:room", newValue ?? "");
    dispatchEvent(new StorageEvent("storage", { key: "servery:hq-7:room", newValue }));
    expect(device.read(room)).toBe("16");
  });
});

describe("R33: a storage without room", () => {
  const menu = { savedAt: 1, store: { id: "120", fields: { Name: "x".repeat(1_000) } }, menus: [] };
  const said = { 120: { ten: true } };

  /** What two shops keep, with room for the given number of characters beyond it. */
  function nearlyFull(left: number): FakeStorage {
    const storage = buildStorage();
    vi.stubGlobal("localStorage", storage);
    localStorage.setItem("theirs:lastMenu", "the host's");
    for (const scope of ["hq-7", "store-121"]) {
      createDevice(scope).save(lastMenu, menu);
      createDevice(scope).save(offers, said);
      createDevice(scope).save(table, "4");
    }
    storage.room = storage.used() + left;
    return storage;
  }

  it("removes the last menus of all shops of the site first, and nothing else while that is enough", () => {
    nearlyFull(0);
    const device = createDevice("hq-7");
    expect(device.save(room, "12")).toBe(true);
    expect([device.read(room), device.read(table), device.read(offers)]).toEqual(["12", "4", said]);
    expect([device.read(lastMenu), createDevice("store-121").read(lastMenu)]).toEqual([null, null]);
    expect(localStorage.getItem("theirs:lastMenu")).toBe("the host's");
  });

  it("removes the answers to offers next", () => {
    const storage = nearlyFull(0);
    for (const scope of ["hq-7", "store-121"]) createDevice(scope).forget(lastMenu);
    storage.room = storage.used();
    const device = createDevice("hq-7");
    expect(device.save(room, "12")).toBe(true);
    expect([device.read(offers), device.read(table)]).toEqual([null, "4"]);
  });

  it("removes nothing for a menu, and doesn't hold the menu in the page instead", () => {
    const storage = nearlyFull(0);
    createDevice("hq-7").forget(lastMenu);
    storage.room = storage.used();
    expect(createDevice("hq-7").save(lastMenu, menu)).toBe(false);
    expect(createDevice("hq-7").read(lastMenu)).toBeNull();
    expect(createDevice("store-121").read(lastMenu)).toEqual(menu);
    expect(createDevice("hq-7").read(offers)).toEqual(said);
  });

  it("that can't take a cart leaves no older cart that could be ordered after a reload", () => {
    const storage = buildStorage();
    vi.stubGlobal("localStorage", storage);
    const memory = createDeviceOrderMemory(createDevice("hq-7"));
    memory.save("cart", { 120: [buildLine()] });
    storage.room = 0;
    expect(memory.save("cart", {})).toBe(false);
    expect(memory.get("cart")).toEqual({});
    expect(createDeviceOrderMemory(createDevice("hq-7", buildDevicePage())).get("cart")).toBeNull();
  });
});

describe("a shared device (R86)", () => {
  const rows = [...Object.values(storageRows), ...Object.values(storedOrders), ...Object.values(storedGifts)];
  const keys = (storage: Storage) => Object.keys({ ...storage }).map((key) => key.replace(/^.*:/, ""));

  it("keeps the next diner's things on the device, the visit's for the tab and personal ones in memory", () => {
    const device = createDevice("hq-7", buildDevicePage(), true);
    // What a value looks like doesn't decide where it is kept.
    for (const row of rows) device.save({ ...row, encode: () => "{}", parse: () => null }, null);
    expect(keys(localStorage)).toEqual(["clock", "place", "lastMenu"]);
    const kept = keys(sessionStorage);
    for (const key of ["cart", "checkoutData", "giftCheckoutData", "guest", "signedIn", "language"]) {
      expect(kept).toContain(key);
    }
    const inMemory = rows
      .map(({ key }) => key)
      .filter((key) => !kept.includes(key) && !keys(localStorage).includes(key));
    expect(inMemory.toSorted()).toEqual(
      [
        "contacts",
        "dietary",
        "dietaryAt",
        "dietaryOfTab",
        "dishes",
        "giftCart",
        "recentOrders",
        "typedForms",
        "unseenGiftOrder",
        "unseenOrder",
      ].toSorted(),
    );
  });

  it("still knows personal values on the page, and doesn't read what was stored before", () => {
    createDevice("hq-7").save(storageRows.dietaryAt, 1);
    const page = buildDevicePage();
    const device = createDevice("hq-7", page, true);
    expect(device.read(storageRows.dietaryAt)).toBeNull();
    device.save(storageRows.dietaryAt, 2);
    expect(createDevice("hq-7", page, true).read(storageRows.dietaryAt)).toBe(2);
    expect(createDevice("hq-7").read(storageRows.dietaryAt)).toBe(1);
  });

  it("forgets what it stored before it was shared, and the last diner", () => {
    const session = "firebase:authUser:key:servery:hq-7:project";
    localStorage.setItem(session, "{}");
    localStorage.setItem("host", "its own");
    createDevice("hq-70").save(room, "1");
    createDevice("hq-7").save(room, "12");
    createDevice("hq-7").save(lastMenu, { savedAt: 0, store: { id: "7", fields: {} }, menus: [] });
    forgetEarlier("hq-7");
    const left = ["servery:hq-70:room", "servery:hq-7:lastMenu", "host"];
    expect(Object.keys({ ...localStorage }).toSorted()).toEqual(left.toSorted());
    const page = buildDevicePage();
    const device = createDevice("hq-7", page, true);
    device.save(room, "12");
    device.save(storageRows.dietaryAt, 2);
    sessionStorage.setItem(session, "{}");
    createDevice("hq-70").save(mobile, true);
    forgetDiner("hq-7", page);
    expect([device.read(room), device.read(storageRows.dietaryAt)]).toEqual([null, null]);
    expect(Object.keys({ ...sessionStorage })).toEqual(["servery:hq-70:mobile"]);
    expect(localStorage.length).toBe(3);
  });
});

describe("forgetting a value", () => {
  it("removes that value only", () => {
    const device = createDevice("store-120");
    device.save(room, "12");
    device.save(table, "4");
    device.forget(room);
    expect([device.read(room), device.read(table)]).toEqual([null, "4"]);
  });
});

describe("a device that keeps nothing", () => {
  it("works with a full storage", () => {
    const setItem = vi.fn(() => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    });
    vi.stubGlobal("localStorage", storageWith({ setItem }));
    const memory = createMemory<StoredFirstValues>(createDevice("store-120"), storageRows);
    memory.save("language", "zh-CN");
    expect(setItem).toHaveBeenCalled();
    expect(memory.get("language")).toBe("zh-CN");
    expect(createDeviceOrderMemory(createDevice("store-120")).save("cart", {})).toBe(false);
  });

  it("works in a web view without storage, where both are null", () => {
    vi.stubGlobal("localStorage", null);
    vi.stubGlobal("sessionStorage", null);
    const device = createDevice("store-120");
    expect([device.save(room, "12"), device.save(mobile, true)]).toEqual([false, false]);
    device.forget(room);
    expect([device.read(room), device.read(mobile)]).toEqual([null, true]);
    expect(createDeviceOrderMemory(device).save("cart", {})).toBe(false);
  });

  it("returns null if reading is forbidden", () => {
    const getItem = vi.fn(() => {
      throw new DOMException("denied", "SecurityError");
    });
    vi.stubGlobal("localStorage", storageWith({ getItem }));
    expect(createMemory<StoredFirstValues>(createDevice("store-120"), storageRows).get("language")).toBeNull();
    expect(getItem).toHaveBeenCalledOnce();
  });

  it("works in a sandboxed frame that may not access its storages", () => {
    const sandboxed = ["localStorage", "sessionStorage"].map((name) => {
      const before = Object.getOwnPropertyDescriptor(globalThis, name);
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get() {
          throw new DOMException("The document is sandboxed.", "SecurityError");
        },
      });
      return () => before && Object.defineProperty(globalThis, name, before);
    });
    try {
      const device = createDevice("store-120");
      device.save(room, "12");
      device.save(mobile, true);
      device.forget(room);
      expect([device.read(room), device.read(mobile)]).toEqual([null, true]);
    } finally {
      for (const restore of sandboxed) restore();
    }
  });
});
