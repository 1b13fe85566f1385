import { type Cents, cents, sumCents } from "../money/cents.ts";
import { noCents, roundCents } from "../money/rounding.ts";
import { flatTaxRate, taxWithin } from "../money/tax.ts";
import type { Instant } from "../time/instant.ts";
import { type CalendarDate, daysBetween, wallTime } from "../time/zone.ts";
import type { CardType } from "./cardType.ts";
import { isPaidByCard, type PaymentMethod } from "./paymentMethod.ts";

export type SurchargeRate =
  /** A fraction of what is paid. */
  { readonly kind: "share"; readonly rate: number } | { readonly kind: "flat"; readonly amount: Cents };

interface Surcharge {
  readonly id: string;
  readonly name: string;
  readonly rate: SurchargeRate;
  readonly isTaxable: boolean;
  /** The least and the most that it is charged on; null: no bound. */
  readonly from: Cents;
  readonly upTo: Cents | null;
}

/** Dates alone decide where there are any (R25). */
export type HolidayDays =
  | { readonly kind: "dates"; readonly first: CalendarDate; readonly last: CalendarDate }
  | { readonly kind: "weekday"; readonly weekday: number };

export interface HolidaySurcharge extends Surcharge {
  readonly days: HolidayDays;
}

export interface BankSurcharge extends Surcharge {
  /** The card that it is for; "all" is for any. */
  readonly card: CardType | "all";
}

export interface Surcharges {
  readonly holidays: readonly HolidaySurcharge[];
  readonly bank: readonly BankSurcharge[];
}

/** What a surcharge needs to know of the payment. The card's type is null while it isn't known. */
export interface PaidBy {
  readonly method: PaymentMethod;
  readonly cardType: CardType | null;
}

export interface AppliedSurcharge {
  readonly id: string;
  readonly name: string;
  readonly amount: Cents;
  readonly tax: Cents;
}

function amountOf({ rate, from, upTo }: Surcharge, base: Cents): Cents {
  if (base < from || (upTo !== null && base > upTo)) return noCents;
  return rate.kind === "flat" ? rate.amount : roundCents(rate.rate * base);
}

/** R25: no surcharge on an amount of 0. */
function applyTo(base: Cents, surcharges: readonly Surcharge[]): readonly AppliedSurcharge[] {
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

function isOnDay({ days }: HolidaySurcharge, at: Instant, zone: string): boolean {
  const today = wallTime(at, zone);
  if (days.kind === "weekday") return days.weekday === today.weekday;
  return daysBetween(days.first, today) >= 0 && daysBetween(today, days.last) >= 0;
}

/** `at` is the surcharge time of R31. */
export function holidaySurcharges(
  { holidays }: Surcharges,
  base: Cents,
  at: Instant,
  zone: string,
): readonly AppliedSurcharge[] {
  return applyTo(
    base,
    holidays.filter((surcharge) => isOnDay(surcharge, at, zone)),
  );
}

/** R25: a wallet doesn't say which card it holds. A Visa Electron is a Visa to the bank. */
function isForPayment({ card }: BankSurcharge, { method, cardType }: PaidBy): boolean {
  if (card === "all") return isPaidByCard(method);
  return method === "card" && card === (cardType === "visa-electron" ? "visa" : cardType);
}

export function bankSurcharges({ bank }: Surcharges, base: Cents, paidBy: PaidBy): readonly AppliedSurcharge[] {
  return applyTo(
    base,
    bank.filter((surcharge) => isForPayment(surcharge, paidBy)),
  );
}

/** The rates that `bankSurcharges` applies. */
export function bankRates({ bank }: Surcharges, base: Cents, paidBy: PaidBy): readonly SurchargeRate[] {
  return bank
    .filter((surcharge) => isForPayment(surcharge, paidBy) && base > 0 && amountOf(surcharge, base) > 0)
    .map(({ rate }) => rate);
}
