import type { StoreState } from "../store/storeState.ts";
import { deliveryMinutes, type PreparationTimes, preparationMs } from "./leadTime.ts";
import type { OrderMode } from "./orderMode.ts";

/** How long an order takes from now on, in whole minutes. */
export type Wait =
  | { readonly kind: "ready"; readonly minutes: number }
  /** To an address next door, because the diner's isn't known. */
  | { readonly kind: "delivered-from"; readonly minutes: number }
  | { readonly kind: "delivered"; readonly from: number; readonly to: number };

interface WaitFacts {
  readonly store: PreparationTimes;
  readonly state: StoreState;
  /** Of the dishes in the cart. */
  readonly longestItemMinutes: number;
  /** Null until it is known how far away the diner's address is. */
  readonly travelSeconds: number | null;
}

/** R29, R50: as the checkout will say it. Null if the store is closed, or doesn't say how long it takes. */
export function receivingWait(mode: OrderMode, facts: WaitFacts): Wait | null {
  const { store, state, longestItemMinutes, travelSeconds } = facts;
  if (state.kind !== "open" || store.preparationMinutes === null) return null;
  if (mode !== "delivery") {
    return { kind: "ready", minutes: Math.ceil(preparationMs(store, longestItemMinutes, "current") / 60_000) };
  }
  const minutes = deliveryMinutes(store, longestItemMinutes, travelSeconds ?? 0);
  return travelSeconds === null ? { kind: "delivered-from", minutes: minutes.from } : { kind: "delivered", ...minutes };
}
