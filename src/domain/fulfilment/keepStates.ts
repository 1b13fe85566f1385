import { type StoreState, storeState } from "../store/storeState.ts";
import type { Venue } from "../store/venueList.ts";
import type { Instant } from "../time/instant.ts";
import { takesLaterOrders } from "./takesLaterOrders.ts";

interface KeptState {
  readonly state: StoreState;
  readonly from: Instant;
  /** When its doors open or close next; null: nobody can say. */
  readonly until: Instant | null;
}

function changeOf(state: StoreState): Instant | null {
  if (state.kind === "not-in-operation") return null;
  return state.kind === "open" ? state.until : state.opens;
}

/** Looks at a venue's two weeks of hours once, and again when its doors open or close: a list has hundreds of them. */
export function keepStates(): (venue: Venue, now: Instant) => StoreState {
  const kept = new WeakMap<Venue, KeptState>();
  return (venue, now) => {
    const known = kept.get(venue);
    if (known?.until && known.from <= now && now < known.until) return known.state;
    const state = storeState(venue, takesLaterOrders(venue), now);
    kept.set(venue, { state, from: now, until: changeOf(state) });
    return state;
  };
}
