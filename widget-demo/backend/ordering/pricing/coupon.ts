import type { JsonFields } from "../../documents/types.ts";
import { type Cents, centsOf, formatDollars, sumOf } from "../money.ts";
import { idIn, idsIn, numberIn } from "../reading.ts";
import { Refusal } from "../refusal.ts";
import { words } from "../words.ts";
import { percentOf } from "./priceChange.ts";
import type { PricedItem } from "./pricedItem.ts";

export function minSpentOf(coupon: JsonFields): Cents {
  return centsOf(numberIn(coupon, "MinSpent") ?? 0);
}

/** R22: an order may only name a coupon that applies. Otherwise it is refused with the reason. */
export function checkCoupon(coupon: JsonFields, items: readonly PricedItem[], cartValue: Cents): void {
  const minimum = minSpentOf(coupon);
  if ((numberIn(coupon, "PercentageValue") ?? 0) > 100) {
    throw new Refusal(words.badCode, "The coupon's PercentageValue is above 100.");
  }
  if (cartValue < minimum) {
    throw new Refusal(
      words.codeNeeds(`$${formatDollars(minimum)}`),
      "The order's value is below the coupon's MinSpent.",
    );
  }
  if (items.some((item) => isCandidate(coupon, item))) return;
  throw new Refusal(words.codeFitsNothing, "No item is the coupon's Product, or in its CouponCategory.");
}

/** The coupon's discount on each item, computed after the per-item triggers. */
export function priceCoupon(
  coupon: JsonFields,
  items: readonly PricedItem[],
  left: readonly Cents[],
): readonly Cents[] {
  const bases = items.map((item, index) => (isCandidate(coupon, item) ? (left[index] ?? 0) : 0));
  const sum = sumOf(bases);
  const percent = Math.max(0, numberIn(coupon, "PercentageValue") ?? 0);
  const free = Math.max(0, centsOf(numberIn(coupon, "FreeDollar") ?? 0));
  return spread(Math.min(sum, percentOf(sum, percent) + free), bases, sum);
}

/** Redeemed and rolled-in items are never candidates. */
function isCandidate(coupon: JsonFields, { offer, role }: PricedItem): boolean {
  if (role.kind !== "ordinary") return false;
  const product = idIn(coupon, "Product");
  if (product) return offer.productId === product;
  const categories = idsIn(coupon, "CouponCategory");
  return categories.length === 0 || categories.some((id) => offer.categoryIds.includes(id));
}

/** Spreads the amount in proportion, rounded down. The remaining cents go one each to the most expensive lines. */
function spread(amount: Cents, bases: readonly Cents[], sum: Cents): readonly Cents[] {
  const parts = bases.map((base) => (base === 0 ? 0 : Math.floor((amount * base) / sum)));
  const left = amount - sumOf(parts);
  const dearest = bases
    .map((base, line) => ({ base, line }))
    .filter(({ base, line }) => (parts[line] ?? 0) < base)
    .sort((one, other) => other.base - one.base || one.line - other.line)
    .slice(0, left);
  const lucky = new Set(dearest.map(({ line }) => line));
  return parts.map((part, line) => (lucky.has(line) ? part + 1 : part));
}
