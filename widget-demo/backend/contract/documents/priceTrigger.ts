import { anyNumber, code, count, flag, id, percent, price, text, time } from "../kinds.ts";
import { key, list, meaning, needed, record, rule } from "../schema.ts";
import { isInOrder } from "./charges.ts";
import { disabling } from "./pointRules.ts";

const modes = {
  0: "by itself",
  1: "asks first",
  2: "a button",
  3: "at the checkout",
  4: "by itself, on a member's first order",
};
const outcomes = {
  0: "the whole order; no outcomes",
  1: "a roll-in, which makes another dish a meal; outcomes are products",
  2: "a roll-in; outcomes are categories",
  3: "a roll-in; outcomes are tags",
  4: "each item; outcomes are categories",
  5: "each item; outcomes are tags",
};
const prices = { 0: "dollars off", 1: "a percentage off", 2: "a fixed price", 3: "free up to an amount" };
const runs = { 0: "once", 1: "once", 2: "as often as it fits" };

const quantity = key(count, "How many of them must be in the cart. 0 counts as 1.", { default: 1, example: 2 });

export const productCategoryCondition = meaning(
  record({ ProductCategoryID: needed(id, "A category of products.", { example: 4 }), Quantity: quantity }),
  "A category that must be in the cart.",
);

export const productTagCondition = meaning(
  record({ ProductTagID: needed(id, "A tag of products.", { example: "hot" }), Quantity: quantity }),
  "A tag that must be in the cart.",
);

export const productOutcome = meaning(
  record({
    ID: needed(id, "A product, a category or a tag, as OutcomeType says.", { example: 4 }),
    Quantity: key(count, "How many units it is for, each time. 0: all.", { default: 0, example: 1 }),
  }),
  "What becomes cheaper.",
);

const cut = {
  OutcomePriceType: key(code("an outcome's price", prices), "How it becomes cheaper.", { default: 0, example: 1 }),
  DiscountFlatValue: key(price, "The dollars of OutcomePriceType 0 and 3.", { default: 0, example: 5 }),
  DiscountPercentageValue: key(percent, "The percentage of OutcomePriceType 1.", { default: 0, example: 50 }),
  FixedPriceValue: key(price, "The price of OutcomePriceType 2.", { example: 12.5 }),
  IsOutcomeLinkedToProduct: key(flag, "Whether the fixed price is each product's own FixedPriceValue.", {
    default: false,
    example: false,
  }),
};

const conditions = {
  MinimumSpend: key(price, "The least subtotal.", { default: 0, example: 12.5 }),
  StartAt: key(time, "From when it counts. Missing: always.", { example: "2026-11-01T00:00:00Z" }),
  EndAt: key(time, "Until when. Missing: for ever.", { example: "2026-12-01T00:00:00Z" }),
  NotApplicableWithCoupon: key(flag, "Whether a coupon in the cart switches it off.", {
    default: false,
    example: true,
  }),
  ProductCategoryConditions: key(list(productCategoryCondition), "Categories that must be in the cart.", {
    default: [],
  }),
  ProductTagConditions: key(list(productTagCondition), "Tags that must be in the cart.", { default: [] }),
};

const entries = {
  Name: key(text, "What a diner reads.", { default: "", example: "Half a burger" }),
  "Name_zh-CN": key(text, "The same in Chinese.", { example: "半价汉堡" }),
  Priority: key(anyNumber, "The order in which offers are looked at, the lowest first.", { default: 0, example: 3 }),
  TriggerMode: key(code("a trigger's mode", modes), "When it applies.", { default: 0, example: 2 }),
  RunType: key(code("how often it runs", runs), "How often one order has it.", { default: 0, example: 2 }),
  OutcomeType: needed(code("an outcome's type", outcomes), "What it makes cheaper.", { example: 4 }),
  ProductOutcomes: key(list(productOutcome), "What becomes cheaper, with OutcomeType 1 to 5.", { default: [] }),
  IsMostExpensiveFirst: key(flag, "With OutcomeType 4 and 5: the dearest units first, not the cheapest.", {
    default: false,
    example: true,
  }),
  ...cut,
  ...conditions,
  ...disabling,
};

interface Offer {
  readonly OutcomeType: number;
  readonly OutcomePriceType?: number | null | undefined;
  readonly FixedPriceValue?: number | null | undefined;
  readonly IsOutcomeLinkedToProduct?: boolean | null | undefined;
  readonly ProductOutcomes?: readonly unknown[] | null | undefined;
  readonly StartAt?: unknown;
  readonly EndAt?: unknown;
}

const outcomeRule = rule(
  ({ OutcomeType, ProductOutcomes }: Offer) => OutcomeType === 0 || (ProductOutcomes ?? []).length > 0,
  "OutcomeType 1 to 5 needs ProductOutcomes",
);
const priceRule = rule((offer: Offer) => {
  const isByProduct = offer.IsOutcomeLinkedToProduct === true && offer.OutcomeType !== 0;
  return offer.OutcomePriceType !== 2 || isByProduct || (offer.FixedPriceValue ?? null) !== null;
}, "OutcomePriceType 2 needs FixedPriceValue");
const spanRule = rule(({ StartAt, EndAt }: Offer) => isInOrder(StartAt, EndAt), "EndAt is before StartAt");

export const priceTrigger = meaning(
  record({ ID: key(id, "The offer's id. Missing: its document's.", { example: 17 }), ...entries }),
  "Companies/{ID}/PriceTriggers/{id}: an offer.",
  outcomeRule,
  priceRule,
  spanRule,
);

export const listedPriceTrigger = meaning(
  record({ ID: needed(id, "The offer's id.", { example: 17 }), ...entries }),
  "An offer in a menu's document.",
  outcomeRule,
  priceRule,
  spanRule,
);
