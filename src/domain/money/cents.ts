declare const unit: unique symbol;

/** Money inside the shop: a whole number of cents (R13). */
export type Cents = number & { readonly [unit]: "cents" };

export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of cents`);
  return (amount === 0 ? 0 : amount) as Cents;
}

/** Rounds half away from zero. Uses the decimal text, so that 1.005 dollars are 101 cents. */
export function centsFromDollars(dollars: number): Cents {
  const shifted = Number(`${Math.abs(dollars)}e2`);
  const size = Number.isNaN(shifted) ? Math.abs(dollars) * 100 : shifted;
  return cents(Math.sign(dollars) * Math.round(size));
}

export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return cents(sum);
}

export function timesCents(amount: Cents, count: number): Cents {
  return cents(amount * count);
}

/** For the outside: the backend and the host page. */
export function toDollars(amount: Cents): number {
  return amount / 100;
}
