import { draftGifts } from "../../../src/domain/gift/draftGifts.ts";
import { priceGifts } from "../../../src/domain/gift/priceGifts.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import type { OrderDraft } from "../../../src/domain/order/orderDraft.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { buildContact } from "../../support/buildContact.ts";
import { buildGiftCard, buildGiftLine, buildGiving } from "../../support/buildGifts.ts";
import { buildCoupon } from "../../support/buildPromotions.ts";

const none = cents(0);
const massage = buildGiftCard({ productId: "massage", name: "Massage", price: cents(11_000), taxRate: 0.1 });

/** The amounts of issue 15. */
export function buildGiftDraft(): OrderDraft {
  const priced = priceGifts({
    lines: [
      buildGiftLine({ quantity: 2 }),
      buildGiftLine({ id: "g2", card: massage, giving: buildGiving({ to: "", from: "", message: "" }) }),
    ],
    coupons: [
      buildCoupon({ code: "HALF", productId: "massage", percent: 50, flat: none }),
      buildCoupon({ code: "TEN", percent: 0, flat: cents(1_000) }),
    ],
    bank: [
      {
        id: "21",
        name: "Visa",
        card: "visa",
        rate: { kind: "share", rate: 0.015 },
        isTaxable: true,
        from: none,
        upTo: null,
      },
    ],
    paidBy: { method: "card", cardType: "visa" },
  });
  return draftGifts({
    udid: "0d0e7a52-3f0c-4a8e-9a57-0f6c2b1d9e11",
    store: { id: 200, name: "Harbour Hotel" },
    customer: { kind: "guest", id: "g-5f" },
    joins: false,
    contact: buildContact(),
    priced,
    payment: "card",
    cardIdentifier: null,
    now: instant(1_795_304_400_000),
  });
}
