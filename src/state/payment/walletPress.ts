import { atom } from "jotai";
import type { SheetProblem } from "../../domain/checkout/walletSheet.ts";
import type { ReceiptRow } from "../../domain/order/receiptRows.ts";
import type { WalletName } from "../../domain/payment/paymentMethod.ts";
import type { SheetRow } from "../../services/ports/wallets.ts";

/** What a sheet says, in the diner's language. */
export interface SheetWords {
  /** The rows of the receipt above its total (R116). */
  rows(receipt: readonly ReceiptRow[]): readonly SheetRow[];
  problem(problem: SheetProblem): string;
}

/** A wallet whose button was pressed. Nobody chooses a wallet otherwise: pressing it pays (R97). */
export interface WalletPress {
  readonly wallet: WalletName;
  readonly words: SheetWords;
}

/** Null unless its sheet is open, or its order is being sent. */
export const walletPressAtom = atom<WalletPress | null>(null);
