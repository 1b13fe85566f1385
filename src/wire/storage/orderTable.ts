import type { SavedCarts } from "../../domain/cart/savedCarts.ts";
import type { FoodAttempt } from "../../domain/checkout/attempt.ts";
import type { KeptContacts } from "../../domain/customer/keptContacts.ts";
import { keptForms, type TypedForms } from "../../domain/form/typedForms.ts";
import { type OrderMode, orderModes } from "../../domain/fulfilment/orderMode.ts";
import type { PickedTime } from "../../domain/fulfilment/times.ts";
import type { CouponCodes } from "../../domain/promotion/couponCodes.ts";
import type { OfferAnswers } from "../../domain/promotion/offerAnswers.ts";
import type { TableSeen } from "../../domain/visit/tableSeen.ts";
import type { VisitPlace } from "../../domain/visit/visit.ts";
import { attemptSchemaOf, orderReferenceSchema } from "./attempt.ts";
import { cartLinesSchema, moment, savedCartsSchema } from "./cart.ts";
import * as o from "./orderSchema.ts";
import * as v from "./schema.ts";
import { shortRow, stored } from "./stored.ts";
import { orderPlaces } from "./table.ts";
import { word } from "./word.ts";

const tableSeen = { ...shortRow, schema: v.object({ table: word, at: moment }) } as const;

const attempt = { ...shortRow, schema: attemptSchemaOf("food", cartLinesSchema), longest: 500_000 } as const;

/** What the diner's details may be, and nothing else of a form (R37). */
const contact = v.object({ firstName: v.string(), lastName: v.string(), email: v.string(), phone: v.string() });

/** And of an address. */
const address = v.object({
  street: v.string(),
  suburb: v.string(),
  postcode: v.string(),
  state: v.string(),
  instructions: v.string(),
});

/** `selectionTable.ts` has its row. */
export const selectionKey = "selection";

/** Of gift cards that were ordered, and not yet shown to their buyer: `giftTable.ts` has its row. */
export const unseenGiftsKey = "unseenGiftOrder";

/** What is kept of a cart and an order. Card data has no row here, so it can't be kept (R37). */
export const storedOrders = {
  cart: stored<SavedCarts>({ ...shortRow, ...orderPlaces.cart, schema: savedCartsSchema, longest: 500_000 }),
  /** One code for each store; its value is asked of the backend each time. */
  coupons: stored<CouponCodes>({ ...shortRow, key: "coupons", schema: v.record(v.string(), word), longest: 10_000 }),
  offers: stored<OfferAnswers>({
    ...shortRow,
    ...orderPlaces.offers,
    schema: v.record(v.string(), v.record(v.string(), v.boolean())),
    longest: 10_000,
  }),
  checkoutData: stored<FoodAttempt>({ ...attempt, ...orderPlaces.checkoutData }),
  checkoutDataOfTab: stored<FoodAttempt>({ ...attempt, ...orderPlaces.checkoutDataOfTab }),
  /**
   * R33: orders whose outcome is known, the last first. An attempt that is missing and not listed here was removed by
   * somebody else.
   */
  endedOrders: stored<readonly string[]>({ ...shortRow, key: "endedOrders", schema: v.array(word) }),
  unseenOrder: stored({ ...shortRow, ...orderPlaces.unseenOrder, schema: orderReferenceSchema }),
  /** By store; null where the diner said no. */
  contacts: stored<KeptContacts>({
    ...shortRow,
    key: "contacts",
    schema: v.record(
      v.string(),
      o.nullable(v.object({ contact, address: o.fallback(o.nullable(address), null), orderedAt: moment })),
    ),
    longest: 50_000,
  }),
  /** R48. */
  orderMode: stored<OrderMode>({ ...shortRow, key: "orderMode", storage: "session", schema: v.picklist(orderModes) }),
  /** R76: the home page was ended. */
  welcomed: stored({ ...shortRow, key: "welcomed", storage: "session", schema: v.boolean() }),
  /** R59: kept while the tab is open; other ways to pay need no row. */
  paymentType: stored<"saveorder">({
    ...shortRow,
    key: "paymentType",
    storage: "session",
    schema: v.picklist(["saveorder"]),
  }),
  /** The page's address still names it after a reload. In another tab the code was scanned anew. */
  left: stored<VisitPlace>({
    ...shortRow,
    key: "left",
    storage: "session",
    schema: v.object({ room: o.nullable(word), table: o.nullable(word) }),
  }),
  /** R52: a remembered table is as old as the page that named it; one in this tab's address as old as the tab knows it. */
  tableSeen: stored<TableSeen>({ ...tableSeen, key: "tableSeen" }),
  tableSeenByTab: stored<TableSeen>({ ...tableSeen, key: "tableSeenByTab", storage: "session" }),
  /** The forms of the checkout, but for the card's. */
  typedForms: stored<TypedForms>({
    ...shortRow,
    key: "typedForms",
    storage: "session",
    schema: v.record(v.picklist(keptForms), v.record(v.string(), v.string())),
    longest: 20_000,
  }),
  pickedTime: stored<PickedTime>({
    ...shortRow,
    key: "pickedTime",
    storage: "session",
    schema: v.object({ storeId: v.number(), time: v.object({ kind: v.picklist(["slot"]), at: moment }) }),
  }),
  /**
   * R61: somebody is signed in here, so that the sign-in service's code is fetched. Not who. False where they have logged
   * out; a session that has ended by itself removes it.
   */
  signedIn: stored({ ...shortRow, key: "signedIn", schema: v.boolean() }),
  /** R34. */
  guest: stored({ ...shortRow, key: "guest", schema: word }),
};
