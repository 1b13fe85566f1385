import { addTaxed, type Cents, flatTaxRate, roundHalfAway, type TaxedAmount, taxWithin } from "../money.ts";
import type { AppliedTrigger } from "./triggers.ts";

/** The discounts, in the order of R15. */
export interface Discounts {
  readonly perItem: readonly AppliedTrigger[];
  /** The coupon's discount on each item. */
  readonly couponParts: readonly Cents[];
  readonly wholeOrder: AppliedTrigger | null;
}

/** R23: the tax that is left on the goods after all discounts. */
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

/** A coupon reduces a line's tax by the same share as the line. */
export function withoutCouponPart(line: TaxedAmount, part: Cents): TaxedAmount {
  return part === 0 ? line : less(line, part, roundHalfAway((line.tax * part) / line.amount));
}

/** A discount never makes the tax negative. If nothing is left to pay, the tax is 0. */
function less({ amount, tax }: TaxedAmount, off: Cents, offTax: Cents): TaxedAmount {
  const left = amount - off;
  return { amount: left, tax: left === 0 ? 0 : tax - Math.min(tax, offTax) };
}
