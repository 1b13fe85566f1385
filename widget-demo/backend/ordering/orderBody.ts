import * as v from "valibot";
import { FieldsSchema } from "../documentShape.ts";
import type { JsonFields } from "../documents/types.ts";

const longestNote = 300;
export const mostOfOne = 20;

const Id = v.pipe(
  v.union([v.pipe(v.string(), v.trim(), v.nonEmpty()), v.number()]),
  v.transform((id) => String(id)),
);
/** Also allows none, because a rolled-in product may be in no category. */
const CategoryId = v.pipe(
  v.union([v.pipe(v.string(), v.trim()), v.number()]),
  v.transform((id) => String(id)),
);
const Dollars = v.pipe(v.number(), v.finite(), v.minValue(-1e7), v.maxValue(1e7));
const Count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000));
const Seconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e11));
const Text = v.optional(v.nullable(v.string()), null);
const Note = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(longestNote))), null);
const Points = v.pipe(
  v.optional(v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0))), 0),
  v.transform((points) => points ?? 0),
);
const Degrees = v.optional(v.nullable(v.pipe(v.number(), v.finite())), null);

const longestList = 500;

/** A missing list or null counts as empty. */
function listOf<T>(item: v.GenericSchema<unknown, T>) {
  return v.pipe(
    v.optional(v.nullable(v.pipe(v.array(item), v.maxLength(longestList))), []),
    v.transform((list): readonly T[] => list ?? []),
  );
}

const extraEntries = {
  Extra_ID: Id,
  Quantity: Count,
  UsingUnitPrice: Dollars,
  FinalPriceExcludingTax: Dollars,
  FinalTax: Dollars,
};
const ChildSchema = v.object(extraEntries);
const ExtraSchema = v.object({ ...extraEntries, ChildrenOrderExtras: v.optional(v.array(ChildSchema), []) });

const ItemSchema = v.object({
  Product_ID: Id,
  Name: v.optional(v.nullable(v.string())),
  CategoryId,
  Quantity: Count,
  UsingUnitPrice: Dollars,
  UsingTaxRate: v.number(),
  FinalTotalExcludingTax: Dollars,
  FinalTotalTax: Dollars,
  Note,
  AppliedCoupon: v.optional(v.nullable(v.object({ CouponCode: v.string(), Amount: Dollars })), null),
  RedeemPoints: Points,
  PriceTriggerID: v.optional(v.nullable(Id), null),
  OrderExtras: v.optional(v.array(ExtraSchema), []),
  // Fields of a gift card, checked in `gifts/`.
  AdditionalDataType: Text,
  FromName: Text,
  ToName: Text,
  ToEmail: Text,
  Message: Text,
});

const TriggerRecordSchema = v.object({
  PriceTriggerID: Id,
  Kind: v.picklist([0, 1, 2]),
  Amount: Dollars,
  Items: listOf(v.object({ Product_ID: Id, Units: Count, Amount: Dollars })),
});

/** `Altitude` contains the latitude (S35). */
const AddressSchema = v.object({
  Postcode: v.optional(v.nullable(Id), null),
  Longitude: Degrees,
  Altitude: Degrees,
});

/** The fields that the backend checks. An order has more fields, and all of them are stored. */
export const TrackingOrderSchema = v.object({
  UDID: v.string(),
  StoreID: Id,
  OrderType: v.picklist([2, 3, 10]),
  /** R72: true for gift cards. It distinguishes them from a delivery. */
  IsLiability: v.pipe(
    v.optional(v.nullable(v.boolean()), false),
    v.transform((is) => is === true),
  ),
  OrderItems: v.pipe(v.array(ItemSchema), v.minLength(1), v.maxLength(longestList)),
  FreeItems: listOf(v.object({ Product_ID: Id, Quantity: Count })),
  SubtotalExcludingTax: Dollars,
  SubtotalTax: Dollars,
  DiscountExcludingTax: Dollars,
  DiscountTax: Dollars,
  FreightExcludingTax: Dollars,
  FreightTax: Dollars,
  POSSurchargeExcludingTax: Dollars,
  POSSurchargeTax: Dollars,
  BankCardSurcharge: Dollars,
  BankCardSurchargeTax: Dollars,
  SurchargeTransactions: listOf(v.object({ Surcharge_ID: Id, Amount: Dollars })),
  TotalExcludingTax: Dollars,
  TotalTax: Dollars,
  PaymentTransactions: v.pipe(
    v.array(v.object({ Amount: Dollars, PaymentMethodType: v.picklist([0, 1, 10, 12, 13, 99]) })),
    v.maxLength(1),
  ),
  PaymentGateway: v.optional(v.nullable(v.number()), null),
  PaymentCardIdentifier: Text,
  AppliedCouponCodes: listOf(v.string()),
  AppliedPriceTriggers: listOf(TriggerRecordSchema),
  RedeemPoints: Points,
  RewardPoints: Points,
  Notes: Note,
  ScheduledTime: Seconds,
  CreatedOn: Seconds,
  RoomNumber: Text,
  Tables: listOf(v.object({ Name: v.string() })),
  DeliveryAddress: v.optional(v.nullable(AddressSchema), null),
  OnlineOrderUserIdentifier: v.pipe(v.string(), v.nonEmpty()),
  GuestIdentifier: Text,
  ContactCustomer_FirstName: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  ContactCustomer_Email_Address: Text,
});

/** Uses its own messages, because valibot's would repeat the refused number (R37). */
const digits = (what: string) =>
  v.pipe(
    v.union([v.string(), v.number()], `${what} is missing`),
    v.transform((value) => String(value).replaceAll(" ", "")),
  );

export const CardSchema = v.object(
  {
    CardHolder: v.string("the name on the card is missing"),
    CardNumber: digits("the card number"),
    ExpiryYear: digits("the year of expiry"),
    ExpiryMonth: digits("the month of expiry"),
    Cvv: digits("the security code"),
  },
  "a card is an object",
);

export const OrderBodySchema = v.object({
  // Parsed twice: as the document to store, and as the fields to check.
  TrackingOrder: v.pipe(
    FieldsSchema,
    v.transform((document): { document: JsonFields; order: unknown } => ({ document, order: document })),
    v.object({ document: v.custom<JsonFields>(() => true), order: TrackingOrderSchema }),
  ),
  GuestUser: v.optional(v.nullable(FieldsSchema), null),
  Card: v.optional(v.nullable(CardSchema), null),
});

export type OrderBody = v.InferOutput<typeof OrderBodySchema>;
export type TrackingOrder = v.InferOutput<typeof TrackingOrderSchema>;
export type OrderItem = v.InferOutput<typeof ItemSchema>;
export type TriggerRecord = v.InferOutput<typeof TriggerRecordSchema>;
export type OrderExtra = v.InferOutput<typeof ChildSchema>;
export type CardDetails = v.InferOutput<typeof CardSchema>;
export type OrderMode = "delivery" | "room" | "pickup" | "table";

/** Delivery and room both have OrderType 10 (R9). */
export function modeOf({ OrderType, RoomNumber }: TrackingOrder): OrderMode {
  if (OrderType === 3) return "pickup";
  if (OrderType === 2) return "table";
  return RoomNumber ? "room" : "delivery";
}
