/** A small case, which `--help` prints as the example. */
export const exampleCase = {
  kind: "price",
  id: "two burgers",
  now: "2026-11-27T02:00:00Z",
  menu: {
    Categories: [{ ID: 1, SubMenuItems: [{ ProductID: 11 }] }],
    Products: { 11: { Price: 18.85, IsTaxable: true, TaxRate: 0.1 } },
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
               code: 0 room, 1 card, 2 points, 3 cash, 4 Alipay, 5 WeChat Pay, 6 Apple Pay, 7 Google Pay
               cardCode: 1 Visa, 2 Mastercard, 3 American Express, 4 Discover, 7 Diners, 9 JCB
  onCheckout, preOrderApplies   true or false
  chosenTime   a time
gift: what gift cards cost
  store, menu, coupons, payment, and cart [{uid, productId, quantity}]
slots: for when one can order
  store, type ("delivery" or "pickup"), longestItemPreparation in minutes, travelSeconds
open: whether the store is open
  store

For example: ${JSON.stringify(exampleCase)}
`;
