import { atom } from "jotai";
import type { StoreId } from "../../domain/store/store.ts";
import type { CouponAnswer } from "../../services/ports/ordering.ts";
import { logAtom } from "../log/log.atoms.ts";
import { orderServicesAtom } from "../services.atoms.ts";

export const askForCouponAtom = atom(null, async (get, set, storeId: StoreId, code: string): Promise<CouponAnswer> => {
  const answer = await get(orderServicesAtom)
    .loadOrdering()
    .then((api) => api.checkCoupon(code, storeId))
    .catch(() => null);
  if (answer && answer.kind !== "no-answer") return answer;
  // Spec: with the route, which every entry of the log has; the page hears the words alone.
  set(logAtom, { type: "Error", category: "coupon", description: "unknown error in coupon validating" });
  return { kind: "no-answer" };
});
