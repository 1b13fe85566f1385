import type { Contact } from "../customer/contact.ts";
import { noCents } from "../money/rounding.ts";
import { type DraftItem, type OrderDraft, splitAmount } from "../order/orderDraft.ts";
import type { OrderCustomer } from "../order/orderReference.ts";
import type { PaymentMethod } from "../payment/paymentMethod.ts";
import type { Store } from "../store/store.ts";
import type { Instant } from "../time/instant.ts";
import { giftCategoryId } from "./giftCard.ts";
import type { PricedGift, PricedGifts } from "./priceGifts.ts";

export interface GiftDraftInput {
  readonly udid: string;
  readonly store: Pick<Store, "id" | "name">;
  readonly customer: OrderCustomer;
  /** The guest becomes a member with this order (R67). */
  readonly joins: boolean;
  readonly contact: Contact;
  readonly priced: PricedGifts;
  readonly payment: PaymentMethod;
  /** The stored card's identifier; null if a new card is used. */
  readonly cardIdentifier: string | null;
  readonly now: Instant;
}

function draftGift({ line, full, coupon }: PricedGift): DraftItem {
  const { card, quantity, giving } = line;
  return {
    productId: card.productId,
    categoryId: giftCategoryId,
    categoryName: "",
    name: card.name,
    quantity,
    unitPrice: card.price,
    taxRate: card.taxRate,
    total: splitAmount(full),
    extras: [],
    note: "",
    coupon,
    gift: giving,
    rewardPoints: 0,
    redeemedPoints: 0,
    rolledBy: null,
  };
}

const nothing = { excludingTax: noCents, tax: noCents };

/** R72: a gift card order has no address, is for now, and has nothing that applies only to dishes. */
export function draftGifts({ priced, now, ...given }: GiftDraftInput): OrderDraft {
  const { lines, subtotal, discount, bank, total, gst, coupons } = priced;
  return {
    ...given,
    fulfilment: { mode: "mail" },
    storedTable: null,
    items: lines.map(draftGift),
    subtotal: splitAmount(subtotal),
    discount: splitAmount(discount),
    freight: nothing,
    holidays: [],
    bank,
    total: splitAmount({ amount: total, tax: gst }),
    couponCodes: coupons.filter(({ problem }) => problem === null).map(({ code }) => code),
    triggers: [],
    points: { earned: 0, spent: 0 },
    notes: "",
    isAgeConfirmed: false,
    scheduledAt: now,
    createdAt: now,
  };
}
