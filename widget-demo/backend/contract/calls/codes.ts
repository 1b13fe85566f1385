import * as v from "valibot";

/** `Status.Code` of a refusal, and what it means. The shop has a sentence for each, in the diner's language. */
export const statusCodes = {
  "payment-pending": "Alipay, WeChat Pay or Google Pay hasn't confirmed the payment. The shop asks again.",
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
  "age-required": "The order has alcohol, and no AgeConfirmed.",
  "already-paid":
    "Not a refusal: Success is true, and the order is placed. A payment outside had paid for its UDID, so no card was charged.",
} as const;

export const codes = v.pipe(
  v.picklist(Object.keys(statusCodes) as (keyof typeof statusCodes)[]),
  v.metadata({ "x-servery-codes": statusCodes }),
);
