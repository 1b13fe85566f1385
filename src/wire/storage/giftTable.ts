import * as v from "valibot";
import { mostOfOneProduct } from "../../domain/cart/limits.ts";
import type { GiftAttempt } from "../../domain/checkout/attempt.ts";
import { type GiftLine, giftCartOf } from "../../domain/gift/giftCart.ts";
import { checkGiftMessage, type GiftMessage, type TypedGiftMessage } from "../../domain/gift/giftMessage.ts";
import type { GiftCodes, SavedGifts } from "../../domain/gift/savedGifts.ts";
import { attemptSchemaOf, orderReferenceSchema } from "./attempt.ts";
import { amount, moment, photo, photoFocus, taxRate } from "./cart.ts";
import { unseenGiftsKey } from "./orderTable.ts";
import { shortRow, stored, word } from "./stored.ts";

const typedGiftMessage: v.GenericSchema<unknown, TypedGiftMessage> = v.object({
  to: v.string(),
  email: v.string(),
  from: v.string(),
  message: v.string(),
});

/** Validated again, because stored values are used to send e-mail. */
const giving: v.GenericSchema<unknown, GiftMessage> = v.pipe(
  typedGiftMessage,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const checked = checkGiftMessage(dataset.value);
    if (checked.ok) return checked.value;
    addIssue();
    return NEVER;
  }),
);

const line: v.GenericSchema<unknown, GiftLine> = v.object({
  id: word,
  card: v.object({
    productId: word,
    name: word,
    description: v.string(),
    photo,
    largePhoto: photo,
    photoFocus,
    price: v.pipe(
      amount,
      v.check((value) => value >= 0),
    ),
    taxRate,
  }),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostOfOneProduct)),
  giving,
  addedAt: moment,
});

function parsed<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
}

/** One invalid line must not make the others disappear. */
const giftLinesSchema: v.GenericSchema<unknown, readonly GiftLine[]> = v.pipe(
  v.array(v.unknown()),
  v.transform((values) => giftCartOf(values.flatMap((value) => parsed(line, value) ?? [])).lines),
);

/** R1: one list for each store. Invalid and empty ones are left out. */
function byStore<T>(list: v.GenericSchema<unknown, readonly T[]>) {
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((stores): Readonly<Record<string, readonly T[]>> => {
      const lists = Object.entries(stores).map(([storeId, value]) => [storeId, parsed(list, value) ?? []] as const);
      return Object.fromEntries(lists.filter(([storeId, known]) => /^[1-9]\d*$/.test(storeId) && known.length > 0));
    }),
  );
}

const attempt = { ...shortRow, schema: attemptSchemaOf("gift", giftLinesSchema), longest: 500_000 } as const;

/** What is stored of gift cards, separately from dishes (R71). */
export const storedGifts = {
  /** R33 cart: an older cart may contain lines that have been ordered since. */
  giftCart: stored<SavedGifts>({
    ...shortRow,
    key: "giftCart",
    dropsOlder: true,
    schema: byStore(giftLinesSchema),
    longest: 500_000,
  }),
  /** Their value is requested from the backend each time. */
  giftCoupons: stored<GiftCodes>({ ...shortRow, key: "giftCoupons", schema: byStore(v.array(word)), longest: 10_000 }),
  /** R33 attempt: the gift card order in progress, until its outcome is known. */
  giftCheckoutData: stored<GiftAttempt>({ ...attempt, key: "giftCheckoutData" }),
  /** The same, for this tab only, if the shared storage has no room for it. */
  giftCheckoutDataOfTab: stored<GiftAttempt>({ ...attempt, key: "giftCheckoutDataOfTab", storage: "session" }),
  unseenGiftOrder: stored({ ...shortRow, key: unseenGiftsKey, storage: "session", schema: orderReferenceSchema }),
};
