import type { Cents } from "./cents.ts";
import { roundCents } from "./rounding.ts";

/** The GST that an amount contains, to the cent, half away from zero (R13, R23). */
export function taxWithin(amount: Cents, rate: number): Cents {
  return roundCents(amount - (amount * 100) / (100 * rate + 100));
}

/** R23: the rate for freight, surcharges and discounts by offers. */
export const flatTaxRate = 0.1;
