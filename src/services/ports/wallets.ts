import type { Cents } from "../../domain/money/cents.ts";
import type { OrderReference } from "../../domain/order/orderReference.ts";
import type { WalletName } from "../../domain/payment/paymentMethod.ts";
import type { WalletTender } from "../../domain/payment/settlement.ts";

export interface WalletRequest {
  readonly reference: OrderReference;
  readonly total: Cents;
  /** Aborted when the order is no longer being paid or sent. The abort reason is how it ended (`WalletEnd`). */
  readonly signal: AbortSignal;
}

/** How the order ended when a wallet's sheet closes: placed, failed, or unknown. */
export type WalletEnd = "placed" | "failed" | "unknown";

export type WalletResult =
  | WalletTender
  /** The diner closed the sheet. */
  | { readonly kind: "closed" }
  | { readonly kind: "failed"; readonly message: string };

export interface Wallets {
  /** Loads what the wallet needs. False if this page, device or deployment doesn't support it. Never throws. */
  prepare(name: WalletName): Promise<boolean>;
  /**
   * Opens the sheet of a prepared wallet. Call it inside the diner's tap, because the sheet must open before anything
   * is awaited. Never throws.
   */
  open(name: WalletName, request: WalletRequest): Promise<WalletResult>;
}
