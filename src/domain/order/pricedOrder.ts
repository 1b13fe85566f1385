import type { TriggerId } from "../cart/cart.ts";
import type { PricedGoods } from "../cart/pricedLine.ts";
import type { Cents } from "../money/cents.ts";
import type { AppliedSurcharge } from "../payment/surcharge.ts";
import type { Missing } from "../promotion/canApply.ts";
import type { CouponProblem } from "../promotion/couponProblem.ts";
import type { ItemDiscount } from "../promotion/discountItems.ts";
import type { OrderDiscount } from "../promotion/discountOrder.ts";
import type { AppliedTrigger } from "./appliedTriggers.ts";

/** An amount and the tax that it holds. */
export interface TaxedAmount {
  readonly amount: Cents;
  readonly tax: Cents;
}

export interface PricedLine extends PricedGoods {
  /** In the order in which they were applied. */
  readonly perItem: readonly ItemDiscount[];
  /** Its part of the coupon (R22). */
  readonly coupon: Cents;
}

export interface CouponUse {
  readonly code: string;
  readonly amount: Cents;
  /** Why it doesn't count now; null where it counts. */
  readonly problem: CouponProblem | null;
}

/** An offer that waits for the diner's answer (R20): it asks once, or has a button in the cart. */
export interface AskedOffer {
  readonly triggerId: TriggerId;
  readonly name: string;
  readonly asks: boolean;
  /** What it would take off. */
  readonly amount: Cents;
}

/** An offer that the cart doesn't reach yet. */
export interface NearOffer {
  readonly triggerId: TriggerId;
  readonly name: string;
  readonly missing: readonly Missing[];
}

export interface OrderPoints {
  readonly earned: number;
  /** For redeemed items. */
  readonly redeemed: number;
  /** For the total, where it is paid by points. */
  readonly paid: number;
}

/** The amounts of an order, and how they come about (R15). */
export interface PricedOrder {
  readonly lines: readonly PricedLine[];
  readonly subtotal: TaxedAmount;
  readonly perItem: Cents;
  readonly coupon: CouponUse | null;
  readonly wholeOrder: OrderDiscount | null;
  readonly applied: readonly AppliedTrigger[];
  /** The whole discount on the goods, and the tax in it. */
  readonly discount: TaxedAmount;
  readonly fee: TaxedAmount;
  /** The delivery fee is known, so that a fee of 0 means free delivery. */
  readonly isFeeKnown: boolean;
  readonly holidays: readonly AppliedSurcharge[];
  readonly bank: readonly AppliedSurcharge[];
  readonly total: Cents;
  readonly gst: Cents;
  readonly points: OrderPoints;
  readonly offers: readonly AskedOffer[];
  readonly near: readonly NearOffer[];
}
