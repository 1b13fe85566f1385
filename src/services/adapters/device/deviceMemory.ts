import { storageKey } from "../../../wire/storage/scope.ts";
import { sharedPlace } from "../../../wire/storage/sharedDevice.ts";
import type { StorageRow, StorageSlot } from "../../../wire/storage/stored.ts";
import { storageRows } from "../../../wire/storage/table.ts";
import type { Memory } from "../../ports/memory.ts";
import { createDeviceLock, type DeviceLock } from "./deviceLock.ts";
import { erase, storedText, write } from "./deviceStorage.ts";

type Hear = (key: string, teller: object) => void;

/** Shared by all elements of one document, because the browser reports only changes from other pages. */
export interface DevicePage {
  /** Values that could not be stored, by key. They are known as long as the page is open. */
  readonly unkept: Map<string, string>;
  readonly hearers: Set<Hear>;
}

export const thisPage: DevicePage = { unkept: new Map(), hearers: new Set() };

/**
 * What is stored on the device, with one entry for each row of the table. If storage throws, as in a sandbox, values
 * are kept as long as the page is open.
 */
export interface Device extends DeviceLock {
  /** Whose storage it is (R1): a headquarters company's or a store's. */
  readonly scope: string;
  /** R86: whether strangers use it one after the other. */
  readonly isShared: boolean;
  read<T>(thing: StorageRow<T>): T | null;
  /** Whether a value is stored, valid or not. */
  holds(thing: StorageSlot): boolean;
  /** Returns whether the value survives the page. If not, all elements of the shop on this page still know it. */
  keep<T>(thing: StorageRow<T>, value: T): boolean;
  /** Like `keep`, but if the new value could not be stored, the old one is removed too. */
  replace<T>(thing: StorageRow<T>, value: T): boolean;
  forget(thing: StorageSlot): void;
  /**
   * Calls the listener when another tab or element stores a value, until stopped. Null if it was removed or is invalid.
   */
  watch<T>(thing: StorageRow<T>, listener: (value: T | null) => void): () => void;
}

export function createDevice(scope: string, page: DevicePage = thisPage, isShared = false): Device {
  const placeOf = isShared ? sharedPlace : (thing: StorageSlot) => thing;
  const keyOf = ({ key }: StorageSlot) => storageKey(scope, key);
  const tell = (key: string) =>
    queueMicrotask(() => {
      for (const hear of [...page.hearers]) hear(key, device);
    });
  const textOf = (thing: StorageSlot) => page.unkept.get(keyOf(thing)) ?? storedText(placeOf(thing), keyOf(thing));
  const device: Device = {
    scope,
    isShared,
    ...createDeviceLock(storageKey(scope, "lock")),
    read: (thing) => thing.parse(textOf(thing)),
    holds: (thing) => textOf(thing) !== null,
    keep(thing, value) {
      const text = thing.encode(value);
      if (text === null) return false;
      const key = keyOf(thing);
      const isKept = write(placeOf(thing), key, text);
      if (isKept) page.unkept.delete(key);
      else if (!thing.isExpendable) page.unkept.set(key, text);
      tell(key);
      return isKept;
    },
    replace(thing, value) {
      const isKept = device.keep(thing, value);
      if (!isKept) erase(placeOf(thing), keyOf(thing));
      return isKept;
    },
    forget(thing) {
      page.unkept.delete(keyOf(thing));
      erase(placeOf(thing), keyOf(thing));
      tell(keyOf(thing));
    },
    watch(thing, listener) {
      const key = keyOf(thing);
      const hear = (changed: string, teller: object) => {
        if (changed === key && teller !== device) listener(device.read(thing));
      };
      const onStorage = (event: StorageEvent) => {
        // A null key: the whole storage was cleared.
        if (event.key !== null && event.key !== key) return;
        // The stored value is newer than the one that this page could not store.
        if (event.key === key) page.unkept.delete(key);
        listener(device.read(thing));
      };
      page.hearers.add(hear);
      addEventListener("storage", onStorage);
      return () => {
        page.hearers.delete(hear);
        removeEventListener("storage", onStorage);
      };
    },
  };
  return device;
}

export function createDeviceMemory(device: Device): Memory {
  const { dietaryOfTab } = storageRows;
  return {
    language: () => device.read(storageRows.language),
    saveLanguage: (language) => void device.keep(storageRows.language, language),
    dietary: () => device.read(dietaryOfTab) ?? device.read(storageRows.dietary),
    saveDietary(chosen, at) {
      if (device.holds(dietaryOfTab)) {
        device.keep(dietaryOfTab, chosen);
      } else {
        device.keep(storageRows.dietary, chosen);
        device.keep(storageRows.dietaryAt, at);
      }
    },
    watchDietary: (listener) => device.watch(storageRows.dietary, (chosen) => chosen && listener(chosen)),
    lastStore: () => device.read(storageRows.lastStore),
    saveLastStore: (shown) => void device.keep(storageRows.lastStore, shown),
    dishes: () => device.read(storageRows.dishes),
    saveDishes: (dishes) => void device.keep(storageRows.dishes, dishes),
  };
}
