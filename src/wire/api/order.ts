import type { Fulfilment } from "../../domain/fulfilment/fulfilment.ts";
import type { Cents } from "../../domain/money/cents.ts";
import type { OrderBody } from "../../domain/order/orderBody.ts";
import type { DraftExtra, DraftItem, OrderDraft } from "../../domain/order/orderDraft.ts";
import type { NewCard } from "../../domain/payment/card.ts";
import type { PaymentMethod } from "../../domain/payment/paymentMethod.ts";
import type { Instant } from "../../domain/time/instant.ts";

/** wire.md and the spec's table of payment codes. */
const orderTypes: Readonly<Record<Fulfilment["kind"], number>> = { pickup: 3 };
const paymentMethodTypes: Readonly<Record<PaymentMethod, number>> = { card: 99, cash: 1 };

function dollars(amount: Cents): number {
  return amount / 100;
}

function seconds(at: Instant): number {
  return Math.floor(at / 1000);
}

function encodeExtra({ modifier, total, children }: DraftExtra): object {
  return {
    Extra_ID: modifier.modifierId,
    Name: modifier.name,
    Quantity: modifier.quantity,
    UsingUnitPrice: dollars(modifier.price),
    FinalPriceExcludingTax: dollars(total.excludingTax),
    FinalTax: dollars(total.tax),
    ChildrenOrderExtras: children.map(encodeExtra),
  };
}

function encodeItem({ line, total, extras }: DraftItem): object {
  return {
    Product_ID: line.productId,
    Name: line.name,
    Quantity: line.quantity,
    UsingUnitPrice: dollars(line.price),
    UsingTaxRate: line.taxRate,
    FinalTotalExcludingTax: dollars(total.excludingTax),
    FinalTotalTax: dollars(total.tax),
    Note: line.note,
    AppliedCoupon: null,
    CategoryId: line.categoryId,
    CategoryName: line.categoryName,
    RewardPoint: line.rewardPoints,
    RedeemPoints: 0,
    PriceTriggerID: null,
    OrderExtras: extras.map(encodeExtra),
  };
}

/** Discounts, fees and surcharges take these places when the cart has them. */
function encodeMoney({ subtotal, total, payment }: OrderDraft): object {
  return {
    SubtotalExcludingTax: dollars(subtotal.excludingTax),
    SubtotalTax: dollars(subtotal.tax),
    DiscountExcludingTax: 0,
    DiscountTax: 0,
    FreightExcludingTax: 0,
    FreightTax: 0,
    POSSurchargeExcludingTax: 0,
    POSSurchargeTax: 0,
    BankCardSurcharge: 0,
    BankCardSurchargeTax: 0,
    SurchargeTransactions: [],
    TotalExcludingTax: dollars(total.excludingTax),
    TotalTax: dollars(total.tax),
    PaymentTransactions: [
      { Amount: (total.excludingTax + total.tax) / 100, PaymentMethodType: paymentMethodTypes[payment] },
    ],
    PaymentGateway: null,
    PaymentCardIdentifier: null,
    AppliedCouponCodes: [],
    AppliedPriceTriggers: [],
    RedeemPoints: 0,
    RewardPoints: 0,
  };
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
    OrderType: orderTypes[draft.fulfilment.kind],
    OrderItems: draft.items.map(encodeItem),
    FreeItems: [],
    ...encodeMoney(draft),
    Notes: draft.notes,
    ScheduledTime: seconds(draft.scheduledAt),
    CreatedOn: seconds(draft.createdAt),
    RoomNumber: "",
    Tables: [],
    DeliveryAddress: null,
    DeliveryInstructions: "",
    OnlineOrderStatus: 1,
    OnlineOrderStatusDescription: "",
    ...encodePeople(draft),
    IsLiability: false,
  };
}

function encodeGuest({ contact }: OrderDraft): object {
  return {
    FirstName: contact.firstName,
    LastName: contact.lastName,
    Email: contact.email,
    CreateUserForGuest: false,
  };
}

/** The body of the order's POST as it may be kept: the card is never in it (R33, R37). */
export function encodeOrder(draft: OrderDraft): OrderBody {
  const order = { TrackingOrder: encodeTrackingOrder(draft) };
  const body = draft.customer.kind === "guest" ? { ...order, GuestUser: encodeGuest(draft) } : order;
  return body as unknown as OrderBody;
}

/** The part of the body that is added as it is sent, and not a moment before (R37). */
export function encodeCard(card: NewCard, isSandboxPayment: boolean): object {
  return {
    CardHolder: card.holder,
    CardNumber: card.number,
    ExpiryYear: card.expiryYear,
    ExpiryMonth: card.expiryMonth,
    Cvv: card.cvv,
    ForceUseSandboxPayment: isSandboxPayment,
  };
}
