import { type CheckedField, checkFields, fine, wrong } from "../form/checkFields.ts";
import type { Instant } from "../time/instant.ts";
import { wallTime } from "../time/zone.ts";
import { digitsOf } from "./cardMasks.ts";
import { type CardType, cardTypeOf, mayBecomeTaken } from "./cardType.ts";

/** The card form as typed. It exists only in memory (R37). */
export interface TypedCard {
  readonly holder: string;
  readonly number: string;
  readonly expiry: string;
  readonly cvv: string;
}

/** A new card whose fields are checked. Only the order's POST encodes it (R37). */
export interface NewCard {
  readonly holder: string;
  /** Digits only. */
  readonly number: string;
  readonly expiryYear: number;
  readonly expiryMonth: number;
  readonly cvv: string;
}

/** R105: a card that the page can't read. The token is used once and kept nowhere. */
export interface TokenCard {
  readonly holder: string;
  readonly token: string;
  /** Null if it is another that a provider takes. */
  readonly brand: CardType | null;
  readonly lastDigits: string;
}

interface Expiry {
  readonly year: number;
  readonly month: number;
}

/** Checks the check digit of a card number (Luhn), which reveals a mistyped digit or two swapped digits. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

function checkHolder(text: string): CheckedField<string, "required"> {
  const holder = text.trim();
  return holder === "" ? wrong("required") : fine(holder);
}

function checkNumber(text: string): CheckedField<string, "required" | "invalid" | "not-accepted"> {
  const digits = digitsOf(text);
  if (digits === "") return wrong("required");
  if (!mayBecomeTaken(digits)) return wrong("not-accepted");
  if (digits.length !== 16) return wrong("invalid");
  if (cardTypeOf(digits) === null) return wrong("not-accepted");
  return hasCheckDigit(digits) ? fine(digits) : wrong("invalid");
}

function readExpiry(text: string): Expiry | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(text.normalize("NFKC").trim()) ?? [];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : null;
}

/** Whether a card has expired. It is valid until the end of its month on the store's calendar. */
function isOver(expiry: Expiry, now: Instant, zone: string): boolean {
  const today = wallTime(now, zone);
  return expiry.year < today.year || (expiry.year === today.year && expiry.month < today.month);
}

function checkExpiry(text: string, now: Instant, zone: string): CheckedField<Expiry, "required" | "invalid"> {
  if (text.trim() === "") return wrong("required");
  const expiry = readExpiry(text);
  return expiry && !isOver(expiry, now, zone) ? fine(expiry) : wrong("invalid");
}

function checkCvv(text: string): CheckedField<string, "required" | "invalid"> {
  const cvv = text.normalize("NFKC").trim();
  if (cvv === "") return wrong("required");
  return /^\d{3,4}$/.test(cvv) ? fine(cvv) : wrong("invalid");
}

export function checkCard(typed: TypedCard, now: Instant, zone: string) {
  return checkFields(
    {
      holder: checkHolder(typed.holder),
      number: checkNumber(typed.number),
      expiry: checkExpiry(typed.expiry, now, zone),
      cvv: checkCvv(typed.cvv),
    },
    ({ expiry, ...card }): NewCard => ({ ...card, expiryYear: expiry.year, expiryMonth: expiry.month }),
  );
}
