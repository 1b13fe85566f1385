import { cartMenuAtom, cartStoreIdAtom } from "../../state/cart/cart.atoms.ts";
import { isCartMenuAwaitedAtom } from "../../state/cart/cartMenuAwaited.atoms.ts";
import { redirectAtom, routeAtom } from "../../state/navigation/navigation.atoms.ts";
import { openSavedOrderAtom } from "../../state/order/openSavedOrder.actions.ts";
import { type JotaiStore, orderServicesAtom } from "../../state/services.atoms.ts";
import { stopAll } from "./stopAll.ts";

/** Nothing is posted, however somebody gets to the checkout. An order on its way is told there, though. */
function leaveCheckout(store: JotaiStore): void {
  const route = store.get(routeAtom);
  const { attempts, orderMemory } = store.get(orderServicesAtom);
  if (route.name !== "checkout" || !orderMemory.savesOrders()) return;
  if (attempts.food.kept() || orderMemory.unseenOrder()) return;
  store.set(redirectAtom, { name: "savedOrder", store: route.store });
}

/** R59: orders that are saved instead of placed, and those that a path brings back. */
export function followSavedOrders(store: JotaiStore): () => void {
  const open = () => store.set(openSavedOrderAtom);
  const leave = () => leaveCheckout(store);
  leave();
  open();
  return stopAll([
    store.sub(routeAtom, leave),
    store.sub(routeAtom, open),
    store.sub(cartMenuAtom, open),
    store.sub(isCartMenuAwaitedAtom, open),
    store.sub(cartStoreIdAtom, open),
  ]);
}
