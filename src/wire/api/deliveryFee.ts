import type { Address } from "../../domain/customer/address.ts";
import type { FeeQuote } from "../../domain/fulfilment/delivery.ts";
import { type Cents, toDollars } from "../../domain/money/cents.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { minutes, price } from "../kinds.ts";
import { parseReply } from "./replies.ts";

interface FeeQuestion {
  readonly value: Cents;
  readonly address: Address;
  readonly at: Instant;
}

/** R50: ScheduledTime is in seconds. */
export function encodeFeeQuery({ value, address, at }: FeeQuestion): Readonly<Record<string, string | number>> {
  return {
    OrderValue: toDollars(value),
    Street: address.street,
    Suburb: address.suburb,
    State: address.state,
    Postcode: address.postcode,
    ScheduledTime: Math.floor(at / 1000),
  };
}

/**
 * A fee that can't be read counts as no answer, because a fee must never be guessed. A duration that can't be read is
 * unknown.
 */
export function parseFeeResponse(status: number, text: string): FeeQuote {
  const reply = status >= 500 ? null : parseReply(text);
  if (!reply) return { kind: "no-answer" };
  if (!reply.isSuccess) return { kind: "refused", message: reply.message };
  const { Fee, DeliveryDuration } = JSON.parse(text) as { readonly Fee?: unknown; readonly DeliveryDuration?: unknown };
  const fee = price.of(Fee);
  if (fee === undefined) return { kind: "no-answer" };
  const duration = minutes.of(DeliveryDuration);
  return { kind: "quoted", fee, travelSeconds: duration === undefined ? null : duration * 60 };
}
