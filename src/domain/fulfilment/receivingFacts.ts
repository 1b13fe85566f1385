import { type Cents, cents } from "../money/cents.ts";
import type { Store } from "../store/store.ts";
import type { StoreState } from "../store/storeState.ts";
import { type Freight, freightFee, needsDistance } from "./freightFee.ts";
import { deliveryMinutes } from "./leadTime.ts";
import { modeRules, type OrderMode } from "./orderMode.ts";

/** How long an order takes from now on. */
export type Wait =
  | { readonly kind: "ready"; readonly minutes: number }
  /** A delivery to an address that is known. */
  | { readonly kind: "delivered"; readonly from: number; readonly to: number };

/** What the delivery of the smallest order costs. A fee by distance has only a lower bound. */
export type LeastFee = { readonly kind: "free" } | { readonly kind: "exact" | "from"; readonly amount: Cents };

/** What a diner should know about a way to receive an order before choosing it. Null is what the store doesn't say. */
export interface ReceivingFacts {
  readonly wait: Wait | null;
  readonly fee: LeastFee | null;
  readonly minimum: Cents | null;
}

interface Known {
  readonly store: Pick<Store, "preparationMinutes" | "preOrderPreparationMinutes" | "minimums">;
  readonly state: StoreState;
  /** Null until the store's fees are loaded. */
  readonly freight: Freight | null;
  /** Null until the address is known. */
  readonly travelSeconds: number | null;
}

export function receivingFacts(mode: OrderMode, known: Known): ReceivingFacts {
  const { minimum } = modeRules[mode];
  return {
    wait: known.state.kind === "open" ? waitFor(mode, known) : null,
    fee: mode === "delivery" ? leastFee(known) : null,
    minimum: known.store.minimums[minimum] || null,
  };
}

function waitFor(mode: OrderMode, { store, travelSeconds }: Known): Wait | null {
  const { preparationMinutes: minutes } = store;
  if (minutes === null) return null;
  if (mode !== "delivery") return { kind: "ready", minutes };
  return travelSeconds === null ? null : { kind: "delivered", ...deliveryMinutes(store, 0, travelSeconds) };
}

/** R24: the shortest way with the smallest order that is delivered. A larger order may cost less. */
function leastFee({ store, freight }: Known): LeastFee | null {
  // A third party names its fee only for an address.
  if (freight?.kind !== "own") return null;
  const value = cents(Math.max(store.minimums.delivery, 1));
  const amount = freightFee(freight, { kilometres: 0, quotedFee: null }, value, false);
  if (needsDistance(freight, value)) return { kind: "from", amount };
  return amount === 0 ? { kind: "free" } : { kind: "exact", amount };
}
