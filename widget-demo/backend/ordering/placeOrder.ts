import type { DocumentStore, JsonFields } from "../documents/types.ts";
import { declined } from "./cards.ts";
import { checkOrderMoney } from "./checkMoney.ts";
import { checkAddress, checkStore, checkTimes, judgedAtMs } from "./checkStore.ts";
import { findCoupon } from "./coupons.ts";
import { findQuote } from "./deliveryFee.ts";
import { distanceKmTo } from "./distance.ts";
import type { Kitchen } from "./kitchen.ts";
import { mostOfOne, type OrderBody, type TrackingOrder } from "./orderBody.ts";
import type { Attempt, OrderBook } from "./orderBook.ts";
import type { OrderingParts } from "./parts.ts";
import { textIn } from "./reading.ts";
import { Refusal } from "./refusal.ts";
import {
  countOrders,
  findMenu,
  findOrderPath,
  findStore,
  findTriggers,
  findUserPath,
  orderPath,
  type Store,
} from "./storeDocuments.ts";
import { cardTypeOf, type Payment, takePayment } from "./takePayment.ts";

export interface PlacingParts extends OrderingParts {
  readonly book: OrderBook;
  readonly kitchen: Kitchen;
}

export interface Placed {
  readonly customerId: string;
  /** The order stands, but nobody is to hear of it: the test card whose answer never comes. */
  readonly isSilent: boolean;
}

const firstOrderNumber = 1001;

/**
 * Places an order once (R33). From here to the answer nothing waits, so two posts of one UDID can't both be the first.
 */
export function placeOrder(udid: string, body: OrderBody, parts: PlacingParts): Placed {
  const known = knownAttempt(udid, parts);
  if (known) {
    parts.book.save({ ...known, posts: known.posts + 1 });
    if (known.path === null) throw new Refusal(declined);
    return { customerId: known.customerId, isSilent: false };
  }
  const { order } = body.TrackingOrder;
  const store = checkStore(findStore(parts, String(order.StoreID)));
  const user = checkPerson(order, parts);
  const payment = judge(body, store, user, parts);
  const attempt: Attempt = {
    udid,
    path: payment.outcome === "declined" ? null : orderPath(store, order.OnlineOrderUserIdentifier, udid),
    posts: 1,
    customerId: order.OnlineOrderUserIdentifier,
    card: payment.card,
    guest: body.GuestUser,
    arrivedAtMs: parts.clock.machineNow().getTime(),
    isByHand: false,
  };
  if (attempt.path !== null) keepOrder(attempt.path, body, store, parts);
  parts.book.save(attempt);
  if (attempt.path === null) throw new Refusal(declined);
  parts.kitchen.cook({ path: attempt.path, arrivedAtMs: attempt.arrivedAtMs });
  return { customerId: attempt.customerId, isSilent: payment.outcome === "silent" };
}

/** The order's document is written before the book: where the process died in between, the document speaks. */
function knownAttempt(udid: string, { book, documents, clock }: PlacingParts): Attempt | null {
  const attempt = book.find(udid);
  if (attempt) return attempt;
  const path = findOrderPath(documents, udid);
  if (path === null) return null;
  const customerId = textIn(documents.read(path) ?? {}, "OnlineOrderUserIdentifier");
  const arrivedAtMs = clock.machineNow().getTime();
  return { udid, path, posts: 1, customerId, card: null, guest: null, arrivedAtMs, isByHand: true };
}

/** The member's document; null for a guest. The API's key says nothing about who calls, so the order has to. */
function checkPerson(order: TrackingOrder, parts: PlacingParts): JsonFields | null {
  const { OnlineOrderUserIdentifier: person, GuestIdentifier: guest } = order;
  if (person.includes("/")) throw new Refusal("OnlineOrderUserIdentifier is not an identifier.");
  if (guest !== null) {
    if (guest !== person) throw new Refusal("A guest's order carries its GuestIdentifier as the user's, too.");
    return null;
  }
  const path = findUserPath(parts, person);
  if (path === null && !parts.accounts.byUid(person)) throw new Refusal("We don't know this customer.");
  return path === null ? {} : (parts.documents.read(path) ?? {});
}

