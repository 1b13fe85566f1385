import type { Instant } from "../time/instant.ts";
import { wallTime } from "../time/zone.ts";
import { digitsOf } from "./cardMasks.ts";
import { cardTypeOf } from "./cardType.ts";

/** The card form, as it is typed. It lives in memory alone (R37). */
export interface CardForm {
  readonly holder: string;
  readonly number: string;
  readonly expiry: string;
  readonly cvv: string;
}

/** A new card, checked. There is no codec for it but that of the order's POST (R37). */
export interface NewCard {
  readonly holder: string;
  /** Digits alone. */
  readonly number: string;
  readonly expiryYear: number;
  readonly expiryMonth: number;
  readonly cvv: string;
}

export interface CardProblem {
  readonly field: keyof CardForm;
  readonly kind: "required" | "invalid" | "not-accepted";
}

export type CheckedCard =
  | { readonly ok: true; readonly card: NewCard }
  | { readonly ok: false; readonly problems: readonly CardProblem[] };

interface Expiry {
  readonly year: number;
  readonly month: number;
}

/** The check digit of every card number (Luhn): a slip of one digit, or two that changed places, shows. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

function numberProblem(digits: string): CardProblem["kind"] | null {
  if (digits === "") return "required";
  // By the spec Visa and Mastercard begin with 4 or 5; a Mastercard that begins with 2 is known but not taken.
  const isOfOurs = digits.startsWith("4") || digits.startsWith("5");
  if (!isOfOurs) return "not-accepted";
  if (digits.length !== 16) return "invalid";
  if (cardTypeOf(digits) === null) return "not-accepted";
  return hasCheckDigit(digits) ? null : "invalid";
}

function readExpiry(text: string): Expiry | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(text.normalize("NFKC").trim()) ?? [];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : null;
}

/** A card is good to the end of its month, on the store's calendar. */
function isOver(expiry: Expiry, now: Instant, zone: string): boolean {
  const today = wallTime(now, zone);
  return expiry.year < today.year || (expiry.year === today.year && expiry.month < today.month);
}

function expiryProblem(text: string, now: Instant, zone: string): CardProblem["kind"] | null {
  if (text.trim() === "") return "required";
  const expiry = readExpiry(text);
  return expiry && !isOver(expiry, now, zone) ? null : "invalid";
}

function cvvProblem(text: string): CardProblem["kind"] | null {
  if (text.trim() === "") return "required";
  return /^\d{3,4}$/.test(text.normalize("NFKC").trim()) ? null : "invalid";
}

/** In the order of the form, so that the first is where the focus goes. */
export function cardProblems(form: CardForm, now: Instant, zone: string): readonly CardProblem[] {
  const kinds = [
    ["holder", form.holder.trim() === "" ? "required" : null],
    ["number", numberProblem(digitsOf(form.number))],
    ["expiry", expiryProblem(form.expiry, now, zone)],
    ["cvv", cvvProblem(form.cvv)],
  ] as const;
  return kinds.flatMap(([field, kind]) => (kind === null ? [] : [{ field, kind }]));
}

export function checkCard(form: CardForm, now: Instant, zone: string): CheckedCard {
  const problems = cardProblems(form, now, zone);
  const expiry = readExpiry(form.expiry);
  if (problems.length > 0 || !expiry) return { ok: false, problems };
  const card = {
    holder: form.holder.trim(),
    number: digitsOf(form.number),
    expiryYear: expiry.year,
    expiryMonth: expiry.month,
    cvv: digitsOf(form.cvv),
  };
  return { ok: true, card };
}
