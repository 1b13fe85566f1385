import { storageKey } from "../../wire/storage/scope.ts";
import { type StoredThing, storedThings } from "../../wire/storage/table.ts";
import type { Memory } from "../ports/memory.ts";

/** What is kept on the device, by the table. A sandboxed page throws on every storage: then nothing is kept. */
export interface Device {
  read<T>(thing: StoredThing<T>): T | null;
  /** Whether it is kept now. */
  keep<T>(thing: StoredThing<T>, value: T): boolean;
  forget(thing: StoredThing<unknown>): void;
  /** Runs a task while no other tab of the shop runs one. */
  exclusively<T>(task: () => T): Promise<T>;
  /** Hears what another tab keeps there, until stopped; null where it is taken away, or can't be read. */
  watch<T>(thing: StoredThing<T>, listener: (value: T | null) => void): () => void;
}

export function createDevice(scope: string): Device {
  const storageOf = (thing: Pick<StoredThing<never>, "storage">) =>
    thing.storage === "local" ? localStorage : sessionStorage;
  return {
    read(thing) {
      try {
        return thing.parse(storageOf(thing).getItem(storageKey(scope, thing.key)));
      } catch {
        return null;
      }
    },
    keep(thing, value) {
      const text = thing.encode(value);
      if (text === null) return false;
      try {
        storageOf(thing).setItem(storageKey(scope, thing.key), text);
        return true;
      } catch {
        // Blocked or full: the shop works on without it.
        return false;
      }
    },
    forget(thing) {
      try {
        storageOf(thing).removeItem(storageKey(scope, thing.key));
      } catch {
        // Blocked: then nothing was kept.
      }
    },
    async exclusively(task) {
      // Missing on insecure pages; there a task is one go as far as a browser's storage is.
      const locks = (navigator as { readonly locks?: LockManager }).locks;
      let done: { readonly answer: ReturnType<typeof task> } | null = null;
      const run = () => {
        done = { answer: task() };
        return done;
      };
      // A sandboxed page has locks, but may not ask for one.
      const locked = await locks?.request(storageKey(scope, "lock"), async () => run()).catch(() => done);
      return (locked ?? run()).answer;
    },
    watch(thing, listener) {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key === storageKey(scope, thing.key)) listener(thing.parse(newValue));
      };
      addEventListener("storage", onStorage);
      return () => removeEventListener("storage", onStorage);
    },
  };
}

export function createDeviceMemory(device: Device): Memory {
  return {
    language: () => device.read(storedThings.language),
    keepLanguage: (language) => void device.keep(storedThings.language, language),
    dietary: () => device.read(storedThings.dietary),
    keepDietary: (chosen) => void device.keep(storedThings.dietary, chosen),
    carts: () => device.read(storedThings.cart),
    keepCarts: (carts) => device.keep(storedThings.cart, carts),
    // What is taken away from outside is no reason to lose what is here.
    watchCarts: (listener) => device.watch(storedThings.cart, (carts) => carts && listener(carts)),
    couponCodes: () => device.read(storedThings.coupons),
    keepCouponCodes: (codes) => void device.keep(storedThings.coupons, codes),
    offers: () => device.read(storedThings.offers),
    keepOffers: (answers) => void device.keep(storedThings.offers, answers),
    unseenOrder: () => device.read(storedThings.unseenOrder),
    keepUnseenOrder: (address) => void device.keep(storedThings.unseenOrder, address),
    forgetUnseenOrder: () => device.forget(storedThings.unseenOrder),
    forgetVisit() {
      for (const thing of [storedThings.room, storedThings.table, storedThings.coupon]) device.forget(thing);
    },
  };
}
