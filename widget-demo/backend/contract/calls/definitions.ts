import type * as v from "valibot";
import * as items from "../documents/orderItem.ts";
import * as posted from "../documents/postedOrder.ts";
import { guestUser } from "../documents/user.ts";
import * as answers from "./answers.ts";
import * as customers from "./customers.ts";
import * as orders from "./orders.ts";
import * as payments from "./payments.ts";
import * as planned from "./planned.ts";
import { giftCardFound, roomVerified, slotsFound } from "./plannedCalls.ts";

const bodies = {
  PlaceOrder: orders.orderPost,
  AskToCancel: orders.cancelPut,
  SaveCustomer: customers.customerPost,
  StoreCard: customers.storedCardPost,
  MailResetLink: customers.resetPost,
  RegisterVisit: customers.visitPost,
  StartPayment: payments.paymentPagePost,
  PayByGoogle: payments.googlePaymentPost,
  ValidateMerchant: payments.appleValidationPost,
  CardToken: payments.cardTokenPost,
  GiftCardBalance: planned.giftCardBalancePost,
  VerifyRoom: planned.roomVerifyPost,
  TellArrival: orders.arrivalPut,
  CallStaff: planned.serviceCallPost,
};

const answered = {
  Done: answers.done,
  Refusal: answers.refusal,
  OrderTaken: answers.orderTaken,
  CouponFound: answers.couponFound,
  FeeQuoted: answers.feeQuoted,
  CustomerSaved: answers.customerSaved,
  PaymentPage: answers.paymentPage,
  MerchantSession: answers.merchantSession,
  CardTokenGiven: answers.cardTokenGiven,
  GiftCardFound: giftCardFound,
  SlotsFound: slotsFound,
  RoomVerified: roomVerified,
};

const records = {
  Status: answers.status,
  BankAction: answers.bankAction,
  ProviderAction: answers.providerAction,
  Coupon: answers.coupon,
  Customer: answers.customer,
  GiftCard: planned.giftCard,
  Slot: planned.slot,
  GuestUser: guestUser,
  Card: orders.card,
  TokenCard: orders.tokenCard,
  StoredTypedCard: customers.storedTypedCard,
  StoredTokenCard: customers.storedTokenCard,
  TrackingOrder: posted.postedOrder,
  OrderItem: items.orderItem,
  OrderExtra: items.orderExtra,
  ChildOrderExtra: items.orderChildExtra,
  AppliedCoupon: items.appliedCoupon,
  FreeItem: items.freeItem,
  AppliedPriceTrigger: items.appliedPriceTrigger,
  AppliedPriceTriggerItem: items.triggerItem,
  SurchargeTransaction: posted.surchargeTransaction,
  PaymentTransaction: posted.paymentTransaction,
  GiftCardPayment: posted.giftCardPayment,
  OrderTable: posted.orderTable,
  OrderAddress: posted.orderAddress,
};

/** What the calls send and answer, by the names of the published contract. */
export const callDefinitions: Readonly<Record<string, v.GenericSchema>> = { ...bodies, ...answered, ...records };

export function nameOfSchema(schema: v.GenericSchema): string {
  const name = Object.keys(callDefinitions).find((each) => callDefinitions[each] === schema);
  if (name === undefined) throw new Error("A call's body or answer has no name in the contract.");
  return name;
}
