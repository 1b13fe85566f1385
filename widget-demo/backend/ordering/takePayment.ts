import type { JsonFields } from "../documents/types.ts";
import { type CardOutcome, checkCard, type KeptCard } from "./cards.ts";
import type { Cents } from "./money.ts";
import { type CardDetails, modeOf, type TrackingOrder } from "./orderBody.ts";
import { recordsIn, textIn } from "./reading.ts";
import { Refusal } from "./refusal.ts";

export interface Payment {
  readonly card: KeptCard | null;
  readonly outcome: CardOutcome;
}

/** What the order says about how it is paid, and what a new card or the member's own cards say to that. */
export interface PaymentOffer {
  readonly order: TrackingOrder;
  readonly total: Cents;
  readonly card: CardDetails | null;
  readonly user: JsonFields | null;
}

const method = { room: 0, cash: 1, card: 99 } as const;
const withoutCard: Payment = { card: null, outcome: "approved" };

export function takePayment({ order, total, card, user }: PaymentOffer, now: Date): Payment {
  const chosen = order.PaymentTransactions[0]?.PaymentMethodType;
  if (total === 0) return withoutCard;
  if (chosen === method.cash) return only(modeOf(order) === "pickup", "Cash is taken at pickup only.");
  if (chosen === method.room) return only(modeOf(order) === "room", "Only an order to a room can be charged to it.");
  // R39: Apple Pay and Google Pay are 99 too, with a gateway.
  if (chosen !== method.card || order.PaymentGateway !== null) {
    throw new Refusal("This way to pay is not available here.");
  }
  if (!card) return { card: storedCard(order.PaymentCardIdentifier, user), outcome: "approved" };
  const { type, last4, outcome } = checkCard(card, now);
  return { card: { type, last4 }, outcome };
}

function only(isRight: boolean, words: string): Payment {
  if (!isRight) throw new Refusal(words);
  return withoutCard;
}

function storedCard(identifier: string | null, user: JsonFields | null): KeptCard {
  if (!identifier) throw new Refusal("Please enter your card.");
  const stored = recordsIn(user ?? {}, "StoredCards").find((each) => textIn(each, "CardIdentifier") === identifier);
  if (!stored) throw new Refusal("This saved card is not yours, or is no longer there.");
  const type = textIn(stored, "CardType") === "master" ? "master" : "visa";
  return { type, last4: textIn(stored, "ElidedPan").slice(-4) };
}
