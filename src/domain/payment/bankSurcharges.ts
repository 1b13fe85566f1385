import type { Cents } from "../money/cents.ts";
import type { Surcharge, SurchargeRate } from "../store/store.ts";
import type { CardType } from "./cardType.ts";
import { isPaidByCard, type PaymentMethod } from "./paymentMethod.ts";
import { type AppliedSurcharge, amountOf, applySurcharges } from "./surcharge.ts";

export interface BankSurcharge extends Surcharge {
  /** The card type that it applies to; "all" for any. */
  readonly card: CardType | "all";
}

/** The data about the payment that a surcharge depends on. The card type is null until it is known. */
export interface PaidBy {
  readonly method: PaymentMethod;
  readonly cardType: CardType | null;
}

/**
 * R25: a wallet doesn't tell its card type, so only surcharges for "all" apply to it. A Visa Electron counts as a Visa.
 */
function isForPayment({ card }: BankSurcharge, { method, cardType }: PaidBy): boolean {
  if (card === "all") return isPaidByCard(method);
  return method === "card" && card === (cardType === "visa-electron" ? "visa" : cardType);
}

export function bankSurcharges(
  bank: readonly BankSurcharge[],
  base: Cents,
  paidBy: PaidBy,
): readonly AppliedSurcharge[] {
  return applySurcharges(
    base,
    bank.filter((surcharge) => isForPayment(surcharge, paidBy)),
  );
}

/** The rates of the surcharges that `bankSurcharges` applies. */
export function bankRates(bank: readonly BankSurcharge[], base: Cents, paidBy: PaidBy): readonly SurchargeRate[] {
  return bank
    .filter((surcharge) => isForPayment(surcharge, paidBy) && base > 0 && amountOf(surcharge, base) > 0)
    .map(({ rate }) => rate);
}
