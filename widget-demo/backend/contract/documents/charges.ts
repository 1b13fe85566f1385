import { code, dollars, dollarsPerKilometre, flag, id, price, rate, text, time, weekday } from "../kinds.ts";
import { key, meaning, needed, record, rule } from "../schema.ts";

type Amount = number | null | undefined;

/** A maximum of 0 is none. */
function isRange(from: Amount, upTo: Amount): boolean {
  return !upTo || upTo >= (from ?? 0);
}

export const orderTypeConstraintRule = meaning(
  record({
    OrderType: needed(
      code("an order's type", { 2: "dine in", 3: "pickup", 10: "delivery or room" }),
      "For which orders.",
      {
        example: 10,
      },
    ),
    MinimumTotalPrice: needed(price, "The least subtotal.", { example: 30 }),
  }),
  "The least that an order must cost. Where two rules have the same OrderType, the higher MinimumTotalPrice counts.",
);

export const freightFeeRule = meaning(
  record({
    PriceRangeMinimum: key(price, "From this subtotal on.", { default: 0, example: 0 }),
    PriceRangeMaximum: key(price, "Up to and including this subtotal. 0: any.", { default: 0, example: 50 }),
    FreightFeeAmount: key(price, "The fee before the way is added.", { default: 0, example: 5 }),
    FreightFeePerKilometer: key(
      dollarsPerKilometre,
      "Added for each kilometre that has begun, at least one. The order doesn't say how far it is: measure by road, from the store's Location to the coordinates of DeliveryAddress.",
      {
        default: 0,
        example: 1,
      },
    ),
    FreightFeeMinimum: key(price, "The least fee.", { default: 0, example: 6 }),
  }),
  "What delivery costs in a range of subtotals, which are before discounts. Both bounds belong to the range.",
  rule(
    (range: { PriceRangeMinimum?: Amount; PriceRangeMaximum?: Amount }) =>
      isRange(range.PriceRangeMinimum, range.PriceRangeMaximum),
    "PriceRangeMaximum is below PriceRangeMinimum",
  ),
);

const surcharge = {
  ID: key(id, "What SurchargeTransactions of an order name it by. Missing: Surcharge_ID, else its place in the list.", {
    example: 21,
  }),
  Surcharge_ID: key(id, "Another name of ID, which counts before it.", { example: 21 }),
  Name: key(text, "Its name on the bill.", { default: "", example: "Sunday" }),
  "Name_zh-CN": key(text, "The same in Chinese.", { example: "周日" }),
  Rate: needed(rate, "A share from 0 to 1 with RateType 1, dollars with RateType 2.", { example: 0.1 }),
  RateType: needed(code("a rate's type", { 1: "a share", 2: "dollars" }), "What Rate is.", { example: 1 }),
  AmountMinimum: key(dollars, "From this amount on.", { default: 0, example: 0 }),
  AmountMaximum: key(dollars, "Up to and including this amount. 0: any.", { default: 0, example: 100 }),
  IsTaxable: key(flag, "Whether it contains GST.", { default: false, example: true }),
};

interface Surcharge {
  readonly Rate: number;
  readonly RateType: number;
  readonly AmountMinimum?: Amount;
  readonly AmountMaximum?: Amount;
}

const shareRule = rule(
  ({ Rate, RateType }: Surcharge) => RateType !== 1 || Rate <= 1,
  "a Rate of RateType 1 is a share from 0 to 1",
);
const rangeRule = rule(
  ({ AmountMinimum, AmountMaximum }: Surcharge) => isRange(AmountMinimum, AmountMaximum),
  "AmountMaximum is below AmountMinimum",
);

const cards = {
  1: "Visa",
  2: "Mastercard",
  3: "American Express",
  4: "Discover",
  5: "all cards",
  7: "Diners Club",
  9: "JCB",
};

export const bankSurcharge = meaning(
  record({ CreditCardType: needed(code("a card's code", cards), "For which cards.", { example: 5 }), ...surcharge }),
  "A surcharge on a card, on everything before it. Only 1, 2 and 5 ever apply, because the shop takes no cards but Visa and Mastercard; Apple Pay and Google Pay have those of 5 alone. Several that apply add up. In Australia, surcharges on Visa and Mastercard ended on 1 October 2026.",
  shareRule,
  rangeRule,
);

interface Days extends Surcharge {
  readonly DayOfWeek?: number | null | undefined;
  readonly StartDate?: unknown;
  readonly EndDate?: unknown;
}

/** Milliseconds, close enough to compare two dates of which one is a text without a zone. */
function millisecondsOf(date: unknown): number {
  if (typeof date === "number") return date * 1000;
  if (typeof date === "string") return Date.parse(date);
  const { seconds, $time } = (date ?? {}) as { readonly seconds?: number; readonly $time?: string };
  return seconds === undefined ? Date.parse($time ?? "") : seconds * 1000;
}

const dayMs = 86_400_000;
const zoned = /(Z|[+-]\d\d:\d\d)$/;

/** A text without a zone is the store's time, which isn't known here: a day's difference proves nothing. */
export function isInOrder(first: unknown, last: unknown): boolean {
  const isVague = [first, last].some((date) => typeof date === "string" && !zoned.test(date));
  const apart = millisecondsOf(last) - millisecondsOf(first);
  return !(apart < (isVague ? -dayMs : 0));
}

export const holidaySurcharge = meaning(
  record({
    DayOfWeek: key(weekday, "The weekday, if there are no dates. 0 is Sunday.", { example: 0 }),
    StartDate: key(time, "The first day. With EndDate, it counts before DayOfWeek.", { example: "2026-12-25" }),
    EndDate: key(time, "The last day.", { example: "2026-12-26" }),
    ...surcharge,
  }),
  "A surcharge on a weekday or on dates, on goods after discounts. Several of one day add up, so on a Sunday with a date of its own both are charged.",
  shareRule,
  rangeRule,
  rule(
    ({ DayOfWeek, StartDate, EndDate }: Days) => (DayOfWeek ?? null) !== null || !!(StartDate && EndDate),
    "needs DayOfWeek, or StartDate and EndDate",
  ),
  rule(({ StartDate, EndDate }: Days) => isInOrder(StartDate, EndDate), "EndDate is before StartDate"),
);
