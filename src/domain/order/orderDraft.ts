import type { CartModifier, MealAddOn } from "../cart/cart.ts";
import { noteOf } from "../cart/note.ts";
import type { PricedAddOn, PricedModifier, PricedPart } from "../cart/pricedLine.ts";
import type { Contact } from "../customer/contact.ts";
import type { Fulfilment } from "../fulfilment/orderMode.ts";
import type { ChosenTime } from "../fulfilment/times.ts";
import type { CategoryId, ProductId } from "../menu/menu.ts";
import { type Cents, cents } from "../money/cents.ts";
import type { PaymentMethod } from "../payment/paymentMethod.ts";
import type { AppliedSurcharge } from "../payment/surcharge.ts";
import type { Store } from "../store/store.ts";
import type { Instant } from "../time/instant.ts";
import type { AppliedTrigger } from "./appliedTriggers.ts";
import type { OrderCustomer } from "./orderReference.ts";
import type { PricedLine, PricedOrder, TaxedAmount } from "./pricedOrder.ts";

/** An amount in an order. Both parts add up to the amount that the diner saw. */
interface SplitAmount {
  readonly excludingTax: Cents;
  readonly tax: Cents;
}

export interface DraftExtra {
  readonly modifier: CartModifier;
  readonly total: SplitAmount;
  readonly children: readonly DraftExtra[];
}

export interface DraftItem {
  readonly productId: ProductId;
  readonly categoryId: CategoryId;
  readonly categoryName: string;
  readonly name: string;
  readonly quantity: number;
  /** Without modifiers; the reduced price if the item is redeemed or rolled in. */
  readonly unitPrice: Cents;
  readonly taxRate: number;
  /** Base price × quantity, without extras. */
  readonly total: SplitAmount;
  readonly extras: readonly DraftExtra[];
  readonly note: string;
  readonly coupon: DraftCoupon | null;
  /** Null for food. */
  readonly gift: DraftGift | null;
  /** Points earned per unit. */
  readonly rewardPoints: number;
  /** Points spent per unit. */
  readonly redeemedPoints: number;
  /** The offer that it was rolled in by; null if none. */
  readonly rolledBy: MealAddOn["triggerId"] | null;
}

/** The discount by coupon codes on an item. The codes are in the order in which they were applied. */
export interface DraftCoupon {
  readonly codes: readonly string[];
  readonly amount: Cents;
}

/** The giver and the recipient of a gift card (R71). */
export interface DraftGift {
  readonly from: string;
  readonly to: string;
  readonly email: string;
  readonly message: string;
}

/** How the order is received. Gift cards are sent by mail, and count as a liability of the store (R72). */
export type DraftFulfilment = Fulfilment | { readonly mode: "mail" };

/** A complete order in domain terms, before it is encoded for the backend. */
export interface OrderDraft {
  readonly udid: string;
  readonly store: Pick<Store, "id" | "name">;
  readonly customer: OrderCustomer;
  /** The guest becomes a member with this order (R67). */
  readonly joins: boolean;
  readonly contact: Contact;
  readonly fulfilment: DraftFulfilment;
  /** R31: the time of the surcharges depends on it in every order mode. */
  readonly storedTable: string | null;
  /** A rolled-in product follows the line that it belongs to. */
  readonly items: readonly DraftItem[];
  readonly subtotal: SplitAmount;
  readonly discount: SplitAmount;
  readonly freight: SplitAmount;
  readonly holidays: readonly AppliedSurcharge[];
  readonly bank: readonly AppliedSurcharge[];
  readonly total: SplitAmount;
  /** The codes that count, in the order in which they were applied. */
  readonly couponCodes: readonly string[];
  readonly triggers: readonly AppliedTrigger[];
  readonly points: { readonly earned: number; readonly spent: number };
  readonly payment: PaymentMethod;
  /** The stored card's identifier; null if the order isn't paid with one. */
  readonly cardIdentifier: string | null;
  readonly notes: string;
  /** Whether the diner has said to be an adult. Asked only where alcohol is ordered (R102). */
  readonly isAgeConfirmed: boolean;
  readonly scheduledAt: Instant;
  readonly createdAt: Instant;
}

