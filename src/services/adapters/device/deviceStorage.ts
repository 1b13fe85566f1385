import type { StorageSlot } from "../../../wire/storage/stored.ts";
import { expendableThings, isStorageKeyOf } from "../../../wire/storage/table.ts";

/** Null for a value that only the page's memory holds. */
function storageOf({ storage }: StorageSlot): Storage | null {
  if (storage === "page") return null;
  return storage === "local" ? localStorage : sessionStorage;
}

/** False if storage is blocked or full. The shop works without it. */
function isDone(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

/** Removes the keys of every shop on the site, because they share its storage. */
function dropEverywhere(thing: StorageSlot): void {
  for (const key of Object.keys(localStorage)) if (isStorageKeyOf(thing, key)) localStorage.removeItem(key);
}

/** Also null if the storage may not be read. */
export function storedText(thing: StorageSlot, key: string): string | null {
  try {
    return storageOf(thing)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

export function erase(thing: StorageSlot, key: string): void {
  isDone(() => storageOf(thing)?.removeItem(key));
}

/** R33: if there is no room, less important values are removed first. */
export function write(thing: StorageSlot, key: string, text: string): boolean {
  if (thing.storage === "page") return false;
  const put = () => isDone(() => storageOf(thing)?.setItem(key, text));
  if (put()) return true;
  if (thing.isExpendable || thing.storage === "session") return false;
  return expendableThings.some((each) => isDone(() => dropEverywhere(each)) && put());
}

/** Whether this tab stores the key for any shop of the site. Used before it is known which shop is shown. */
export function holdsAnywhere(key: string): boolean {
  try {
    return Object.keys(sessionStorage).some((each) => each.endsWith(`:${key}`));
  } catch {
    return false;
  }
}
