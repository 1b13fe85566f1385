import type { Position } from "../../domain/store/venueList.ts";

/** The device's position, or why it is unknown. */
export type Whereabouts =
  | { readonly kind: "found"; readonly position: Position }
  /** The diner or the host page doesn't allow it. */
  | { readonly kind: "refused" }
  | { readonly kind: "slow" }
  | { readonly kind: "unavailable" };

/** Asks the browser, which asks the diner. The position isn't stored. */
export type Locate = () => Promise<Whereabouts>;
