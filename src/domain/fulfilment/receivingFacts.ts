import { type Cents, cents } from "../money/cents.ts";
import type { Freight, Store } from "../store/store.ts";
import { freightFee, needsDistance } from "./freightFee.ts";
import { modeRules, type OrderMode } from "./orderMode.ts";

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
