import type { LineId } from "../cart/cart.ts";
import { type Cents, cents, sumCents, timesCents } from "../money/cents.ts";
import { noCents, shareOf } from "../money/rounding.ts";
import { taxWithin } from "../money/tax.ts";
import type { DraftCoupon } from "../order/orderDraft.ts";
import type { CouponUse, TaxedAmount } from "../order/pricedOrder.ts";
import { type BankSurcharge, bankSurcharges, type PaidBy } from "../payment/bankSurcharges.ts";
import { type AppliedSurcharge, sumOfSurcharges } from "../payment/surcharge.ts";
import type { Coupon } from "../promotion/promotions.ts";
import { spreadCoupon } from "../promotion/spreadCoupon.ts";
import type { GiftLine } from "./giftCart.ts";

export interface GiftPricing {
  readonly lines: readonly GiftLine[];
  /** In the order in which they were applied. */
  readonly coupons: readonly Coupon[];
  readonly bank: readonly BankSurcharge[];
  /** Null until it is chosen: no card surcharge applies until then. */
  readonly paidBy: PaidBy | null;
}

export interface PricedGift {
  readonly line: GiftLine;
  /** Before coupons. */
  readonly full: TaxedAmount;
  /** The discount by coupon codes. */
  readonly coupon: DraftCoupon | null;
}

export interface PricedGifts {
  readonly lines: readonly PricedGift[];
  readonly subtotal: TaxedAmount;
  readonly coupons: readonly CouponUse[];
  readonly discount: TaxedAmount;
  readonly bank: readonly AppliedSurcharge[];
  readonly total: Cents;
  readonly gst: Cents;
}

/** A line while the codes are applied one after the other; `left` is what remains. */
interface Taking extends PricedGift {
  readonly left: TaxedAmount;
}

function priced(line: GiftLine): Taking {
  const amount = timesCents(line.card.price, line.quantity);
  const full = { amount, tax: taxWithin(amount, line.card.taxRate) };
  return { line, full, coupon: null, left: full };
}

/** R72: gift cards are in no category, so a coupon for categories applies to none of them. */
function isCandidate({ line }: Taking, { productId, categoryIds }: Coupon): boolean {
  return productId === null ? categoryIds.length === 0 : productId === line.card.productId;
}

export function giftCouponProblem(coupon: Coupon, lines: readonly GiftLine[]): CouponUse["problem"] {
  const goods = lines.map(priced);
  const value = sumCents(goods.map(({ full }) => full.amount));
  const required = coupon.minimumSpend;
  if (value < required) return { kind: "min-spent", required, missing: cents(required - value) };
  return goods.some((each) => isCandidate(each, coupon)) ? null : { kind: "no-items" };
}

/** R23: the discount also takes its share of the tax that the line still has. */
function withoutPart(each: Taking, code: string, part: Cents): Taking {
  const { left, coupon } = each;
  if (part === 0) return each;
  return {
    ...each,
    coupon: { codes: [...(coupon?.codes ?? []), code], amount: cents((coupon?.amount ?? 0) + part) },
    left: { amount: cents(left.amount - part), tax: cents(left.tax - shareOf(left.tax, part, left.amount)) },
  };
}

function take(goods: readonly Taking[], coupon: Coupon): ReadonlyMap<LineId, Cents> {
  const candidates = goods.filter((each) => isCandidate(each, coupon));
  return spreadCoupon(
    coupon,
    candidates.map(({ line: { id }, left: { amount } }) => ({ id, left: amount })),
  );
}

/** R72: applies the codes one after the other, each to what the earlier ones left. */
function takeAll(lines: readonly GiftLine[], coupons: readonly Coupon[]) {
  let goods: readonly Taking[] = lines.map(priced);
  const uses = coupons.map((coupon): CouponUse => {
    const problem = giftCouponProblem(coupon, lines);
    const parts: ReadonlyMap<LineId, Cents> = problem ? new Map() : take(goods, coupon);
    goods = goods.map((each) => withoutPart(each, coupon.code, parts.get(each.line.id) ?? noCents));
    return { code: coupon.code, amount: sumCents(parts.values()), problem };
  });
  return { goods, uses };
}

function sumOf(amounts: readonly TaxedAmount[]): TaxedAmount {
  return { amount: sumCents(amounts.map(({ amount }) => amount)), tax: sumCents(amounts.map(({ tax }) => tax)) };
}

/** R72: a total consists of lines, codes and the card surcharge, nothing else. */
export function priceGifts({ lines, coupons, bank, paidBy }: GiftPricing): PricedGifts {
  const { goods, uses } = takeAll(lines, coupons);
  const subtotal = sumOf(goods.map(({ full }) => full));
  const left = sumOf(goods.map((each) => each.left));
  const surcharges = paidBy ? bankSurcharges(bank, left.amount, paidBy) : [];
  const surcharge = sumOfSurcharges(surcharges);
  return {
    lines: goods.map(({ left: _left, ...each }) => each),
    subtotal,
    coupons: uses,
    discount: { amount: cents(subtotal.amount - left.amount), tax: cents(subtotal.tax - left.tax) },
    bank: surcharges,
    total: sumCents([left.amount, surcharge.amount]),
    gst: sumCents([left.tax, surcharge.tax]),
  };
}
