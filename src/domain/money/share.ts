import { type Cents, cents } from "./cents.ts";

/** Half away from zero. Twelve digits decide: the dust of a binary fraction must not turn half a cent into less. */
export function roundCents(amount: number): Cents {
  return cents(Math.sign(amount) * Math.round(Number(Math.abs(amount).toPrecision(12))));
}

export function percentOf(amount: Cents, percent: number): Cents {
  return roundCents((amount * percent) / 100);
}

/** What of an amount goes with a part of a whole. */
export function shareOf(amount: Cents, part: Cents, whole: Cents): Cents {
  return whole === 0 ? cents(0) : roundCents((amount * part) / whole);
}

export function leastCents(one: Cents, other: Cents): Cents {
  return one < other ? one : other;
}

export const noCents = cents(0);
