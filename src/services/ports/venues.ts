import type { StoreHeader } from "../../domain/store/groupHeader.ts";
import type { Store } from "../../domain/store/store.ts";
import type { Position, Venue } from "../../domain/store/venueList.ts";
import type { Reading } from "./documents.ts";

/** The header of a group's list. */
export type Headquarters = StoreHeader & Pick<Store, "profileImage" | "profileImageFocus">;

export interface VenueDocuments {
  /** All stores of a headquarters company, including unlisted ones. For a brand, all of its stores (R74). */
  loadStoresOf(hqId: number): Promise<Reading<readonly Venue[]>>;
  /** Null if it doesn't exist or may not be read: the list works without it (S2). */
  loadHeadquarters(hqId: number): Promise<Headquarters | null>;
}

/** The services of a group's list. */
export interface VenueServices extends VenueDocuments {
  readonly locate: Locate;
}

/** The device's position, or why it is unknown. */
export type DeviceLocation =
  | { readonly kind: "found"; readonly position: Position }
  /** The diner or the host page doesn't allow it. */
  | { readonly kind: "refused" }
  | { readonly kind: "slow" }
  | { readonly kind: "unavailable" };

/** Asks the browser, which asks the diner. The position isn't stored. */
export type Locate = () => Promise<DeviceLocation>;
