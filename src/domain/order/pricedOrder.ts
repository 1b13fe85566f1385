import type { PricedGoods } from "../cart/pricedLine.ts";
import type { Cents } from "../money/cents.ts";
import type { AppliedHoliday } from "../payment/holidaySurcharges.ts";
import type { AppliedSurcharge } from "../payment/surcharge.ts";
import type { CouponProblem } from "../promotion/coupon.ts";
import type { OrderDiscount } from "../promotion/discount.ts";
import type { ItemDiscount } from "../promotion/discountItems.ts";
import type { AppliedTrigger } from "./appliedTriggers.ts";
import type { NearOffer, OfferPrompt, ReplacedOffers } from "./offeredCart.ts";

/** An amount and the tax contained in it. */
export interface TaxedAmount {
  readonly amount: Cents;
  readonly tax: Cents;
}

export interface PricedLine extends PricedGoods {
  /** In the order in which they were applied. */
  readonly perItem: readonly ItemDiscount[];
  /** Its part of the coupon's discount (R22). */
  readonly coupon: Cents;
}

export interface CouponUse {
  readonly code: string;
  readonly amount: Cents;
  /** Why it doesn't count now; null if it counts. */
  readonly problem: CouponProblem | null;
}

export interface OrderPoints {
  readonly earned: number;
  /** Points spent on redeemed items. */
  readonly redeemed: number;
  /** Points spent on the total, if it is paid by points. */
  readonly paid: number;
}

/** The amounts of an order and their parts (R15). */
export interface PricedOrder {
  readonly lines: readonly PricedLine[];
  readonly subtotal: TaxedAmount;
  readonly perItem: Cents;
  readonly coupon: CouponUse | null;
  /** What the coupon has taken the place of. */
  readonly replaced: ReplacedOffers | null;
  readonly wholeOrder: OrderDiscount | null;
  readonly applied: readonly AppliedTrigger[];
  /** The total discount on the goods, and the tax in it. */
  readonly discount: TaxedAmount;
  readonly fee: TaxedAmount;
  /** Whether the delivery fee is known. Only then does a fee of 0 mean free delivery. */
  readonly isFeeKnown: boolean;
  readonly holidays: readonly AppliedHoliday[];
  readonly bank: readonly AppliedSurcharge[];
  readonly total: Cents;
  readonly gst: Cents;
  readonly points: OrderPoints;
  readonly offers: readonly OfferPrompt[];
  readonly near: readonly NearOffer[];
}
