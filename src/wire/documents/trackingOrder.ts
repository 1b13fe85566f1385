import type { Address } from "../../domain/customer/address.ts";
import type { TypedContact } from "../../domain/customer/contact.ts";
import { modeRules, type OrderMode, orderModes } from "../../domain/fulfilment/orderMode.ts";
import { type Cents, cents } from "../../domain/money/cents.ts";
import { noCents } from "../../domain/money/rounding.ts";
import { flatTaxRate, taxWithin } from "../../domain/money/tax.ts";
import type {
  LiveOrder,
  OrderedDiscount,
  OrderedExtra,
  OrderedHoliday,
  OrderedItem,
  OrderedMoney,
  OrderStatus,
} from "../../domain/order/liveOrder.ts";
import { statusCodeOf } from "../../domain/order/statusCode.ts";
import { type PaymentMethod, paymentOfCode } from "../../domain/payment/paymentMethod.ts";
import { anyNumber, count, dollars, id, idOrEmpty, text } from "../kinds.ts";
import {
  documentFields,
  type Fields,
  type Kind,
  leaveOutOfList,
  type ReadingContext,
  read,
  readRecord,
  readRecords,
} from "../reading.ts";
import { time } from "./time.ts";

const statuses: Readonly<Partial<Record<number, OrderStatus>>> = {
  1: "sent",
  2: "preparing",
  3: "refused",
  4: "ready",
  5: "completed",
  6: "payment-failed",
  7: "sent",
  8: "sent",
  9: "submitted",
  10: "refunded",
  11: "rejected",
  12: "cancel-requested",
};

const status: Kind<OrderStatus> = {
  name: "an order's status",
  of: (value) => (typeof value === "number" ? statuses[value] : undefined),
};

const type: Kind<OrderMode> = {
  name: "an order's type",
  of: (value) => orderModes.find((mode) => modeRules[mode].code === value),
};

/** What each mode's order says about the number of its place. Orders of other modes may also name a table (R31). */
const placeNumbers: Readonly<Record<OrderMode, (fields: Fields) => string>> = {
  delivery: () => "",
  pickup: () => "",
  room: (fields) => read(fields, "RoomNumber", idOrEmpty, ""),
  table(fields) {
    const [table] = readRecords(fields, "Tables");
    return table ? read(table, "Name", idOrEmpty, "") : "";
  },
};

/** S35: of the modes with the order's code, the one that it has a place for: one for a room is a delivery with a room. */
function parseDestination(fields: Fields): Pick<LiveOrder, "type" | "destination"> {
  const written = read(fields, "OrderType", type, "pickup");
  const modes = orderModes.filter((mode) => modeRules[mode].code === modeRules[written].code);
  const places = modes.map((mode) => ({ type: mode, destination: placeNumbers[mode](fields) }));
  return places.find(({ destination }) => destination !== "") ?? { type: written, destination: "" };
}

/** The sum of amounts that the document lists separately. */
function sumOf(fields: Fields, ...keys: readonly string[]): Cents {
  return cents(keys.reduce((sum, key) => sum + read(fields, key, dollars, cents(0)), 0));
}

function has(fields: Fields, key: string): boolean {
  return read(fields, key, dollars, null) !== null;
}

/** S35: an extra's totals cover all units of its item. */
function sumOfExtras(extras: readonly Fields[], ...keys: readonly string[]): number {
  return extras.reduce(
    (sum, extra) => sum + sumOf(extra, ...keys) + sumOfExtras(readRecords(extra, "ChildrenOrderExtras"), ...keys),
    0,
  );
}

/** R23: what an item and its extras cost, and the tax in that, before discounts. Neither is below 0. */
function amountsOf(item: Fields): Pick<OrderedItem, "total" | "gst"> {
  if (!has(item, "FinalTotalExcludingTax")) return { total: null, gst: null };
  const extras = readRecords(item, "OrderExtras");
  const tax = sumOf(item, "FinalTotalTax") + sumOfExtras(extras, "FinalTax");
  const excludingTax = sumOf(item, "FinalTotalExcludingTax") + sumOfExtras(extras, "FinalPriceExcludingTax");
  const total = cents(Math.max(0, excludingTax + tax));
  return { total, gst: total === 0 ? noCents : cents(Math.max(0, tax)) };
}

/** S35: 1 is a roll-into-meal. Its item already has the lower price (R14), so it isn't a discount. */
const rollKind = 1;

