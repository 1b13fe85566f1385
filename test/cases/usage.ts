import { answerCase } from "./answerCase.ts";

/** A small case, which `--help` prints as the example. */
export const exampleCase = {
  kind: "price",
  id: "two burgers",
  now: "2026-11-27T02:00:00Z",
  menu: {
    Categories: [{ ID: 1, SubMenuItems: [{ ProductID: 11 }] }],
    Products: { 11: { Price: 18.85, TaxRate: 0.1 } },
  },
  coupons: [{ CouponCode: "TEN", PercentageValue: 10 }],
  cart: [{ uid: "a", productId: 11, categoryId: 1, quantity: 2 }],
};

export const usage = `Use it like this: npm run -s cases < cases.json > results.json

A case, or a list of them. Only kind, now and the type of slots are needed. Times have a zone: "2026-11-27T02:00:00Z". Results are in cents.

price: what a cart costs
  store, menu, triggers, coupons   as Firestore and the ordering API have them
  cart         [{uid, productId, categoryId, quantity, modifiers, redemptionRule, rolled}]
               modifiers: [{groupId, modifierId, quantity, subs}], and subs the same without subs
               redemptionRule: its place in the menu's RedemptionRules, from 0
               rolled: [{triggerId, productId, modifiers}]
  accepted     ids of the offers that the diner has accepted
  customer     {RewardPoints, earlierOrders}; without it, a guest
  fulfilment   {mode: "delivery", "pickup", "room" or "eatIn", km, thirdPartyFee in dollars, table: true or false}
  payment      {code, cardCode}
               code: how a diner pays, in numbers of this tool alone. In parentheses, PaymentMethodType of an order,
               and PaymentGateway if it has one: 0 the room's bill (0), 1 a card (99), 2 points (10), 3 cash (1),
               4 Alipay (12), 5 WeChat Pay (13), 6 Apple Pay (99, 6), 7 Google Pay (99, 7)
               cardCode: CreditCardType of SurchargeBankSettings: 1 Visa, 2 Mastercard, 3 American Express, 4 Discover,
               7 Diners, 9 JCB
  onCheckout, preOrderApplies   true or false
  chosenTime   a time
gift: what gift cards cost
  store, menu, coupons, payment, and cart [{uid, productId, quantity}]
slots: for when one can order
  store, type ("delivery" or "pickup"), longestItemPreparation in minutes, travelSeconds
open: whether the store is open
  store

A result has the id of its case. One with error couldn't be read. The others:

price  lines: [{uid, unit, quantity, total, and what the offers and the coupon take off it}], subtotal, perItem and
       wholeOrder (the offers), coupon, couponReason (why it takes nothing off), discount, fee, holiday and bank
       (surcharges), total, the gst in it, points earned and usedPoints, minimum, and offers: those to accept
gift   lines, subtotal, discount, bank, total, gst
slots  asap, and days: [{date, slots}], in UTC
open   open: whether it is open. orderable: whether it takes orders

For example: ${JSON.stringify(exampleCase)}

Its result:
${JSON.stringify(answerCase(exampleCase), null, 1)}
`;
