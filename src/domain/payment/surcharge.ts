import { type Cents, cents, sumCents } from "../money/cents.ts";
import { noCents, roundCents } from "../money/rounding.ts";
import { flatTaxRate, taxWithin } from "../money/tax.ts";
import type { Surcharge } from "../store/store.ts";

export interface AppliedSurcharge {
  readonly id: string;
  readonly name: string;
  readonly amount: Cents;
  readonly tax: Cents;
}

export type SurchargeKind = "holiday" | "bank";

/** A surcharge that an order was charged, for display afterwards. */
export interface ChargedSurcharge extends Pick<AppliedSurcharge, "name" | "amount"> {
  readonly kind: SurchargeKind;
  /** The day that a weekly one applies on. */
  readonly weekday?: number | null;
  /** The GST in it, if it is known. */
  readonly gst?: Cents;
}

export function amountOf({ rate, from, upTo }: Surcharge, base: Cents): Cents {
  if (base < from || (upTo !== null && base > upTo)) return noCents;
  return rate.kind === "flat" ? rate.amount : roundCents(rate.rate * base);
}

/** R25: no surcharge on an amount of 0. */
export function applySurcharges(base: Cents, surcharges: readonly Surcharge[]): readonly AppliedSurcharge[] {
  if (base === 0) return [];
  return surcharges.flatMap((surcharge) => {
    const amount = amountOf(surcharge, base);
    const { id, name, isTaxable } = surcharge;
    return amount === 0 ? [] : [{ id, name, amount, tax: isTaxable ? taxWithin(amount, flatTaxRate) : cents(0) }];
  });
}

export function sumOfSurcharges(surcharges: readonly AppliedSurcharge[]): Pick<AppliedSurcharge, "amount" | "tax"> {
  return {
    amount: sumCents(surcharges.map(({ amount }) => amount)),
    tax: sumCents(surcharges.map(({ tax }) => tax)),
  };
}
