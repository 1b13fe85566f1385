import { type FoodAttempt, type GiftAttempt, isSameOrder } from "../../domain/checkout/attempt.ts";
import { cents } from "../../domain/money/cents.ts";
import type { OrderBody } from "../../domain/order/orderBody.ts";
import type { PaymentMethod } from "../../domain/payment/paymentMethod.ts";
import type { Settlement } from "../../domain/payment/settlement.ts";
import { instant } from "../../domain/time/instant.ts";
import * as v from "./schema.ts";
import { word } from "./word.ts";

/** Strict: a body that contains a card, or anything else that an order's body doesn't have, is rejected (R37). */
const body = v.pipe(
  v.record(v.picklist(["TrackingOrder", "GuestUser"]), v.record(v.string(), v.unknown())),
  v.check((parts) => !JSON.stringify(parts).includes('"Card":')),
);

const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER), v.transform(cents));

const saleSchema = v.object({ value: amount, tax: amount, shipping: amount, coupon: v.nullable(v.string()) });

const newMember = v.object({ firstName: v.string(), lastName: v.string(), email: v.string() });

const surcharge = v.object({ kind: v.picklist(["holiday", "bank"]), name: v.string(), amount });

export const orderReferenceSchema = v.object({
  udid: word,
  storeId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER)),
  customerId: word,
});

/** Whether the named method exists is checked when the order is paid. */
const method = v.string() as v.GenericSchema<unknown, PaymentMethod>;
const plain = v.object({ kind: v.picklist(["none", "card"]) });
const token = { kind: v.picklist(["token"]), method, isSpent: v.boolean() };
const unsent = v.object(token);
const sent = v.object({ ...token, isSent: v.picklist([true]) });
const page = v.object({ kind: v.picklist(["redirect"]), method, hasReturned: v.boolean() });

/** Nothing else is read, so no secret comes with it (R37). */
const settlement: v.GenericSchema<unknown, Settlement> = (value) =>
  plain(value) ?? sent(value) ?? unsent(value) ?? page(value);

/** Nothing of it depends on what is ordered. */
const fields = {
  reference: orderReferenceSchema,
  body,
  holdsCart: v.optional(v.boolean(), false),
  // What an earlier release kept in place of `settlement`.
  needsCard: v.optional(v.boolean(), true),
  settlement: v.optional<Settlement>(settlement, { kind: "card" }),
  total: amount,
  sale: v.fallback(v.nullable(saleSchema), null),
  joins: v.fallback(v.nullable(newMember), null),
  surcharges: v.fallback(v.array(surcharge), []),
  postedAt: v.pipe(v.number(), v.finite(), v.transform(instant)),
};

type Schema<T> = v.GenericSchema<unknown, T>;

/** The order of some goods on its way (R33): its UDID and its body. What is kept of its page is the same order (R57). */
export function attemptSchemaOf(goods: "food", lines: Schema<FoodAttempt["ordered"]>): Schema<FoodAttempt>;
export function attemptSchemaOf(goods: "gift", lines: Schema<GiftAttempt["ordered"]>): Schema<GiftAttempt>;
export function attemptSchemaOf(goods: "food" | "gift", lines: Schema<unknown>): Schema<FoodAttempt | GiftAttempt> {
  const page = v.pipe(
    // An order in progress must not be lost because an earlier release kept no lines.
    v.object({ ...fields, ordered: v.fallback(v.nullable(lines), null) }),
    v.check(({ reference, body: { TrackingOrder } }) => TrackingOrder?.["UDID"] === reference.udid),
    v.transform(
      ({ needsCard, ...attempt }) =>
        ({
          ...attempt,
          goods,
          settlement: needsCard ? attempt.settlement : { kind: "none" },
          body: attempt.body as unknown as OrderBody,
        }) as FoodAttempt,
    ),
  );
  return (value) => {
    const attempt = page(value);
    const kept = attempt && (value as { readonly instead?: unknown }).instead;
    if (!attempt || kept === undefined) return attempt;
    const instead = page(kept);
    return instead?.settlement.kind === "redirect" && isSameOrder(instead, attempt)
      ? { ...attempt, instead }
      : undefined;
  };
}
