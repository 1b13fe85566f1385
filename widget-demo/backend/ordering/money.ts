/** Whole cents (R13). */
export type Cents = number;

/** Dollars are binary fractions: 1.005 × 100 is 100.49999999999999, but means 100.5. */
export function roundHalfAway(amount: number): Cents {
  const meant = Number(amount.toPrecision(12));
  return Math.sign(meant) * Math.round(Math.abs(meant)) + 0;
}

export function centsOf(dollars: number): Cents {
  return roundHalfAway(dollars * 100);
}

export function isWholeCents(dollars: number): boolean {
  return Math.abs(dollars * 100 - centsOf(dollars)) < 1e-4;
}

export function formatDollars(cents: Cents): string {
  return (cents / 100).toFixed(2);
}

/** R23: the tax in a tax-inclusive amount. */
export function taxWithin(amount: Cents, rate: number): Cents {
  return roundHalfAway(amount - (amount * 100) / (100 * rate + 100));
}

export function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** A tax-inclusive amount, and the tax it contains. */
export interface TaxedAmount {
  readonly amount: Cents;
  readonly tax: Cents;
}

export const nothing: TaxedAmount = { amount: 0, tax: 0 };

export function addTaxed(amounts: readonly TaxedAmount[]): TaxedAmount {
  return { amount: sumOf(amounts.map(({ amount }) => amount)), tax: sumOf(amounts.map(({ tax }) => tax)) };
}

/**
 * R23: triggers, surcharges and freight are taxed at ten percent, whatever the cart contains.
 */
export const flatTaxRate = 0.1;
