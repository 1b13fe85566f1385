import type { Store } from "./store.ts";

/** The venues that a group shows: enabled stores in the group's own order, without the headquarters. */
export function listedVenues(stores: readonly Store[], hqId: number): readonly Store[] {
  return stores
    .filter((store) => store.isEnabled && !store.isTest && store.id !== hqId)
    .sort((one, other) => one.displayOrder - other.displayOrder || one.name.localeCompare(other.name));
}
