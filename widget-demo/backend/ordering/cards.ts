import type { TypedCard } from "./orderBody.ts";
import { Refusal } from "./refusal.ts";
import { words } from "./words.ts";

/** The only data that is stored of a card (R37). */
export interface KeptCard {
  readonly type: "visa" | "master";
  readonly last4: string;
}

/** A card that pays, and how. */
interface ChargedCard {
  readonly card: KeptCard;
  /** Its bank asks first (R105 bank). */
  readonly isAsked: boolean;
  /** The payment succeeds, but no response is sent. */
  readonly isSilent: boolean;
}

/** The test cards (S46). No other number is accepted, because a real card must not be used here. */
const outcomes: Readonly<Record<string, "approved" | "declined" | "silent" | "asked">> = {
  "4111111111111111": "approved",
  "5555555555554444": "approved",
  "4000000000000002": "declined",
  "4000000000000119": "silent",
  "4000000000003220": "asked",
  "4000000000003063": "asked",
};

/** What is kept of a card tells it, so that a stored card and a token behave like the card. */
function outcomeOf({ last4 }: KeptCard) {
  return Object.entries(outcomes).find(([number]) => number.endsWith(last4))?.[1];
}

export function asksBank(card: KeptCard): boolean {
  return outcomeOf(card) === "asked";
}

export function charge(card: KeptCard): ChargedCard {
  const outcome = outcomeOf(card);
  if (outcome === "declined") throw new Refusal(words.declined, "The payment provider declined the card.");
  return { card, isAsked: outcome === "asked", isSilent: outcome === "silent" };
}

/** A bank may refuse a card whose holder has confirmed. */
export function confirmed(card: KeptCard | null): "paid" | "failed" {
  return card?.last4 === "3220" ? "paid" : "failed";
}

/** Neither the message nor the detail repeats the refused value, so that card data isn't sent anywhere else. */
export function readCard(card: TypedCard, now: Date): KeptCard {
  if (card.CardHolder.trim() === "") {
    throw new Refusal(words.enterCardName, "Card.CardHolder is empty.");
  }
  if (!/^\d{12,19}$/.test(card.CardNumber) || !isLuhn(card.CardNumber)) {
    throw new Refusal(words.wrongCardNumber, "Card.CardNumber has a wrong length or check digit.");
  }
  const type = typeOfNumber(card.CardNumber);
  if (!type) throw new Refusal(words.wrongNetwork, "Card.CardNumber is of another network.");
  checkExpiry(card, now);
  if (!/^\d{3}$/.test(card.Cvv)) {
    throw new Refusal(words.wrongSecurityCode, "Card.Cvv is not three digits.");
  }
  if (!outcomes[card.CardNumber]) {
    throw new Refusal(words.testCardsOnly, "Card.CardNumber is none of the demo's test cards.");
  }
  return { type, last4: card.CardNumber.slice(-4) };
}

/** A card is valid until the end of its month. */
function checkExpiry({ ExpiryYear, ExpiryMonth }: Pick<TypedCard, "ExpiryYear" | "ExpiryMonth">, now: Date): void {
  const month = Number(ExpiryMonth);
  if (!/^\d{4}$/.test(ExpiryYear) || !/^\d{1,2}$/.test(ExpiryMonth) || month < 1 || month > 12) {
    throw new Refusal(words.wrongExpiry, "Card.ExpiryYear has four digits, Card.ExpiryMonth is 1 to 12.");
  }
  if (now.getTime() >= Date.UTC(Number(ExpiryYear), month, 1)) {
    throw new Refusal(words.expired, "Card.ExpiryYear and Card.ExpiryMonth lie in the past.");
  }
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
