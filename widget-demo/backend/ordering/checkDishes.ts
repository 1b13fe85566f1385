import type { JsonFields } from "../documents/types.ts";
import { checkAlcohol } from "./checkAlcohol.ts";
import { checkClaimedMoney } from "./checkMoney.ts";
import { checkQuantities } from "./checkQuantities.ts";
import { checkAddress, checkMode, checkTable, checkTimes, judgedAtMs } from "./checkStore.ts";
import type { Circumstances } from "./circumstances.ts";
import { couponCompanies, findCoupon } from "./coupons.ts";
import { findQuote } from "./deliveryFee.ts";
import { distanceKmTo } from "./distance.ts";
import type { OrderBody, TrackingOrder } from "./orderBody.ts";
import { asPaid } from "./paidOutside.ts";
import type { OrderingParts } from "./parts.ts";
import type { MoneyFacts } from "./priceOrder.ts";
import { Refusal } from "./refusal.ts";
import { countOrders, findMenu, findTriggers, type Store } from "./storeDocuments.ts";
import { cardTypeOf } from "./takePayment.ts";
import { words } from "./words.ts";

interface Checked {
  /** The menu that it is ordered from. */
  readonly menu: JsonFields;
  readonly body: OrderBody;
}

/** Checks what is ordered, when and where to. */
export function checkDishes(posted: OrderBody, circumstances: Circumstances, parts: OrderingParts): Checked {
  const { store, begun, settled, user } = circumstances;
  const { order } = posted.TrackingOrder;
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
  const facts: MoneyFacts = {
    order,
    store: store.fields,
    menu,
    triggers: findTriggers(parts.documents, store),
    coupon: couponOf(order, store, parts),
    customer: user,
    earlierOrders: user ? countOrders(parts.documents, store, order.OnlineOrderUserIdentifier) : 0,
    cardType: cardTypeOf(posted, circumstances),
    way: {
      distanceKm,
      thirdPartyFee: findQuote(store.id, parts.delivery)?.Fee ?? null,
    },
    asOfMs,
  };
  const body = settled ? asPaid(posted, settled, facts) : posted;
  const problem = checkClaimedMoney({ ...facts, order: body.TrackingOrder.order });
  if (problem !== null) throw problem;
  checkAlcohol({ ...facts, order: body.TrackingOrder.order }, begun?.isAdult ?? false);
  return { menu, body };
}

function couponOf({ AppliedCouponCodes }: TrackingOrder, store: Store, { coupons }: OrderingParts): JsonFields | null {
  const [code, ...others] = AppliedCouponCodes;
  if (code === undefined) return null;
  if (others.length > 0) {
    throw new Refusal(words.oneCodeOnly, "AppliedCouponCodes names more than one.");
  }
  return findCoupon(coupons, code, couponCompanies(store));
}
