import { isJsonObject } from "../documentShape.ts";
import type { DocumentStore, JsonFields } from "../documents/types.ts";
import { asksBank, charge, type KeptCard, readCard, typeOfNumber } from "./cards.ts";
import { checkFresh, checkOwn, type HeldCard, spentToken } from "./cardTokens.ts";
import type { Circumstances } from "./circumstances.ts";
import { centsOf } from "./money.ts";
import { isPaid, type OnlinePayment } from "./onlinePayments.ts";
import { modeOf, type OrderBody, type TrackingOrder } from "./orderBody.ts";
import { isPaidAs, kindOf } from "./paidOutside.ts";
import { readRedemptions } from "./pricing/redemption.ts";
import { fieldsIn, flagIn, recordsIn, textIn } from "./reading.ts";
import { Refusal } from "./refusal.ts";
import type { Store } from "./storeDocuments.ts";
import { checkUnspent, isWalletToken, spentBy } from "./walletToken.ts";
import { type Words, words } from "./words.ts";

export interface Payment {
  readonly card: KeptCard | null;
  /**
   * The card's bank asks first, so nothing is paid yet (R105 bank): on a page or in the provider's dialog, or `again`
   * what it has asked already.
   */
  readonly asks: "page" | "dialog" | "again" | null;
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
  readonly card: OrderBody["Card"];
  readonly held: HeldCard | null;
  readonly user: JsonFields | null;
  /** The payment that was begun under this UDID before it was posted, by whomever. */
  readonly online: OnlinePayment | null;
  /** The same, if this customer has begun it. */
  readonly begun: OnlinePayment | null;
  readonly documents: DocumentStore;
}

const method = { room: 0, cash: 1, points: 10, card: 99 } as const;
/** R39: a wallet is a card with a gateway. */
export const applePay = 6;
const withoutCard: Payment = { card: null, asks: null, isSilent: false, spent: {} };

/** The order's amounts have already been checked, so its total can be trusted. */
export function takePayment(offer: PaymentOffer, now: Date): Payment {
  const { order, menu, store, user, online, begun } = offer;
  const chosen = order.PaymentTransactions[0]?.PaymentMethodType;
  const total = totalOf(order);
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
  checkResult(order, begun);
  if (online?.state === "paid") {
    const as = { cents: total, customerId: order.OnlineOrderUserIdentifier, storeId: order.StoreID } as const;
    return { ...only(isPaid(online, { ...as, kind: "card" }), words.notPaid, order), card: online.card };
  }
  if (offer.card) return payByNewCard(offer.card, offer, now);
  if (begun?.kind === "card" && !order.PaymentCardIdentifier) {
    if (begun.state !== "open") throw new Refusal(words.declined, "The bank refused the card, or its holder did.");
    if (begun.actionId === "") throw new Refusal(words.notPaid, "The bank's question isn't answered yet.");
    return { ...withoutCard, asks: "again" };
  }
  const stored = storedCard(order.PaymentCardIdentifier, user);
  return { ...withoutCard, card: stored, asks: asksBank(stored) ? "page" : null };
}

const totalOf = (order: TrackingOrder) => centsOf(order.TotalExcludingTax + order.TotalTax);

function payByNewCard(card: NonNullable<OrderBody["Card"]>, { order, held, begun }: PaymentOffer, now: Date): Payment {
  if (!("CardToken" in card)) {
    const { isAsked, ...charged } = charge(readCard(card, now));
    return { ...withoutCard, ...charged, asks: isAsked ? "page" : null };
  }
  const own = checkOwn(held, { udid: order.UDID, storeId: order.StoreID, cents: totalOf(order) });
  // The answer that named the question may have got lost.
  if (own.isSpent && begun?.kind === "card" && begun.state === "open") return { ...withoutCard, asks: "again" };
  checkFresh(own, now);
  const { isAsked, ...charged } = charge(own.card);
  const asks = own.isOfProvider ? "dialog" : "page";
  return { ...charged, asks: isAsked ? asks : null, spent: spentToken(own) };
}

/** R105 bank: a result proves nothing. It only has to be of this order's question, which the provider has answered. */
function checkResult({ ActionResult }: TrackingOrder, begun: OnlinePayment | null): void {
  if ((ActionResult ?? null) === null) return;
  const id = isJsonObject(ActionResult) ? ActionResult["id"] : null;
  if (!begun?.actionId || id !== begun.actionId) {
    throw new Refusal(words.declined, "ActionResult is of no question of this order's bank.");
  }
  if (begun.state === "open") throw new Refusal(words.declined, "ActionResult is made up: nobody has answered.");
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
  { begun, settled, held, user }: Circumstances,
): KeptCard["type"] | null {
  if (settled?.card) return settled.card.type;
  if (Card) return "CardToken" in Card ? (held?.card.type ?? typeNamed(Card.CardType)) : typeOfNumber(Card.CardNumber);
  const stored = findStoredCard(TrackingOrder.order.PaymentCardIdentifier, user);
  return stored ? typeNamed(textIn(stored, "CardType")) : (begun?.card?.type ?? null);
}

function typeNamed(name: string): KeptCard["type"] {
  return name === "master" ? "master" : "visa";
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
  return { type: typeNamed(textIn(stored, "CardType")), last4: textIn(stored, "ElidedPan").slice(-4) };
}
