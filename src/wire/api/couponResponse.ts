import type { Coupon } from "../../domain/promotion/promotions.ts";
import type { ReadingContext } from "../reading.ts";
import { parseCoupon } from "./coupon.ts";
import { parseReply } from "./replies.ts";

type ParsedCouponResult =
  | { readonly kind: "valid"; readonly coupon: Coupon }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "no-answer" };

/** Interprets the answer to a coupon's GET. A coupon that can't be read counts as refused. */
export function parseCouponResponse(status: number, text: string, context: ReadingContext): ParsedCouponResult {
  const reply = status >= 500 ? null : parseReply(text);
  if (!reply) return { kind: "no-answer" };
  const { Coupon: value } = JSON.parse(text) as { readonly Coupon?: unknown };
  const coupon = reply.isSuccess ? parseCoupon(value, context) : null;
  return coupon ? { kind: "valid", coupon } : { kind: "refused", message: reply.message };
}
