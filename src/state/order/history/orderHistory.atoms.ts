import { atom } from "jotai";
import { dishesAgain, type PastOrder, pointMoves } from "../../../domain/order/pastOrder.ts";
import type { HistoryCursor, OrdersRequest } from "../../../services/ports/orderHistory.ts";
import { memberAtom } from "../../customer/customer.atoms.ts";
import { accountDishesAtom } from "../../customer/orderedDishes.atoms.ts";
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

interface CachedOrders extends ReadOrders {
  readonly request: OrdersRequest | null;
  readonly next: HistoryCursor | null;
}

/** Null if its code can't be loaded. */
const loadHistoryAtom = atom(null, (get) =>
  get(orderServicesAtom)
    .loadHistory()
    .catch(() => null),
);

const begin: CachedOrders = { request: null, orders: [], reading: "running", isWhole: false, next: null };

const cachedAtom = atom<CachedOrders>(begin);

/** The member's orders that have been read, newest first. */
export const orderHistoryAtom = atom((get): ReadOrders => {
  const cached = get(cachedAtom);
  return cached.request === get(ordersRequestedAtom) ? cached : begin;
});

/** Reads `count` more orders. */
export const readOrdersAtom = atom(null, async (get, set, count: number) => {
  const cached = get(cachedAtom);
  const { request, orders, next: after } = cached;
  if (!request || cached.isWhole) return;
  const running: CachedOrders = { ...cached, reading: "running" };
  set(cachedAtom, running);
  const history = await set(loadHistoryAtom);
  const room = Math.min(count, mostOrders - orders.length);
  const page = await history?.readPage(request, { after, count: room });
  // Another member may have signed in, or the list may have been started again.
  if (get(cachedAtom) !== running) return;
  if (page?.kind !== "found") return set(cachedAtom, { ...cached, reading: "failed" });
  const all = [...orders, ...page.orders];
  const { customerId: uid, storeId } = request;
  const isTheirs = atom((read) => read(memberAtom)?.uid === uid);
  set(accountDishesAtom, { isTheirs, storeId, productIds: dishesAgain(all, storeId) });
  const isWhole = page.next === null || all.length >= mostOrders;
  set(cachedAtom, { request, orders: all, reading: null, isWhole, next: page.next });
});

/** Starts the list again, because orders may have been added or changed. */
export const openHistoryAtom = atom(null, (get, set, count: number) => {
  set(cachedAtom, { ...begin, request: get(ordersRequestedAtom) });
  return set(readOrdersAtom, count);
});

const cachedUnderWayAtom = atom<CachedOrders>(begin);

/** R69: the orders that the store hasn't completed yet. */
export const ordersUnderWayAtom = atom((get): ReadOrders => {
  const cached = get(cachedUnderWayAtom);
  return cached.request === get(ordersRequestedAtom) ? cached : begin;
});

export const openUnderWayAtom = atom(null, async (get, set) => {
  const request = get(ordersRequestedAtom);
  const running: CachedOrders = { ...begin, request };
  set(cachedUnderWayAtom, running);
  if (!request) return;
  const history = await set(loadHistoryAtom);
  const found = await history?.readUnderWay(request);
  if (get(cachedUnderWayAtom) !== running) return;
  if (found?.kind === "found")
    set(cachedUnderWayAtom, { ...running, orders: found.orders, reading: null, isWhole: true });
  else set(cachedUnderWayAtom, { ...running, reading: "failed" });
});

/** A row is one line high, so more rows fit on the screen than orders. */
const rowsAtOnce = 10;

export const pointMovesAtom = atom((get) => pointMoves(get(orderHistoryAtom).orders));

/** Reads until there are `rowsAtOnce` more rows, or no more orders: not every order moves points. */
export const readMovesAtom = atom(null, async (get, set) => {
  const targetCount = get(pointMovesAtom).length + rowsAtOnce;
  do await set(readOrdersAtom, rowsAtOnce);
  while (
    get(pointMovesAtom).length < targetCount &&
    get(orderHistoryAtom).reading === null &&
    !get(orderHistoryAtom).isWhole
  );
});

export const openMovesAtom = atom(null, async (get, set) => {
  await set(openHistoryAtom, rowsAtOnce);
  const { reading, isWhole } = get(orderHistoryAtom);
  if (get(pointMovesAtom).length === 0 && reading === null && !isWhole) await set(readMovesAtom);
});
