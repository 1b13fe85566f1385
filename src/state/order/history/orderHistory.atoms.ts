import { atom } from "jotai";
import type { PastOrder } from "../../../domain/order/pastOrder.ts";
import type { HistoryCursor, OrdersRequest } from "../../../services/ports/orderHistory.ts";
import { orderServicesAtom } from "../../services.atoms.ts";
import { ordersRequestedAtom } from "./ordersRequested.atoms.ts";

/** R69. */
export const pageSize = 3;
const mostOrders = 100;

export interface ReadOrders {
  readonly orders: readonly PastOrder[];
  readonly reading: "running" | "failed" | null;
  /** There are no more orders, or no more are shown. */
  readonly isWhole: boolean;
}

interface Held extends ReadOrders {
  readonly asked: OrdersRequest | null;
  readonly next: HistoryCursor | null;
}

/** Null if its code can't be loaded. */
const loadHistoryAtom = atom(null, (get) =>
  get(orderServicesAtom)
    .loadHistory()
    .catch(() => null),
);

const begin: Held = { asked: null, orders: [], reading: "running", isWhole: false, next: null };

const cachedAtom = atom<Held>(begin);

/** The member's orders that have been read, newest first. */
export const orderHistoryAtom = atom((get): ReadOrders => {
  const held = get(cachedAtom);
  return held.asked === get(ordersRequestedAtom) ? held : begin;
});

/** Reads `count` more orders. */
export const readOrdersAtom = atom(null, async (get, set, count: number) => {
  const held = get(cachedAtom);
  const { asked, orders, next: after } = held;
  if (!asked || held.isWhole) return;
  const running: Held = { ...held, reading: "running" };
  set(cachedAtom, running);
  const history = await set(loadHistoryAtom);
  const room = Math.min(count, mostOrders - orders.length);
  const page = await history?.readPage(asked, { after, count: room });
  // Another member may have signed in, or the list may have been started again.
  if (get(cachedAtom) !== running) return;
  if (page?.kind !== "found") return set(cachedAtom, { ...held, reading: "failed" });
  const all = [...orders, ...page.orders];
  const isWhole = page.next === null || all.length >= mostOrders;
  set(cachedAtom, { asked, orders: all, reading: null, isWhole, next: page.next });
});

/** Starts the list again, because orders may have been added or changed. */
export const openHistoryAtom = atom(null, (get, set, count: number) => {
  set(cachedAtom, { ...begin, asked: get(ordersRequestedAtom) });
  return set(readOrdersAtom, count);
});

const cachedUnderWayAtom = atom<Held>(begin);

/** R69: the orders that the store hasn't completed yet. */
export const ordersUnderWayAtom = atom((get): ReadOrders => {
  const held = get(cachedUnderWayAtom);
  return held.asked === get(ordersRequestedAtom) ? held : begin;
});

export const openUnderWayAtom = atom(null, async (get, set) => {
  const asked = get(ordersRequestedAtom);
  const running: Held = { ...begin, asked };
  set(cachedUnderWayAtom, running);
  if (!asked) return;
  const history = await set(loadHistoryAtom);
  const found = await history?.readUnderWay(asked);
  if (get(cachedUnderWayAtom) !== running) return;
  if (found?.kind === "found")
    set(cachedUnderWayAtom, { ...running, orders: found.orders, reading: null, isWhole: true });
  else set(cachedUnderWayAtom, { ...running, reading: "failed" });
});
