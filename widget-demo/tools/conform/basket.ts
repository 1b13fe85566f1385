import { randomUUID } from "node:crypto";
import type { OrderMode } from "../../backend/ordering/orderBody.ts";

export interface Extra {
  readonly id: string;
  readonly name: string;
  /** With each unit of what it belongs to. */
  readonly quantity: number;
  /** In cents. */
  readonly price: number;
  readonly children: readonly Extra[];
}

export interface Line {
  readonly categoryId: string;
  readonly categoryName: string;
  readonly productId: string;
  readonly name: string;
  readonly rewardPoint: number;
  readonly quantity: number;
  readonly extras: readonly Extra[];
  /** The points for which one is redeemed. */
  readonly points?: number;
  /** The offer that rolls it into the meal of the line before. */
  readonly trigger?: string;
}

/** PaymentMethodType and PaymentGateway of each way to pay. */
export const payments = {
  room: [0, null],
  cash: [1, null],
  points: [10, null],
  alipay: [12, null],
  wechat: [13, null],
  card: [99, null],
  apple: [99, 6],
  google: [99, 7],
} as const;

export type Payment = keyof typeof payments;

export const orderTypes: Readonly<Record<OrderMode, number>> = { table: 2, pickup: 3, delivery: 10, room: 10 };

/** Where an order goes. */
export interface Destination {
  readonly RoomNumber: string;
  readonly Tables: readonly { readonly Name: string }[];
  readonly DeliveryAddress: object | null;
}

export interface Basket {
  readonly store: { readonly id: number; readonly name: string };
  readonly lines: readonly Line[];
  readonly mode: OrderMode;
  readonly destination: Destination;
  readonly payment: Payment;
  readonly cardIdentifier?: string | undefined;
  /** The member's uid; missing for a guest. */
  readonly uid?: string | undefined;
  /** In seconds. */
  readonly createdOn: number;
  readonly scheduledTime: number;
}

const zeros = Object.fromEntries(
  ["Subtotal", "Discount", "Freight", "POSSurcharge", "Total"].flatMap((name) => [
    [`${name}ExcludingTax`, 0],
    [`${name}Tax`, 0],
  ]),
);

/** The order as the shop posts it, before its sums are written. */
export function draftOf(basket: Basket) {
  const guest = basket.uid === undefined ? `g-${randomUUID()}` : null;
  const [type, gateway] = payments[basket.payment];
  return {
    UDID: randomUUID(),
    StoreID: basket.store.id,
    StoreName: basket.store.name,
    OrderNumber: "",
    InvoiceNumber: "",
    OrderType: orderTypes[basket.mode],
    OrderItems: basket.lines.map(itemOf),
    FreeItems: [],
    ...zeros,
    BankCardSurcharge: 0,
    BankCardSurchargeTax: 0,
    SurchargeTransactions: [],
    PaymentTransactions: [{ Amount: 0, PaymentMethodType: type }],
    PaymentGateway: gateway,
    PaymentCardIdentifier: basket.cardIdentifier ?? null,
    AppliedCouponCodes: [],
    AppliedPriceTriggers: [],
    RedeemPoints: 0,
    RewardPoints: 0,
    Notes: "Conformance test: please ignore. 测试",
    ScheduledTime: basket.scheduledTime,
    CreatedOn: basket.createdOn,
    ...basket.destination,
    DeliveryInstructions: "",
    OnlineOrderStatus: 1,
    OnlineOrderStatusDescription: "",
    OnlineOrderUserIdentifier: basket.uid ?? guest,
    GuestIdentifier: guest,
    ContactCustomer_FirstName: guestUser.FirstName,
    ContactCustomer_LastName: guestUser.LastName,
    ContactCustomer_Email_Address: guestUser.Email,
    ContactCustomer_Contact_Number: "0491570156",
    IsLiability: false,
  };
}

export const guestUser = {
  FirstName: "Noor",
  LastName: "Test",
  Email: "conform@example.com",
  CreateUserForGuest: false,
};

function itemOf(line: Line) {
  return {
    Product_ID: line.productId,
    Name: line.name,
    Quantity: line.quantity,
    UsingUnitPrice: 0,
    UsingTaxRate: 0,
    FinalTotalExcludingTax: 0,
    FinalTotalTax: 0,
    Note: "",
    AppliedCoupon: null,
    CategoryId: line.categoryId,
    CategoryName: line.categoryName,
    RewardPoint: line.rewardPoint,
    RedeemPoints: line.points ?? 0,
    PriceTriggerID: line.trigger ?? null,
    OrderExtras: line.extras.map(extraOf),
  };
}

function extraOf({ id, name, quantity, children }: Extra): object {
  return {
    Extra_ID: id,
    Name: name,
    Quantity: quantity,
    UsingUnitPrice: 0,
    FinalPriceExcludingTax: 0,
    FinalTax: 0,
    ChildrenOrderExtras: children.map(extraOf),
  };
}
