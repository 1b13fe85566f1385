import type { JsonFields } from "../documents/types.ts";
import type { Mail } from "../outbox.ts";
import { declined } from "./cards.ts";
import { checkClaimedMoney } from "./checkMoney.ts";
import { checkQuantities } from "./checkQuantities.ts";
import { checkAddress, checkMode, checkStore, checkTable, checkTimes, judgedAtMs } from "./checkStore.ts";
import { couponCompanies, findCoupon } from "./coupons.ts";
import { findQuote } from "./deliveryFee.ts";
import { distanceKmTo } from "./distance.ts";
import { checkGifts } from "./gifts/checkGifts.ts";
import { giftList, giftMails } from "./gifts/giftMails.ts";
import type { Kitchen } from "./kitchen.ts";
import { emailPattern, oneLine } from "./mailText.ts";
import { withoutPoints } from "./memberPoints.ts";
import type { OnlinePayments } from "./onlinePayments.ts";
import type { OrderBody, TrackingOrder } from "./orderBody.ts";
import type { Attempt, OrderBook } from "./orderBook.ts";
import type { OrderingParts } from "./parts.ts";
import { type ProvenUid, requireMember } from "./proof.ts";
import { textIn } from "./reading.ts";
import { Refusal } from "./refusal.ts";
import {
  countOrders,
  findMenu,
  findOrderPath,
  findStore,
  findTriggers,
  isMember,
  orderPath,
  type Store,
  userPath,
} from "./storeDocuments.ts";
import { cardTypeOf, type Payment, takePayment } from "./takePayment.ts";
import { words } from "./words.ts";

export interface PlacingParts extends OrderingParts {
  readonly book: OrderBook;
  readonly payments: OnlinePayments;
  readonly kitchen: Kitchen;
}

/** The target of a posted order. */
interface Posting {
  readonly udid: string;
  /** This server's own URL, as the caller knows it. Mails link to it. */
  readonly origin: string;
}

export interface Placed {
  readonly customerId: string;
  /** The order is placed, but no response is sent: the test card whose response never arrives. */
  readonly isSilent: boolean;
}

/**
 * Places an order once (R33). Nothing is awaited between here and the response, so two posts of the same UDID can't
 * both count as the first.
 */
export function placeOrder(posting: Posting, body: OrderBody, proven: ProvenUid, parts: PlacingParts): Placed {
  const { udid, origin } = posting;
  const { order } = body.TrackingOrder;
  checkPerson(order, proven, parts);
  const known = knownAttempt(udid, parts);
  if (known && !isPaidAnew(known, body)) return placeAgain(known, order, parts);
  const store = checkStore(findStore(parts, String(order.StoreID)));
  const member = memberOf(order, store, parts);
  const payment = judge(body, store, member?.fields ?? null, parts);
  const attempt: Attempt = {
    udid,
    path: payment.outcome === "declined" ? null : orderPath(store, order.OnlineOrderUserIdentifier, udid),
    posts: (known?.posts ?? 0) + 1,
    customerId: order.OnlineOrderUserIdentifier,
    card: payment.card,
    guest: body.GuestUser,
    arrivedAtMs: parts.clock.machineNow().getTime(),
    isByHand: false,
  };
  if (attempt.path === null) {
    parts.book.save(attempt);
    throw declined();
  }
  const orderNumber = parts.book.nextNumber();
  parts.book.save(attempt, {
    ...documentsOf(attempt.path, body, store, orderNumber),
    ...spendPoints(order, member),
    ...payment.spent,
  });
  for (const mail of mailsOf(order, store, { orderNumber, origin }, parts)) parts.outbox.send(mail);
  parts.kitchen.cook({ path: attempt.path, arrivedAtMs: attempt.arrivedAtMs });
  return { customerId: attempt.customerId, isSilent: payment.outcome === "silent" };
}

/**
 * Whether an order whose card was declined may be paid in another way. The card itself is declined again (R33). The
 * order keeps its UDID, so it may be posted again without a card (R57), and that payment is checked separately.
 */
function isPaidAnew({ path, customerId }: Attempt, { Card, TrackingOrder: { order } }: OrderBody): boolean {
  return path === null && !Card && customerId === order.OnlineOrderUserIdentifier;
}

/** R33: another post of a UDID gets the same response as the first, if it has the same customer. */
function placeAgain(known: Attempt, order: TrackingOrder, { book }: PlacingParts): Placed {
  if (known.customerId !== order.OnlineOrderUserIdentifier) {
    throw new Refusal(words.program, `The UDID ${known.udid} is taken by another person's order.`);
  }
  book.save({ ...known, posts: known.posts + 1 });
  if (known.path === null) throw declined();
  return { customerId: known.customerId, isSilent: false };
}

/** An order that isn't in the book, such as one from the data, only has its document. */
function knownAttempt(udid: string, { book, documents, clock }: PlacingParts): Attempt | null {
  const attempt = book.find(udid);
  if (attempt) return attempt;
  const path = findOrderPath(documents, udid);
  if (path === null) return null;
  const customerId = textIn(documents.read(path) ?? {}, "OnlineOrderUserIdentifier");
  const arrivedAtMs = clock.machineNow().getTime();
  return { udid, path, posts: 1, customerId, card: null, guest: null, arrivedAtMs, isByHand: true };
}

/** A member must be signed in. A guest's identifier must not be a member's. */
function checkPerson(order: TrackingOrder, proven: ProvenUid, parts: PlacingParts): void {
  const { OnlineOrderUserIdentifier: person, GuestIdentifier: guest } = order;
  // The identifier becomes part of a path.
  if (/[\s/]/.test(person)) {
    throw new Refusal(words.program, "OnlineOrderUserIdentifier is not an identifier.");
  }
  if (guest === null) {
    requireMember(person, proven);
    return;
  }
  if (guest !== person) {
    throw new Refusal(words.program, "A guest's order has its GuestIdentifier as OnlineOrderUserIdentifier, too.");
  }
  if (isMember(parts, guest)) throw new Refusal(words.program, "GuestIdentifier is a member's uid.");
}

