import type { JsonFields } from "../documents/types.ts";
import type { Mail } from "../outbox.ts";
import { askBank } from "./askBank.ts";
import { heldCardOf } from "./cardTokens.ts";
import { checkDishes } from "./checkDishes.ts";
import { checkStore } from "./checkStore.ts";
import type { Circumstances } from "./circumstances.ts";
import { checkGifts } from "./gifts/checkGifts.ts";
import { giftList, giftMails } from "./gifts/giftMails.ts";
import type { Kitchen } from "./kitchen.ts";
import { emailPattern, oneLine } from "./mailText.ts";
import { withoutPoints } from "./memberPoints.ts";
import type { OnlinePayments } from "./onlinePayments.ts";
import type { OrderBody, TrackingOrder } from "./orderBody.ts";
import type { Attempt, OrderBook } from "./orderBook.ts";
import { checkSettled, findBegun, orGiveBack, settledBy } from "./paidOutside.ts";
import type { OrderingParts } from "./parts.ts";
import { type ProvenUid, requireMember } from "./proof.ts";
import { textIn } from "./reading.ts";
import { Refusal } from "./refusal.ts";
import { isJudgedAnew, orRemember } from "./refusedOrders.ts";
import { findOrderPath, findStore, isMember, orderPath, type Store, userPath } from "./storeDocuments.ts";
import { type Payment, takePayment } from "./takePayment.ts";
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
  /** R89: a payment outside had paid for it, so nothing else was charged. */
  readonly isPaidAlready: boolean;
  /** The order is placed, but no response is sent: the test card whose response never arrives. */
  readonly isSilent: boolean;
}

/**
 * Places an order once (R33 again). Nothing is awaited between here and the response, so two posts of the same UDID
 * can't both count as the first.
 */
export function placeOrder(posting: Posting, posted: OrderBody, proven: ProvenUid, parts: PlacingParts): Placed {
  const { order } = posted.TrackingOrder;
  checkPerson(order, proven, parts);
  const known = knownAttempt(posting.udid, parts);
  if (known && !isJudgedAnew(known, order, parts.payments)) return placeAgain(known, order, parts.book);
  const attempt: Attempt = {
    udid: posting.udid,
    path: null,
    refusal: null,
    posts: (known?.posts ?? 0) + 1,
    customerId: order.OnlineOrderUserIdentifier,
    card: null,
    guest: null,
    arrivedAtMs: parts.clock.machineNow().getTime(),
    isPaidAlready: false,
    isByHand: false,
  };
  return orRemember(attempt, order, parts, () => placeNew(attempt, posting, posted, parts));
}

function placeNew(asked: Attempt, { origin }: Posting, posted: OrderBody, parts: PlacingParts): Placed {
  const begun = findBegun(posted.TrackingOrder.order, parts.payments);
  const settled = settledBy(begun);
  const store = orGiveBack(settled, parts.payments, () =>
    checkStore(findStore(parts, String(posted.TrackingOrder.order.StoreID))),
  );
  const member = memberOf(posted.TrackingOrder.order, store, parts);
  const held = heldCardOf(posted.Card, parts.documents);
  const { payment, body } = judge(posted, { store, begun, settled, held, user: member?.fields ?? null }, parts);
  if (payment.asks) throw askBank({ posted, payment, begun, origin }, parts.payments, parts.clock);
  const { order } = body.TrackingOrder;
  const path = orderPath(store, asked.customerId, asked.udid);
  const isPaidAlready = body !== posted;
  const attempt: Attempt = { ...asked, path, card: payment.card, guest: body.GuestUser, isPaidAlready };
  const orderNumber = parts.book.nextNumber();
  parts.book.save(attempt, {
    ...documentsOf(path, body, store, orderNumber),
    ...spendPoints(order, member),
    ...payment.spent,
  });
  parts.book.notePosted(asked.udid, { TrackingOrder: posted.TrackingOrder.document, GuestUser: posted.GuestUser });
  for (const mail of mailsOf(order, store, { orderNumber, origin }, parts)) parts.outbox.send(mail);
  parts.kitchen.cook({ path, arrivedAtMs: attempt.arrivedAtMs });
  return { customerId: attempt.customerId, isPaidAlready, isSilent: payment.isSilent };
}

/** R33 again: another post of a UDID gets the same response as the first, if it has the same customer. */
function placeAgain(known: Attempt, order: TrackingOrder, book: OrderBook): Placed {
  if (known.customerId !== order.OnlineOrderUserIdentifier) {
    throw new Refusal(words.program, `The UDID ${known.udid} is taken by another person's order.`);
  }
  book.save({ ...known, posts: known.posts + 1 });
  if (known.refusal) throw Refusal.again(known.refusal);
  return { customerId: known.customerId, isPaidAlready: known.isPaidAlready, isSilent: false };
}

/** An order that isn't in the book, such as one from the data, only has its document. */
function knownAttempt(udid: string, { book, documents, clock }: PlacingParts): Attempt | null {
  const attempt = book.find(udid);
  if (attempt) return attempt;
  const path = findOrderPath(documents, udid);
  if (path === null) return null;
  const customerId = textIn(documents.read(path) ?? {}, "OnlineOrderUserIdentifier");
  const arrivedAtMs = clock.machineNow().getTime();
  return {
    udid,
    path,
    refusal: null,
    posts: 1,
    customerId,
    card: null,
    guest: null,
    arrivedAtMs,
    isPaidAlready: false,
    isByHand: true,
  };
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

interface Judged {
  readonly payment: Payment;
  /** What is placed. It differs from what was posted where another payment had paid. */
  readonly body: OrderBody;
}

/** Checks the whole order, with the payment last, so that nobody pays for something unavailable. */
function judge(posted: OrderBody, circumstances: Circumstances, parts: PlacingParts): Judged {
  const { store, begun, settled, held, user } = circumstances;
  const { menu, body } = orGiveBack(settled, parts.payments, () => {
    const found = posted.TrackingOrder.order.IsLiability
      ? { menu: checkGifts(posted, circumstances, parts), body: posted }
      : checkDishes(posted, circumstances, parts);
    if (settled) checkSettled(settled, found.body.TrackingOrder.order);
    return found;
  });
  const { order } = body.TrackingOrder;
  const online = begun ?? parts.payments.find(order.UDID);
  const offer = { order, menu, store, card: body.Card, held, user, online, begun, documents: parts.documents };
  return { payment: takePayment(offer, parts.clock.now()), body };
}

type Documents = Readonly<Record<string, JsonFields>>;

function documentsOf(path: string, { TrackingOrder, GuestUser }: OrderBody, store: Store, number: string): Documents {
  const { document, order } = TrackingOrder;
  // R102, R105 bank: they are checked, and stored nowhere.
  const { DateOfBirth: _, ActionResult: __, ...posted } = document;
  const kept = { ...posted, OrderNumber: number, OnlineOrderStatus: 1, OnlineOrderStatusDescription: "" };
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
