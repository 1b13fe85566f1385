import type { SheetField, WalletDiner, WalletPlace } from "../../../src/domain/checkout/walletSheet.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import type { SheetError, SheetSums, WalletRequest } from "../../../src/services/ports/wallets.ts";

export const pickupSums: SheetSums = {
  rows: [
    { label: "Subtotal", amount: cents(1_800) },
    { label: "Sunday surcharge", amount: cents(150) },
  ],
  total: cents(1_950),
};

/** The place isn't known yet. */
export const openSums: SheetSums = {
  rows: [
    { label: "Subtotal", amount: cents(1_950) },
    { label: "Delivery fee", amount: null },
  ],
  total: cents(1_950),
};

export const deliverySums: SheetSums = {
  rows: [
    { label: "Subtotal", amount: cents(1_950) },
    { label: "Delivery fee", amount: cents(550) },
  ],
  total: cents(2_500),
};

interface Scripted {
  readonly asks?: readonly SheetField[];
  readonly sums?: SheetSums;
  /** The shop's answers to each approval. After them, it is satisfied. */
  readonly refusals?: readonly SheetError[];
  readonly located?: SheetSums | SheetError;
}

/** A request for a wallet, with what the shop was told and a way to end it. */
export function walletRequest({ asks = [], sums = pickupSums, refusals = [], located = deliverySums }: Scripted = {}) {
  const told: (WalletDiner | WalletPlace)[] = [];
  const left = [...refusals];
  const close = new AbortController();
  const asked: WalletRequest = {
    sums,
    asks,
    signal: close.signal,
    locate(place) {
      told.push(place);
      return located;
    },
    async approve({ contact, address }) {
      told.push({ contact, address });
      return left.shift() ?? null;
    },
  };
  return { asked, told, close };
}
