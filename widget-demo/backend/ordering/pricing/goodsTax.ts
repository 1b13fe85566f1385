import { addTaxed, type Cents, flatTaxRate, roundHalfAway, type TaxedAmount, taxWithin } from "../money.ts";
import type { AppliedTrigger } from "./triggers.ts";

/** The discounts, in the order of R15. */
export interface Discounts {
  readonly perItem: readonly AppliedTrigger[];
  /** By item. */
  readonly couponParts: readonly Cents[];
  readonly wholeOrder: AppliedTrigger | null;
}

/** R23: the goods' remaining tax after all discounts. */
export function goodsTax(items: readonly TaxedAmount[], { perItem, couponParts, wholeOrder }: Discounts): Cents {
  const lines = items.map((item, index) => {
    const afterTriggers = perItem
      .flatMap(({ shares }) => shares)
      .filter((share) => share.index === index)
      .reduce((left, { amount }) => less(left, amount, taxWithin(amount, flatTaxRate)), item);
    return withoutCouponPart(afterTriggers, couponParts[index] ?? 0);
  });
  const goods = addTaxed(lines);
  const off = wholeOrder?.amount ?? 0;
  return less(goods, off, taxWithin(off, flatTaxRate)).tax;
}

/** A coupon takes the same share of a line's tax as of the line. */
export function withoutCouponPart(line: TaxedAmount, part: Cents): TaxedAmount {
  return part === 0 ? line : less(line, part, roundHalfAway((line.tax * part) / line.amount));
}

/** A discount removes at most the tax that is there; where nothing is left to pay, there is no tax. */
function less({ amount, tax }: TaxedAmount, off: Cents, offTax: Cents): TaxedAmount {
  const left = amount - off;
  return { amount: left, tax: left === 0 ? 0 : tax - Math.min(tax, offTax) };
}
