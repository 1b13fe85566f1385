import type { LineId } from "../cart/cart.ts";
import { type Cents, cents, sumCents } from "../money/cents.ts";
import { leastCents, noCents, percentOf } from "../money/rounding.ts";
import type { Coupon } from "./promotions.ts";

/** A line with the amount that the per-item offers leave of it. */
export interface CouponLine {
  readonly id: LineId;
  readonly left: Cents;
}

/**
 * R22: distributed in proportion, in whole cents rounded down. The remaining cents go one each to the most expensive
 * lines. No part reaches its line's own amount before the whole discount is distributed.
 */
function spread(amount: Cents, lines: readonly CouponLine[], sum: Cents): Map<LineId, Cents> {
  const parts = new Map(lines.map(({ id, left }) => [id, Math.floor((left * amount) / sum)]));
  let over = amount - [...parts.values()].reduce((total, part) => total + part, 0);
  for (const { id } of [...lines].sort((one, other) => other.left - one.left)) {
    if (over === 0) break;
    parts.set(id, (parts.get(id) ?? 0) + 1);
    over -= 1;
  }
  return new Map([...parts].map(([id, part]) => [id, cents(part)]));
}

/** The coupon's discount on each of its candidates. */
export function spreadCoupon(coupon: Coupon, candidates: readonly CouponLine[]): ReadonlyMap<LineId, Cents> {
  const sum = sumCents(candidates.map(({ left }) => left));
  const wanted = cents(percentOf(sum, coupon.percent) + coupon.flat);
  const amount = leastCents(wanted, sum);
  return amount === noCents ? new Map() : spread(amount, candidates, sum);
}