/** R22: each discounted item carries its part of a coupon code's discount. */
function parseCodes(order: Fields): ReadonlyMap<string, Cents> {
  const codes = new Map<string, Cents>();
  for (const item of readRecords(order, "OrderItems")) {
    const coupon = readRecord(item, "AppliedCoupon");
    const code = read(coupon, "CouponCode", text, "");
    codes.set(code, cents((codes.get(code) ?? 0) + sumOf(coupon, "Amount")));
  }
  return codes;
}

function parseDiscounts(order: Fields): OrderedDiscount[] {
  const offers = readRecords(order, "AppliedPriceTriggers")
    .filter((trigger) => read(trigger, "Kind", count, null) !== rollKind)
    .map((trigger) => ({ name: read(trigger, "Name", text, ""), amount: sumOf(trigger, "Amount") }));
  return [...offers, ...Array.from(parseCodes(order), ([name, amount]) => ({ name, amount }))].filter(
    ({ amount }) => amount > 0,
  );
}

/**
 * R23: a surcharge has 10 % or none. Which ones have it follows from the tax of them all; null if nothing fits.
 */
function splitTax([first, ...others]: readonly Cents[], tax: number): readonly Cents[] | null {
  if (first === undefined) return tax === 0 ? [] : null;
  if (tax < 0) return null;
  for (const own of [taxWithin(first, flatTaxRate), noCents]) {
    const rest = splitTax(others, tax - own);
    if (rest) return [own, ...rest];
  }
  return null;
}

/** S35: the transactions are those of holidays and then those of the card, and don't say which they are. */
function parseHolidays(order: Fields): OrderedHoliday[] {
  const sum = sumOf(order, "POSSurchargeExcludingTax", "POSSurchargeTax");
  const tax = sumOf(order, "POSSurchargeTax");
  const holidays: Omit<OrderedHoliday, "gst">[] = [];
  let left: number = sum;
  for (const transaction of readRecords(order, "SurchargeTransactions")) {
    if (left <= 0) break;
    const amount = sumOf(transaction, "Amount");
    holidays.push({ id: read(transaction, "Surcharge_ID", id, null), amount });
    left -= amount;
  }
  const taxes = splitTax(
    holidays.map(({ amount }) => amount),
    tax,
  );
  if (left !== 0 || !taxes) return [{ id: null, amount: sum, gst: tax }];
  return holidays.map((holiday, at) => ({ ...holiday, gst: taxes[at] ?? noCents }));
}

function parseMoney(order: Fields): OrderedMoney | null {
  if (!has(order, "SubtotalExcludingTax")) return null;
  return {
    subtotal: sumOf(order, "SubtotalExcludingTax", "SubtotalTax"),
    discount: sumOf(order, "DiscountExcludingTax", "DiscountTax"),
    discountGst: sumOf(order, "DiscountTax"),
    discounts: parseDiscounts(order),
    fee: sumOf(order, "FreightExcludingTax", "FreightTax"),
    feeGst: sumOf(order, "FreightTax"),
    holidays: parseHolidays(order),
    // S35: the amount includes tax.
    cardSurcharge: sumOf(order, "BankCardSurcharge"),
    cardSurchargeGst: sumOf(order, "BankCardSurchargeTax"),
    gst: sumOf(order, "TotalTax"),
  };
}

/** R11: a modifier has one level of sub-modifiers, which have none. */
function parseExtra(fields: Fields, depth = 0): OrderedExtra[] {
  const modifierId = read(fields, "Extra_ID", id, null);
  if (modifierId === null) return leaveOutOfList(fields, "an extra needs an Extra_ID");
  const children = depth > 0 ? [] : readRecords(fields, "ChildrenOrderExtras");
  const quantity = read(fields, "Quantity", count, 1) || 1;
  const name = read(fields, "Name", text, "");
  return [{ modifierId, name, quantity, children: children.flatMap((child) => parseExtra(child, depth + 1)) }];
}

type OfferNames = ReadonlyMap<string, string>;

function parseOfferNames(order: Fields): OfferNames {
  const named = readRecords(order, "AppliedPriceTriggers").flatMap((trigger) => {
    const triggerId = read(trigger, "PriceTriggerID", id, null);
    return triggerId === null ? [] : [[triggerId, read(trigger, "Name", text, "")] as const];
  });
  return new Map(named);
}

