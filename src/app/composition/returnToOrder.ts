import { isReadyAtom, settingsAtom } from "../../state/host/host.atoms.ts";
import { redirectAtom } from "../../state/navigation/navigation.atoms.ts";
import { orderNewsAtom } from "../../state/order/orderNews.atoms.ts";
import { shownRouteAtom } from "../../state/screen/shownRoute.atoms.ts";
import { type JotaiStore, orderServicesAtom } from "../../state/services.atoms.ts";
import { storeAtom } from "../../state/store/store.atoms.ts";

function lead(store: JotaiStore): void {
  if (store.get(settingsAtom).isDigitalDisplay) return;
  const { attempts, orderMemory } = store.get(orderServicesAtom);
  const open = store.get(storeAtom);
  const shown = open.kind === "ready" ? open.value.id : null;
  const unseen = orderMemory.unseenOrder();
  if (unseen && unseen.storeId !== shown) store.set(orderNewsAtom, unseen);
  const route = store.get(shownRouteAtom);
  if (route.name !== "store" || (attempts.food.kept()?.reference ?? unseen)?.storeId !== shown) return;
  store.set(redirectAtom, { ...route, name: "checkout" });
}

/**
 * R33: after a reload an order on its way is looked up, and the checkout is where that is done and told. Embedded,
 * nothing else would lead there. So is one that was placed while another store was shown; until its own is, it is told.
 * Once a start: who goes back to the menu stays there.
 */
export function returnToOrder(store: JotaiStore): () => void {
  if (store.get(isReadyAtom)) lead(store);
  return store.sub(isReadyAtom, () => lead(store));
}
