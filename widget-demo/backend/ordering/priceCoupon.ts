import type { JsonFields } from "../documents/types.ts";
import { type Cents, centsOf, formatDollars, roundHalfAway, sumOf } from "./money.ts";
import type { PricedItem } from "./priceItem.ts";
import { idIn, idsIn, numberIn } from "./reading.ts";
import { Refusal } from "./refusal.ts";

/** What a coupon takes off each line, in the order of the lines (R22). */
export function priceCoupon(coupon: JsonFields, items: readonly PricedItem[]): readonly Cents[] {
  const subtotal = sumOf(items.map(({ amount }) => amount));
  const minimum = centsOf(numberIn(coupon, "MinSpent") ?? 0);
  if (subtotal < minimum) {
    throw new Refusal(`This discount needs a purchase of $${formatDollars(minimum)} or more.`);
  }
  const bases = items.map((item) => (isCandidate(coupon, item) ? item.amount : 0));
  const sum = sumOf(bases);
  if (sum === 0) throw new Refusal("Coupon does not apply to any items");
  const percent = Math.max(0, numberIn(coupon, "PercentageValue") ?? 0);
  const free = Math.max(0, centsOf(numberIn(coupon, "FreeDollar") ?? 0));
  return spread(Math.min(sum, roundHalfAway((sum * percent) / 100) + free), bases, sum);
}

function isCandidate(coupon: JsonFields, { offer }: PricedItem): boolean {
  const product = idIn(coupon, "Product");
  if (product) return offer.productId === product;
  const categories = idsIn(coupon, "CouponCategory");
  return categories.length === 0 || categories.some((id) => offer.categoryIds.includes(id));
}

/** In proportion, rounded down; the cents left over go one each to the dearest lines. */
function spread(amount: Cents, bases: readonly Cents[], sum: Cents): readonly Cents[] {
  const parts = bases.map((base) => Math.floor((amount * base) / sum));
  const left = amount - sumOf(parts);
  const dearest = bases
    .map((base, line) => ({ base, line }))
    .filter(({ base, line }) => (parts[line] ?? 0) < base)
    .sort((one, other) => other.base - one.base || one.line - other.line)
    .slice(0, left);
  const lucky = new Set(dearest.map(({ line }) => line));
  return parts.map((part, line) => (lucky.has(line) ? part + 1 : part));
}
