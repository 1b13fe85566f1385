import { type Cents, cents, sumCents } from "../money/cents.ts";
import { leastCents, noCents, shareOf } from "../money/rounding.ts";
import { flatTaxRate, taxWithin } from "../money/tax.ts";
import type { PricedLine } from "./pricedOrder.ts";

/** The GST that the goods contain, before and after discounts. */
interface TaxAfterDiscounts {
  readonly before: Cents;
  readonly left: Cents;
}

function lessFlat(tax: Cents, discount: Cents): Cents {
  return cents(tax - leastCents(taxWithin(discount, flatTaxRate), tax));
}

/** R23: applies a line's offers first, then its part of the coupon. Rolled-in items aren't included. */
function lineTaxLeft({ own, perItem, coupon }: PricedLine): Cents {
  const tax = perItem.reduce((left, { amount }) => lessFlat(left, amount), own.tax);
  const left = cents(own.amount - sumCents(perItem.map(({ amount }) => amount)));
  if (left === coupon) return noCents;
  return cents(tax - shareOf(tax, coupon, left));
}

/** R23. `goodsLeft` is what remains to be paid for the goods after all discounts. */
export function taxAfterDiscounts(
  lines: readonly PricedLine[],
  wholeOrder: Cents,
  goodsLeft: Cents,
): TaxAfterDiscounts {
  const mealAddOns = sumCents(lines.flatMap((line) => line.mealAddOns.map(({ tax }) => tax)));
  const before = sumCents([mealAddOns, ...lines.map(({ own }) => own.tax)]);
  const afterLines = sumCents([mealAddOns, ...lines.map(lineTaxLeft)]);
  return { before, left: goodsLeft === 0 ? noCents : lessFlat(afterLines, wholeOrder) };
}
