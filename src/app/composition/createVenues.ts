import { locate } from "../../services/adapters/browserWhereabouts.ts";
import { createFirestoreVenues } from "../../services/adapters/firestoreVenues.ts";
import type { ServerClock } from "../../services/adapters/serverClock.ts";
import type { VenueServices } from "../../services/ports/venues.ts";
import type { ShopContext } from "./createServices.ts";

export function createVenues(context: ShopContext & { readonly clock: ServerClock }): VenueServices {
  return { ...createFirestoreVenues(context), locate };
}
