import { refuseSums } from "../claim.ts";
import { checkAmounts } from "../compareOrder.ts";
import type { TrackingOrder } from "../orderBody.ts";
import { Refusal } from "../refusal.ts";
import { giftNames } from "./giftMenu.ts";
import { type GiftFacts, type PricedGiftOrder, priceGiftOrder } from "./priceGiftOrder.ts";

/** Null where the gift order's amounts are right to the cent, else why it is refused. Reads only the given facts. */
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

/** A card has no choices to be made. */
function checkPlain({ OrderItems }: TrackingOrder): void {
  const index = OrderItems.findIndex(({ OrderExtras }) => OrderExtras.length > 0);
  if (index >= 0) refuseSums(`OrderItems[${index}].OrderExtras should be empty`);
}

/** The recipient reads the name in the mail, so it is no other card's. */
function checkNames({ order, menu }: GiftFacts): void {
  for (const [index, { Product_ID, Name }] of order.OrderItems.entries()) {
    const names = giftNames(menu, Product_ID);
    if (names.includes(Name?.trim() ?? "")) continue;
    refuseSums(`OrderItems[${index}].Name should be ${names[0] ?? "that of its product"}`);
  }
}

/** Codes are compared without case. The coupons themselves were looked up by what the order names. */
function compareCodes({ OrderItems }: TrackingOrder, { codes }: PricedGiftOrder): void {
  for (const [index, { AppliedCoupon }] of OrderItems.entries()) {
    const expected = (codes[index] ?? []).join(",");
    const isRight = AppliedCoupon ? AppliedCoupon.CouponCode.toLowerCase() === expected.toLowerCase() : expected === "";
    if (!isRight) refuseSums(`OrderItems[${index}].AppliedCoupon should name ${expected || "no code"}`);
  }
}
