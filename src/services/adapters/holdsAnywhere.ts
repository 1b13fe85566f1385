import type { StoredPlace } from "../../wire/storage/stored.ts";
import { isStorageKeyOf } from "../../wire/storage/table.ts";

/** Whether this tab keeps it for any shop of the site: asked before it is known which one is shown. */
export function holdsAnywhere(thing: StoredPlace): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => isStorageKeyOf(thing, key));
  } catch {
    return false;
  }
}