/** Everything that can be said against an order, the payment last: nobody pays for what can't be had. */
function judge(body: OrderBody, store: Store, user: JsonFields | null, parts: PlacingParts): Payment {
  const { order } = body.TrackingOrder;
  const now = parts.clock.now();
  const asOfMs = judgedAtMs(order, now);
  checkTimes(order, store, asOfMs);
  checkAddress(order, store);
  checkQuantities(order);
  const menu = findMenu(parts.documents, store, asOfMs);
  if (!menu) throw new Refusal("This store has no menu.");
  const problem = checkOrderMoney({
    order,
    store: store.fields,
    menu,
    triggers: findTriggers(parts.documents, store),
    coupon: couponOf(order, store, parts),
    customer: user,
    earlierOrders: user ? countOrders(parts.documents, store, order.OnlineOrderUserIdentifier) : 0,
    cardType: cardTypeOf(body, user),
    way: {
      distanceKm: distanceKmTo(order, store.fields),
      thirdPartyFee: findQuote(store.id, parts.delivery)?.Fee ?? null,
    },
    asOfMs,
  });
  if (problem !== null) throw new Refusal(problem);
  return takePayment({ order, menu, zone: store.zone, card: body.Card, user }, now);
}

/** R40: the limit is for one product, summed over its lines; what is rolled in is no line of its own. */
function checkQuantities({ OrderItems }: TrackingOrder): void {
  const quantities = new Map<string, number>();
  for (const { Product_ID, Quantity, PriceTriggerID } of OrderItems) {
    if (PriceTriggerID === null) quantities.set(Product_ID, (quantities.get(Product_ID) ?? 0) + Quantity);
  }
  if ([...quantities.values()].some((quantity) => quantity > mostOfOne)) throw new Refusal("Maximum Quantity Exceeded");
}

function couponOf({ AppliedCouponCodes }: TrackingOrder, store: Store, { coupons }: PlacingParts): JsonFields | null {
  const [code, ...others] = AppliedCouponCodes;
  if (code === undefined) return null;
  if (others.length > 0) throw new Refusal("Only one discount code can be used at a time.");
  return findCoupon(coupons, code, [store.id, String(store.fields["HQCompanyID"] ?? "")]);
}

function keepOrder(path: string, body: OrderBody, store: Store, parts: PlacingParts): void {
  const { document, order } = body.TrackingOrder;
  const orderNumber = nextOrderNumber(parts.documents, parts.book);
  if (body.GuestUser && order.GuestIdentifier) {
    parts.documents.set(`${store.root}GuestUsers/${order.GuestIdentifier}`, body.GuestUser);
  }
  parts.documents.set(path, {
    ...document,
    OrderNumber: orderNumber,
    OnlineOrderStatus: 1,
    OnlineOrderStatusDescription: "",
  });
  const to = order.ContactCustomer_Email_Address;
  if (!to) return;
  const shop = textIn(store.fields, "StoreTitle") || textIn(store.fields, "Name");
  parts.outbox.send({
    to,
    subject: `Your order ${orderNumber} at ${shop}`,
    kind: "order-confirmation",
    text: `Thank you, ${order.ContactCustomer_FirstName}. ${shop} has your order ${orderNumber}.`,
    sentAt: parts.clock.now().toISOString(),
  });
}

function nextOrderNumber(documents: DocumentStore, book: OrderBook): string {
  const numbers = book
    .attempts()
    .map(({ path }) => Number(textIn((path && documents.read(path)) || {}, "OrderNumber")));
  return String(Math.max(firstOrderNumber - 1, ...numbers.filter(Number.isFinite)) + 1);
}
