import type { Getter } from "jotai";
import type { OrderMode } from "../../domain/fulfilment/orderMode.ts";
import type { Cents } from "../../domain/money/cents.ts";
import type { OrderReference } from "../../domain/order/orderReference.ts";
import type { NewCard } from "../../domain/payment/card.ts";
import type { PaymentMethod } from "../../domain/payment/paymentMethod.ts";
import type { StoreView } from "../../domain/store/store.ts";
import type { PageAnswer } from "../../services/ports/ordering.ts";

/** What is to be paid for. */
interface PaymentAsked {
  readonly reference: OrderReference;
  readonly total: Cents;
  /** Aborted when it no longer has to be paid: an open sheet closes. */
  readonly signal: AbortSignal;
}

export type TokenAnswer =
  | { readonly kind: "token"; readonly token: string }
  /** Closed by the diner. */
  | { readonly kind: "closed" }
  | { readonly kind: "failed"; readonly message: string };

/** What a method settles an order with. */
export type Settles =
  | { readonly kind: "none" }
  /** The card that is typed; null while it is invalid. */
  | { readonly kind: "card"; card(get: Getter): NewCard | null }
  /** Called in the diner's tap, before anything is awaited: a wallet opens its sheet here (R58). */
  | { readonly kind: "token"; ask(get: Getter, asked: PaymentAsked): Promise<TokenAnswer> }
  /** Called when the order is kept. */
  | { readonly kind: "redirect"; findPage(get: Getter, asked: PaymentAsked): Promise<PageAnswer> };

/** A way to pay, as far as placing an order depends on it. `parts/payment-methods` lists them all, with their forms. */
export interface PaymentMethodRules {
  readonly method: PaymentMethod;
  readonly settles: Settles;
  isOffered(get: Getter, order: { readonly view: StoreView; readonly mode: OrderMode }): boolean;
  /** Whether everything that it asks for is valid. */
  isFilledIn(get: Getter): boolean;
}
