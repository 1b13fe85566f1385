import type { Coupon } from "../../../src/domain/promotion/promotions.ts";
import { couponBox } from "../../../src/state/promotion/coupon.atoms.ts";
import type { ElementState } from "../../support/buildServices.ts";

/** Applies a coupon as if the diner had entered its code, which the backend accepts. */
export async function putCoupon({ store, ordering }: ElementState, coupon: Coupon): Promise<void> {
  ordering.coupons.set(coupon.code, { kind: "valid", coupon });
  store.set(couponBox.codeAtom, coupon.code);
  await store.set(couponBox.applyAtom);
}
