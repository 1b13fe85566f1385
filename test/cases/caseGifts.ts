import type { GiftLine } from "../../src/domain/gift/giftCart.ts";
import type { GiftPricing } from "../../src/domain/gift/priceGifts.ts";
import { soldGiftCards } from "../../src/domain/gift/soldGiftCards.ts";
import { cents } from "../../src/domain/money/cents.ts";
import type { Coupon } from "../../src/domain/promotion/promotions.ts";
import type { Store } from "../../src/domain/store/store.ts";
import { parseCoupon } from "../../src/wire/api/coupon.ts";
import { parseCharges } from "../../src/wire/documents/charges.ts";
import { parseGiftMenu } from "../../src/wire/documents/giftMenu.ts";
import { buildGiftCard, buildGiving } from "../support/buildGifts.ts";
import type { GiftCase } from "./caseInput.ts";
import { context, paidBy } from "./caseOrder.ts";

/** R72: each code counts once. */
function couponsOf({ coupons }: GiftCase): readonly Coupon[] {
  const known = coupons.map((each) => parseCoupon(each, context)).filter((each) => each !== null);
  return [...new Map(known.map((coupon) => [coupon.code, coupon])).values()];
}

function linesOf({ cart, menu, now }: GiftCase, { zone }: Store): readonly GiftLine[] {
  const document = { id: "DefaultMenu", fields: menu as Record<string, unknown> };
  const sold = soldGiftCards([parseGiftMenu(document, document, context)], now, zone);
  return cart.map(({ uid, productId, quantity }) => {
    // A gift card that isn't sold counts 0, like a dish (R14).
    const card = sold.find((each) => each.productId === productId) ?? buildGiftCard({ productId, price: cents(0) });
    return { id: uid, card, quantity, giving: buildGiving(), addedAt: now };
  });
}

/** Converts a case of gift cards to the domain's types. */
export function giftsOf(given: GiftCase, store: Store): GiftPricing {
  return {
    lines: linesOf(given, store),
    coupons: couponsOf(given),
    bank: parseCharges(given.store, store.zone, context).surcharges.bank,
    paidBy: paidBy(given),
  };
}