interface Member {
  readonly path: string;
  readonly fields: JsonFields;
}

/** Null for a guest. A member without a document at this store's brand has no points there yet. */
function memberOf(order: TrackingOrder, store: Store, { documents }: PlacingParts): Member | null {
  if (order.GuestIdentifier !== null) return null;
  const path = userPath(store.root, order.OnlineOrderUserIdentifier);
  return { path, fields: documents.read(path) ?? {} };
}

/** Checks the whole order, with the payment last, so that nobody pays for something unavailable. */
function judge(body: OrderBody, store: Store, user: JsonFields | null, parts: PlacingParts): Payment {
  const { order } = body.TrackingOrder;
  const now = parts.clock.now();
  const online = parts.payments.find(order.UDID);
  const menu = orGiveBack(order, parts, () => (order.IsLiability ? checkGifts : checkDishes)(body, store, user, parts));
  return takePayment({ order, menu, store, card: body.Card, user, online, documents: parts.documents }, now);
}

/** Refunds a payment that was made in advance if the store refuses the order. */
function orGiveBack<T>(order: TrackingOrder, { payments }: PlacingParts, check: () => T): T {
  try {
    return check();
  } catch (refusal) {
    const paid = payments.find(order.UDID);
    const isTheirs = paid?.customerId === order.OnlineOrderUserIdentifier && paid.storeId === order.StoreID;
    if (isTheirs && paid.state === "paid") payments.save({ ...paid, state: "cancelled" });
    throw refusal;
  }
}

/** Checks what is ordered, when and where to. Returns the menu that it is ordered from. */
function checkDishes(body: OrderBody, store: Store, user: JsonFields | null, parts: PlacingParts): JsonFields {
  const { order } = body.TrackingOrder;
  const now = parts.clock.now();
  const asOfMs = judgedAtMs(order, now);
  checkTimes(order, store, asOfMs);
  checkMode(order, store);
  const distanceKm = distanceKmTo(order, store.fields);
  checkAddress(order, store, distanceKm);
  checkTable(order);
  checkQuantities(order);
  const menu = findMenu(parts.documents, store, asOfMs);
  if (!menu) {
    throw new Refusal(words.noOrdersNow, `There is no document below ${store.path}/Menus.`);
  }
  const problem = checkClaimedMoney({
    order,
    store: store.fields,
    menu,
    triggers: findTriggers(parts.documents, store),
    coupon: couponOf(order, store, parts),
    customer: user,
    earlierOrders: user ? countOrders(parts.documents, store, order.OnlineOrderUserIdentifier) : 0,
    cardType: cardTypeOf(body, user),
    way: {
      distanceKm,
      thirdPartyFee: findQuote(store.id, parts.delivery)?.Fee ?? null,
    },
    asOfMs,
  });
  if (problem !== null) throw problem;
  return menu;
}

function couponOf({ AppliedCouponCodes }: TrackingOrder, store: Store, { coupons }: PlacingParts): JsonFields | null {
  const [code, ...others] = AppliedCouponCodes;
  if (code === undefined) return null;
  if (others.length > 0) {
    throw new Refusal(words.oneCodeOnly, "AppliedCouponCodes names more than one.");
  }
  return findCoupon(coupons, code, couponCompanies(store));
}

type Documents = Readonly<Record<string, JsonFields>>;

function documentsOf(path: string, { TrackingOrder, GuestUser }: OrderBody, store: Store, number: string): Documents {
  const { document, order } = TrackingOrder;
  const kept = { ...document, OrderNumber: number, OnlineOrderStatus: 1, OnlineOrderStatusDescription: "" };
  if (!GuestUser || !order.GuestIdentifier) return { [path]: kept };
  return { [`${store.root}GuestUsers/${order.GuestIdentifier}`]: GuestUser, [path]: kept };
}

/** Part of the order's own commit, so that a crash can't take the points without placing the order. */
function spendPoints({ RedeemPoints }: TrackingOrder, member: Member | null): Documents {
  return member && RedeemPoints > 0 ? { [member.path]: withoutPoints(member.fields, RedeemPoints) } : {};
}

interface Numbered {
  readonly orderNumber: string;
  readonly origin: string;
}

/** The buyer's confirmation, and a mail to the recipient of each gift card. */
function mailsOf(order: TrackingOrder, store: Store, numbered: Numbered, { clock }: PlacingParts): readonly Mail[] {
  const { orderNumber, origin } = numbered;
  const to = (order.ContactCustomer_Email_Address ?? "").trim();
  const name = textIn(store.fields, "StoreTitle") || textIn(store.fields, "Name");
  const sentAt = clock.now().toISOString();
  const thanks = `Thank you, ${oneLine(order.ContactCustomer_FirstName)}. ${name} has your order ${orderNumber}.`;
  const gifts = order.IsLiability
    ? giftMails(order, {
        name: textIn(store.fields, "Name") || name,
        sentAt,
        url: new URL(`/order/store/${store.id}`, origin).href,
      })
    : [];
  const confirmation: Mail = {
    to,
    subject: `Your order ${orderNumber} at ${name}`,
    kind: "order-confirmation",
    text: gifts.length > 0 ? `${thanks} We have sent ${giftList(order)}.` : thanks,
    links: [],
    sentAt,
  };
  return emailPattern.test(to) ? [confirmation, ...gifts] : gifts;
}
