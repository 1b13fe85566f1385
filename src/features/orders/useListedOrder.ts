import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import { isUnderWay, type PastOrder } from "../../domain/order/pastOrder.ts";
import type { Store } from "../../domain/store/store.ts";
import { followedOrdersAtom, followOrderAtom } from "../../state/order/history/followedOrders.atoms.ts";
import type { StatusTimes } from "../../state/order/order.atoms.ts";
import { findOrderStoreAtom, orderStoresAtom } from "../../state/order/orderStores.atoms.ts";

export interface ListedOrder {
  readonly order: LiveOrder;
  readonly reachedAt: StatusTimes;
  readonly isLost: boolean;
  /** The order's own store. Null until it has loaded. */
  readonly store: Store | null;
}

/** The current state of an order in a list. An order that is in progress is followed live. */
export function useListedOrder(past: PastOrder): ListedOrder {
  const found = useAtomValue(followedOrdersAtom).get(past.udid);
  const store = useAtomValue(orderStoresAtom)(past.storeId);
  const follow = useSetAtom(followOrderAtom);
  const findStore = useSetAtom(findOrderStoreAtom);
  const isFollowed = isUnderWay(past);
  useEffect(() => (isFollowed ? follow(past) : undefined), [follow, past, isFollowed]);
  useEffect(() => {
    if (isFollowed) void findStore(past.storeId);
  }, [findStore, past, isFollowed]);
  return { order: found?.order ?? past, reachedAt: found?.reachedAt ?? {}, isLost: found?.isLost ?? false, store };
}