export interface DraftInput {
  readonly udid: string;
  readonly store: Pick<Store, "id" | "name">;
  readonly customer: OrderCustomer;
  /** The guest becomes a member with this order (R67). */
  readonly joins: boolean;
  readonly contact: Contact;
  readonly fulfilment: Fulfilment;
  readonly storedTable: string | null;
  readonly priced: PricedOrder;
  readonly time: ChosenTime;
  readonly payment: PaymentMethod;
  /** The stored card's identifier; null if a new card is used. */
  readonly cardIdentifier: string | null;
  readonly notes: string;
  readonly isAgeConfirmed: boolean;
  readonly now: Instant;
}

export function splitAmount({ amount, tax }: TaxedAmount): SplitAmount {
  return { excludingTax: cents(amount - tax), tax };
}

/** Unavailable modifiers and their sub-modifiers aren't ordered (R14). */
function draftExtras(modifiers: readonly PricedModifier[]): readonly DraftExtra[] {
  return modifiers.filter(({ modifier }) => modifier.unavailability === null).map(draftExtra);
}

function draftExtra(priced: PricedModifier): DraftExtra {
  return { modifier: priced.modifier, total: splitAmount(priced), children: draftExtras(priced.subs) };
}

/** The unit price: the base amount divided by the quantity, which is never 0. */
function eachOf({ amount }: PricedPart, quantity: number): Cents {
  return cents(amount / quantity);
}

function draftHost({ line, base, modifiers, coupon }: PricedLine, code: string | null): DraftItem {
  const { redemption, quantity } = line;
  return {
    productId: line.productId,
    categoryId: line.categoryId,
    categoryName: line.categoryName,
    name: line.name,
    quantity,
    unitPrice: eachOf(base, quantity),
    taxRate: line.taxRate,
    total: splitAmount(base),
    extras: draftExtras(modifiers),
    note: line.note,
    coupon: code !== null && coupon > 0 ? { codes: [code], amount: coupon } : null,
    gift: null,
    // R26: redeemed items earn no points.
    rewardPoints: redemption ? 0 : line.rewardPoints,
    redeemedPoints: redemption?.points ?? 0,
    rolledBy: null,
  };
}

function draftRolled({ item, base, modifiers }: PricedAddOn): DraftItem {
  return {
    productId: item.productId,
    categoryId: item.categoryId,
    categoryName: item.categoryName,
    name: item.name,
    quantity: 1,
    unitPrice: item.reducedPrice,
    taxRate: item.taxRate,
    total: splitAmount(base),
    extras: draftExtras(modifiers),
    note: "",
    coupon: null,
    gift: null,
    rewardPoints: 0,
    redeemedPoints: 0,
    rolledBy: item.triggerId,
  };
}

/** Unavailable lines aren't ordered (R14). */
function draftItems({ lines, coupon }: PricedOrder): readonly DraftItem[] {
  return lines
    .filter(({ line }) => line.unavailability === null)
    .flatMap((each) => [draftHost(each, coupon?.code ?? null), ...each.mealAddOns.map(draftRolled)]);
}

export function draftOrder({ priced, time, now, notes, ...given }: DraftInput): OrderDraft {
  const { subtotal, discount, fee, holidays, bank, total, gst, coupon, applied, points } = priced;
  return {
    ...given,
    items: draftItems(priced),
    subtotal: splitAmount(subtotal),
    discount: splitAmount(discount),
    freight: splitAmount(fee),
    holidays,
    bank,
    total: splitAmount({ amount: total, tax: gst }),
    couponCodes: coupon && coupon.problem === null ? [coupon.code] : [],
    triggers: applied,
    points: { earned: points.earned, spent: points.redeemed + points.paid },
    notes: noteOf(notes),
    scheduledAt: time.at,
    createdAt: now,
  };
}
