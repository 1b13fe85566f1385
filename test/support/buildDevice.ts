import type { Device, DevicePage } from "../../src/services/adapters/device/deviceMemory.ts";
import type { StorageRow, StorageSlot } from "../../src/wire/storage/stored.ts";

export interface BuiltDevice extends Device {
  /** Stores a value as another tab of the shop would: listeners are called. */
  saveElsewhere<T>(thing: StorageRow<T>, value: T): void;
  forgetElsewhere(thing: StorageSlot): void;
}

/** A device's storage, in memory. Values go through the codecs of the storage table. */
export function buildDevice(scope = "hq-7"): BuiltDevice {
  const texts = new Map<string, string>();
  const told = new Map<string, string>();
  const listeners = new Set<(key: string) => void>();
  const read = <T>(thing: StorageRow<T>) => thing.parse(texts.get(thing.key) ?? null);
  function save<T>(thing: StorageRow<T>, value: T): boolean {
    const text = thing.encode(value);
    if (text !== null) texts.set(thing.key, text);
    else if (thing.dropsOlder) texts.delete(thing.key);
    return text !== null;
  }
  return {
    scope,
    isShared: false,
    read,
    has: ({ key }) => texts.has(key),
    save,
    saveElsewhere(thing, value) {
      if (!save(thing, value)) return;
      for (const listener of listeners) listener(thing.key);
    },
    exclusively: async (task) => task(),
    isFirst: async () => true,
    settled: async () => {},
    forget: ({ key }) => void texts.delete(key),
    forgetElsewhere({ key }) {
      texts.delete(key);
      for (const listener of listeners) listener(key);
    },
    watch(thing, listener) {
      const onKept = (key: string) => {
        if (key === thing.key) listener(read(thing));
      };
      listeners.add(onKept);
      return () => listeners.delete(onKept);
    },
    tell({ key }, text) {
      const isNew = told.get(key) !== text;
      told.set(key, text);
      return isNew;
    },
  };
}

/** Another page of the browser. It doesn't share what the elements of one page share. */
export function buildDevicePage(): DevicePage {
  return { unsaved: new Map(), subscribers: new Set(), told: new Map() };
}
