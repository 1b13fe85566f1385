import { atom } from "jotai";
import type { OrdersRequest } from "../../services/ports/orderHistory.ts";
import { promotionsAtom } from "../promotion/rules.atoms.ts";
import { orderServicesAtom } from "../services.atoms.ts";
import { ordersRequestedAtom } from "./history/ordersRequested.atoms.ts";

interface Known {
  readonly asked: OrdersRequest | null;
  /** Null if nobody could answer, undefined until there is an answer. */
  readonly hasOrdered: boolean | null | undefined;
}

const knownAtom = atom<Known | null>(null);

/** Null unless there is an offer for a first order, because only that needs the answer. */
const wantedAtom = atom((get) =>
  get(promotionsAtom).triggers.some(({ mode }) => mode === "first-order") ? get(ordersRequestedAtom) : null,
);

const hasOrderedAtom = atom((get) => {
  const known = get(knownAtom);
  return known?.asked === get(wantedAtom) ? known?.hasOrdered : undefined;
});

/** R68: null while it isn't known, or if it isn't needed. */
export const earlierOrdersAtom = atom((get): number | null => {
  const hasOrdered = get(hasOrderedAtom) ?? null;
  return hasOrdered === null ? null : Number(hasOrdered);
});

/** Whether an answer is pending that may change the price. */
export const areEarlierOrdersPendingAtom = atom((get) => get(wantedAtom) !== null && get(hasOrderedAtom) === undefined);

/** Asks once for each member and store; after a failure the next call tries again. */
export const findEarlierOrdersAtom = atom(null, async (get, set) => {
  const asked = get(wantedAtom);
  const known = get(knownAtom);
  if (!asked || (known?.asked === asked && known.hasOrdered !== null)) return;
  const asking: Known = { asked, hasOrdered: undefined };
  set(knownAtom, asking);
  const hasOrdered = await get(orderServicesAtom)
    .loadHistory()
    .then((history) => history.hasOrdered(asked))
    .catch(() => null);
  if (get(knownAtom) === asking) set(knownAtom, { asked, hasOrdered });
});

/** Forgets the answer, because the next cart may come after an order. */
export const forgetEarlierOrdersAtom = atom(null, (_get, set) => set(knownAtom, null));
