import type { PricedGoods } from "../cart/pricedLine.ts";
import { type Cents, cents } from "../money/cents.ts";
import { countsForOffers, isOfCategory } from "./basket.ts";
import type { Coupon } from "./promotions.ts";

/** The reason why a coupon doesn't count (R22). */
export type CouponProblem =
  | { readonly kind: "min-spent"; readonly required: Cents; readonly missing: Cents }
  | { readonly kind: "no-items" }
  /** It would replace offers that save as much, or more. Both sums are of all that is taken off. */
  | { readonly kind: "offers-save"; readonly offers: Cents; readonly withCode: Cents };

function isCandidate({ line }: PricedGoods, { productId, categoryIds }: Coupon): boolean {
  if (productId !== null) return line.productId === productId;
  return categoryIds.length === 0 || categoryIds.some((id) => isOfCategory(line, id));
}

export function couponCandidates(coupon: Coupon, goods: readonly PricedGoods[]): readonly PricedGoods[] {
  return goods.filter((each) => countsForOffers(each) && isCandidate(each, coupon));
}

/** `value` is the cart value of R14. */
export function couponProblem(coupon: Coupon, goods: readonly PricedGoods[], value: Cents): CouponProblem | null {
  const { minimumSpend } = coupon;
  if (value < minimumSpend) {
    return { kind: "min-spent", required: minimumSpend, missing: cents(minimumSpend - value) };
  }
  return couponCandidates(coupon, goods).length === 0 ? { kind: "no-items" } : null;
}

/** The coupon code in each store's cart, by the store's ID. Only one at a time (S15). */
export type CouponCodes = Readonly<Record<string, string>>;

export function withCode(codes: CouponCodes, storeId: number, code: string | null): CouponCodes {
  const { [String(storeId)]: _before, ...others } = codes;
  return code === null ? others : { ...others, [storeId]: code };
}
