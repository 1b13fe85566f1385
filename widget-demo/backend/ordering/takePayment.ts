import type { DocumentStore, JsonFields } from "../documents/types.ts";
import { asksBank, checkCard, type KeptCard, typeOfNumber } from "./cards.ts";
import type { Circumstances } from "./circumstances.ts";
import { centsOf } from "./money.ts";
import { isPaid, type OnlinePayment } from "./onlinePayments.ts";
import { type CardDetails, modeOf, type OrderBody, type TrackingOrder } from "./orderBody.ts";
import { isPaidAs, kindOf } from "./paidOutside.ts";
import { readRedemptions } from "./pricing/redemption.ts";
import { fieldsIn, flagIn, recordsIn, textIn } from "./reading.ts";
import { Refusal } from "./refusal.ts";
import type { Store } from "./storeDocuments.ts";
import { checkUnspent, isWalletToken, spentBy } from "./walletToken.ts";
import { type Words, words } from "./words.ts";

export interface Payment {
  readonly card: KeptCard | null;
  /** The card's bank asks first, so nothing is paid yet (R105 bank). */
  readonly isAsked: boolean;
  /** It succeeds, but no response is sent. */
  readonly isSilent: boolean;
  /** Documents that are stored together with the order, so that nothing pays twice. */
  readonly spent: Readonly<Record<string, JsonFields>>;
}

/** How the order says it is paid, and the data for checking that. */
interface PaymentOffer {
  readonly order: TrackingOrder;
  readonly menu: JsonFields;
  readonly store: Store;
  readonly card: CardDetails | null;
  readonly user: JsonFields | null;
  /** The payment that was made for this order before it was posted. */
  readonly online: OnlinePayment | null;
  readonly documents: DocumentStore;
}

const method = { room: 0, cash: 1, points: 10, card: 99 } as const;
/** R39: a wallet is a card with a gateway. */
export const applePay = 6;
const withoutCard: Payment = { card: null, isAsked: false, isSilent: false, spent: {} };

/** The order's amounts have already been checked, so its total can be trusted. */
export function takePayment(offer: PaymentOffer, now: Date): Payment {
  const { order, menu, store, card, user, online } = offer;
  const chosen = order.PaymentTransactions[0]?.PaymentMethodType;
  const total = centsOf(order.TotalExcludingTax + order.TotalTax);
  if (total === 0) return withoutCard;
  const kind = kindOf(order);
  if (online?.state === "paid" && !isPaidAs(order, online.kind)) {
    throw new Refusal(words.paidAlready, `It is paid by ${online.kind}, and by somebody else.`);
  }
  const flags = fieldsIn(store.fields, "ViewComponentConfigs");
  if (chosen === method.cash) {
    const isTaken = flagIn(flags, "EnableCashOnPickup", false) && modeOf(order) === "pickup";
    return only(isTaken, words.cashAtPickup, order);
  }
  if (chosen === method.room) {
    const isTaken = flagIn(store.fields, "ChargeToRoom", false) && modeOf(order) === "room";
    return only(isTaken && flagIn(flags, "ChargeToRoomRadio", true), words.roomOnly, order);
  }
  if (chosen === method.points) {
    // R56: points only pay if no stamps are in use, which R26 explains.
    const hasStamps = readRedemptions(menu, now.getTime(), store.zone).length > 0;
    return only(!hasStamps, words.pointsForRewards, order);
  }
  if (kind !== null) {
    const as = { kind, cents: total, customerId: order.OnlineOrderUserIdentifier, storeId: order.StoreID };
    return only(isPaid(online, as), words.notPaid, order);
  }
  if (chosen !== method.card) return only(false, words.noSuchPayment, order);
  if (order.PaymentGateway === applePay) return payByApple(offer);
  if (order.PaymentGateway !== null) return only(false, words.noSuchPayment, order);
  if (online?.state === "paid") {
    const as = { cents: total, customerId: order.OnlineOrderUserIdentifier, storeId: order.StoreID } as const;
    return { ...only(isPaid(online, { ...as, kind: "card" }), words.notPaid, order), card: online.card };
  }
  if (card) {
    const { type, last4, isAsked, isSilent } = checkCard(card, now);
    return { ...withoutCard, card: { type, last4 }, isAsked, isSilent };
  }
  if (online?.kind === "card" && !order.PaymentCardIdentifier) {
    throw online.state === "open"
      ? new Refusal(words.notPaid, "The bank's question isn't answered yet.")
      : new Refusal(words.declined, "The bank refused the card, or its holder did.");
  }
  const stored = storedCard(order.PaymentCardIdentifier, user);
  return { ...withoutCard, card: stored, isAsked: asksBank(stored.last4) };
}

function payByApple({ order, documents }: PaymentOffer): Payment {
  const token = order.PaymentCardIdentifier ?? "";
  only(isWalletToken(token), words.walletFailed("Apple Pay"), order);
  checkUnspent("Apple Pay", token, order.UDID, documents);
  return { ...withoutCard, spent: spentBy(token, order.UDID) };
}

function only(isRight: boolean, otherwise: Words, order: TrackingOrder): Payment {
  if (isRight) return withoutCard;
  const { PaymentTransactions, PaymentGateway, OrderType } = order;
  const codes = `PaymentMethodType ${PaymentTransactions[0]?.PaymentMethodType}, PaymentGateway ${PaymentGateway}`;
  throw new Refusal(otherwise, `${codes} is not taken here for OrderType ${OrderType}.`);
}

/** The type of the card for the bank surcharge, before anything is paid; null if no card is known. */
export function cardTypeOf(
  { Card, TrackingOrder }: OrderBody,
  { begun, settled, user }: Circumstances,
): KeptCard["type"] | null {
  if (settled?.card) return settled.card.type;
  if (Card) return typeOfNumber(Card.CardNumber);
  const stored = findStoredCard(TrackingOrder.order.PaymentCardIdentifier, user);
  return stored ? storedType(stored) : (begun?.card?.type ?? null);
}

function storedType(stored: JsonFields): KeptCard["type"] {
  return textIn(stored, "CardType") === "master" ? "master" : "visa";
}

function findStoredCard(identifier: string | null, user: JsonFields | null): JsonFields | null {
  const cards = identifier ? recordsIn(user ?? {}, "StoredCards") : [];
  return cards.find((each) => textIn(each, "CardIdentifier") === identifier) ?? null;
}

function storedCard(identifier: string | null, user: JsonFields | null): KeptCard {
  if (!identifier) throw new Refusal(words.enterCard, "There is neither Card nor PaymentCardIdentifier.");
  const stored = findStoredCard(identifier, user);
  if (!stored) {
    throw new Refusal(words.noSavedCard, "PaymentCardIdentifier is none of this member's StoredCards.");
  }
  return { type: storedType(stored), last4: textIn(stored, "ElidedPan").slice(-4) };
}
