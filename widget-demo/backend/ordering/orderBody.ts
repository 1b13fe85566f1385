import * as v from "valibot";
import { anyCard, type card, type tokenCard } from "../contract/calls/orders.ts";
import type { appliedPriceTrigger, orderChildExtra, orderItem } from "../contract/documents/orderItem.ts";
import { postedOrder } from "../contract/documents/postedOrder.ts";
import { webAddress } from "../contract/kinds.ts";
import { FieldsSchema } from "../documentShape.ts";
import type { JsonFields } from "../documents/types.ts";

export const mostOfOne = 20;

export const OrderBodySchema = v.object({
  // Parsed twice: as the document to store, and as the fields to check.
  TrackingOrder: v.pipe(
    FieldsSchema,
    v.transform((document): { document: JsonFields; order: unknown } => ({ document, order: document })),
    v.object({ document: v.custom<JsonFields>(() => true), order: postedOrder }),
  ),
  GuestUser: v.optional(v.nullable(FieldsSchema), null),
  Card: v.optional(v.nullable(anyCard), null),
  ReturnUrl: v.optional(v.nullable(webAddress), null),
});

export type OrderBody = v.InferOutput<typeof OrderBodySchema>;
export type TrackingOrder = v.InferOutput<typeof postedOrder>;
export type OrderItem = v.InferOutput<typeof orderItem>;
export type TriggerRecord = v.InferOutput<typeof appliedPriceTrigger>;
export type OrderExtra = v.InferOutput<typeof orderChildExtra>;
export type TypedCard = v.InferOutput<typeof card>;
export type TokenCard = v.InferOutput<typeof tokenCard>;
export type OrderMode = "delivery" | "room" | "pickup" | "table";

/** Delivery and room both have OrderType 10 (R9). */
export function modeOf({ OrderType, RoomNumber }: TrackingOrder): OrderMode {
  if (OrderType === 3) return "pickup";
  if (OrderType === 2) return "table";
  return RoomNumber ? "room" : "delivery";
}
