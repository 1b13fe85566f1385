import { atom } from "jotai";
import type { OrdersAsked } from "../../services/ports/orderHistory.ts";
import { rulesAtom } from "../promotion/rules.atoms.ts";
import { orderServicesAtom } from "../services.atoms.ts";
import { ordersAskedAtom } from "./ordersAsked.atoms.ts";

interface Known {
  readonly asked: OrdersAsked;
  /** Null: not answered yet, or not at all. */
  readonly hasOrdered: boolean | null;
  readonly isRunning: boolean;
}

const knownAtom = atom<Known | null>(null);

/** Only an offer for a first order asks. */
const wantedAtom = atom((get) => {
  const hasOffer = get(rulesAtom).promotions.triggers.some(({ mode }) => mode === "first-order");
  return hasOffer ? get(ordersAskedAtom) : null;
});

const knownNowAtom = atom((get) => {
  const known = get(knownAtom);
  return known?.asked === get(wantedAtom) ? known : null;
});

/** R68: null while nobody knows, and where the question didn't come up. */
export const earlierOrdersAtom = atom((get): number | null => {
  const { hasOrdered = null } = get(knownNowAtom) ?? {};
  return hasOrdered === null ? null : Number(hasOrdered);
});

/** An answer that may change the price is still to come. */
export const areEarlierOrdersPendingAtom = atom(
  (get) => get(wantedAtom) !== null && get(knownNowAtom)?.isRunning !== false,
);

/** Asks once for each member and store; after a failure the next call tries again. */
export const findEarlierOrdersAtom = atom(null, async (get, set) => {
  const asked = get(wantedAtom);
  const before = get(knownNowAtom);
  if (!asked || before?.isRunning || typeof before?.hasOrdered === "boolean") return;
  const running: Known = { asked, hasOrdered: null, isRunning: true };
  set(knownAtom, running);
  const history = await get(orderServicesAtom)
    .loadHistory()
    .catch(() => null);
  const hasOrdered = (await history?.hasOrdered(asked)) ?? null;
  if (get(knownAtom) === running) set(knownAtom, { asked, hasOrdered, isRunning: false });
});

/** The next cart may come after an order. */
export const forgetEarlierOrdersAtom = atom(null, (_get, set) => set(knownAtom, null));
