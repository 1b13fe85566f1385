import { cents } from "../../domain/money/cents.ts";
import type { Coupon } from "../../domain/promotion/promotions.ts";
import { anyNumber, dollars, id, price } from "../kinds.ts";
import { documentFields, type Fields, leaveOut, type ReadingContext, read, readList } from "../reading.ts";
import { parseReply } from "./replies.ts";

/**
 * The coupon is limited to products or categories that can't be read. Without this check it would apply to everything.
 */
function isForNobodyKnowsWhat({ values }: Fields, productId: string | null, categoryIds: readonly string[]): boolean {
  const { Product: product, CouponCategory: categories } = values;
  if (productId === null && product !== undefined && product !== null && product !== "") return true;
  return categoryIds.length === 0 && Array.isArray(categories) && categories.length > 0;
}

/** Null if it is invalid (R10). A negative value counts as 0, as with a percentage (R22). */
export function parseCoupon(value: unknown, context: ReadingContext): Coupon | null {
  const fields = documentFields(value, "Coupon", context);
  if (!fields) return null;
  const code = read(fields, "CouponCode", id, null);
  const productId = fields.values["Product"] === "" ? null : read(fields, "Product", id, null);
  const categoryIds = readList(fields, "CouponCategory", id);
  const percent = read(fields, "PercentageValue", anyNumber, 0);
  if (code === null) return leaveOut(fields, "a coupon needs a CouponCode");
  if (percent > 100) return leaveOut(fields, "not a percent");
  if (isForNobodyKnowsWhat(fields, productId, categoryIds)) return leaveOut(fields, "nobody knows what it is for");
  return {
    code,
    productId,
    categoryIds,
    percent: Math.max(0, percent),
    flat: cents(Math.max(0, read(fields, "FreeDollar", dollars, cents(0)))),
    minimumSpend: read(fields, "MinSpent", price, cents(0)),
  };
}

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
