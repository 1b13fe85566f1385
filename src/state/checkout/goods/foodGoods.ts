import type { Getter, Setter } from "jotai";
import { analyticsItems } from "../../../domain/cart/analyticsItems.ts";
import { emptyCart } from "../../../domain/cart/cart.ts";
import { savedCart, withCart } from "../../../domain/cart/savedCarts.ts";
import { isAsOrdered, withOrdered, withoutCopied, withoutOrdered } from "../../../domain/cart/withoutOrdered.ts";
import type { FoodAttempt } from "../../../domain/checkout/attempt.ts";
import type { PlacedOrder } from "../../../domain/checkout/placement.ts";
import type { OrderReference } from "../../../domain/order/orderReference.ts";
import {
  cartOfAtom,
  cartStoreIdAtom,
  cartsAtom,
  recallCartsAtom,
  saveCartAtom,
  saveCartsAtom,
} from "../../cart/cart.atoms.ts";
import { dismissCartNoticesAtom } from "../../cart/cartNotices.atoms.ts";
import { choosesVenueAtom, selectionAtom } from "../../cart/selection.atoms.ts";
import { customerAtom } from "../../customer/customer.atoms.ts";
import { saveDishesAtom } from "../../customer/orderedDishes.actions.ts";
import { forgetUnlessStoredAtom, isStoredAtAtom } from "../../customer/storedContact.atoms.ts";
import { redirectAtom } from "../../navigation/navigation.atoms.ts";
import { orderChangeAtom } from "../../order/orderChange.atoms.ts";
import { orderRoute } from "../../order/orderRoute.ts";
import { saveRecentOrderAtom } from "../../order/recentOrders.atoms.ts";
import { paymentAtom } from "../../payment/payment.atoms.ts";
import { forgetCouponAtom } from "../../promotion/coupon.atoms.ts";
import { forgetOffersAtom } from "../../promotion/offers.atoms.ts";
import { orderServicesAtom } from "../../services.atoms.ts";
import { storeAtom, storeParamAtom } from "../../store/store.atoms.ts";
import { forgetVisitAtom } from "../../visit/visit.atoms.ts";
import { forgetNotesAndTimeAtom } from "../form/notes.atoms.ts";
import { placeJoinAtom } from "../member/memberQuestion.atoms.ts";
import { emitOrderPlaced } from "./emitOrderPlaced.ts";
import type { AttemptCart, GoodsKind } from "./goodsKind.ts";
import { isOnScreen } from "./isOnScreen.ts";

function attemptCart(get: Getter): AttemptCart {
  const { orderMemory: memory } = get(orderServicesAtom);
  const carts = () => memory.carts() ?? {};
  const cartOf = ({ storeId }: OrderReference) => savedCart(carts(), storeId);
  const keep = ({ storeId }: OrderReference, cart: ReturnType<typeof cartOf>) =>
    memory.saveCarts(withCart(carts(), storeId, cart));
  return {
    isAsOrdered: ({ reference, ordered }: FoodAttempt) => !ordered || isAsOrdered(cartOf(reference), ordered),
    removeFromCart: ({ reference, ordered }: FoodAttempt) =>
      void keep(reference, withoutOrdered(cartOf(reference), ordered ?? [])),
    undoRemove: ({ reference, ordered }: FoodAttempt) =>
      void keep(reference, withOrdered(cartOf(reference), ordered ?? [])),
  };
}

type PlacedFood = Pick<FoodAttempt, keyof PlacedOrder>;

/** The ordered cart may belong to another store than the one that is shown. */
function removeFromCart(get: Getter, set: Setter, { reference: { storeId }, ordered }: PlacedFood): void {
  const cart = ordered ? withoutOrdered(get(cartOfAtom)(storeId), ordered) : emptyCart;
  // The cart is emptied first: forgetting the rest then can't change the price of what was ordered.
  if (get(cartStoreIdAtom) === storeId) {
    set(dismissCartNoticesAtom);
    set(saveCartAtom, { cart, happening: { kind: "ordered" } });
  } else {
    set(saveCartsAtom, withCart(get(cartsAtom), storeId, cart));
  }
  // R75: the selection may be in another tab, so this tab empties the first store's cart, too.
  if (get(choosesVenueAtom)) set(saveCartsAtom, withoutCopied(get(cartsAtom), storeId, ordered ?? []));
}

/** Shows the order's screen. A diner who looks at another store stays there and gets a message. */
function show(get: Getter, set: Setter, reference: OrderReference): boolean {
  get(orderServicesAtom).orderMemory.saveUnseenOrder(reference);
  const shown = get(storeAtom);
  const isShown = shown.kind === "ready" && isOnScreen(get, reference);
  if (isShown) {
    // R75: the path names the first store, and the picked venue as the order's company.
    const home = get(selectionAtom)?.home;
    const store = `${home ?? get(storeParamAtom)}`;
    const customer = get(customerAtom);
    const isElsewhere = home !== undefined;
    set(redirectAtom, orderRoute({ reference, customer, view: shown.value.view, store, isElsewhere }));
  } else {
    set(orderChangeAtom, reference);
  }
  return isShown;
}

export const foodGoods: GoodsKind = {
  attempts: (get) => get(orderServicesAtom).attempts.food,
  attemptCart,
  items: (ordered: FoodAttempt["ordered"]) => analyticsItems(ordered ?? []),
  payment: (get) => get(paymentAtom),
  reconcileCart(get, set) {
    if (get(orderServicesAtom).orderMemory.carts()) set(recallCartsAtom);
    // Something else removed the stored carts: those in memory are stored again.
    else set(saveCartsAtom, get(cartsAtom));
  },
  settle(get, set, order: PlacedFood, tender, isOurs) {
    const { orderMemory } = get(orderServicesAtom);
    const { storeId } = order.reference;
    // Before the cart is emptied, because that is announced to the host page too.
    if (isOurs) {
      emitOrderPlaced(get, order, foodGoods.items(order.ordered));
      set(placeJoinAtom, order, tender);
      const productIds = order.ordered?.map(({ productId }) => productId) ?? [];
      if (get(isStoredAtAtom)(storeId)) set(saveDishesAtom, { storeId, productIds });
      set(forgetUnlessStoredAtom, storeId);
    }
    set(saveRecentOrderAtom, order.reference);
    // Reads the stored carts first, so that another tab's changes aren't lost.
    set(recallCartsAtom);
    // If another tab has settled the order, the cart's lines were added since.
    if (isOurs || !orderMemory.carts()) removeFromCart(get, set, order);
    set(forgetVisitAtom);
    set(forgetNotesAndTimeAtom, storeId);
    set(forgetCouponAtom, storeId);
    set(forgetOffersAtom, storeId);
  },
  show,
  showUnseen(get, set) {
    const reference = get(orderServicesAtom).orderMemory.unseenOrder();
    if (reference && isOnScreen(get, reference)) show(get, set, reference);
  },
};
