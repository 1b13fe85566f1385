import * as v from "valibot";
import type { Selection } from "../../src/domain/menu/selection.ts";
import type { Instant } from "../../src/domain/time/instant.ts";
import { time } from "../../src/wire/documents/time.ts";
import { price } from "../../src/wire/kinds.ts";

/** R9: numbers or text, compared as text. */
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const number = v.nullish(v.number(), 0);
const yes = v.nullish(v.boolean(), false);
const quantity = v.pipe(v.nullish(v.number(), 1), v.integer(), v.minValue(1));
const document = v.nullish(v.unknown(), {});
const list = v.nullish(v.array(v.unknown()), []);

/** Times in a case always contain their zone. */
const moment = v.pipe(
  v.string(),
  v.transform((text): Instant => {
    const at = time("UTC").of(text);
    if (at === undefined) throw new Error(`${text} is not a time`);
    return at;
  }),
);

interface WrittenModifier {
  readonly groupId: string;
  readonly modifierId: string;
  readonly quantity: number;
  readonly subs: Selection;
}

const sub = v.object({ groupId: id, modifierId: id, quantity, subs: v.optional(v.strictTuple([]), []) });
const modifier = v.object({ groupId: id, modifierId: id, quantity, subs: v.nullish(v.array(sub), []) });
const modifiers: v.GenericSchema<unknown, readonly WrittenModifier[]> = v.nullish(v.array(modifier), []);

const rolled = v.object({ triggerId: id, productId: id, modifiers });

const line = v.object({
  uid: id,
  categoryId: v.nullish(id, ""),
  productId: id,
  quantity,
  modifiers,
  redemptionRule: v.nullish(v.number(), null),
  rolled: v.nullish(v.array(rolled), []),
});

/** The fee from the backend, in dollars like all its amounts (R9). */
const fee = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((dollars) => price.of(dollars) ?? null),
);

const nowhere = { mode: "pickup", km: null, thirdPartyFee: null, table: false } as const;

const fulfilment = v.object({
  mode: v.nullish(v.picklist(["delivery", "pickup", "room", "eatIn"]), "pickup"),
  km: v.nullish(v.number(), null),
  thirdPartyFee: fee,
  table: yes,
});

const payment = v.object({
  code: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)),
  cardCode: v.nullish(v.number(), null),
});

const priceCase = v.object({
  kind: v.literal("price"),
  id: v.unknown(),
  store: document,
  menu: document,
  triggers: list,
  coupons: list,
  customer: v.nullish(v.object({ RewardPoints: number, earlierOrders: number }), null),
  cart: v.nullish(v.array(line), []),
  accepted: v.nullish(v.array(id), []),
  fulfilment: v.nullish(fulfilment, nowhere),
  payment: v.nullish(payment, null),
  onCheckout: yes,
  now: moment,
  chosenTime: v.nullish(moment, null),
  preOrderApplies: yes,
});

const slotsCase = v.object({
  kind: v.literal("slots"),
  id: v.unknown(),
  store: document,
  type: v.picklist(["delivery", "pickup"]),
  now: moment,
  longestItemPreparation: number,
  travelSeconds: number,
});

const openCase = v.object({ kind: v.literal("open"), id: v.unknown(), store: document, now: moment });

/** Gift cards (R72). The coupons are in the order in which they were applied. */
const giftCase = v.object({
  kind: v.literal("gift"),
  id: v.unknown(),
  store: document,
  menu: document,
  coupons: list,
  cart: v.nullish(v.array(v.object({ uid: id, productId: id, quantity })), []),
  payment: v.nullish(payment, null),
  now: moment,
});

export type GiftCase = v.InferOutput<typeof giftCase>;
export type PriceCase = v.InferOutput<typeof priceCase>;
export type CaseLine = PriceCase["cart"][number];
export type SlotsCase = v.InferOutput<typeof slotsCase>;
export type OpenCase = v.InferOutput<typeof openCase>;

const anyCase = v.variant("kind", [priceCase, giftCase, slotsCase, openCase]);

/** Throws if the value isn't a case. Missing parts mean that the diner did nothing. */
export function readCase(value: unknown): PriceCase | GiftCase | SlotsCase | OpenCase {
  const result = v.safeParse(anyCase, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${v.getDotPath(issue) ?? "the case"}: ${issue.message}`);
}
