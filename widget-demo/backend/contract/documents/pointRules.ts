import * as v from "valibot";
import { flag, id, ids, percent, pointsOfRule, text, time, unit } from "../kinds.ts";
import { either, key, meaning, needed, record } from "../schema.ts";

const aPurchase = "expected dollars above 0";

export const disabling = {
  IsDisabled: key(flag, "Whether it is switched off.", { default: false, example: false }),
  Disable: key(flag, "The same, by its other name.", { default: false, example: false }),
};

const oneProduct = v.union([id, v.literal("")], "expected an id, or a list of ids");

export const redemptionRule = meaning(
  record({
    ID: key(id, "The rule's id.", { example: 5 }),
    Name: key(text, "What a diner reads.", { default: "", example: "Free coffee" }),
    "Name_zh-CN": key(text, "The same in Chinese.", { example: "免费咖啡" }),
    Point: needed(pointsOfRule, "The points that it costs.", { example: 100 }),
    DiscountRate: needed(percent, "How much cheaper one item becomes. 100 is free.", { example: 100 }),
    Categories: key(ids, "The categories that it is for. No category, tag and product: everything.", {
      default: [],
      example: [4],
    }),
    Tags: key(ids, "The tags that it is for.", { default: [], example: ["coffee"] }),
    ProductVariant: key(either(Array.isArray, ids, oneProduct), "The product that it is for, or a list of products.", {
      default: "",
      example: "13",
    }),
    ExpiredDate: key(time, "When it ends. Missing: never.", { example: "2027-06-30T00:00:00Z" }),
    ...disabling,
  }),
  "A reward: what a member gets for points.",
);

interface Redemption {
  readonly ID?: unknown;
  readonly Name?: string | null | undefined;
  readonly Point: number;
  readonly DiscountRate: number;
  readonly Categories?: readonly unknown[] | null | undefined;
  readonly Tags?: readonly unknown[] | null | undefined;
  readonly ProductVariant?: unknown;
}

/** A rule without an ID is known by what it says. */
export function redemptionKey({
  ID,
  Name,
  Point,
  DiscountRate,
  Categories,
  Tags,
  ProductVariant,
}: Redemption): unknown {
  const products = Array.isArray(ProductVariant) ? ProductVariant : [ProductVariant ?? ""];
  const named = [Categories ?? [], Tags ?? [], products].map((each) => each.map(String).sort());
  return ID ?? JSON.stringify([Name?.trim() ?? "", Point, DiscountRate, ...named]);
}

export const earningRule = meaning(
  record({
    DollarSpent: needed(
      v.pipe(v.number(aPurchase), v.minValue(0.01, aPurchase), v.maxValue(1e9, aPurchase), unit("dollars")),
      "For each of so many dollars spent.",
      { example: 10 },
    ),
    Point: needed(pointsOfRule, "The points that a member earns.", { example: 1 }),
  }),
  "Points for dollars spent. The rule of the most dollars comes first, and what is left goes to the next.",
);
