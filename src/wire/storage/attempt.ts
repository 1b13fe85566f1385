import * as v from "valibot";
import { type FoodAttempt, type GiftAttempt, isSameOrder } from "../../domain/checkout/attempt.ts";
import { cents } from "../../domain/money/cents.ts";
import type { OrderBody } from "../../domain/order/orderBody.ts";
import type { PaymentMethod } from "../../domain/payment/paymentMethod.ts";
import type { Settlement } from "../../domain/payment/settlement.ts";
import type { ChargedSurcharge } from "../../domain/payment/surcharge.ts";
import { instant } from "../../domain/time/instant.ts";
import { moment } from "./cart.ts";
import { word } from "./stored.ts";

/** Strict: a body is rejected if it contains a card, or anything else that doesn't belong to an order's body (R37). */
const body = v.pipe(
  v.record(v.picklist(["TrackingOrder", "GuestUser"]), v.record(v.string(), v.unknown())),
  v.check((parts) => !JSON.stringify(parts).includes('"Card":')),
);

const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER), v.transform(cents));

const saleSchema = v.object({ value: amount, tax: amount, shipping: amount, coupon: v.nullable(v.string()) });

const newMember = v.object({ firstName: v.string(), lastName: v.string(), email: v.string() });

const charged = { kind: v.picklist(["holiday", "bank"]), name: v.string(), amount };
const ofDay = v.object({ ...charged, weekday: v.nullable(v.number()) });
const ofNoDay = v.object(charged);

/** An earlier release stored no day. */
const surcharge: v.GenericSchema<unknown, ChargedSurcharge> = v.union([ofDay, ofNoDay]);

const reference = {
  udid: word,
  storeId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER)),
  customerId: word,
};

export const orderReferenceSchema = v.object(reference);

export const recentOrderSchema = v.object({ ...reference, placedAt: moment });

/** Whether the method exists is checked when the order is paid. */
const method = v.string() as v.GenericSchema<unknown, PaymentMethod>;
const token = { kind: v.picklist(["token"]), method, isSpent: v.boolean() };
const unsent = v.object(token);
const sent = v.object({ ...token, isSent: v.literal(true) });

/**
 * One for each kind: an order of a kind without one could not be read after a reload (R33 attempt). They read no other
 * fields, so no secret is kept (R37).
 */
const settlements: {
  readonly [Kind in Settlement["kind"]]: v.GenericSchema<unknown, Extract<Settlement, { readonly kind: Kind }>>;
} = {
  none: v.object({ kind: v.picklist(["none"]) }),
  card: v.object({ kind: v.picklist(["card"]) }),
  token: v.union([sent, unsent]),
  redirect: v.object({ kind: v.picklist(["redirect"]), method, hasReturned: v.boolean() }),
};

const settlement: v.GenericSchema<unknown, Settlement> = v.union(Object.values(settlements));

const time = v.pipe(v.number(), v.finite(), v.transform(instant));

/** The fields that don't depend on the kind of goods. */
const fields = {
  reference: orderReferenceSchema,
  body,
  holdsCart: v.optional(v.boolean(), false),
  // An earlier release stored this instead of `settlement`.
  needsCard: v.optional(v.boolean(), true),
  settlement: v.optional(settlement, { kind: "card" }),
  total: amount,
  sale: v.fallback(v.nullable(saleSchema), null),
  joins: v.fallback(v.nullable(newMember), null),
  surcharges: v.fallback(v.array(surcharge), []),
  postedAt: time,
  unansweredAt: v.fallback(v.nullable(time), null),
};

type Schema<T> = v.GenericSchema<unknown, T>;

/**
 * The schema of an order in progress (R33 attempt): its UDID, its body, and the rest of the attempt. A stored payment
 * page (`earlier`) must belong to the same order (R57 twice).
 */
export function attemptSchemaOf(goods: "food", lines: Schema<FoodAttempt["ordered"]>): Schema<FoodAttempt>;
export function attemptSchemaOf(goods: "gift", lines: Schema<GiftAttempt["ordered"]>): Schema<GiftAttempt>;
export function attemptSchemaOf(goods: "food" | "gift", lines: Schema<unknown>): Schema<FoodAttempt | GiftAttempt> {
  const page = v.pipe(
    // An order in progress must not be lost because an earlier release stored no lines.
    v.object({ ...fields, ordered: v.fallback(v.nullable(lines), null) }),
    v.check(({ reference, body: { TrackingOrder } }) => TrackingOrder?.["UDID"] === reference.udid),
    v.transform(
      ({ needsCard, unansweredAt, ...attempt }) =>
        ({
          ...attempt,
          ...(unansweredAt !== null && { unansweredAt }),
          goods,
          settlement: needsCard ? attempt.settlement : { kind: "none" },
          body: attempt.body as unknown as OrderBody,
        }) as FoodAttempt,
    ),
  );
  const pages = v.pipe(
    v.unknown(),
    v.transform((value) => [value, (value as { readonly earlier?: unknown } | null)?.earlier]),
    v.tuple([page, v.optional(page)]),
    v.check(
      ([attempt, earlier]) => !earlier || (earlier.settlement.kind === "redirect" && isSameOrder(earlier, attempt)),
    ),
  );
  return v.pipe(
    pages,
    v.transform(([attempt, earlier]) => (earlier ? { ...attempt, earlier } : attempt)),
  );
}
