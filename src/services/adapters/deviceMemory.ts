import { type StoredThing, storageKey, storedThings } from "../../wire/storage/table.ts";
import type { Memory } from "../ports/memory.ts";

/** What is kept on the device, by the table. A sandboxed page throws on every storage: then nothing is kept. */
export interface Device {
  read<T>(thing: StoredThing<T>): T | null;
  keep<T>(thing: StoredThing<T>, value: T): void;
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
      if (text === null) return;
      try {
        storageOf(thing).setItem(storageKey(scope, thing.key), text);
      } catch {
        // Blocked or full: the shop works on without it.
      }
    },
  };
}

export function createDeviceMemory(device: Device): Memory {
  return {
    language: () => device.read(storedThings.language),
    keepLanguage: (language) => device.keep(storedThings.language, language),
    dietary: () => device.read(storedThings.dietary),
    keepDietary: (chosen) => device.keep(storedThings.dietary, chosen),
  };
}
