import { storageKey } from "../../../wire/storage/scope.ts";
import { isOfNobody } from "../../../wire/storage/sharedDevice.ts";
import { type DevicePage, thisPage } from "./deviceMemory.ts";

/** Whether a key belongs to a diner of this scope: a row of ours, or the session that the sign-in service stores. */
function isDiners(scope: string, key: string): boolean {
  const own = storageKey(scope, "");
  return key.startsWith(own) ? !isOfNobody(scope, key) : key.startsWith("firebase:") && key.includes(`:${own}`);
}

function removeFrom(storageOf: () => Storage, scope: string): void {
  try {
    const storage = storageOf();
    for (const key of Object.keys(storage)) if (isDiners(scope, key)) storage.removeItem(key);
  } catch {
    // A sandboxed page has no storage, so nothing is stored.
  }
}

/** Removes what the device stored before it was shared. */
export function forgetEarlier(scope: string): void {
  removeFrom(() => localStorage, scope);
}

/** Removes everything that the page and the tab know of the last diner. */
export function forgetDiner(scope: string, page: DevicePage = thisPage): void {
  for (const key of [...page.unsaved.keys()]) if (isDiners(scope, key)) page.unsaved.delete(key);
  removeFrom(() => sessionStorage, scope);
}
