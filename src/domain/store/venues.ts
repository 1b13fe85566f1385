import type { Store } from "./store.ts";

/** The venues that a group shows: open to the public, in the group's own order. The headquarters is no venue of its own. */
export function listedVenues(stores: readonly Store[], hqId: number): readonly Store[] {
  return stores
    .filter((store) => store.isEnabled && !store.isTest && store.id !== hqId)
    .sort((one, other) => one.displayOrder - other.displayOrder || one.name.localeCompare(other.name));
}
