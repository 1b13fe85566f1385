import { anyNumber, count, dollars, flag, id, ids, taxRate, text } from "../kinds.ts";
import { distinct, either, key, keyed, meaning, needed, record, rule } from "../schema.ts";
import { freeOf, suitedTo, toleratedBy } from "./dietary.ts";
import { labels } from "./product.ts";

type Count = number | null | undefined;

const choice = {
  Code: key(id, "A code, which is its name if Name is missing.", { example: "BAC" }),
  Name: key(text, "Its name.", { default: "", example: "Bacon" }),
  "Name_zh-CN": key(text, "The name in Chinese.", { example: "培根" }),
  Price: key(dollars, "What one adds to the price. It may be below 0.", { default: 0, example: 2.5 }),
  TaxRate: key(taxRate, "The share of tax in its price. From 1 on, it is a percentage.", { default: 0, example: 0.1 }),
  MinQty: key(count, "The fewest, if it is taken at all.", { default: 0, example: 0 }),
  MaxQty: key(count, "The most, where IncludeQuantity is true. 0: 20.", { default: 0, example: 4 }),
  DisplayOrder: key(anyNumber, "Its place in the group, the lowest first.", { default: 0, example: 1 }),
  LinkedProductID: key(
    id,
    "The product that it is. If that is sold out, so is this; its groups are choices of this; its Origin and IsAlcohol are this one's, too.",
    { example: 13 },
  ),
  quantity: key(count, "How many are chosen from the start.", { default: 0, example: 1 }),
  IsSelected: key(flag, "Whether it is chosen from the start. Missing: if quantity is above 0.", { example: true }),
  ProductAllergy: key(ids, `${freeOf} Missing: not stated, which never reads as safe.`, { example: [1] }),
  ProductIntolerance: key(ids, `${toleratedBy} Missing: not stated, which never reads as safe.`, { example: [1] }),
  ProductPreference: key(ids, `${suitedTo} Missing: not stated.`, { example: [1] }),
  ...labels,
};

const limits = rule(
  ({ MinQty, MaxQty }: { MinQty?: Count; MaxQty?: Count }) => !MaxQty || MaxQty >= (MinQty ?? 0),
  "MaxQty is below MinQty",
);

export const modifier = meaning(
  record({ ID: needed(id, "The modifier's id.", { example: 101 }), ...choice }),
  "A choice of a group.",
  limits,
);

export const keyedModifier = meaning(
  record(choice),
  "A choice of a group whose Modifiers are an object by their ids.",
  limits,
);

export const modifierGroup = meaning(
  record({
    Name: key(text, "The group's name.", { default: "", example: "Extras" }),
    "Name_zh-CN": key(text, "The name in Chinese.", { example: "加料" }),
    DisplayOrder: key(anyNumber, "Its place among a product's groups, the lowest first.", { default: 0, example: 1 }),
    Modifiers: key(
      either(
        Array.isArray,
        distinct(modifier, ({ ID }) => ID),
        keyed(keyedModifier),
      ),
      "Its choices, as a list or by their ids.",
      {
        default: [],
      },
    ),
    IsSingleSel: key(flag, "Whether only one of the choices may be taken.", { default: false, example: false }),
    IsForceSel: key(flag, "Whether the fewest must be taken. They are chosen from the start.", {
      default: false,
      example: false,
    }),
    IsAutoSel: key(flag, "Whether the most are chosen from the start.", { default: false, example: false }),
    MinimumSelection: key(count, "The fewest choices, if IsForceSel demands them.", { default: 0, example: 0 }),
    MaximumSelection: key(count, "The most choices. 0: any number.", { default: 0, example: 3 }),
    IncludeQuantity: key(flag, "Whether a choice may be taken more than once.", { default: false, example: true }),
  }),
  "A group of choices that products come with.",
  rule(
    ({ MinimumSelection, MaximumSelection }: { MinimumSelection?: Count; MaximumSelection?: Count }) =>
      !MaximumSelection || MaximumSelection >= (MinimumSelection ?? 0),
    "MaximumSelection is below MinimumSelection",
  ),
);
