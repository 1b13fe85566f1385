import type { Getter, Setter } from "jotai";
import { emptyCart } from "../../domain/cart/cart.ts";
import { savedCart, withCart } from "../../domain/cart/savedCarts.ts";
import { isAsOrdered, withOrdered, withoutOrdered } from "../../domain/cart/withoutOrdered.ts";
import type { PlacedOrder } from "../../domain/checkout/placement.ts";
import type { OrderAddress } from "../../domain/order/orderAddress.ts";
import type { OrderMemory } from "../../services/ports/memory.ts";
import {
  cartOfAtom,
  cartStoreIdAtom,
  cartsAtom,
  keepCartsAtom,
  putCartAtom,
  recallCartsAtom,
} from "../cart/cart.atoms.ts";
import { dismissCartNoticesAtom } from "../cart/cartNotices.atoms.ts";
import { customerAtom } from "../customer/customer.atoms.ts";
import { redirectAtom } from "../navigation/navigation.atoms.ts";
import { isShutAtom, orderNewsAtom } from "../order/orderNews.atoms.ts";
import { orderRoute } from "../order/orderRoute.ts";
import { forgetCouponAtom } from "../promotion/coupon.atoms.ts";
import { forgetOffersAtom } from "../promotion/offers.atoms.ts";
import { orderServicesAtom } from "../services.atoms.ts";
import { storeAtom, storeParamAtom } from "../store/store.atoms.ts";
import { forgetVisitAtom } from "../visit/visit.atoms.ts";
import { forgetWishesAtom } from "./checkout.atoms.ts";
import type { GoodsKind, KeptCart } from "./goodsKind.ts";
import { tellPlaced } from "./tellPlaced.ts";

function keptCart(memory: OrderMemory): KeptCart {
  const carts = () => memory.carts() ?? {};
  const cartOf = ({ storeId }: OrderAddress) => savedCart(carts(), storeId);
  const keep = ({ storeId }: OrderAddress, cart: ReturnType<typeof cartOf>) =>
    memory.keepCarts(withCart(carts(), storeId, cart));
  return {
    isAsOrdered: ({ address, ordered }) => !ordered || isAsOrdered(cartOf(address), ordered),
    takeOut: ({ address, ordered }) => void keep(address, withoutOrdered(cartOf(address), ordered ?? [])),
    putBack: ({ address, ordered }) => void keep(address, withOrdered(cartOf(address), ordered ?? [])),
  };
}

/** The cart that was ordered may be another store's than the one that is shown. */
function takeOut(get: Getter, set: Setter, { address: { storeId }, ordered }: PlacedOrder): void {
  const cart = ordered ? withoutOrdered(get(cartOfAtom)(storeId), ordered) : emptyCart;
  // The cart goes first: what is forgotten after it changes no price of what was ordered.
  if (get(cartStoreIdAtom) === storeId) {
    set(dismissCartNoticesAtom);
    set(putCartAtom, { cart, happening: { kind: "changed" } });
  } else {
    set(keepCartsAtom, withCart(get(cartsAtom), storeId, cart));
  }
}

function isOnScreen(get: Getter, { storeId }: OrderAddress): boolean {
  const shown = get(storeAtom);
  return !get(isShutAtom) && shown.kind === "ready" && shown.value.id === storeId;
}

/** Who looks at another store stays there. */
function show(get: Getter, set: Setter, address: OrderAddress): boolean {
  get(orderServicesAtom).orderMemory.keepUnseenOrder(address);
  const shown = get(storeAtom);
  const isShown = shown.kind === "ready" && isOnScreen(get, address);
  if (isShown) {
    const store = get(storeParamAtom) ?? String(address.storeId);
    const customer = get(customerAtom);
    set(redirectAtom, orderRoute({ address, customer, view: shown.value.view, store, isElsewhere: false }));
  } else {
    set(orderNewsAtom, address);
  }
  return isShown;
}

export const foodGoods: GoodsKind = {
  goods: "food",
  keptCart,
  reconcileCart(get, set) {
    if (get(orderServicesAtom).orderMemory.carts()) set(recallCartsAtom);
    // Taken away from outside: what is here is kept again.
    else set(keepCartsAtom, get(cartsAtom));
  },
  settle(get, set, order, isOurs) {
    const { orderMemory } = get(orderServicesAtom);
    const { storeId } = order.address;
    // Before the cart is emptied, which the page hears of too.
    if (isOurs) tellPlaced(get, order);
    // Another tab's changes are not to be lost by it.
    set(recallCartsAtom);
    // Where somebody else has settled it, what is in the cart by now has come since.
    if (isOurs || !orderMemory.carts()) takeOut(get, set, order);
    set(forgetVisitAtom);
    set(forgetWishesAtom);
    set(forgetCouponAtom, storeId);
    set(forgetOffersAtom, storeId);
  },
  show,
  showUnseen(get, set) {
    const address = get(orderServicesAtom).orderMemory.unseenOrder();
    if (address && isOnScreen(get, address)) show(get, set, address);
  },
};
