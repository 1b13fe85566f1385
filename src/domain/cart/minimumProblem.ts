import { type Cents, cents } from "../money/cents.ts";

export interface BelowMinimum {
  readonly kind: "below-minimum";
  readonly required: Cents;
  readonly missing: Cents;
}

/**
 * S16: compares the cart value (R14) with the store's minimum. Null if the store has
 * none.
 */
export function minimumProblem(subtotal: Cents, minimum: Cents | null): BelowMinimum | null {
  if (minimum === null || subtotal >= minimum) return null;
  return { kind: "below-minimum", required: minimum, missing: cents(minimum - subtotal) };
}
