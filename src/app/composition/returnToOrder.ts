import type { createStore } from "jotai";
import type { StoreId } from "../../domain/store/store.ts";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { redirectAtom } from "../../state/navigation/navigation.atoms.ts";
import { orderNewsAtom } from "../../state/order/orderNews.atoms.ts";
import { shownRouteAtom } from "../../state/screen/shownRoute.atoms.ts";
import { arrivedOrderServicesAtom } from "../../state/services.atoms.ts";

type Store = ReturnType<typeof createStore>;

/**
 * R33: after a reload the checkout opens for an order in progress, because it is looked up and told there; embedded,
 * nothing else leads there. An order that was placed while another store was shown opens too; until its own store is
 * shown, a message tells of it.
 */
export function returnToOrder(store: Store, shown: StoreId | null): void {
  const services = store.get(arrivedOrderServicesAtom);
  if (!services || store.get(settingsAtom).isDigitalDisplay) return;
  const unseen = services.orderMemory.unseenOrder();
  if (unseen && unseen.storeId !== shown) store.set(orderNewsAtom, unseen);
  const route = store.get(shownRouteAtom);
  if (route.name !== "store" || (services.attempts.food.kept()?.reference ?? unseen)?.storeId !== shown) return;
  store.set(redirectAtom, { ...route, name: "checkout" });
}
