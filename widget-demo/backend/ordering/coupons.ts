import type { DemoData } from "../data.ts";
import type { JsonFields } from "../documents/types.ts";
import { textIn } from "./reading.ts";
import { Refusal } from "./refusal.ts";
import { words } from "./words.ts";

/** Ignores case, because people type codes in any case. */
export function findCoupon(coupons: DemoData["coupons"], code: string, companyIds: readonly string[]): JsonFields {
  const found = coupons.find(
    ({ CompanyID, Coupon }) =>
      companyIds.includes(String(CompanyID)) && textIn(Coupon, "CouponCode").toLowerCase() === code.toLowerCase(),
  );
  if (!found) {
    throw new Refusal(words.unknownCode, `There is no such coupon of ${companyIds.join(" or ")}.`);
  }
  return found.Coupon;
}
