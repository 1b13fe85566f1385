// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDevice, createDeviceMemory } from "../../src/services/adapters/deviceMemory.ts";
import { storedThings } from "../../src/wire/storage/table.ts";

const { mobile, room, table } = storedThings;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

/** Some of a storage's functions, the others as they are in a storage that keeps nothing. */
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

describe("what a device keeps", () => {
  it("stands under R1's keys, for as long as its row says", () => {
    const device = createDevice("store-120");
    device.keep(room, "12");
    device.keep(mobile, true);
    expect(Object.keys({ ...localStorage })).toEqual(["servery:store-120:room"]);
    expect(Object.keys({ ...sessionStorage })).toEqual(["servery:store-120:mobile"]);
  });

  it("R1: is nobody else's on the page", () => {
    createDevice("store-120").keep(room, "12");
    expect(createDevice("store-121").read(room)).toBeNull();
    expect(createDevice("store-12").read(room)).toBeNull();
    expect(createDevice("store-120").read(table)).toBeNull();
    expect(createDevice("store-120").read(room)).toBe("12");
  });

  it.each(["", "{", "null", '{"version":2,"value":"12"}', '{"version":1,"value":12}', "12"])(
    "is nothing where somebody wrote %s",
    (text) => {
      localStorage.setItem("servery:store-120:room", text);
      expect(createDevice("store-120").read(room)).toBeNull();
    },
  );

  it("stays as it was where the new value is too long", () => {
    const device = createDevice("store-120");
    device.keep(room, "12");
    expect(device.keep(room, "1".repeat(2_000))).toBe(false);
    expect(device.read(room)).toBe("12");
  });
});

describe("what another tab keeps", () => {
  const key = "servery:store-120:room";
  const value = (text: string) => JSON.stringify({ version: 1, value: text });
  const tell = (changed: string | null, newValue: string | null) =>
    dispatchEvent(new StorageEvent("storage", { key: changed, newValue }));

  it("is heard until nobody listens any more, and nothing where it is taken away or can't be read", () => {
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
    ["that is everything at once", null, null],
  ])("%s is not", (_what, changed, newValue) => {
    const listener = vi.fn();
    const stop = createDevice("store-120").watch(room, listener);
    tell(changed, newValue);
    stop();
    expect(listener).not.toHaveBeenCalled();
  });

  it("is no reason to lose a cart that is here", () => {
    const listener = vi.fn();
    const stop = createDeviceMemory(createDevice("store-120")).watchCarts(listener);
    tell("servery:store-120:cart", null);
    stop();
    expect(listener).not.toHaveBeenCalled();
  });
});

describe("what is forgotten", () => {
  it("is gone, and nothing beside it", () => {
    const device = createDevice("store-120");
    device.keep(room, "12");
    device.keep(table, "4");
    device.forget(room);
    expect([device.read(room), device.read(table)]).toEqual([null, "4"]);
  });
});

describe("a device that keeps nothing", () => {
  it("because its storage is full works on", () => {
    const setItem = vi.fn(() => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    });
    vi.stubGlobal("localStorage", storageWith({ setItem }));
    const memory = createDeviceMemory(createDevice("store-120"));
    memory.keepLanguage("zh-CN");
    expect(setItem).toHaveBeenCalledOnce();
    expect(memory.language()).toBeNull();
    expect(memory.keepCarts({})).toBe(false);
  });

  it("because reading is forbidden answers that there is nothing", () => {
    const getItem = vi.fn(() => {
      throw new DOMException("denied", "SecurityError");
    });
    vi.stubGlobal("localStorage", storageWith({ getItem }));
    expect(createDeviceMemory(createDevice("store-120")).dietary()).toBeNull();
    expect(getItem).toHaveBeenCalledOnce();
  });

  it("because a sandboxed frame may not even name its storages works on", () => {
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
      device.keep(room, "12");
      device.keep(mobile, true);
      device.forget(room);
      expect([device.read(room), device.read(mobile)]).toEqual([null, null]);
    } finally {
      for (const restore of sandboxed) restore();
    }
  });
});
