import { modeRules } from "../../domain/fulfilment/orderMode.ts";
import { isoDate } from "../../domain/fulfilment/storeDay.ts";
import { toDollars } from "../../domain/money/cents.ts";
import type { AppliedTrigger } from "../../domain/order/appliedTriggers.ts";
import type { OrderBody } from "../../domain/order/orderBody.ts";
import type {
  DraftCoupon,
  DraftExtra,
  DraftFulfilment,
  DraftGift,
  DraftItem,
  OrderDraft,
} from "../../domain/order/orderDraft.ts";
import { paymentRules } from "../../domain/payment/paymentMethod.ts";
import type { OrderTender } from "../../domain/payment/settlement.ts";
import { sumOfSurcharges } from "../../domain/payment/surcharge.ts";
import type { Instant } from "../../domain/time/instant.ts";
import type { CalendarDate } from "../../domain/time/zone.ts";
import { paymentReturnUrl } from "../host/paymentReturn.ts";
import { encodeCard, encodeTokenCard } from "./card.ts";
import { sentDocument } from "./sentDocument.ts";

/** R72: gift cards are distinguished from a delivery by IsLiability. */
function orderType({ mode }: DraftFulfilment): number {
  return modeRules[mode === "mail" ? "delivery" : mode].code;
}

const triggerKinds: Readonly<Record<AppliedTrigger["kind"], number>> = {
  "whole-order": 0,
  "roll-into-meal": 1,
  "per-item": 2,
};

function seconds(at: Instant): number {
  return Math.floor(at / 1000);
}

function encodeExtra({ modifier, total, children }: DraftExtra): object {
  return {
    Extra_ID: modifier.modifierId,
    Name: modifier.name,
    Quantity: modifier.quantity,
    UsingUnitPrice: toDollars(modifier.price),
    FinalPriceExcludingTax: toDollars(total.excludingTax),
    FinalTax: toDollars(total.tax),
    ChildrenOrderExtras: children.map(encodeExtra),
  };
}

/** R72: several codes are joined into one text. */
function encodeCoupon({ codes, amount }: DraftCoupon): object {
  const code = codes.join(",");
  return { CouponCode: code, Name: code, Amount: toDollars(amount) };
}

function encodeGift({ from, to, email, message }: DraftGift): object {
  return { AdditionalDataType: "GiftCardDetailType", FromName: from, ToName: to, ToEmail: email, Message: message };
}

function encodeItem(item: DraftItem): object {
  const { coupon, gift, total } = item;
  return {
    Product_ID: item.productId,
    Name: item.name,
    Quantity: item.quantity,
    UsingUnitPrice: toDollars(item.unitPrice),
    UsingTaxRate: item.taxRate,
    FinalTotalExcludingTax: toDollars(total.excludingTax),
    FinalTotalTax: toDollars(total.tax),
    Note: item.note,
    AppliedCoupon: coupon && encodeCoupon(coupon),
    CategoryId: item.categoryId,
    CategoryName: item.categoryName,
    RewardPoint: item.rewardPoints,
    RedeemPoints: item.redeemedPoints,
    PriceTriggerID: item.rolledBy,
    OrderExtras: item.extras.map(encodeExtra),
    ...(gift && encodeGift(gift)),
  };
}

/** S35: items that were paid for with points alone. */
function encodeFreeItems({ items }: OrderDraft): object[] {
  return items
    .filter(({ redeemedPoints, unitPrice }) => redeemedPoints > 0 && unitPrice === 0)
    .map(({ productId, name, quantity }) => ({ Product_ID: productId, Name: name, Quantity: quantity }));
}

function encodeTrigger({ triggerId, name, kind, amount, items }: AppliedTrigger): object {
  return {
    PriceTriggerID: triggerId,
    Name: name,
    Kind: triggerKinds[kind],
    Amount: toDollars(amount),
    Items: items.map((item) => ({ Product_ID: item.productId, Units: item.units, Amount: toDollars(item.amount) })),
  };
}

function encodeSurcharges({ udid, holidays, bank, createdAt }: OrderDraft): object {
  const holiday = sumOfSurcharges(holidays);
  const card = sumOfSurcharges(bank);
  return {
    POSSurchargeExcludingTax: (holiday.amount - holiday.tax) / 100,
    POSSurchargeTax: toDollars(holiday.tax),
    BankCardSurcharge: toDollars(card.amount),
    BankCardSurchargeTax: toDollars(card.tax),
    SurchargeTransactions: [...holidays, ...bank].map(({ id, amount }) => ({
      UDID: udid,
      Surcharge_ID: id,
      Amount: toDollars(amount),
      TransactionTime: seconds(createdAt),
    })),
  };
}

