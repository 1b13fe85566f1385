import type { CardDetails } from "./orderBody.ts";
import { Refusal } from "./refusal.ts";

/** All that is kept of a card (R37). */
export interface KeptCard {
  readonly type: "visa" | "master";
  readonly last4: string;
}

export interface CheckedCard extends KeptCard {
  readonly outcome: CardOutcome;
}

/** Silent: the payment goes through and its answer never comes. */
export type CardOutcome = "approved" | "declined" | "silent";

/** The test cards of demo.md. A real card has no business here, so no other number is taken. */
const outcomes: Readonly<Record<string, CardOutcome>> = {
  "4111111111111111": "approved",
  "5555555555554444": "approved",
  "4000000000000002": "declined",
  "4000000000000119": "silent",
};

export const declined = "Your card was declined.";

/** No message repeats what it refuses: card data goes nowhere but here. */
export function checkCard(card: CardDetails, now: Date): CheckedCard {
  if (card.CardHolder.trim() === "") throw new Refusal("Please enter the name on the card.");
  if (!/^\d{12,19}$/.test(card.CardNumber) || !isLuhn(card.CardNumber)) {
    throw new Refusal("The card number is not valid.");
  }
  const type = typeOfNumber(card.CardNumber);
  if (!type) throw new Refusal("Only Visa and Mastercard are accepted.");
  checkExpiry(card, now);
  if (!/^\d{3}$/.test(card.Cvv)) throw new Refusal("The security code (CVV) is not valid.");
  const outcome = outcomes[card.CardNumber];
  if (!outcome) throw new Refusal("This demo takes test cards only, such as 4111 1111 1111 1111.");
  return { type, last4: card.CardNumber.slice(-4), outcome };
}

/** A card is good until its month is over. */
function checkExpiry({ ExpiryYear, ExpiryMonth }: CardDetails, now: Date): void {
  const month = Number(ExpiryMonth);
  if (!/^\d{4}$/.test(ExpiryYear) || !/^\d{1,2}$/.test(ExpiryMonth) || month < 1 || month > 12) {
    throw new Refusal("The expiry date is not valid.");
  }
  if (now.getTime() >= Date.UTC(Number(ExpiryYear), month, 1)) throw new Refusal("Your card has expired.");
}

export function typeOfNumber(number: string): KeptCard["type"] | null {
  if (number.length !== 16) return null;
  if (number.startsWith("4")) return "visa";
  const head = Number(number.slice(0, 4));
  return (head >= 5100 && head <= 5599) || (head >= 2221 && head <= 2720) ? "master" : null;
}

function isLuhn(number: string): boolean {
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const counted = index % 2 === 0 ? digit : digit * 2;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}
