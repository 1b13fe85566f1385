import type { LineId } from "../cart/cart.ts";
import { type Cents, cents, sumCents } from "../money/cents.ts";
import { leastCents, noCents, percentOf } from "../money/rounding.ts";
import type { Coupon } from "./promotions.ts";

/** A line with the amount left after per-item offers. */
export interface CouponLine {
  readonly id: LineId;
  readonly left: Cents;
}

/**
 * R22: distributes the amount in proportion, in whole cents rounded down. The remaining cents go to the most expensive
 * lines, one each. No line gets more than its own amount.
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

/** The coupon's discount on each candidate line. */
export function spreadCoupon(coupon: Coupon, candidates: readonly CouponLine[]): ReadonlyMap<LineId, Cents> {
  const sum = sumCents(candidates.map(({ left }) => left));
  const wanted = cents(percentOf(sum, coupon.percent) + coupon.flat);
  const amount = leastCents(wanted, sum);
  return amount === noCents ? new Map() : spread(amount, candidates, sum);
}
