import type { Cart } from "../../../src/domain/cart/cart.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { type DraftInput, draftOrder, type OrderDraft } from "../../../src/domain/order/orderDraft.ts";
import { priceOrder } from "../../../src/domain/order/priceOrder.ts";
import type { RollTrigger } from "../../../src/domain/promotion/trigger.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { buildContact } from "../../support/buildContact.ts";
import { buildCartModifier, buildLine, buildRolled } from "../cart/cartLines.ts";
import { buildPricing, priceLines } from "./buildPricing.ts";

const rule = {
  priority: 0,
  mode: "automatic",
  isBlockedByCoupon: false,
  minimumSpend: cents(0),
  startsAt: null,
  endsAt: null,
  conditions: [],
} as const;

const surcharge = { isTaxable: true, from: cents(0), upTo: null };

const cheese = buildCartModifier("201", { name: "Cheese", price: cents(100), quantity: 2 });
const patty = buildCartModifier("103", { name: "Wagyu patty", price: cents(645), subs: [cheese] });
const mains = { categoryId: "c1", categoryName: "Mains" };

const burgers = buildLine({
  ...mains,
  id: "L1",
  productId: "11",
  name: "Burger",
  price: cents(1_885),
  quantity: 2,
  rewardPoints: 1,
  modifiers: [patty],
});

const damper = buildLine({
  ...mains,
  id: "L2",
  productId: "12",
  name: "Damper",
  price: cents(605),
  taxRate: 0,
  rewardPoints: 0,
});

export function buildOrdered(given: Partial<DraftInput> = {}): DraftInput {
  return {
    udid: "0d0e7a52-3f0c-4a8e-9a57-0f6c2b1d9e10",
    store: { id: 907, name: "Quarter Deck" },
    customer: { kind: "guest", id: "g-5f" },
    joins: false,
    contact: buildContact(),
    fulfilment: { mode: "pickup" },
    storedTable: null,
    // The order of orderFixture.ts, with a sub-modifier and without its coupon.
    priced: priceLines({ ...burgers, note: "No onion" }, damper),
    time: { kind: "slot", at: instant(1_795_305_600_000) },
    payment: "card",
    cardIdentifier: null,
    notes: " Ring twice ",
    isAgeConfirmed: false,
    now: instant(1_795_304_400_999),
    ...given,
  };
}

export function buildDraft(given: Partial<DraftInput> = {}): OrderDraft {
  return draftOrder(buildOrdered(given));
}

const meal: RollTrigger = {
  ...rule,
  id: "meal",
  name: "Make it a meal",
  kind: "roll-into-meal",
  cut: { kind: "fixed", price: cents(200) },
  outcomes: [{ kind: "category", id: "c3", quantity: null }],
};

/** Two burgers at 18.85 with a patty each, one cola rolled in, a damper for points: 2 × 25.30 + 2.00 + 0.00 = 52.60. */
const fullCart: Cart = {
  lines: [
    {
      ...burgers,
      modifiers: [{ ...patty, subs: [] }],
      mealAddOns: [buildRolled({ productId: "31", categoryId: "c3", price: cents(450), reducedPrice: cents(200) })],
    },
    { ...damper, redemption: { ruleKey: "r1", name: "A free damper", points: 60, discountRate: 100 } },
  ],
};

/**
 * 50 % off one burger's base: 9.43 (9.425). HALF takes 50 % of 41.17: 20.59 (20.585). 5 % of what is left, 22.58: 1.13.
 * Delivery 3 + 3 km × 1 = 6.00. Sunday 10 % of 21.45: 2.15 (2.145). Visa 1.5 % of 29.60: 0.44.
 */
export function buildFullDraft(): OrderDraft {
  const now = instant(1_795_304_400_999);
  const priced = priceOrder(
    buildPricing({
      cart: fullCart,
      promotions: {
        triggers: [
          {
            ...rule,
            id: "half-burger",
            name: "Half a burger",
            kind: "per-item",
            cut: { kind: "percent", percent: 50 },
            runsOften: false,
            outcomes: [{ kind: "category", id: "c1", quantity: 1 }],
            isDearestFirst: true,
          },
          { ...rule, id: "5", name: "Five percent", kind: "whole-order", cut: { kind: "percent", percent: 5 } },
          meal,
        ],
        points: {
          redemptions: [],
          earnings: [{ spent: cents(1_000), points: 1 }],
          pointsToDollar: 100,
          earnsWhenRedeeming: false,
        },
      },
      coupon: {
        code: "HALF",
        productId: null,
        categoryIds: [],
        percent: 50,
        flat: cents(0),
        minimumSpend: cents(2_000),
      },
      member: { earlierOrders: 3 },
      charges: {
        freight: {
          kind: "own",
          rules: [{ from: cents(0), upTo: null, dollars: 3, dollarsPerKilometre: 1, minimum: cents(0) }],
        },
        surcharges: {
          holidays: [
            {
              ...surcharge,
              id: "21",
              name: "Sunday",
              rate: { kind: "share", rate: 0.1 },
              days: { kind: "weekday", weekday: 0 },
            },
          ],
          bank: [{ ...surcharge, id: "31", name: "Visa", rate: { kind: "share", rate: 0.015 }, card: "visa" }],
        },
      },
      delivery: { kilometres: 2.4, quotedFee: null },
      paidBy: { method: "card", cardType: "visa" },
      surchargeTime: instant(Date.UTC(2026, 10, 22, 2)),
      now,
    }),
  );
  return buildDraft({
    priced,
    now,
    customer: { kind: "member", id: "uid-1" },
    fulfilment: {
      mode: "delivery",
      address: {
        street: "1 Bourke St",
        suburb: "Melbourne",
        postcode: "3000",
        state: "VIC",
        position: { latitude: -37.81, longitude: 144.96 },
      },
      instructions: "Ring twice",
    },
  });
}
