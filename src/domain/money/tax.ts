import { type Cents, cents } from "./cents.ts";

/**
 * The tax that an amount holds, to the cent, half away from zero (R13, R23). Twelve digits decide, more than a rate
 * means: the dust of a binary fraction must not turn half a cent into less.
 */
export function taxWithin(amount: Cents, rate: number): Cents {
  const size = Math.abs(amount);
  const exact = size - (size * 100) / (100 * rate + 100);
  return cents(Math.sign(amount) * Math.round(Number(exact.toPrecision(12))));
}

/** Spec, section 9: of freight, surcharges and what offers take off. */
export const flatTaxRate = 0.1;
