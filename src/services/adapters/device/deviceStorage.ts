import type { StorageSlot } from "../../../wire/storage/stored.ts";
import { expendableRows, isStorageKeyOf } from "../../../wire/storage/table.ts";

/** Null for a value that only the page's memory holds, and for all values in a web view without storage. */
function storageOf({ storage }: StorageSlot): Storage | null {
  if (storage === "page") return null;
  return storage === "local" ? localStorage : sessionStorage;
}

/** False if there is no storage, or it is blocked or full. The shop works without it. */
function isDone(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

/** Removes the keys of every shop on the site, because they share its storage. */
function dropEverywhere(row: StorageSlot): void {
  for (const key of Object.keys(localStorage)) if (isStorageKeyOf(row, key)) localStorage.removeItem(key);
}

/** Also null if the storage may not be read. */
export function storedText(row: StorageSlot, key: string): string | null {
  try {
    return storageOf(row)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

export function erase(row: StorageSlot, key: string): void {
  isDone(() => storageOf(row)?.removeItem(key));
}

/** R33 space: if there is no room, less important values are removed first. */
export function write(row: StorageSlot, key: string, text: string): boolean {
  if (row.storage === "page") return false;
  // Fails where there is no storage, too.
  const put = () => isDone(() => (storageOf(row) as Storage).setItem(key, text));
  if (put()) return true;
  if (row.isExpendable || row.storage === "session") return false;
  return expendableRows.some((each) => isDone(() => dropEverywhere(each)) && put());
}

/** Whether this tab stores the key for any shop of the site. Used before it is known which shop is shown. */
export function isStoredAnywhere(key: string): boolean {
  try {
    return Object.keys(sessionStorage).some((each) => each.endsWith(`:${key}`));
  } catch {
    return false;
  }
}
