import { storageKey } from "../../../wire/storage/scope.ts";
import { sharedSlot } from "../../../wire/storage/sharedDevice.ts";
import type { StorageRow, StorageSlot } from "../../../wire/storage/stored.ts";
import type { Memory } from "../../ports/memory.ts";
import { createDeviceLock, type DeviceLock } from "./deviceLock.ts";
import { erase, storedText, write } from "./deviceStorage.ts";

type Hear = (key: string, teller: object) => void;

/** Shared by all elements of one document, because the browser reports only changes from other pages. */
export interface DevicePage {
  /** Values that could not be stored, by key. They are known as long as the page is open. */
  readonly unsaved: Map<string, string>;
  readonly subscribers: Set<Hear>;
  /** What the page was told last of a value, by key. */
  readonly told: Map<string, string>;
}

export const thisPage: DevicePage = { unsaved: new Map(), subscribers: new Set(), told: new Map() };

/**
 * What is stored on the device, with one entry for each row of the table. If storage throws, as in a sandbox, values
 * are kept as long as the page is open.
 */
export interface Device extends DeviceLock {
  /** Whose storage it is (R1): a headquarters company's or a store's. */
  readonly scope: string;
  /** R86: whether strangers use it one after the other. */
  readonly isShared: boolean;
  read<T>(row: StorageRow<T>): T | null;
  /** Whether a value is stored, valid or not. */
  has(row: StorageSlot): boolean;
  /** Returns whether the value survives the page. If not, all elements of the shop on this page still know it. */
  save<T>(row: StorageRow<T>, value: T): boolean;
  forget(row: StorageSlot): void;
  /**
   * Calls the listener when another tab or element stores a value, until stopped. Null if it was removed or is invalid.
   */
  watch<T>(row: StorageRow<T>, listener: (value: T | null) => void): () => void;
  /** Notes what the page is told of a value. Returns whether it was told something else before. */
  tell(row: StorageSlot, text: string): boolean;
}

export function createDevice(scope: string, page: DevicePage = thisPage, isShared = false): Device {
  const slotOf = isShared ? sharedSlot : (row: StorageSlot) => row;
  const keyOf = ({ key }: StorageSlot) => storageKey(scope, key);
  const notify = (key: string) =>
    queueMicrotask(() => {
      for (const onChange of [...page.subscribers]) onChange(key, device);
    });
  const textOf = (row: StorageSlot) => page.unsaved.get(keyOf(row)) ?? storedText(slotOf(row), keyOf(row));
  const device: Device = {
    scope,
    isShared,
    ...createDeviceLock(storageKey(scope, "lock")),
    read: (row) => row.parse(textOf(row)),
    has: (row) => textOf(row) !== null,
    save(row, value) {
      const text = row.encode(value);
      const key = keyOf(row);
      const isSaved = text !== null && write(slotOf(row), key, text);
      if (!isSaved && row.dropsOlder) erase(slotOf(row), key);
      if (text === null) return false;
      if (isSaved) page.unsaved.delete(key);
      else if (!row.isExpendable) page.unsaved.set(key, text);
      notify(key);
      return isSaved;
    },
    forget(row) {
      page.unsaved.delete(keyOf(row));
      erase(slotOf(row), keyOf(row));
      notify(keyOf(row));
    },
    watch(row, listener) {
      const key = keyOf(row);
      const onChange = (changed: string, teller: object) => {
        if (changed === key && teller !== device) listener(device.read(row));
      };
      const onStorage = (event: StorageEvent) => {
        // A null key: the whole storage was cleared.
        if (event.key !== null && event.key !== key) return;
        // The stored value is newer than the one that this page could not store.
        if (event.key === key) page.unsaved.delete(key);
        listener(device.read(row));
      };
      page.subscribers.add(onChange);
      addEventListener("storage", onStorage);
      return () => {
        page.subscribers.delete(onChange);
        removeEventListener("storage", onStorage);
      };
    },
    tell(row, text) {
      const isNew = page.told.get(keyOf(row)) !== text;
      page.told.set(keyOf(row), text);
      return isNew;
    },
  };
  return device;
}

/** What the rows store, by name. A value without a row doesn't compile. */
export function createMemory<V>(device: Device, rows: { readonly [N in keyof V]: StorageRow<V[N]> }): Memory<V> {
  return {
    get: (name) => device.read(rows[name]),
    save(name, value) {
      if (!Array.isArray(value) || value.length > 0) return device.save(rows[name], value);
      device.forget(rows[name]);
      return true;
    },
    forget: (name) => device.forget(rows[name]),
    watch: (name, listener) => device.watch(rows[name], (value) => value !== null && listener(value)),
  };
}
