import * as v from "valibot";
import { address, code, count, flag, focus, id, ids, minutes, points, price, taxRate, text, unit } from "../kinds.ts";
import { key, meaning, record } from "../schema.ts";

/** What the law asks of a dish, and of a choice. */
export const labels = {
  Origin: key(v.picklist(["A", "I", "M"], "expected A, I or M"), "Where seafood is from: Australia, imported, mixed.", {
    example: "A",
  }),
  Kilojoules: key(
    v.pipe(count, unit("kilojoules")),
    "The energy of one portion as it comes. Those of chosen choices are added.",
    {
      example: 2750,
    },
  ),
  IsAlcohol: key(flag, "Whether it is alcohol: for adults only, and counted by AlcoholLimit.", {
    default: false,
    example: true,
  }),
};

export const product = meaning(
  record({
    ID: key(id, "The product's id, the same as its key in Products.", { example: 11 }),
    Name: key(text, "Its name, unless the menu's entry has its own.", { default: "", example: "Patty burger" }),
    "Name_zh-CN": key(text, "The name in Chinese.", { example: "牛肉汉堡" }),
    ShortDescription: key(text, "What it is made of.", { default: "", example: "Beef, pickles, our own bun" }),
    "ShortDescription_zh-CN": key(text, "The same in Chinese.", { example: "牛肉、酸黄瓜" }),
    PhotoUrl: key(address, "The address of its photo.", { example: "https://pictures.example/patty.webp" }),
    LargePhotoUrl: key(address, "The same photo in a larger size.", {
      example: "https://pictures.example/patty-large.webp",
    }),
    PhotoFocus: key(focus, "What of its photo a crop keeps: percent from the left, and from the top.", {
      example: "50 30",
    }),
    Price: key(price, "Its price with tax, unless the menu's entry has its own.", { example: 18.85 }),
    TaxRate: key(taxRate, "The share of tax in its price. From 1 on, it is a percentage.", {
      default: 0,
      example: 0.1,
    }),
    Status: key(
      code("a product's status", { 0: "nothing special", 1: "new", 2: "popular", 3: "sold out" }),
      "What a diner reads on it.",
      { default: 0, example: 2 },
    ),
    ProductCode: key(text, "By which the stores of a company know the same product.", { default: "", example: "PB" }),
    ModifierGroups: key(ids, "The ids of the groups of choices that it comes with.", { default: [], example: ["g1"] }),
    RewardPoint: key(points, "The points that a member earns with one.", { default: 0, example: 8 }),
    PreparationTime: key(minutes, "How long it takes to prepare.", { default: 0, example: 12 }),
    ProductCategoryIDs: key(ids, "The categories that offers and coupons know it by.", {
      default: [],
      example: ["c1"],
    }),
    ProductTagIDs: key(ids, "The tags that offers know it by.", { default: [], example: ["hot"] }),
    FixedPriceValue: key(price, "Its price in an offer with IsOutcomeLinkedToProduct.", { example: 12.5 }),
    ...labels,
  }),
  "Something to order. An entry of a category puts it on the menu.",
);