function parseItem(fields: Fields, offers: OfferNames): OrderedItem[] {
  const productId = read(fields, "Product_ID", id, null);
  if (productId === null) return leaveOutOfList(fields, "an item needs a Product_ID");
  const triggerId = read(fields, "PriceTriggerID", id, null);
  return [
    {
      productId,
      categoryId: read(fields, "CategoryId", idOrEmpty, ""),
      name: read(fields, "Name", text, ""),
      quantity: read(fields, "Quantity", count, 1) || 1,
      note: read(fields, "Note", text, ""),
      extras: readRecords(fields, "OrderExtras").flatMap((extra) => parseExtra(extra)),
      ...amountsOf(fields),
      pointsUsed: read(fields, "RedeemPoints", anyNumber, 0),
      rolledBy: triggerId,
      givenBy: offers.get(triggerId ?? "") ?? "",
    },
  ];
}

function parseAddress(order: Fields): Address | null {
  const fields = readRecord(order, "DeliveryAddress");
  const street = read(fields, "Address", text, "");
  if (street === "") return null;
  return {
    street,
    suburb: read(fields, "Suburb", text, ""),
    postcode: read(fields, "Postcode", idOrEmpty, ""),
    state: read(fields, "State", text, ""),
  };
}

function parseContact(order: Fields): TypedContact {
  return {
    firstName: read(order, "ContactCustomer_FirstName", text, ""),
    lastName: read(order, "ContactCustomer_LastName", text, ""),
    email: read(order, "ContactCustomer_Email_Address", text, ""),
    phone: read(order, "ContactCustomer_Contact_Number", idOrEmpty, ""),
  };
}

/** The first of several transactions: currently no order is paid in two ways. */
function parsePaidBy(fields: Fields): PaymentMethod | null {
  const [first] = readRecords(fields, "PaymentTransactions");
  const type = first ? read(first, "PaymentMethodType", count, null) : null;
  return type === null ? null : paymentOfCode({ type, gateway: read(fields, "PaymentGateway", count, null) });
}

/** R90: a backend without codes says it in its sentence. */
function parseReason(fields: Fields): Pick<LiveOrder, "description" | "code"> {
  const sentence = read(fields, "OnlineOrderStatusDescription", text, "");
  const code = statusCodeOf(read(readRecord(fields, "Status"), "Code", text, ""), sentence);
  return { description: sentence || (code ?? ""), code };
}

/** An order's document; null if it isn't one. An unknown status counts as sent. */
export function parseTrackingOrder(
  documentId: string,
  values: unknown,
  zone: string,
  context: ReadingContext,
): LiveOrder | null {
  const fields = documentFields(values, `TrackingOrders/${documentId}`, context);
  if (!fields) return null;
  const excludingTax = read(fields, "TotalExcludingTax", dollars, cents(0));
  const offers = parseOfferNames(fields);
  return {
    udid: documentId,
    number: read(fields, "OrderNumber", idOrEmpty, ""),
    invoiceNumber: read(fields, "InvoiceNumber", idOrEmpty, ""),
    status: read(fields, "OnlineOrderStatus", status, "sent"),
    ...parseReason(fields),
    ...parseDestination(fields),
    address: parseAddress(fields),
    isWayKnown: read(readRecord(fields, "DeliveryAddress"), "Longitude", anyNumber, null) !== null,
    instructions: read(fields, "DeliveryInstructions", text, ""),
    contact: parseContact(fields),
    notes: read(fields, "Notes", text, ""),
    scheduledAt: read(fields, "ScheduledTime", time(zone), null),
    orderedAt: read(fields, "CreatedOn", time(zone), null),
    storeName: read(fields, "StoreName", text, ""),
    customerId: read(fields, "OnlineOrderUserIdentifier", id, null),
    total: cents(excludingTax + read(fields, "TotalTax", dollars, cents(0))),
    couponCodes: [...parseCodes(fields).keys()].filter((code) => code !== ""),
    money: parseMoney(fields),
    pointsUsed: read(fields, "RedeemPoints", anyNumber, 0),
    pointsEarned: read(fields, "RewardPoints", anyNumber, 0),
    paidBy: parsePaidBy(fields),
    cardIdentifier: read(fields, "PaymentCardIdentifier", text, null),
    items: readRecords(fields, "OrderItems").flatMap((item) => parseItem(item, offers)),
  };
}
