import { atom } from "jotai";
import type { CancelAnswer } from "../../domain/order/canCancel.ts";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import { orderServicesAtom } from "../services.atoms.ts";
import { watchedOrderAtom } from "./order.atoms.ts";

/** Asks the store to cancel the order on the screen. */
export const cancelOrderAtom = atom(null, async (get, _set, order: LiveOrder): Promise<CancelAnswer> => {
  const reference = get(watchedOrderAtom)?.reference;
  const ordering = await get(orderServicesAtom)
    .loadOrdering()
    .catch(() => null);
  return ordering && reference ? ordering.askToCancel({ order, reference }) : { kind: "no-answer" };
});
