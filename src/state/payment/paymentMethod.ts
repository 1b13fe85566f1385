import type { Getter } from "jotai";
import type { Attempt } from "../../domain/checkout/attempt.ts";
import type { OrderMode } from "../../domain/fulfilment/orderMode.ts";
import type { NewCard } from "../../domain/payment/card.ts";
import type { PaymentMethod } from "../../domain/payment/paymentMethod.ts";
import type { CardTokenTender, Settlement } from "../../domain/payment/settlement.ts";
import type { StoreView } from "../../domain/store/store.ts";
import type { PageResult, PaymentPageRequest } from "../../services/ports/ordering.ts";
import type { WalletRequest, WalletResult } from "../../services/ports/wallets.ts";

type FieldsOrder = Pick<Attempt, "reference" | "total">;

export type FieldsResult = CardTokenTender | { readonly kind: "failed"; readonly message: string };

/** How a method settles an order. */
export type Settles =
  | { readonly kind: "none" }
  /** The typed card; null while it is invalid. */
  | { readonly kind: "card"; card(get: Getter): NewCard | null }
  /** Called in the diner's tap, before anything is awaited: a wallet opens its sheet here (R58). */
  | { readonly kind: "token"; ask(get: Getter, request: WalletRequest): Promise<WalletResult> }
  /** Called in the diner's tap: the fields that a card is typed in give a token for this order (R105). */
  | { readonly kind: "fields"; ask(get: Getter, order: FieldsOrder): Promise<FieldsResult> }
  /** Called when the order is stored. */
  | {
      readonly kind: "redirect";
      findPage(get: Getter, request: Omit<PaymentPageRequest, "method" | "isMobile">): Promise<PageResult>;
    };

/** A way to pay, as far as placing an order depends on it. `parts/payment` lists them all, with their forms. */
export interface PaymentMethodRules {
  readonly method: PaymentMethod;
  readonly settles: Settles;
  isOffered(get: Getter, order: { readonly view: StoreView; readonly mode: OrderMode }): boolean;
  /** Whether everything that it asks for is valid. */
  isFilledIn(get: Getter): boolean;
}

/** How an order is settled by each, if there is something to pay. */
export const settlementKinds: Readonly<Record<Settles["kind"], Settlement["kind"]>> = {
  none: "none",
  card: "card",
  token: "token",
  fields: "token",
  redirect: "redirect",
};