function encodeMoney(draft: OrderDraft): object {
  const { subtotal, discount, freight, total, payment, couponCodes, points } = draft;
  const { type, gateway } = paymentRules[payment];
  return {
    SubtotalExcludingTax: toDollars(subtotal.excludingTax),
    SubtotalTax: toDollars(subtotal.tax),
    DiscountExcludingTax: toDollars(discount.excludingTax),
    DiscountTax: toDollars(discount.tax),
    FreightExcludingTax: toDollars(freight.excludingTax),
    FreightTax: toDollars(freight.tax),
    ...encodeSurcharges(draft),
    TotalExcludingTax: toDollars(total.excludingTax),
    TotalTax: toDollars(total.tax),
    PaymentTransactions: [{ Amount: (total.excludingTax + total.tax) / 100, PaymentMethodType: type }],
    PaymentGateway: gateway,
    PaymentCardIdentifier: draft.cardIdentifier,
    AppliedCouponCodes: couponCodes,
    AppliedPriceTriggers: draft.triggers.map(encodeTrigger),
    RedeemPoints: points.spent,
    RewardPoints: points.earned,
  };
}

function tables(name: string | null): readonly object[] {
  return name === null ? [] : [{ Name: name }];
}

/** S35: the backend's `Altitude` is a latitude. */
function encodeDestination({ fulfilment, storedTable }: OrderDraft): object {
  const place = { RoomNumber: "", Tables: tables(storedTable), DeliveryAddress: null, DeliveryInstructions: "" };
  switch (fulfilment.mode) {
    case "pickup":
    case "mail":
      return place;
    case "room":
      return { ...place, RoomNumber: fulfilment.room };
    case "table":
      return { ...place, Tables: tables(fulfilment.table) };
    case "delivery": {
      const { street, suburb, postcode, state, position } = fulfilment.address;
      return {
        ...place,
        DeliveryAddress: {
          Address: street,
          Suburb: suburb,
          Postcode: postcode,
          State: state,
          Longitude: position?.longitude ?? null,
          Altitude: position?.latitude ?? null,
        },
        DeliveryInstructions: fulfilment.instructions,
      };
    }
  }
}

function encodePeople({ customer, contact }: OrderDraft): object {
  return {
    OnlineOrderUserIdentifier: customer.id,
    GuestIdentifier: customer.kind === "guest" ? customer.id : null,
    ContactCustomer_FirstName: contact.firstName,
    ContactCustomer_LastName: contact.lastName,
    ContactCustomer_Email_Address: contact.email,
    ContactCustomer_Contact_Number: contact.phone,
  };
}

function encodeTrackingOrder(draft: OrderDraft): object {
  return {
    UDID: draft.udid,
    StoreID: draft.store.id,
    StoreName: draft.store.name,
    OrderNumber: "",
    InvoiceNumber: "",
    OrderType: orderType(draft.fulfilment),
    OrderItems: draft.items.map(encodeItem),
    FreeItems: encodeFreeItems(draft),
    ...encodeMoney(draft),
    Notes: draft.notes,
    ...(draft.isAgeConfirmed && { AgeConfirmed: true }),
    ScheduledTime: seconds(draft.scheduledAt),
    CreatedOn: seconds(draft.createdAt),
    ...encodeDestination(draft),
    OnlineOrderStatus: 1,
    OnlineOrderStatusDescription: "",
    ...encodePeople(draft),
    IsLiability: draft.fulfilment.mode === "mail",
  };
}

function encodeGuest({ contact, joins }: OrderDraft): object {
  return {
    FirstName: contact.firstName,
    LastName: contact.lastName,
    Email: contact.email,
    CreateUserForGuest: joins,
  };
}

/** The body of the order's POST in a form that may be stored: no card and no date of birth (R33 attempt, R37, R102). */
export function encodeOrder(draft: OrderDraft): OrderBody {
  const order = { TrackingOrder: encodeTrackingOrder(draft) };
  const body = draft.customer.kind === "guest" ? { ...order, GuestUser: encodeGuest(draft) } : order;
  return body as unknown as OrderBody;
}

function withFields(body: OrderBody, fields: object): OrderBody {
  return { ...body, TrackingOrder: { ...(sentDocument(body) as object), ...fields } };
}

/** R102: it is stored nowhere, so it is added when the order is sent, and not before. */
export function encodeDateOfBirth(born: CalendarDate | null): object {
  return born ? { DateOfBirth: isoDate(born) } : {};
}

export function withDateOfBirth(body: OrderBody, born: CalendarDate | null): OrderBody {
  return born ? withFields(body, encodeDateOfBirth(born)) : body;
}

/** R105 bank: where the page of a bank that asks leads back to. A page without an address can't be led back to. */
export function encodeReturn({ TrackingOrder }: OrderBody, href: string): object {
  const order = TrackingOrder as { readonly PaymentTransactions?: readonly { readonly PaymentMethodType?: unknown }[] };
  const payment = order?.PaymentTransactions?.[0];
  const isAsked = payment?.PaymentMethodType === paymentRules.card.type && /^https?:/.test(href);
  return isAsked ? { ReturnUrl: paymentReturnUrl(href) } : {};
}

/** Adds the card or token when the order is sent, and not before (R37, R58). */
export function withTender(body: OrderBody, tender: OrderTender, isSandboxPayment: boolean): object {
  switch (tender.kind) {
    case "none":
      return body;
    case "card":
      return { ...body, Card: encodeCard(tender.card, isSandboxPayment) };
    case "card-token":
      return { ...body, Card: encodeTokenCard(tender.card) };
    case "bank-answer":
      return withFields(body, { ActionResult: tender.result });
    case "token":
      return withFields(body, { PaymentCardIdentifier: tender.token });
  }
}
