import { type Cents, cents } from "../money/cents.ts";
import type { Freight } from "../store/freight.ts";
import type { Store } from "../store/store.ts";
import type { StoreState } from "../store/storeState.ts";
import { freightFee, needsDistance } from "./freightFee.ts";
import { deliveryMinutes, preparationMs } from "./leadTime.ts";
import { modeRules, type OrderMode } from "./orderMode.ts";

/** How long an order takes from now on, in whole minutes. */
export type Wait =
  | { readonly kind: "ready"; readonly minutes: number }
  /** To an address next door, because the diner's isn't known. */
  | { readonly kind: "delivered-from"; readonly minutes: number }
  | { readonly kind: "delivered"; readonly from: number; readonly to: number };

interface WaitFacts {
  readonly store: Pick<Store, "preparationMinutes" | "preOrderPreparationMinutes">;
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

/** What the delivery of the smallest order costs. A fee by distance has only a lower bound. */
export type LeastFee = { readonly kind: "free" } | { readonly kind: "exact" | "from"; readonly amount: Cents };

/** What a diner should know about a way to receive an order before choosing it. Null is what the store doesn't say. */
export interface ReceivingTerms {
  readonly fee: LeastFee | null;
  readonly minimum: Cents | null;
}

export function receivingTerms(mode: OrderMode, store: Pick<Store, "minimums" | "freight">): ReceivingTerms {
  return {
    fee: mode === "delivery" ? leastFee(store.freight, cents(Math.max(store.minimums.delivery, 1))) : null,
    minimum: store.minimums[modeRules[mode].minimum] || null,
  };
}

/** R24: the shortest way, for a cart of this value. A larger order may cost less. Null: only an address tells it. */
export function leastFee(freight: Freight, value: Cents): LeastFee | null {
  // A third party names its fee only for an address.
  if (freight.kind !== "own") return null;
  const amount = freightFee(freight, { kilometres: 0, quotedFee: null }, value, false);
  if (needsDistance(freight, value)) return { kind: "from", amount };
  return amount === 0 ? { kind: "free" } : { kind: "exact", amount };
}
