import type { ProductId } from "../menu/menu.ts";
import { type Cents, cents, sumCents, timesCents } from "../money/cents.ts";
import { noCents } from "../money/rounding.ts";
import type { CouponUse } from "../order/pricedOrder.ts";
import type { Coupon } from "../promotion/promotions.ts";
import { type CouponLine, spreadCoupon } from "../promotion/spreadCoupon.ts";

/** A gift card in the gift cart. */
export interface GiftLine {
  readonly id: string;
  readonly productId: ProductId;
  readonly price: Cents;
  readonly quantity: number;
}

interface PricedGifts {
  readonly subtotal: Cents;
  readonly coupons: readonly CouponUse[];
  readonly discount: Cents;
  readonly total: Cents;
}

/** Gift cards are in no category, so a coupon that is limited to categories applies to none of them. */
function isCandidate({ productId }: GiftLine, coupon: Coupon): boolean {
  return coupon.productId === null ? coupon.categoryIds.length === 0 : coupon.productId === productId;
}

function problemOf(coupon: Coupon, candidates: readonly CouponLine[], subtotal: Cents): CouponUse["problem"] {
  const required = coupon.minimumSpend;
  if (subtotal < required) return { kind: "min-spent", required, missing: cents(required - subtotal) };
  return candidates.length === 0 ? { kind: "no-items" } : null;
}

/** Spec, section 4: the gift cart may hold several coupons. Each applies to what the ones before it left (R22). */
export function priceGifts(lines: readonly GiftLine[], coupons: readonly Coupon[]): PricedGifts {
  const left = new Map(lines.map(({ id, price, quantity }) => [id, timesCents(price, quantity)]));
  const subtotal = sumCents(left.values());
  const uses = coupons.map((coupon): CouponUse => {
    const candidates = lines
      .filter((line) => isCandidate(line, coupon))
      .map(({ id }) => ({ id, left: left.get(id) ?? noCents }));
    const problem = problemOf(coupon, candidates, subtotal);
    const parts = problem ? new Map<string, Cents>() : spreadCoupon(coupon, candidates);
    for (const [id, part] of parts) left.set(id, cents((left.get(id) ?? noCents) - part));
    return { code: coupon.code, amount: sumCents(parts.values()), problem };
  });
  const discount = sumCents(uses.map(({ amount }) => amount));
  return { subtotal, coupons: uses, discount, total: cents(subtotal - discount) };
}
