import * as v from "valibot";
import { id, idOrEmpty, unit } from "../kinds.ts";
import { body, filled, key, list, meaning, needed } from "../schema.ts";

/** The kinds of a posted order's values, which are narrower than what a document may have. */

const longestNote = 300;
const longestList = 500;
const amount = "expected dollars";
export const dollars = v.pipe(
  v.number(amount),
  v.finite(amount),
  v.minValue(-1e7, amount),
  v.maxValue(1e7, amount),
  unit("dollars"),
);
const countName = "expected a whole number from 1 to 1000";
const count = v.pipe(v.number(countName), v.integer(countName), v.minValue(1, countName), v.maxValue(1000, countName));
const pointsName = "expected points, a number from 0";
export const points = v.pipe(v.number(pointsName), v.finite(pointsName), v.minValue(0, pointsName), unit("points"));
export const text = v.string("expected text");
export const note = v.pipe(text, v.maxLength(longestNote, `expected at most ${longestNote} characters`));

export const asText = v.transform((value: string | number) => String(value).trim());
const textId = v.pipe(id, asText);

/** A missing list or null counts as empty. */
export function listOf<const S extends v.GenericSchema>(member: S) {
  return v.pipe(list(member), v.maxLength(longestList, `expected at most ${longestList}`));
}

/** A rule's or a product's id, which reads as text whether it was a number or not. */
export function textIdOf(description: string, example: string) {
  return v.pipe(needed(id, description, { example }), asText);
}

const extraEntries = {
  Extra_ID: textIdOf("The modifier's id.", "103"),
  Name: key(text, "Its name.", { example: "Wagyu patty" }),
  Quantity: needed(count, "How many with each unit of what it belongs to.", { example: 1 }),
  UsingUnitPrice: needed(dollars, "The price of one, with tax.", { example: 6.45 }),
  FinalPriceExcludingTax: needed(dollars, "For all units, without tax.", { example: 11.73 }),
  FinalTax: needed(dollars, "Their tax.", { example: 1.17 }),
};

const noChoices = v.pipe(list(v.unknown()), v.maxLength(0, "expected an empty list"));

export const orderChildExtra = meaning(
  body({ ...extraEntries, ChildrenOrderExtras: key(noChoices, "Always empty.", { example: [] }) }),
  "A choice with a choice. It has none of its own.",
);

export const orderExtra = meaning(
  body({ ...extraEntries, ChildrenOrderExtras: filled(list(orderChildExtra), [], "The choices with this choice.") }),
  "A choice with an item.",
);

const couponEntries = {
  CouponCode: needed(text, "The code; several are joined with commas.", { example: "HALF" }),
  Name: key(text, "The same.", { example: "HALF" }),
  Amount: needed(dollars, "What it takes off this item.", { example: 3.03 }),
};

export const appliedCoupon = meaning(body(couponEntries), "A coupon's part of an item.");

const gift = {
  AdditionalDataType: filled(text, null, "`GiftCardDetailType` on a gift card.", { example: "GiftCardDetailType" }),
  FromName: filled(text, null, "Who gives the gift card.", { example: "Noor" }),
  ToName: filled(text, null, "Who gets it.", { example: "Mei" }),
  ToEmail: filled(text, null, "Where it is sent.", { example: "mei@example.com" }),
  Message: filled(text, null, "What it says.", { example: "Happy birthday" }),
};

export const orderItemEntries = {
  Product_ID: textIdOf("The product's id.", "11"),
  Name: key(text, "The name that the menu had.", { example: "Burger" }),
  Quantity: needed(count, "How many.", { example: 2 }),
  UsingUnitPrice: needed(dollars, "The price of one with tax, without its extras.", { example: 18.85 }),
  UsingTaxRate: needed(v.number("expected a tax rate"), "The share of tax, as a fraction.", { example: 0.1 }),
  FinalTotalExcludingTax: needed(dollars, "For all units without tax, before discounts, without extras.", {
    example: 34.27,
  }),
  FinalTotalTax: needed(dollars, "Its tax.", { example: 3.43 }),
  Note: filled(note, null, "The diner's note.", { example: "no onion" }),
  AppliedCoupon: filled(appliedCoupon, null, "The coupon's part of this item."),
  CategoryId: v.pipe(
    needed(idOrEmpty, "The menu's category. Empty if it has none, as a roll-in may.", { example: "c1" }),
    asText,
  ),
  CategoryName: key(text, "The category's name.", { example: "Mains" }),
  RewardPoint: filled(points, 0, "The points that one earns.", { example: 1 }),
  RedeemPoints: filled(points, 0, "The points that it was redeemed for.", { example: 0 }),
  PriceTriggerID: filled(textId, null, "The offer that rolled it in; it follows its host.", { example: "17" }),
  OrderExtras: filled(list(orderExtra), [], "The choices with it."),
  ...gift,
};

export const orderItem = meaning(body(orderItemEntries), "A line of an order.");

export const freeItem = meaning(
  body({
    Product_ID: textIdOf("The product's id.", "13"),
    Name: key(text, "Its name.", { example: "Cola" }),
    Quantity: needed(count, "How many.", { example: 1 }),
  }),
  "An item that points alone have paid for. It stands in OrderItems, too.",
);

export const triggerItem = meaning(
  body({
    Product_ID: textIdOf("The product's id.", "11"),
    Units: needed(count, "How many units became cheaper.", { example: 1 }),
    Amount: needed(dollars, "By how much.", { example: 9.43 }),
  }),
  "What an offer did to a product.",
);

export const appliedPriceTrigger = meaning(
  body({
    PriceTriggerID: textIdOf("The offer's id.", "17"),
    Name: key(text, "Its name.", { example: "Half a burger" }),
    Kind: needed(
      v.pipe(
        v.picklist([0, 1, 2], "expected 0, 1 or 2"),
        v.metadata({ "x-servery-codes": { 0: "the whole order", 1: "a roll-in", 2: "each item" } }),
      ),
      "What kind of offer it is.",
      { example: 2 },
    ),
    Amount: needed(dollars, "What it takes off.", { example: 9.43 }),
    Items: filled(listOf(triggerItem), [], "What it did to each product."),
  }),
  "An offer that the order had.",
);
