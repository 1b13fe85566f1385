import type { Getter } from "jotai";
import type { OrderMode } from "../../domain/fulfilment/orderMode.ts";
import type { NewCard } from "../../domain/payment/card.ts";
import type { PaymentMethod } from "../../domain/payment/paymentMethod.ts";
import type { StoreView } from "../../domain/store/store.ts";
import type { PageResult, PaymentPageRequest } from "../../services/ports/ordering.ts";
import type { WalletRequest, WalletResult } from "../../services/ports/wallets.ts";

/** How a method settles an order. */
export type Settles =
  | { readonly kind: "none" }
  /** The typed card; null while it is invalid. */
  | { readonly kind: "card"; card(get: Getter): NewCard | null }
  /** Called in the diner's tap, before anything is awaited: a wallet opens its sheet here (R58). */
  | { readonly kind: "token"; ask(get: Getter, request: WalletRequest): Promise<WalletResult> }
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
