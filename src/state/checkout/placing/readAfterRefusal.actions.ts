import { atom } from "jotai";
import { memberAtom } from "../../customer/customer.atoms.ts";
import { readProfileAtom } from "../../customer/readProfile.actions.ts";
import { recheckCouponAtom } from "../../promotion/coupon.atoms.ts";
import { refreshStoreAtom } from "../../store/store.actions.ts";

/**
 * A refusal may mean that prices, offers, opening hours, the discount code or the member's points have changed since
 * they were read. The API doesn't say which.
 */
export const readAfterRefusalAtom = atom(null, (get, set) => {
  void set(refreshStoreAtom);
  void set(recheckCouponAtom);
  if (get(memberAtom)) void set(readProfileAtom);
});
