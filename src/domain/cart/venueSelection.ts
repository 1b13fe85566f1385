import type { StoreId } from "../store/store.ts";
import type { CartLine, LineId } from "./cart.ts";

/** A venue is being chosen for the order (R75), or has been. */
export interface VenueSelection {
  /** Whose menu the cart was filled from: its cart stays as it is until the order is placed. */
  readonly home: StoreId;
  readonly hqId: number;
  /** The lines that the order is made of. */
  readonly ids: readonly LineId[];
  /** Null until a venue was chosen. On the list it is the last one. */
  readonly picked: StoreId | null;
}

export interface KeptSelection extends VenueSelection {
  /** The copy for the picked venue; null until its menu is there. */
  readonly lines: readonly CartLine[] | null;
}

/** Only another venue than the first has a copy. */
export function copyOf(selection: VenueSelection | null): StoreId | null {
  return selection && selection.picked !== selection.home ? selection.picked : null;
}
