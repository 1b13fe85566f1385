import { atom } from "jotai";
import { displayOrder, type OrderDisplay } from "../../domain/order/displayOrder.ts";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import { isUnderWay } from "../../domain/order/pastOrder.ts";
import { isOver, ownOrders, type RecentOrder } from "../../domain/order/recentOrder.ts";
import type { Store } from "../../domain/store/store.ts";
import { nowAtom } from "../clock/clock.atoms.ts";
import { customerAtom, memberAtom } from "../customer/customer.atoms.ts";
import { settingsAtom } from "../host/host.atoms.ts";
import type { Route } from "../navigation/paths.ts";
import { isGiftModeAtom, pageRouteAtom } from "../screen/shownRoute.atoms.ts";
import { orderServicesAtom, servicesAtom } from "../services.atoms.ts";
import { orderRoute } from "./orderRoute.ts";
import { orderRouteStoreAtom } from "./orderRouteStore.atoms.ts";
import { findOrderStoreAtom } from "./orderStores.atoms.ts";
import { forgetRecentOrderAtom } from "./recentOrders.atoms.ts";

/** The screens on which a visit starts: a menu, a phone's home page, a group's list of venues. */
const starts: readonly string[] = ["store", "home", "main"];

/** Whether the screen is one that leads back to an order in progress. */
export const isStartShownAtom = atom(
  (get) => starts.includes(get(pageRouteAtom).name) && !get(isGiftModeAtom) && !get(settingsAtom).isDigitalDisplay,
);

interface ReadOrder {
  readonly recent: RecentOrder;
  readonly order: LiveOrder;
  readonly store: Store;
}

const cachedAtom = atom<ReadonlyMap<string, ReadOrder>>(new Map());

export interface OrderInProgress {
  readonly udid: string;
  /** Empty until the store has assigned one. */
  readonly number: string;
  readonly display: OrderDisplay;
  readonly order: Pick<LiveOrder, "type" | "scheduledAt" | "isWayKnown" | "orderedAt">;
  readonly zone: string;
  readonly route: Route;
  /** It was rejected or refunded, or its payment failed. */
  readonly hasFailed: boolean;
  readonly isOver: boolean;
}

/**
 * The orders of this device that the diner may follow, the newest first. An order that ends stays, so that its end can
 * be announced. Orders at stores that hide them from guests are left out.
 */
export const ordersInProgressAtom = atom((get): readonly OrderInProgress[] => {
  const customer = get(customerAtom);
  const placeOf = get(orderRouteStoreAtom);
  const now = get(nowAtom);
  const cached = get(cachedAtom);
  const recent = [...cached.values()].map((each) => each.recent).sort((one, other) => other.placedAt - one.placedAt);
  return ownOrders(recent, get(memberAtom)?.uid ?? null).flatMap((reference): OrderInProgress[] => {
    const { udid } = reference;
    const read = cached.get(udid);
    if (!read) return [];
    const { order, store } = read;
    const route = orderRoute({ reference, customer, view: store.view, ...placeOf(reference) });
    if (route.name !== "completeOrder") return [];
    const display = displayOrder(order, store);
    const hasFailed = !isUnderWay(order) && order.status !== "completed";
    const isPast = isOver(reference, order, now);
    return [{ udid, number: order.number, display, order, zone: store.zone, route, hasFailed, isOver: isPast }];
  });
});

/** Null if it can't be read now. */
const readOrderAtom = atom(null, async (get, set, recent: RecentOrder): Promise<ReadOrder | null> => {
  const { orders } = get(orderServicesAtom);
  const store = await set(findOrderStoreAtom, recent.storeId);
  if (typeof store === "string") return null;
  const found = await orders.findOrder(recent, store.zone);
  if (found.kind === "failed") return null;
  const order = found.kind === "found" ? found.order : null;
  if (isOver(recent, order, get(servicesAtom).clock.now())) set(forgetRecentOrderAtom, recent.udid);
  return order && { recent, order, store };
});

/** Single reads: the live client is too large for a menu. */
const readEveryMs = 20_000;

/** Reads the recent orders of a guest or of this member, again and again until stopped. */
export const followInProgressAtom = atom(null, (get, set, uid: string | null): (() => void) => {
  const { clock, connection } = get(servicesAtom);
  const { orderMemory } = get(orderServicesAtom);
  let [isReading, isStopped] = [false, false];
  const read = async () => {
    // A late answer must not replace a newer one.
    if (isReading) return;
    isReading = true;
    const own = ownOrders(orderMemory.get("recentOrders") ?? [], uid);
    const found = await Promise.all(own.map((recent) => set(readOrderAtom, recent)));
    isReading = false;
    if (isStopped) return;
    const entries = found.filter((each) => each !== null).map((each) => [each.recent.udid, each] as const);
    set(cachedAtom, (cached) => new Map([...cached, ...entries]));
  };
  void read();
  const stops = [
    clock.every(readEveryMs, () => void read()),
    connection.listen((change) => {
      if (change !== "gone") void read();
    }),
  ];
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
    // Meanwhile it may end on its own page. It must not be shown as it was before, even for a moment.
    set(cachedAtom, new Map());
  };
});
