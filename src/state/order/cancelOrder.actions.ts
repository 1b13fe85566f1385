import { atom } from "jotai";
import type { CancelResult } from "../../domain/order/canCancel.ts";
import type { CancelRequest } from "../../services/ports/ordering.ts";
import { orderServicesAtom } from "../services.atoms.ts";

/** Asks the store to cancel an order. */
export const cancelOrderAtom = atom(null, async (get, _set, request: CancelRequest): Promise<CancelResult> => {
  const ordering = await get(orderServicesAtom)
    .loadOrdering()
    .catch(() => null);
  return ordering ? ordering.askToCancel(request) : { kind: "no-answer" };
});
