import * as v from "valibot";
import type { SavedCarts } from "../../domain/cart/savedCarts.ts";
import type { FoodAttempt } from "../../domain/checkout/attempt.ts";
import type { StoredContacts } from "../../domain/customer/storedContacts.ts";
import { storedFormNames, type TypedForms } from "../../domain/form/typedForms.ts";
import { type OrderMode, orderModes } from "../../domain/fulfilment/orderMode.ts";
import type { PickedTime } from "../../domain/fulfilment/times.ts";
import { type LogEntry, logCategories, logTypes } from "../../domain/log/logEntry.ts";
import type { PlacedInTab, RecentOrder } from "../../domain/order/recentOrder.ts";
import type { CouponCodes } from "../../domain/promotion/coupon.ts";
import type { OfferAnswers } from "../../domain/promotion/trigger.ts";
import type { TableSeen, VisitDestination } from "../../domain/visit/visit.ts";
import { attemptSchemaOf, orderReferenceSchema, recentOrderSchema } from "./attempt.ts";
import { cartLinesSchema, moment, savedCartsSchema } from "./cart.ts";
import { shortRow, stored, word } from "./stored.ts";
import { orderKeys } from "./table.ts";

const tableSeen = { ...shortRow, schema: v.object({ table: word, at: moment }) } as const;

const attempt = { ...shortRow, schema: attemptSchemaOf("food", cartLinesSchema), longest: 500_000 } as const;

/** The diner's contact details, and no other fields of a form (R37). */
const contact = v.object({ firstName: v.string(), lastName: v.string(), email: v.string(), phone: v.string() });

/** The same for an address. */
const address = v.object({
  street: v.string(),
  suburb: v.string(),
  postcode: v.string(),
  state: v.string(),
  instructions: v.string(),
});

const entry: v.GenericSchema<unknown, LogEntry> = v.object({
  type: v.picklist(logTypes),
  category: v.picklist(logCategories),
  description: v.string(),
  at: moment,
  path: v.string(),
  version: word,
});

/** Its row is in `selectionTable.ts`. */
export const selectionKey = "selection";

/** The last gift card order, until its buyer has seen it. Its row is in `giftTable.ts`. */
export const unseenGiftsKey = "unseenGiftOrder";

/** What is stored of a cart and an order. Card data has no row here, so it can't be stored (R37). */
export const storedOrders = {
  /** R33 cart: an older cart may contain lines that have been ordered since. */
  cart: stored<SavedCarts>({
    ...shortRow,
    ...orderKeys.cart,
    dropsOlder: true,
    schema: savedCartsSchema,
    longest: 500_000,
  }),
  /** One code for each store. Its value is requested from the backend each time. */
  coupons: stored<CouponCodes>({ ...shortRow, key: "coupons", schema: v.record(v.string(), word), longest: 10_000 }),
  offers: stored<OfferAnswers>({
    ...shortRow,
    ...orderKeys.offers,
    dropsOlder: true,
    schema: v.record(v.string(), v.record(v.string(), v.boolean())),
    longest: 10_000,
  }),
  checkoutData: stored<FoodAttempt>({ ...attempt, ...orderKeys.checkoutData }),
  checkoutDataOfTab: stored<FoodAttempt>({ ...attempt, ...orderKeys.checkoutDataOfTab }),
  /**
   * R33 tabs, R85: the transaction ids of orders whose outcome is known, the most recent first. An attempt that is
   * missing and not listed here was removed by another script.
   */
  endedOrders: stored<readonly string[]>({ ...shortRow, key: "endedOrders", schema: v.array(word) }),
  /** The orders that were placed here, the newest first, until they are over. */
  recentOrders: stored<readonly RecentOrder[]>({
    ...shortRow,
    key: "recentOrders",
    schema: v.array(recentOrderSchema),
    longest: 2_000,
  }),
  /**
   * R91: when this tab placed its last orders, by transaction id. It outlives the member's log-out, and tells nobody
   * who ordered.
   */
  placedInTab: stored<PlacedInTab>({
    ...shortRow,
    key: "placedInTab",
    storage: "session",
    schema: v.record(v.string(), moment),
  }),
  unseenOrder: stored({ ...shortRow, ...orderKeys.unseenOrder, schema: orderReferenceSchema }),
  /** By store; null if the diner declined. */
  contacts: stored<StoredContacts>({
    ...shortRow,
    key: "contacts",
    dropsOlder: true,
    schema: v.record(
      v.string(),
      v.nullable(v.object({ contact, address: v.fallback(v.nullable(address), null), orderedAt: moment })),
    ),
    longest: 50_000,
  }),
  /** R48: the order mode that was chosen last. */
  orderMode: stored<OrderMode>({ ...shortRow, key: "orderMode", storage: "session", schema: v.picklist(orderModes) }),
  /** R76: the diner has left the home page in this session. */
  welcomed: stored({ ...shortRow, key: "welcomed", storage: "session", schema: v.boolean() }),
  linkedItem: stored({ ...shortRow, key: "linkedItem", storage: "session", schema: word }),
  /** R59: stored while the tab is open. Other payment types need no row. */
  paymentType: stored<"saveorder">({
    ...shortRow,
    key: "paymentType",
    storage: "session",
    schema: v.picklist(["saveorder"]),
  }),
  /**
   * The room or table that the diner has left, because the page's URL still names it after a reload. In another tab the
   * QR code was scanned again.
   */
  left: stored<VisitDestination>({
    ...shortRow,
    key: "left",
    storage: "session",
    schema: v.object({ room: v.nullable(word), table: v.nullable(word) }),
  }),
  /**
   * R52: the age of a stored table counts from the page that named it. The age of a table in this tab's URL counts from
   * when the tab first saw it.
   */
  tableSeen: stored<TableSeen>({ ...tableSeen, key: "tableSeen" }),
  tableSeenByTab: stored<TableSeen>({ ...tableSeen, key: "tableSeenByTab", storage: "session" }),
  /** The checkout's forms except the card's. */
  typedForms: stored<TypedForms>({
    ...shortRow,
    key: "typedForms",
    storage: "session",
    dropsOlder: true,
    schema: v.record(v.picklist(storedFormNames), v.record(v.string(), v.string())),
    longest: 20_000,
  }),
  pickedTime: stored<PickedTime>({
    ...shortRow,
    key: "pickedTime",
    storage: "session",
    schema: v.object({ storeId: v.number(), time: v.object({ kind: v.picklist(["slot"]), at: moment }) }),
  }),
  /**
   * R61: whether a member is signed in here, so that the sign-in service's code is loaded. It doesn't say who. False
   * after they log out. A session that ends by itself removes it.
   */
  signedIn: stored({ ...shortRow, key: "signedIn", schema: v.boolean() }),
  /** R34: the guest's identifier. */
  guest: stored({ ...shortRow, key: "guest", schema: word }),
  /** R94: what went wrong in this tab, without anything personal. */
  log: stored<readonly LogEntry[]>({
    ...shortRow,
    key: "log",
    storage: "session",
    isExpendable: true,
    schema: v.array(entry),
    longest: 200_000,
  }),
};
