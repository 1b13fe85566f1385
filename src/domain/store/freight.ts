import type { Cents } from "../money/cents.ts";

/** In dollars, because a fee by distance is rounded only once, as a whole (R24). */
export interface FreightRule {
  readonly from: Cents;
  /** Null if there is no upper bound. */
  readonly upTo: Cents | null;
  readonly dollars: number;
  readonly dollarsPerKilometre: number;
  readonly minimum: Cents;
}

/** What delivery costs at a store. */
export type Freight =
  /** The fee comes from the backend. */
  { readonly kind: "third-party" } | { readonly kind: "own"; readonly rules: readonly FreightRule[] };
