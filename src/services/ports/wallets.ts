import type { Cents } from "../../domain/money/cents.ts";
import type { OrderReference } from "../../domain/order/orderReference.ts";
import type { WalletTender } from "../../domain/payment/settlement.ts";
import type { WalletName } from "../../domain/payment/wallet.ts";

export interface WalletAsked {
  readonly reference: OrderReference;
  readonly total: Cents;
  /** Aborted when the order is no longer being paid or sent. Its reason is how that ended (`WalletEnd`). */
  readonly signal: AbortSignal;
}

/** What a wallet's sheet is closed with: the order was placed or refused, or nobody knows. */
export type WalletEnd = "placed" | "failed" | "unknown";

export type WalletAnswer =
  | WalletTender
  /** Closed by the diner. */
  | { readonly kind: "closed" }
  | { readonly kind: "failed"; readonly message: string };

export interface Wallets {
  /** Loads what the wallet needs. False: this page, device or deployment doesn't have it. Never throws. */
  prepare(name: WalletName): Promise<boolean>;
  /** Opens the sheet of one that is prepared. Called in the diner's tap, so it opens before anything is awaited. Never throws. */
  open(name: WalletName, asked: WalletAsked): Promise<WalletAnswer>;
}
