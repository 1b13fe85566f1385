import { atom } from "jotai";
import { reopenOrder } from "../../../domain/order/reopenOrder.ts";
import { parseSavedOrder, type SavedOrder } from "../../../domain/order/savedOrder.ts";
import { cartCountAtom, cartMenuAtom, cartStoreIdAtom } from "../../cart/cart.atoms.ts";
import { isCartMenuAwaitedAtom } from "../../cart/cartMenuAwaited.atoms.ts";
import { noticeCartAtom, type SavedOrderChange } from "../../cart/cartNotices.atoms.ts";
import { settingsAtom } from "../../host/host.atoms.ts";
import { redirectAtom, routeAtom } from "../../navigation/navigation.atoms.ts";
import { replaceCartAtom } from "../../promotion/removal.atoms.ts";
import { servicesAtom } from "../../services.atoms.ts";

/** If nothing of the order is available any more, the cart is unchanged. */
const fillCartAtom = atom(null, (get, set, order: SavedOrder) => {
  const menu = get(cartMenuAtom);
  if (!menu) return;
  const { cart, notices, goneCount } = reopenOrder(order, menu, get(servicesAtom).clock.now());
  if (cart.lines.length > 0) set(replaceCartAtom, cart);
  set(noticeCartAtom, notices);
  if (goneCount > 0) set(noticeCartAtom, [{ kind: "saved-order", notices: { kind: "gone", count: goneCount } }]);
});

/**
 * R59: puts the saved order in the path into the cart as soon as its store's menu is loaded, or reports that there is
 * no menu. Then removes the order from the path, so that a reload doesn't open it again.
 */
export const openSavedOrderAtom = atom(null, (get, set) => {
  const route = get(routeAtom);
  if (route.name !== "cart" || route.qrcode === undefined) return;
  const storeId = get(cartStoreIdAtom);
  if (storeId === null) return;
  const order = parseSavedOrder(route.qrcode);
  const end = () => set(redirectAtom, { name: "cart", store: route.store });
  const notify = (notices: SavedOrderChange) => {
    set(noticeCartAtom, [{ kind: "saved-order", notices }]);
    end();
  };
  const fail = (kind: "unread" | "no-menu") => notify({ kind: get(cartCountAtom) > 0 ? kind : "failed" });
  if (!order) return fail("unread");
  if (order.storeId !== storeId) {
    // A shop that isn't limited to one store can show the order's own store.
    if (get(settingsAtom).store) return notify({ kind: "elsewhere" });
    return set(redirectAtom, { ...route, store: String(order.storeId) });
  }
  if (get(isCartMenuAwaitedAtom)) return;
  if (!get(cartMenuAtom)) return fail("no-menu");
  set(fillCartAtom, order);
  end();
});
