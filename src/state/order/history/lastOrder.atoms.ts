import { atom } from "jotai";
import type { PastOrder } from "../../../domain/order/pastOrder.ts";
import type { OrdersRequest } from "../../../services/ports/orderHistory.ts";
import { orderServicesAtom } from "../../services.atoms.ts";
import { ordersRequestedAtom } from "./ordersRequested.atoms.ts";

interface Found {
  readonly request: OrdersRequest;
  /** Null while it is read, and if there is none. */
  readonly order: PastOrder | null;
}

const foundAtom = atom<Found | null>(null);

/** A member's last order. Null for a guest, without an order, and until it has been read. */
export const lastOrderAtom = atom((get): PastOrder | null => {
  const found = get(foundAtom);
  return found && found.request === get(ordersRequestedAtom) ? found.order : null;
});

/** Reads it once for each member and store; after a failure the next call tries again. */
export const findLastOrderAtom = atom(null, async (get, set) => {
  const request = get(ordersRequestedAtom);
  if (!request || get(foundAtom)?.request === request) return;
  const reading: Found = { request, order: null };
  set(foundAtom, reading);
  const page = await get(orderServicesAtom)
    .loadHistory()
    .then((history) => history.readPage(request, { after: null, count: 1 }))
    .catch(() => null);
  if (get(foundAtom) !== reading) return;
  set(foundAtom, page?.kind === "found" ? { request, order: page.orders[0] ?? null } : null);
});

/** Another order has just been placed. */
export const forgetLastOrderAtom = atom(null, (_get, set) => set(foundAtom, null));
