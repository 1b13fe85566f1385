import type { createStore } from "jotai";
import type { StoreId } from "../../domain/store/store.ts";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { redirectAtom } from "../../state/navigation/navigation.atoms.ts";
import { orderNewsAtom } from "../../state/order/orderNews.atoms.ts";
import { shownRouteAtom } from "../../state/screen/shownRoute.atoms.ts";
import { arrivedOrderServicesAtom } from "../../state/services.atoms.ts";

type Store = ReturnType<typeof createStore>;

/**
 * R33: after a reload an order on its way is looked up, and the checkout is where that is done and told. Embedded,
 * nothing else would lead there. So is one that was placed while another store was shown; until its own is, it is told.
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
