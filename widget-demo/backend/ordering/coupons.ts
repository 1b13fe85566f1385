import type { DemoData } from "../data.ts";
import type { JsonFields } from "../documents/types.ts";
import type { OrderingParts } from "./parts.ts";
import { idIn, textIn } from "./reading.ts";
import { Refusal } from "./refusal.ts";
import { findStore, type Store } from "./storeDocuments.ts";
import { words } from "./words.ts";

/** R79: the companies whose coupons count at a store: the store itself and its HQ. */
export function couponCompanies({ id, fields }: Store): readonly string[] {
  return [id, idIn(fields, "HQCompanyID")].filter((each) => each !== "");
}

/** The coupon that a cart asks for. The question names only the store. */
export function findAskedCoupon(parts: OrderingParts, code: string, storeId: string): JsonFields {
  const store = findStore(parts, storeId);
  return findCoupon(parts.coupons, code, store ? couponCompanies(store) : [storeId]);
}

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
