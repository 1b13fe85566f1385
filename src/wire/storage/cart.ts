import * as v from "valibot";
import { cartOf } from "../../domain/cart/addLine.ts";
import type { CartLine, CartModifier } from "../../domain/cart/cart.ts";
import { longestNote, mostOfOneProduct } from "../../domain/cart/limits.ts";
import type { SavedCarts } from "../../domain/cart/savedCarts.ts";
import { noLabels, origins } from "../../domain/menu/labels.ts";
import { cents } from "../../domain/money/cents.ts";
import { instant } from "../../domain/time/instant.ts";
import { trustedUrl } from "../trustedUrl.ts";
import { word } from "./stored.ts";

/** Larger amounts aren't real prices, and their sums would not be exact. */
const mostCents = 1e11;

export const amount = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-mostCents),
  v.maxValue(mostCents),
  v.transform(cents),
);
export const taxRate = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const atLeastNone = v.pipe(v.number(), v.finite(), v.minValue(0));
export const moment = v.pipe(v.number(), v.finite(), v.transform(instant));

/** This field was added later: a cart from before doesn't have it (R1). */
const laterText = v.optional(v.string(), "");
const unavailability = v.nullable(v.picklist(["sold-out", "unavailable"]));

/** They were added later, as well. */
const labels = v.fallback(
  v.object({
    origin: v.nullable(v.picklist(origins)),
    kilojoules: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    isAlcohol: v.boolean(),
  }),
  noLabels,
);

const modifierListing = {
  groupId: word,
  groupName: laterText,
  modifierId: word,
  code: laterText,
  name: v.string(),
  price: amount,
  taxRate,
  labels,
};

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000));
const matching = {
  unavailability: v.optional(unavailability, null),
  origin: v.optional(v.nullable(v.object(modifierListing)), null),
};

/** R11: a modifier has one level of sub-modifiers, which have none. */
const none = v.pipe(
  v.array(v.unknown()),
  v.maxLength(0),
  v.transform((): readonly [] => []),
);
const sub = v.object({ ...modifierListing, quantity, subs: none, ...matching });
const modifier = v.object({ ...modifierListing, quantity, subs: v.array(sub), ...matching });

const price = v.pipe(
  amount,
  v.check((value) => value >= 0),
);

const redemption = v.object({
  ruleKey: word,
  name: v.string(),
  points: atLeastNone,
  discountRate: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
});

const mealAddOns = v.object({
  triggerId: word,
  productId: word,
  categoryId: v.string(),
  categoryName: v.string(),
  code: laterText,
  name: word,
  price,
  reducedPrice: price,
  taxRate,
  preparationMinutes: atLeastNone,
  labels,
  modifiers: v.array(modifier),
});

type SizedLine = Pick<CartLine, "price" | "modifiers" | "mealAddOns" | "origin">;

/** The highest possible total of a line with its rolled-in products. */
function lineSize({ price: own, modifiers, mealAddOns: others, origin }: SizedLine): number {
  const sizes = [...modifiers, ...others.flatMap((item) => item.modifiers)].map(sizeOf);
  return [own, origin?.price ?? 0, ...others.map((item) => item.price), ...sizes].reduce<number>(
    (sum, size) => sum + size,
    0,
  );
}

function sizeOf({ price, quantity, subs, origin }: CartModifier): number {
  return (
    quantity * (Math.abs(price) + Math.abs(origin?.price ?? 0) + subs.reduce((size, below) => size + sizeOf(below), 0))
  );
}

/** These fields were added later: a cart from before doesn't have them (R1). */
const added = {
  categoryIds: [],
  tagIds: [],
  fixedPrice: null,
  redemption: null,
  mealAddOns: [],
  unavailability: null,
  origin: null,
};

/** R38: a URL that may not be opened is dropped. */
export const photo = v.pipe(
  v.nullable(v.string()),
  v.transform((text) => (text === null ? null : trustedUrl(text, text))),
);

/** It was added later: what was stored before is cropped around its middle until the menu has been read. */
export const photoFocus = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.check((text) => /^[\d.]+% [\d.]+%$/.test(text)),
    ),
  ),
  null,
);

const lineListing = {
  productId: word,
  entryId: word,
  categoryId: word,
  categoryName: v.string(),
  code: laterText,
  name: word,
  photo,
  photoFocus,
  price,
  taxRate,
  rewardPoints: atLeastNone,
  preparationMinutes: atLeastNone,
  categoryIds: v.array(word),
  tagIds: v.array(word),
  fixedPrice: v.nullable(price),
  labels,
};

const line = v.pipe(
  v.object({
    id: word,
    ...lineListing,
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostOfOneProduct)),
    modifiers: v.array(modifier),
    redemption: v.nullable(redemption),
    mealAddOns: v.array(mealAddOns),
    unavailability,
    origin: v.nullable(v.object(lineListing)),
    note: v.pipe(v.string(), v.maxLength(longestNote)),
    addedAt: moment,
  }),
  v.check((each) => lineSize(each) <= mostCents),
);

/** One invalid line must not make the others disappear. */
function parseLines(values: readonly unknown[]): readonly CartLine[] {
  const lines = values.flatMap((value) => {
    const result = v.safeParse(line, { ...added, ...(value as object) });
    return result.success ? [result.output] : [];
  });
  return cartOf(lines).lines;
}

export const cartLinesSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((values) => parseLines(values)),
);

/** R1: one cart for each store. Invalid and empty carts are left out. */
export const savedCartsSchema: v.GenericSchema<unknown, SavedCarts> = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((carts) => {
    const parsed = Object.entries(carts).map(
      ([storeId, values]) => [storeId, Array.isArray(values) ? parseLines(values) : []] as const,
    );
    return Object.fromEntries(parsed.filter(([storeId, lines]) => /^[1-9]\d*$/.test(storeId) && lines.length > 0));
  }),
);
