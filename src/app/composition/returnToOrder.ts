import type { createStore } from "jotai";
import type { StoreId } from "../../domain/store/store.ts";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { redirectAtom } from "../../state/navigation/navigation.atoms.ts";
import { shownRouteAtom } from "../../state/screen/shownRoute.atoms.ts";
import { arrivedOrderServicesAtom } from "../../state/services.atoms.ts";

type Store = ReturnType<typeof createStore>;

/**
 * R33: after a reload an order on its way is looked up, and the checkout is where that is done and told. Embedded,
 * nothing else would lead there. So is one that was placed while another store was shown.
 */
export function returnToOrder(store: Store, shown: StoreId | null): void {
  const route = store.get(shownRouteAtom);
  if (route.name !== "store" || store.get(settingsAtom).isDigitalDisplay) return;
  const services = store.get(arrivedOrderServicesAtom);
  const address = services?.attempts.food.kept()?.address ?? services?.orderMemory.unseenOrder();
  if (address?.storeId !== shown) return;
  store.set(redirectAtom, { ...route, name: "checkout" });
}
