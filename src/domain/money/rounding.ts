import { type Cents, cents } from "./cents.ts";

/**
 * Rounds half away from zero. First rounds to twelve significant digits, so that a binary rounding error doesn't make
 * half a cent smaller.
 */
export function roundCents(amount: number): Cents {
  return cents(Math.sign(amount) * Math.round(Number(Math.abs(amount).toPrecision(12))));
}

export function percentOf(amount: Cents, percent: number): Cents {
  return roundCents((amount * percent) / 100);
}

/** The share of an amount that belongs to `part` of `whole`. */
export function shareOf(amount: Cents, part: Cents, whole: Cents): Cents {
  return whole === 0 ? cents(0) : roundCents((amount * part) / whole);
}

export function leastCents(one: Cents, other: Cents): Cents {
  return one < other ? one : other;
}

export const noCents = cents(0);
