import { atom } from "jotai";
import type { StoreId } from "../../domain/store/store.ts";
import type { CouponCheckResult } from "../../services/ports/ordering.ts";
import { logAtom } from "../log/log.atoms.ts";
import { orderServicesAtom } from "../services.atoms.ts";

export const askForCouponAtom = atom(
  null,
  async (get, set, storeId: StoreId, code: string): Promise<CouponCheckResult> => {
    const answer = await get(orderServicesAtom)
      .loadOrdering()
      .then((api) => api.checkCoupon(code, storeId))
      .catch(() => null);
    if (answer && answer.kind !== "no-answer") return answer;
    // S44: logged with the route, which every log entry has. The host page gets only the description.
    set(logAtom, { type: "Error", category: "coupon", description: "unknown error in coupon validating" });
    return { kind: "no-answer" };
  },
);
