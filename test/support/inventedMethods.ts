import type { WalletResult } from "../../src/services/ports/wallets.ts";
import type { PaymentMethodRules } from "../../src/state/payment/paymentMethod.ts";
import type { FakePayments } from "./buildPayments.ts";

/** An invented wallet in place of Apple Pay: it opens a sheet in the tap, and the diner answers later. */
export interface KnockWallet extends PaymentMethodRules {
  /** Returns whether a sheet was open. */
  answer(said: WalletResult): boolean;
}

export function knockWallet(): KnockWallet {
  let translate: ((answer: WalletResult) => void) | null = null;
  return {
    method: "apple-pay",
    settles: {
      kind: "token",
      ask: (_get, { signal }) =>
        new Promise((resolve) => {
          translate = resolve;
          signal.addEventListener("abort", () => {
            resolve({ kind: "closed" });
            if (translate === resolve) translate = null;
          });
        }),
    },
    isOffered: () => true,
    isFilledIn: () => true,
    answer(said) {
      const isOpen = translate !== null;
      translate?.(said);
      translate = null;
      return isOpen;
    },
  };
}

const shells = "https://shells.example/";

/** An invented payment page in Alipay's place. */
export function shellPage(payments: FakePayments): PaymentMethodRules {
  return {
    method: "alipay",
    settles: {
      kind: "redirect",
      async findPage(_get, { reference: { udid } }) {
        return payments.open(udid) === "closed"
          ? { kind: "failed", message: "This payment is closed." }
          : { kind: "page", url: `${shells}${udid}` };
      },
    },
    isOffered: () => true,
    isFilledIn: () => true,
  };
}
