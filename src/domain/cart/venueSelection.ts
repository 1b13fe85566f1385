import type { StoreId } from "../store/store.ts";
import type { CartLine, LineId } from "./cart.ts";

/** The diner is choosing or has chosen a venue for the order (R75). */
export interface VenueSelection {
  /** The store whose menu the cart was filled from. Its cart stays unchanged until the order is placed. */
  readonly home: StoreId;
  readonly hqId: number;
  /** The cart lines that are being ordered. */
  readonly ids: readonly LineId[];
  /** Null until a venue is chosen, and again when the diner goes back to the list without an order in progress. */
  readonly picked: StoreId | null;
}

export interface StoredSelection extends VenueSelection {
  /** The copy of the cart for the picked venue; null until that venue's menu has loaded. */
  readonly lines: readonly CartLine[] | null;
}

/** The venue that has its own copy of the cart. The home venue has none: there the cart itself is used. */
export function copyOf(selection: VenueSelection | null): StoreId | null {
  return selection && selection.picked !== selection.home ? selection.picked : null;
}
