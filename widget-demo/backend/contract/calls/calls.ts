import * as answers from "./answers.ts";
import type { Call } from "./call.ts";
import * as customers from "./customers.ts";
import { orderExample } from "./orderExample.ts";
import * as orders from "./orders.ts";
import * as payments from "./payments.ts";
import { plannedCalls } from "./plannedCalls.ts";
import { couponQuery, feeQuery } from "./queries.ts";

const ofOrders: readonly Call[] = [
  {
    method: "post",
    path: "/trackingorders/{UDID}",
    id: "placeOrder",
    summary: "Places an order",
    description:
      "The UDID is the order's key. Answer a repeated one as you answered the first, and charge once; another person's is refused. Write the order's document before you answer: the shop reads it at once. After a card was declined, the same UDID may come again, paid in another way. Check the prices against the menu, every member's token, what was paid by UDID and amount, and ignore ForceUseSandboxPayment in production.",
    member: "maybe",
    body: orders.orderPost,
    answer: answers.orderTaken,
    codes: [
      ...(["payment-pending", "card-declined", "price-changed", "sold-out", "closed", "below-minimum"] as const),
      ...(["out-of-area", "coupon-invalid", "not-allowed", "demo-card", "unreachable", "already-paid"] as const),
      ...(["gift-card-balance", "slot-full", "room-unknown", "age-required"] as const),
    ],
    example: orderExample,
  },
  {
    method: "put",
    path: "/trackingorders/{UDID}/status/12",
    id: "askToCancel",
    summary: "Asks to cancel an order",
    description:
      "Possible while OnlineOrderStatus is 2 or 9, and not nearer to ScheduledTime than OrderCancellation of the store allows. Set OnlineOrderStatus to 12. Asked again, it succeeds again.",
    member: "maybe",
    body: orders.cancelPut,
    answer: answers.done,
    codes: ["not-allowed"],
  },
  {
    method: "get",
    path: "/coupons/{code}",
    id: "checkCoupon",
    summary: "Looks up a coupon",
    description: "Ignore case. Limit the guesses: 10 a minute for a store and an address.",
    member: "never",
    query: couponQuery,
    answer: answers.couponFound,
    codes: ["coupon-invalid", "busy"],
  },
  {
    method: "get",
    path: "/delivery/{storeId}/Fee",
    id: "quoteFee",
    summary: "Asks what delivery costs",
    description: "Only for stores with EnableThirdPartDelivery.",
    member: "never",
    query: feeQuery,
    answer: answers.feeQuoted,
    codes: ["out-of-area"],
  },
];

const ofCustomers: readonly Call[] = [
  {
    method: "post",
    path: "/customers/{uid}",
    id: "saveCustomer",
    summary: "Tells of a member",
    description:
      "After the shop has written a member's document. Give a new member a CustomerMemberCode, in the document too. The e-mail address is the account's, whatever the body says. Sent again, it changes nothing more.",
    member: "always",
    body: customers.customerPost,
    answer: answers.customerSaved,
    codes: ["not-allowed"],
  },
  {
    method: "post",
    path: "/customers/reset-password-api",
    id: "mailResetLink",
    summary: "Mails a link to choose a password",
    description:
      "The link leads to /store/{Company_ID}/resetpassword/{code} of the full page. Answer the same, in the same time, whether there is such an account or not. Limit it.",
    member: "never",
    body: customers.resetPost,
    answer: answers.done,
    codes: ["busy"],
  },
  {
    method: "post",
    path: "/customers/register-visit/{companyId}",
    id: "registerVisit",
    summary: "Checks a guest in",
    description: "Limit it: a guest checks in once.",
    member: "never",
    body: customers.visitPost,
    answer: answers.done,
    codes: ["busy"],
  },
  {
    method: "post",
    path: "/customers/{uid}/storecard",
    id: "storeCard",
    summary: "Stores a card",
    description:
      "Store it with the payment provider, and only its last digits in StoredCards of the member's document.",
    member: "always",
    body: customers.storedCardPost,
    answer: answers.done,
    codes: ["card-declined", "demo-card", "not-allowed"],
  },
  {
    method: "delete",
    path: "/customers/{uid}/storecard/{cardIdentifier}",
    id: "removeCard",
    summary: "Removes a card",
    description: "From the payment provider, and from StoredCards.",
    member: "always",
    answer: answers.done,
    codes: ["not-allowed"],
  },
];

const ofPayments: readonly Call[] = [
  {
    method: "post",
    path: "/supaypayment/supaypaymentstart",
    id: "startPayment",
    summary: "Opens the payment's page of Alipay or WeChat Pay",
    description:
      "OrderId is the UDID that the order is posted with afterwards. Asked again for an unpaid one, open it again; a paid one stays paid. The page leads back to ReturnUrl with result, merchant_trade_no and trade_status.",
    member: "maybe",
    body: payments.paymentPagePost,
    answer: answers.paymentPage,
    codes: ["not-allowed", "unreachable"],
  },
  {
    method: "post",
    path: "/googlepayment/{UDID}",
    id: "payByGoogle",
    summary: "Pays with Google Pay's token",
    description:
      "Before the order is posted with the same UDID. If the UDID is paid already, succeed and charge nothing, whatever the token. A token pays once.",
    member: "maybe",
    body: payments.googlePaymentPost,
    answer: answers.done,
    codes: ["card-declined", "not-allowed", "unreachable"],
  },
  {
    method: "post",
    path: "/applepayment/validate",
    id: "validateMerchant",
    summary: "Asks Apple for a merchant session",
    description:
      "Call validationUrl with your merchant certificate, and only if its host is Apple's. Pass Apple's answer on.",
    member: "never",
    body: payments.appleValidationPost,
    answer: answers.merchantSession,
    codes: ["not-allowed"],
  },
];

export const calls: readonly Call[] = [...ofOrders, ...ofCustomers, ...ofPayments, ...plannedCalls];
