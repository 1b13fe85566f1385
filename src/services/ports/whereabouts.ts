import type { Position } from "../../domain/store/venueList.ts";

/** Where the device is; or why that isn't known. */
export type Whereabouts =
  | { readonly kind: "found"; readonly position: Position }
  /** The diner, or the page around the shop, doesn't allow it. */
  | { readonly kind: "refused" }
  | { readonly kind: "slow" }
  | { readonly kind: "unavailable" };

/** Asks the browser, which asks the diner. Nothing is kept of it. */
export type Locate = () => Promise<Whereabouts>;
