import * as v from "valibot";
import { languages } from "../../domain/host/hostSettings.ts";
import { ownEntries } from "../ownEntries.ts";

/** What the shop sends with the port. Everything after it goes through the port. */
export const greeting = "servery-card";

/** The frame is larger than its fields on each side, so that a focus ring isn't cut off. */
export const frameEdgePx = 8;

function record<const E extends v.ObjectEntries>(entries: E) {
  return v.object(ownEntries(entries));
}

const text = v.string();
const look = record({
  colorScheme: v.picklist(["light", "dark"]),
  fontFamily: text,
  fontSize: text,
  color: text,
  placeholderColor: text,
  errorColor: text,
  accentColor: text,
  backgroundColor: text,
  borderColor: text,
  borderRadius: text,
  height: text,
  labels: v.picklist(["above", "inside"]),
});

const toFrame = v.variant("kind", [
  /** The first message, and each change. */
  record({ kind: v.literal("show"), language: v.picklist(languages), look, holder: text }),
  record({ kind: v.literal("focus") }),
  record({ kind: v.literal("show-problems") }),
  record({
    kind: v.literal("token"),
    id: v.number(),
    storeId: v.number(),
    udid: text,
    amount: v.number(),
    intent: v.picklist(["charge", "store"]),
  }),
]);

const toShop = v.variant("kind", [
  /** The fields are there, in the language that was asked for. */
  record({ kind: v.literal("shown"), title: text }),
  /** A frame that isn't shown has no height. */
  record({ kind: v.literal("height"), px: v.pipe(v.number(), v.minValue(1), v.maxValue(5_000)) }),
  record({ kind: v.literal("state"), isComplete: v.boolean(), brand: v.nullable(text) }),
  /** Enter in the last field. */
  record({ kind: v.literal("submit") }),
  record({ kind: v.literal("token"), id: v.number(), token: text, brand: text, last4: text }),
  record({ kind: v.literal("no-token"), id: v.number(), reason: text }),
]);

/** What the shop tells the frame (R104): no order, no member, of the contact only a name that may be the card's. */
export type ToFrame = v.InferOutput<typeof toFrame>;
/** What the frame tells the shop: never a number. */
export type ToShop = v.InferOutput<typeof toShop>;

/** Null if it isn't such a message: a newer frame may say more. */
export function parseToFrame(data: unknown): ToFrame | null {
  const result = v.safeParse(toFrame, data);
  return result.success ? result.output : null;
}

/** Null if it isn't such a message. */
export function parseToShop(data: unknown): ToShop | null {
  const result = v.safeParse(toShop, data);
  return result.success ? result.output : null;
}
