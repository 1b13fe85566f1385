import { type StoreState, storeState } from "../store/storeState.ts";
import type { Venue } from "../store/venueList.ts";
import type { Instant } from "../time/instant.ts";
import { takesLaterOrders } from "./offeredModes.ts";

interface CachedState {
  readonly state: StoreState;
  readonly from: Instant;
  /** When the venue next opens or closes; null if unknown. */
  readonly until: Instant | null;
}

function changeOf(state: StoreState): Instant | null {
  if (state.kind === "not-in-operation") return null;
  return state.kind === "open" ? state.until : state.opens;
}

/**
 * Caches each venue's state until it opens or closes. Computing it reads two weeks of opening hours, and a list may
 * have hundreds of venues.
 */
export function cacheStates(): (venue: Venue, now: Instant) => StoreState {
  const cache = new WeakMap<Venue, CachedState>();
  return (venue, now) => {
    const known = cache.get(venue);
    if (known?.until && known.from <= now && now < known.until) return known.state;
    const state = storeState(venue, takesLaterOrders(venue), now);
    cache.set(venue, { state, from: now, until: changeOf(state) });
    return state;
  };
}
