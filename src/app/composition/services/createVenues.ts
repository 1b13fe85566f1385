import { locate } from "../../../services/adapters/browser/browserWhereabouts.ts";
import type { ServerClock } from "../../../services/adapters/clock/serverClock.ts";
import { createFirestoreVenues } from "../../../services/adapters/firebase/firestoreVenues.ts";
import type { VenueServices } from "../../../services/ports/venues.ts";
import type { ShopContext } from "./createServices.ts";

export function createVenues(context: ShopContext & { readonly clock: ServerClock }): VenueServices {
  return { ...createFirestoreVenues(context), locate };
}
