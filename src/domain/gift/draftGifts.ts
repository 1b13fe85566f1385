import { noCents } from "../money/rounding.ts";
import { type DraftInput, type DraftItem, type OrderDraft, splitAmount } from "../order/orderDraft.ts";
import { giftCategoryId } from "./giftCard.ts";
import type { PricedGift, PricedGifts } from "./priceGifts.ts";

/** What only dishes have. */
type OfDishes = "fulfilment" | "storedTable" | "priced" | "time" | "notes" | "isAgeConfirmed";

export interface GiftDraftInput extends Omit<DraftInput, OfDishes> {
  readonly priced: PricedGifts;
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
