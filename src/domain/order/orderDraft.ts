import type { CartLine, CartModifier } from "../cart/cart.ts";
import type { PricedCart, PricedLine, PricedModifier, PricedPart } from "../cart/pricedCart.ts";
import type { Contact } from "../customer/contact.ts";
import type { ChosenTime, Fulfilment } from "../fulfilment/fulfilment.ts";
import { type Cents, cents } from "../money/cents.ts";
import type { PaymentMethod } from "../payment/paymentMethod.ts";
import type { Store } from "../store/store.ts";
import type { Instant } from "../time/instant.ts";
import type { OrderCustomer } from "./orderAddress.ts";

/** An amount as an order carries it: the two sum to what the diner was shown. */
export interface SplitAmount {
  readonly excludingTax: Cents;
  readonly tax: Cents;
}

export interface DraftExtra {
  readonly modifier: CartModifier;
  readonly total: SplitAmount;
  readonly children: readonly DraftExtra[];
}

export interface DraftItem {
  readonly line: CartLine;
  /** Base price × quantity; its extras come on top. */
  readonly total: SplitAmount;
  readonly extras: readonly DraftExtra[];
}

/** An order as the diner means it, whole, before it takes the backend's form. */
export interface OrderDraft {
  readonly udid: string;
  readonly store: Pick<Store, "id" | "name">;
  readonly customer: OrderCustomer;
  readonly contact: Contact;
  readonly fulfilment: Fulfilment;
  readonly items: readonly DraftItem[];
  readonly subtotal: SplitAmount;
  readonly total: SplitAmount;
  readonly payment: PaymentMethod;
  readonly notes: string;
  readonly scheduledAt: Instant;
  readonly createdAt: Instant;
}

export interface DraftInput {
  readonly udid: string;
  readonly store: Pick<Store, "id" | "name">;
  readonly customer: OrderCustomer;
  readonly contact: Contact;
  readonly fulfilment: Fulfilment;
  readonly cart: PricedCart;
  readonly time: ChosenTime;
  readonly payment: PaymentMethod;
  readonly notes: string;
  readonly now: Instant;
}

function split(amount: Cents, tax: Cents): SplitAmount {
  return { excludingTax: cents(amount - tax), tax };
}

function splitPart({ amount, tax }: PricedPart): SplitAmount {
  return split(amount, tax);
}

function draftExtra(priced: PricedModifier): DraftExtra {
  return { modifier: priced.modifier, total: splitPart(priced), children: priced.subs.map(draftExtra) };
}

function draftItem({ line, base, modifiers }: PricedLine): DraftItem {
  return { line, total: splitPart(base), extras: modifiers.map(draftExtra) };
}

export function draftOrder({ cart, time, now, notes, ...given }: DraftInput): OrderDraft {
  return {
    ...given,
    items: cart.lines.map(draftItem),
    // The goods' tax is the cart's, not the sum of the parts: a negative modifier never takes a line's below 0 (R23).
    subtotal: split(cart.subtotal, cart.gst),
    total: split(cart.total, cart.gst),
    notes: notes.trim(),
    scheduledAt: time.at,
    createdAt: now,
  };
}
