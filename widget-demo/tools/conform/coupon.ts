import { isJsonObject } from "../../backend/documentShape.ts";
import type { JsonFields } from "../../backend/documents/types.ts";
import type { Answer } from "./api.ts";
import { needed } from "./fixtures.ts";
import { sellable } from "./lines.ts";
import type { Change } from "./order.ts";
import { done } from "./replies.ts";
import type { Subject } from "./subject.ts";
import { fail, skip } from "./verdict.ts";

export function askCoupon({ call, shop }: Subject, code: string, storeId = shop.id): Promise<Answer> {
  return call("GET", `coupons/${encodeURIComponent(code)}?CompanyID=${storeId}`);
}

/** The fixtures' coupon, as the API knows it. */
export function couponOf(subject: Subject): Promise<JsonFields> {
  return subject.once("coupon", async () => {
    const { Coupon } = done("checkCoupon", await askCoupon(subject, needed(subject.fixtures.coupon, "coupon")));
    return isJsonObject(Coupon) ? Coupon : fail("the answer has no Coupon.");
  });
}

/** An order that the fixtures' coupon makes cheaper. */
export async function couponChange(subject: Subject): Promise<Change> {
  const coupon = await couponOf(subject);
  const candidates = [1, 2, 5, 20].flatMap((quantity) =>
    sellable(subject.shop).map((dish): Change => ({ coupon, lines: [{ ...dish, quantity }] })),
  );
  for (const change of candidates) {
    const order = await subject.possibleOrder(change);
    if (order?.OrderItems[0]?.AppliedCoupon) return change;
  }
  return skip("the coupon in the fixtures fits no dish of the menu.");
}
