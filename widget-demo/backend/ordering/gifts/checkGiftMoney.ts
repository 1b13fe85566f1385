import { refuseSums } from "../claim.ts";
import { checkAmounts } from "../compareOrder.ts";
import type { TrackingOrder } from "../orderBody.ts";
import { Refusal } from "../refusal.ts";
import { giftNames } from "./giftMenu.ts";
import { type GiftFacts, type PricedGiftOrder, priceGiftOrder } from "./priceGiftOrder.ts";

/** Null if the gift order's amounts are right to the cent, else the refusal. Only reads the given facts. */
export function checkGiftMoney(facts: GiftFacts): Refusal | null {
  try {
    const { order } = facts;
    checkPlain(order);
    const priced = priceGiftOrder(facts);
    checkNames(facts);
    compareCodes(order, priced);
    checkAmounts(order, priced);
    return null;
  } catch (problem) {
    if (problem instanceof Refusal) return problem;
    throw problem;
  }
}

/** A gift card has no modifiers. */
function checkPlain({ OrderItems }: TrackingOrder): void {
  const index = OrderItems.findIndex(({ OrderExtras }) => OrderExtras.length > 0);
  if (index >= 0) refuseSums(`OrderItems[${index}].OrderExtras should be empty`);
}

/** The recipient reads the name in the mail, so it must be that of this card. */
function checkNames({ order, menu }: GiftFacts): void {
  for (const [index, { Product_ID, Name }] of order.OrderItems.entries()) {
    const names = giftNames(menu, Product_ID);
    if (names.includes(Name?.trim() ?? "")) continue;
    refuseSums(`OrderItems[${index}].Name should be ${names[0] ?? "that of its product"}`);
  }
}

/** Compares codes without case. The coupons themselves were found by the codes in the order. */
function compareCodes({ OrderItems }: TrackingOrder, { codes }: PricedGiftOrder): void {
  for (const [index, { AppliedCoupon }] of OrderItems.entries()) {
    const expected = (codes[index] ?? []).join(",");
    const isRight = AppliedCoupon ? AppliedCoupon.CouponCode.toLowerCase() === expected.toLowerCase() : expected === "";
    if (!isRight) refuseSums(`OrderItems[${index}].AppliedCoupon should name ${expected || "no code"}`);
  }
}
