import type { SheetField, WalletDiner, WalletPlace } from "../../domain/checkout/walletSheet.ts";
import type { Cents } from "../../domain/money/cents.ts";
import type { WalletName } from "../../domain/payment/paymentMethod.ts";
import type { WalletTender } from "../../domain/payment/settlement.ts";

/** A line of the receipt in a wallet's sheet, in the diner's language. */
export interface SheetRow {
  readonly label: string;
  /** Null until the sheet knows the place. */
  readonly amount: Cents | null;
}

export interface SheetSums {
  /** What comes before the total. */
  readonly rows: readonly SheetRow[];
  readonly total: Cents;
}

/** Why the sheet can't be approved as it is, in the diner's language. */
export interface SheetError {
  /** `order`: no field of the sheet can mend it. */
  readonly about: SheetField | "order";
  readonly message: string;
}

export interface WalletRequest {
  readonly sums: SheetSums;
  /** What the sheet asks the diner for (R97). */
  readonly asks: readonly SheetField[];
  /** Aborted when the order is no longer being paid or sent. The abort reason is how it ended (`WalletEnd`). */
  readonly signal: AbortSignal;
  /** Called when the diner chooses another address in the sheet, if it asks for one. */
  locate(place: WalletPlace): SheetSums | SheetError;
  /** Called when the diner approves. Null: the order may be paid. Never throws. */
  approve(diner: WalletDiner): Promise<SheetError | null>;
}

/** How the order ended when a wallet's sheet closes: placed, failed, or unknown. */
export type WalletEnd = "placed" | "failed" | "unknown";

export type WalletResult =
  | WalletTender
  /** The diner closed the sheet. */
  | { readonly kind: "closed" }
  | { readonly kind: "failed"; readonly message: string };

export interface Wallets {
  /** Whether it is worth preparing, as far as this page and its configuration tell at once. */
  mayHave(name: WalletName): boolean;
  /** Loads what the wallet needs. False if this page, device or deployment doesn't support it. Never throws. */
  prepare(name: WalletName): Promise<boolean>;
  /**
   * Opens the sheet of a prepared wallet. Call it inside the diner's tap, because the sheet must open before anything
   * is awaited. Never throws.
   */
  open(name: WalletName, request: WalletRequest): Promise<WalletResult>;
}
