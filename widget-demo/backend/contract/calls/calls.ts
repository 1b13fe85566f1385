import * as answers from "./answers.ts";
import type { Call } from "./call.ts";
import * as customers from "./customers.ts";
import { orderExamples } from "./orderExamples.ts";
import * as orders from "./orders.ts";
import * as payments from "./payments.ts";
import { plannedCalls } from "./plannedCalls.ts";
import { couponQuery, feeQuery } from "./queries.ts";

const ofOrders: readonly Call[] = [
  {
    method: "post",
    path: "/trackingorders/{UDID}",
    id: "placeOrder",
    tag: "orders",
    summary: "Places an order",
    description: [
      "The UDID is the order's key. Once an order is taken, answer its UDID as you answered the first time, and charge once. Refuse a UDID that is another person's.",
      "A refused UDID stays refused. After a refusal with a code, the shop makes a new UDID. If an earlier POST of the old one still reaches you, from a slow gateway, give the same refusal, even if you could take the order now: otherwise there are two orders. After payment-pending or busy, and after an answer without a code, check the UDID as if it were new.",
      "Check it as if it were new, too, if a payment outside (Alipay, WeChat Pay, Google Pay) was started under the UDID, if it was first posted to be paid by one, or if a card's bank was asked (action-needed): then the shop keeps the UDID, and it comes again, perhaps with other dishes or another way to pay. If that payment has paid, take the order as paid by it, whatever PaymentTransactions say, charge no card, and answer with the code already-paid.",
      "After action-needed with an Action of the provider's own, the order comes again with ActionResult and without a card. Without either, while nobody has answered, give the same Action again.",
      "A CardToken pays once: for its UDID, its store and its amount, within ten minutes. Refuse any other with card-declined.",
      "Write the order's document before you answer: the shop reads it at once.",
      "Check the prices against the menu, every member's token, and what was paid by UDID and amount. Ignore ForceUseSandboxPayment in production.",
    ].join("\n\n"),
    member: "maybe",
    body: orders.orderPost,
    answer: answers.orderTaken,
    codes: [
      ...(["payment-pending", "card-declined", "price-changed", "sold-out", "closed", "below-minimum"] as const),
      ...([
        "out-of-area",
        "coupon-invalid",
        "not-allowed",
        "busy",
        "demo-card",
        "unreachable",
        "already-paid",
      ] as const),
      ...(["gift-card-balance", "slot-full", "room-unknown", "age-required", "table-unknown"] as const),
      "action-needed",
    ],
    examples: orderExamples,
  },
  {
    method: "put",
    path: "/trackingorders/{UDID}/status/12",
    id: "askToCancel",
    tag: "orders",
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
    tag: "orders",
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
    tag: "orders",
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
    tag: "customers",
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
    tag: "customers",
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
    tag: "customers",
    summary: "Checks a guest in",
    description:
      "Limit it: a guest checks in once. This path counts before /customers/{uid}/storecard, as no uid is register-visit.",
    member: "never",
    body: customers.visitPost,
    answer: answers.done,
    codes: ["busy"],
  },
  {
    method: "post",
    path: "/customers/{uid}/storecard",
    id: "storeCard",
    tag: "customers",
    summary: "Stores a card",
    description:
      "Store it with the payment provider, and only its last digits in StoredCards of the member's document. A CardToken counts only if its Intent was store.",
    member: "always",
    body: customers.storedCardPost,
    answer: answers.done,
    codes: ["card-declined", "demo-card", "not-allowed", "busy"],
  },
  {
    method: "delete",
    path: "/customers/{uid}/storecard/{cardIdentifier}",
    id: "removeCard",
    tag: "customers",
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
    tag: "payments",
    summary: "Opens the payment's page of Alipay or WeChat Pay",
    description: [
      "OrderId is the UDID that the order is posted with afterwards. If it is asked for again, answer with a page that still works; if it is paid by then, with one that leads back at once as paid.",
      "The page leads back to ReturnUrl, to which it adds three values:\n- `result` is SUCCESS, CANCEL or FAIL, in capitals or not\n- `merchant_trade_no` is OrderId\n- `trade_status` is the provider's own word, for developers, such as TRADE_SUCCESS",
      "For example `https://shop.example/order/?result=SUCCESS&merchant_trade_no=0d0e5a8c&trade_status=TRADE_SUCCESS`. Whatever `result` says, it proves nothing: the shop posts the order, and you look whether OrderId is paid. Only CANCEL and FAIL end the attempt without a post.",
    ].join("\n\n"),
    member: "maybe",
    body: payments.paymentPagePost,
    answer: answers.paymentPage,
    codes: ["not-allowed", "age-required", "unreachable"],
  },
  {
    method: "post",
    path: "/googlepayment/{UDID}",
    id: "payByGoogle",
    tag: "payments",
    summary: "Pays with Google Pay's token",
    description:
      "Before the order is posted with the same UDID. If the UDID is paid already, succeed and charge nothing, whatever the token. A token pays once.",
    member: "maybe",
    body: payments.googlePaymentPost,
    answer: answers.done,
    codes: ["card-declined", "not-allowed", "age-required", "unreachable"],
  },
  {
    method: "post",
    path: "/applepayment/validate",
    id: "validateMerchant",
    tag: "payments",
    summary: "Asks Apple for a merchant session",
    description:
      "Call validationUrl with your merchant certificate, and only if its host is Apple's. Pass Apple's answer on.",
    member: "never",
    body: payments.appleValidationPost,
    answer: answers.merchantSession,
    codes: ["not-allowed"],
  },
  {
    method: "post",
    path: "/cards/token",
    id: "cardToken",
    tag: "payments",
    summary: "Turns a card into a token",
    description:
      "Only the card's frame asks this, from an origin of its own: allow no other page to read the answer. The token is for this UDID, store and amount, once, for ten minutes. Limit it to five a minute for an address, with HTTP 429 and busy, and keep no number.",
    member: "never",
    body: payments.cardTokenPost,
    answer: answers.cardTokenGiven,
    codes: ["card-declined", "demo-card", "busy"],
  },
];

export const calls: readonly Call[] = [...ofOrders, ...ofCustomers, ...ofPayments, ...plannedCalls];
