import * as v from "valibot";

/** `Status.Code` of an answer, and what it means. The shop has a sentence for each refusal, in the diner's language. */
export const statusCodes = {
  "payment-pending":
    "Alipay, WeChat Pay, Google Pay or the card's bank hasn't confirmed the payment. The shop asks again.",
  "card-declined": "The payment provider declined the card.",
  "price-changed": "The order doesn't add up, because a price, an offer or the menu has changed.",
  "sold-out": "Something in the order is sold out, or no longer on the menu.",
  closed: "The store is closed, or takes no orders for that time.",
  "below-minimum": "The order costs less than the store's minimum.",
  "out-of-area": "The store doesn't deliver to that address.",
  "coupon-invalid": "There is no such coupon, or it doesn't apply.",
  "not-allowed": "The call isn't possible for this caller, store or order.",
  busy: "Too many tries. The same call works again later.",
  "demo-card": "The sandbox takes test cards only.",
  unreachable: "The store's own system can't be reached.",
  "gift-card-balance": "The gift card has another balance.",
  "slot-full": "The chosen time is full.",
  "room-unknown": "Room and last name don't fit.",
  "age-required":
    "The order has alcohol, and no AgeConfirmed; or the store has AskDateOfBirth, and DateOfBirth is missing or a minor's.",
  "table-unknown": "The table's token is missing or wrong.",
  "action-needed":
    "The bank asks the cardholder first; Action says how. Keep the payment under the UDID: the shop posts the order again without the card.",
  "already-paid":
    "Not a refusal: Success is true, and the order is placed. A payment outside had paid for its UDID, so no card was charged.",
} as const;

type Code = keyof typeof statusCodes;

/** No shop acts on these yet. */
export const plannedCodes: readonly Code[] = [
  ...(["gift-card-balance", "slot-full", "room-unknown", "table-unknown"] as const),
];

/** These stand in an answer whose Success is true. */
export const successCodes: readonly Code[] = ["already-paid"];

/** It refuses nothing yet, so no order in a document has it. */
const askingCodes: readonly Code[] = ["action-needed"];

export const codes = v.pipe(
  v.picklist(Object.keys(statusCodes) as Code[]),
  v.metadata({ "x-servery-codes": statusCodes }),
);

const reasons = Object.entries(statusCodes).filter(
  ([code]) => ![...plannedCodes, ...successCodes, ...askingCodes].includes(code as Code),
);

/** Why an order in a document isn't accepted. */
export const reasonCodes = v.pipe(
  v.picklist(reasons.map(([code]) => code)),
  v.metadata({ "x-servery-codes": Object.fromEntries(reasons) }),
);
