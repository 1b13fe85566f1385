import { cartMenuAtom, cartStoreIdAtom } from "../../../../state/cart/cart.atoms.ts";
import { isCartMenuAwaitedAtom } from "../../../../state/cart/cartMenuAwaited.atoms.ts";
import { redirectAtom, routeAtom } from "../../../../state/navigation/navigation.atoms.ts";
import { openSavedOrderAtom } from "../../../../state/order/saved-order/openSavedOrder.actions.ts";
import { type JotaiStore, orderServicesAtom } from "../../../../state/services.atoms.ts";
import type { ShopScope } from "../../shopScope.ts";

/**
 * Replaces the checkout, so that nothing is posted. It stays if an order is in progress or unseen, because it shows
 * that order.
 */
function leaveCheckout(store: JotaiStore): void {
  const route = store.get(routeAtom);
  const { attempts, orderMemory } = store.get(orderServicesAtom);
  if (route.name !== "checkout" || orderMemory.get("paymentType") === null) return;
  if (attempts.food.stored() || orderMemory.get("unseenOrder")) return;
  store.set(redirectAtom, { name: "savedOrder", store: route.store });
}

/** R59: handles orders that are saved instead of placed, and saved orders that a path opens again. */
export function watchSavedOrders({ store, scope }: ShopScope): void {
  const open = () => store.set(openSavedOrderAtom);
  const leave = () => leaveCheckout(store);
  leave();
  open();
  scope.add(
    store.sub(routeAtom, leave),
    store.sub(routeAtom, open),
    store.sub(cartMenuAtom, open),
    store.sub(isCartMenuAwaitedAtom, open),
    store.sub(cartStoreIdAtom, open),
  );
}
