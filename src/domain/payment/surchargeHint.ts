import { type Cents, cents } from "../money/cents.ts";
import type { SurchargeRate } from "../store/store.ts";
import { type BankSurcharge, bankRates, bankSurcharges, type PaidBy } from "./bankSurcharges.ts";
import { takenTypes } from "./cardType.ts";
import { sumOfSurcharges } from "./surcharge.ts";

/** The surcharge of a payment method, as far as it is known before the card type is. */
export type SurchargeHint =
  | SurchargeRate
  /** It depends on the card. This is the highest amount. */
  | { readonly kind: "up-to"; readonly amount: Cents };

/** The share, if it is the only surcharge. */
function soleShare(rates: readonly SurchargeRate[]): number | null {
  const [rate, ...others] = rates;
  return rate?.kind === "share" && others.length === 0 ? rate.rate : null;
}

/**
 * Null if there is no surcharge on `base`. A single share is given as a percentage, which stays correct when the cart
 * changes.
 */
export function surchargeHint(
  surcharges: readonly BankSurcharge[],
  base: Cents,
  { method, cardType }: PaidBy,
): SurchargeHint | null {
  const types = method === "card" && cardType === null ? takenTypes : [cardType];
  const ways = types.map((type): PaidBy => ({ method, cardType: type }));
  const amounts = ways.map((paidBy) => sumOfSurcharges(bankSurcharges(surcharges, base, paidBy)).amount);
  const most = cents(Math.max(...amounts));
  if (most === 0) return null;
  const [share = null, ...otherShares] = new Set(ways.map((paidBy) => soleShare(bankRates(surcharges, base, paidBy))));
  if (share !== null && otherShares.length === 0) return { kind: "share", rate: share };
  return { kind: amounts.every((amount) => amount === most) ? "flat" : "up-to", amount: most };
}
