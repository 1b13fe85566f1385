import type { Store } from "../../../../domain/store/store.ts";
import { cartCountAtom, cartMenuAtom, cartStoreIdAtom } from "../../../../state/cart/cart.atoms.ts";
import { isCartMenuAwaitedAtom } from "../../../../state/cart/cartMenuAwaited.atoms.ts";
import { mayReplaceCartAtom, refillAtom } from "../../../../state/checkout/reorder/refill.atoms.ts";
import { isReturningAtom } from "../../../../state/customer/customer.atoms.ts";
import { routeAtom } from "../../../../state/navigation/navigation.atoms.ts";
import { type JotaiStore, orderServicesAtom } from "../../../../state/services.atoms.ts";
import { storeAtom } from "../../../../state/store/store.atoms.ts";
import type { ShopScope } from "../../shopScope.ts";

/**
 * Whether the cart is empty or may be replaced, and there is no order in progress and none that the diner hasn't seen.
 */
function isFree(store: JotaiStore, named: string): boolean {
  const { attempts, orderMemory } = store.get(orderServicesAtom);
  const hasRoom = store.get(cartCountAtom) === 0 || store.get(mayReplaceCartAtom) === named;
  return hasRoom && !attempts.food.stored() && !orderMemory.get("unseenOrder");
}

function fill(store: JotaiStore, udid: string, shown: Store, fail: () => void): void {
  import("../../../../state/checkout/reorder/refill.actions.ts")
    .then(({ refillCheckoutAtom }) => store.set(refillCheckoutAtom, udid, shown))
    .catch(fail);
}

/**
 * R70: the checkout's path may name a past order. The cart is filled once when the diner comes there, as soon as there
 * is a menu to order from: if the diner empties it there, it stays empty. Without a menu, this fails.
 */
export function watchRefill({ store, scope }: ShopScope): void {
  let seen: string | null = null;
  const look = () => {
    const route = store.get(routeAtom);
    const shown = store.get(storeAtom);
    const named = (route.name === "checkout" && route.order) || null;
    if (named === null) {
      seen = null;
      store.set(refillAtom, null);
      return;
    }
    if (named === seen) return;
    // Another store may still be shown.
    if (shown.kind !== "ready" || shown.value.id !== store.get(cartStoreIdAtom)) return;
    const isWanted = isFree(store, named);
    const hasMenu = store.get(cartMenuAtom) !== null;
    // R84: until then, it isn't known whose order it is.
    const isReady = hasMenu && !store.get(isReturningAtom);
    const isAsking = hasMenu || store.get(isCartMenuAwaitedAtom);
    store.set(refillAtom, isWanted ? (isAsking ? "asking" : "failed") : null);
    if (isWanted && !isReady) return;
    seen = named;
    const fail = () => void (seen === named && store.set(refillAtom, "failed"));
    if (isWanted) fill(store, named, shown.value, fail);
  };
  look();
  const watched = [routeAtom, storeAtom, cartMenuAtom, isCartMenuAwaitedAtom, isReturningAtom];
  scope.add(...watched.map((read) => store.sub(read, look)));
}
