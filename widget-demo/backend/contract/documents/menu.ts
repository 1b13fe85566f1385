import * as v from "valibot";
import { endOfDay, flag, id, ids, pointsForADollar, price, startOfDay, text, weekday } from "../kinds.ts";
import { distinct, key, keyed, list, meaning, needed, record, rule, stepTo } from "../schema.ts";
import { freeOf, suitedTo, toleratedBy } from "./dietary.ts";
import { menuFaults } from "./menuRelations.ts";
import { modifierGroup } from "./modifierGroup.ts";
import { earningRule, redemptionKey, redemptionRule } from "./pointRules.ts";
import { listedPriceTrigger } from "./priceTrigger.ts";
import { product } from "./product.ts";
import { hasMinute } from "./store.ts";

const someText = v.pipe(v.string("expected text"), v.regex(/\S/, "expected a text that isn't blank"));

export const menuEntry = meaning(
  record({
    ID: key(id, "The entry's id. Missing: its product's.", { example: 1 }),
    ProductID: needed(id, "The key of its product in Products.", { example: 11 }),
    Name: key(text, "Its name. Missing: the product's.", { example: "The Patty" }),
    "Name_zh-CN": key(text, "The name in Chinese.", { example: "招牌汉堡" }),
    Price: key(price, "Its price with tax. Missing: the product's.", { example: 18.85 }),
    ProductAllergy: key(ids, freeOf, { default: [], example: [1] }),
    ProductIntolerance: key(ids, toleratedBy, { default: [], example: [1] }),
    ProductPreference: key(ids, suitedTo, { default: [], example: [1] }),
  }),
  "A line of a menu: a product, with its place, name and price.",
);

interface Entry {
  readonly ID?: unknown;
  readonly ProductID: unknown;
}

const entries = distinct(menuEntry, ({ ID, ProductID }: Entry) => ID ?? `product-${ProductID}`);

interface Named {
  readonly ID?: unknown;
  readonly Name?: string | null | undefined;
}

export const category = meaning(
  record({
    ID: key(id, "The category's id. Missing: its name.", { example: "c1" }),
    Name: key(text, "Its name. Missing: its id.", { example: "Burgers" }),
    "Name_zh-CN": key(text, "The name in Chinese.", { example: "汉堡" }),
    SubMenuItems: key(entries, "Its entries, in their order.", { default: [] }),
  }),
  "A category of the menu.",
  rule(({ ID, Name }: Named) => (ID ?? null) !== null || !!Name?.trim(), "a category needs an ID or a Name"),
);

export const dietaryChoice = meaning(
  record({
    Id: needed(id, "What a dish or a choice names it by, if that suits it.", { example: 1 }),
    Name: needed(
      someText,
      'What a diner chooses, and reads on the dishes that suit it. Write what they are, such as "Nut free" or "Vegan", never what they contain: "Nuts" would stand on the dishes without nuts.',
      { example: "Nut free" },
    ),
    "Name_zh-CN": key(text, "The same in Chinese.", { example: "无坚果" }),
  }),
  "Something that a dish can suit: free of an allergen, or of a diet.",
);

const choices = distinct(dietaryChoice, ({ Id }: { Id: unknown }) => Id);

export const lifeStyleChoices = meaning(
  record({
    Allergy: key(choices, 'What dishes can be free of, for an allergy: "Nut free".', { default: [] }),
    Intolerance: key(choices, 'What dishes can be free of, for an intolerance: "Gluten free".', { default: [] }),
    Preference: key(choices, 'The diets that dishes can suit: "Vegan".', { default: [] }),
  }),
  "The dietary choices that the menu knows.",
);

export const menuTime = meaning(
  record({
    MenuId: needed(id, "The id of the menu's document.", { example: "Lunch" }),
    DayOfWeek: key(weekday, "The weekday on which it starts. Missing: every day. 0 is Sunday.", { example: 1 }),
    StartTime: needed(startOfDay, "From when the menu is served, on the store's own clock.", { example: "11:00" }),
    EndTime: needed(endOfDay, "Until when. At or before StartTime means on the next day. 24:00 is midnight.", {
      example: "15:00",
    }),
  }),
  "When one of a store's menus is served. Outside all times, it is DefaultMenu.",
  rule(
    ({ StartTime, EndTime }: { StartTime: string; EndTime: string }) => hasMinute(StartTime, EndTime),
    "the period has no whole minute",
  ),
);

export const giftCategory = meaning(
  record({ SubMenuItems: key(entries, "The gift cards.", { default: [] }) }),
  "A category that isn't shown with the others.",
);

export const specialCategories = meaning(
  record({ SCTypeGiftcard: key(giftCategory, "The gift cards that the store sells.") }),
  "Categories that have a page of their own.",
);

/** A menu without what its parts say of each other. */
export const menuParts = meaning(
  record({
    Categories: key(
      distinct(category, ({ ID, Name }: Named) => ID ?? Name?.trim()),
      "The categories, in their order.",
      { default: [] },
    ),
    Products: key(keyed(product), "The products, each by its id.", { default: {} }),
    ModifierGroups: key(keyed(modifierGroup), "The groups of choices, each by its id.", { default: {} }),
    LifeStyleChoices: key(lifeStyleChoices, "The dietary choices that the menu knows."),
    MenuTimeSettings: key(list(menuTime), "When the store's menus are served.", { default: [] }),
    SpecialCategories: key(specialCategories, "Categories that have a page of their own."),
    PriceTriggers: key(
      distinct(listedPriceTrigger, ({ ID }: { ID: unknown }) => ID),
      "Offers, beside those of the collection PriceTriggers, where one with the same ID counts before these.",
      { default: [] },
    ),
    EarningRules: key(list(earningRule), "Points for dollars spent.", { default: [] }),
    RedemptionRules: key(
      distinct(redemptionRule, redemptionKey),
      "The rewards that points buy. While one of them is neither switched off nor expired, points are stamps, and nobody pays by points.",
      { default: [] },
    ),
    IsEarnPointsWhenRedeem: key(flag, "Whether an order that spends points also earns some.", {
      default: false,
      example: true,
    }),
    PointsToDollarRatio: key(
      pointsForADollar,
      "The points that a dollar costs. 0: nobody can pay by points. It doesn't count while RedemptionRules has a rule that is neither switched off nor expired.",
      {
        default: 0,
        example: 10,
      },
    ),
    CartSuggestions: key(ids, "The products that a cart suggests.", { planned: "R113", example: [13] }),
  }),
  "Companies/{ID}/Menus/{id}: what a store sells. The usual menu has the id DefaultMenu.",
);

/** Besides its parts, what they say of each other: a JSON schema can't express it. */
export const menu = v.pipe(
  menuParts,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const [[first = "", ...rest], message] of menuFaults(dataset.value)) {
      addIssue({ message, path: [stepTo(first), ...rest.map(stepTo)] });
    }
  }),
);
