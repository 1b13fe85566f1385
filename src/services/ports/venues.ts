import type { Face } from "../../domain/store/groupFace.ts";
import type { Store } from "../../domain/store/store.ts";
import type { Venue } from "../../domain/store/venueList.ts";
import type { Reading } from "./documents.ts";
import type { Locate } from "./whereabouts.ts";

/** What heads a group's list. */
export type Headquarters = Face & Pick<Store, "profileImage">;

export interface VenueDocuments {
  /** All stores of a headquarters company, listed or not; a brand's are all that it has (R74). */
  loadStoresOf(hqId: number): Promise<Reading<readonly Venue[]>>;
  /** Null where there is none, or it may not be read: nobody misses it (spec, section 6). */
  loadHeadquarters(hqId: number): Promise<Headquarters | null>;
}

/** What a group's list talks to. */
export interface VenueServices extends VenueDocuments {
  readonly locate: Locate;
}
