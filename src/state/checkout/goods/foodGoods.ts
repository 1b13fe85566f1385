import type { Getter, Setter } from "jotai";
import { analyticsItems } from "../../../domain/cart/analyticsItems.ts";
import { type Cart, emptyCart } from "../../../domain/cart/cart.ts";
import { savedCart, withCart } from "../../../domain/cart/savedCarts.ts";
import { isAsOrdered, withOrdered, withoutCopied, withoutOrdered } from "../../../domain/cart/withoutOrdered.ts";
import type { FoodAttempt } from "../../../domain/checkout/attempt.ts";
import type { OrderReference } from "../../../domain/order/orderReference.ts";
import {
  cartAtom,
  cartOfAtom,
  cartStoreIdAtom,
  cartsAtom,
  reloadCartsAtom,
  saveCartAtom,
  saveCartsAtom,
} from "../../cart/cart.atoms.ts";
import { dismissCartNoticesAtom } from "../../cart/cartNotices.atoms.ts";
import { choosesVenueAtom, selectionAtom } from "../../cart/selection.atoms.ts";
import { typedContactAtom } from "../../customer/contact.atoms.ts";
import { customerAtom } from "../../customer/customer.atoms.ts";
import { saveDishesAtom } from "../../customer/orderedDishes.actions.ts";
import { isStoredAtAtom } from "../../customer/rememberDetails.atoms.ts";
import { travelSecondsAtom } from "../../fulfilment/delivery.atoms.ts";
import { modeAtom } from "../../fulfilment/mode.atoms.ts";
import { chosenTimeAtom } from "../../fulfilment/times.atoms.ts";
import { redirectAtom } from "../../navigation/navigation.atoms.ts";
import { orderChangeAtom } from "../../order/orderChange.atoms.ts";
import { orderRoute } from "../../order/orderRoute.ts";
import { saveRecentOrderAtom } from "../../order/recentOrders.atoms.ts";
import { type ThankedOrder, thankedOrderAtom } from "../../order/thankedOrder.atoms.ts";
import { paymentAtom } from "../../payment/payment.atoms.ts";
import { walletPressAtom } from "../../payment/walletPress.ts";
import { forgetCouponAtom } from "../../promotion/coupon.atoms.ts";
import { forgetOffersAtom } from "../../promotion/offers.atoms.ts";
import { orderServicesAtom } from "../../services.atoms.ts";
import { shownStoreAtom, storeParamAtom } from "../../store/store.atoms.ts";
import { forgetVisitAtom, reloadVisitAtom } from "../../visit/visit.atoms.ts";
import { forgetAgeAtom } from "../form/age.atoms.ts";
import { forgetNotesAndTimeAtom } from "../form/notes.atoms.ts";
import { createPlacing } from "../placing/createPlacing.ts";
import { type AttemptCart, createGoods } from "./createGoods.ts";

function attemptCart(get: Getter): AttemptCart<FoodAttempt> {
  const { orderMemory: memory } = get(orderServicesAtom);
  const carts = () => memory.get("cart") ?? {};
  const cartOf = ({ storeId }: OrderReference) => savedCart(carts(), storeId);
  const save = ({ storeId }: OrderReference, cart: Cart) => memory.save("cart", withCart(carts(), storeId, cart));
  return {
    isAsOrdered: ({ reference, ordered }) => !ordered || isAsOrdered(cartOf(reference), ordered),
    removeFromCart: ({ reference, ordered }) => void save(reference, withoutOrdered(cartOf(reference), ordered ?? [])),
    undoRemove: ({ reference, ordered }) => void save(reference, withOrdered(cartOf(reference), ordered ?? [])),
  };
}

function isCartAnother(get: Getter, { reference, ordered }: FoodAttempt): boolean {
  if (!ordered) return false;
  const cart = get(cartAtom);
  if (get(cartStoreIdAtom) !== reference.storeId) return cart.lines.length > 0;
  return !isAsOrdered(cart, ordered);
}

/** The ordered cart may belong to another store than the one that is shown. */
function removeOrdered(get: Getter, set: Setter, { reference: { storeId }, ordered }: FoodAttempt): void {
  const cart = ordered ? withoutOrdered(get(cartOfAtom)(storeId), ordered) : emptyCart;
  if (get(cartStoreIdAtom) === storeId) {
    set(dismissCartNoticesAtom);
    set(saveCartAtom, { cart, event: { kind: "ordered" } });
  } else {
    set(saveCartsAtom, withCart(get(cartsAtom), storeId, cart));
  }
  // R75: the selection may be in another tab, so this tab empties the first store's cart, too.
  if (get(choosesVenueAtom)) set(saveCartsAtom, withoutCopied(get(cartsAtom), storeId, ordered ?? []));
}

/** The diner's details are still there: they are forgotten after this. */
function thankedOrder(get: Getter, { ordered, total }: FoodAttempt): ThankedOrder {
  const lines = (ordered ?? []).map(({ id, name, quantity }) => ({ id, name, quantity }));
  const { email } = get(typedContactAtom);
  const scheduledAt = get(chosenTimeAtom)?.at ?? null;
  return { lines, total, email, mode: get(modeAtom), scheduledAt, isWayKnown: get(travelSecondsAtom) !== null };
}

/** R75: the path names the first store, and the picked venue as the order's company. */
function goToOrder(get: Getter, set: Setter, reference: OrderReference): void {
  const view = get(shownStoreAtom)?.view;
  if (!view) return;
  const home = get(selectionAtom)?.home;
  const store = `${home ?? get(storeParamAtom)}`;
  const customer = get(customerAtom);
  set(redirectAtom, orderRoute({ reference, customer, view, store, isElsewhere: home !== undefined }));
}

export const foodGoods = createGoods<FoodAttempt>({
  owns: (attempt) => attempt.goods === "food",
  attempts: (get) => get(orderServicesAtom).attempts.food,
  attemptCart,
  hasStoredCarts: (get) => get(orderServicesAtom).orderMemory.get("cart") !== null,
  unseenOrder: (get) => get(orderServicesAtom).orderMemory.get("unseenOrder"),
  saveUnseenOrder: (get, reference) => void get(orderServicesAtom).orderMemory.save("unseenOrder", reference),
  items: (ordered) => analyticsItems(ordered ?? []),
  payment: (get) => get(paymentAtom),
  isCartAnother,
  reloadCarts: (set) => set(reloadCartsAtom),
  saveCarts: (get, set) => set(saveCartsAtom, get(cartsAtom)),
  remember(get, set, placed, isOurs) {
    const { reference, ordered } = placed;
    const { storeId } = reference;
    set(thankedOrderAtom, isOurs ? thankedOrder(get, placed) : null);
    const productIds = ordered?.map(({ productId }) => productId) ?? [];
    if (isOurs && get(isStoredAtAtom)(storeId)) set(saveDishesAtom, { storeId, productIds });
    set(saveRecentOrderAtom, reference);
  },
  removeOrdered,
  forgetOwn(set, storeId) {
    set(forgetNotesAndTimeAtom, storeId);
    set(forgetAgeAtom);
    // Another tab may have forgotten the visit.
    set(reloadVisitAtom);
  },
  forgetShared(set, storeId) {
    set(forgetVisitAtom);
    set(forgetCouponAtom, storeId);
    set(forgetOffersAtom, storeId);
  },
  goToOrder,
  report: (set, reference) => set(orderChangeAtom, reference),
});

/** The state of ordering the cart's dishes. */
export const foodPlacing = createPlacing(foodGoods, walletPressAtom);

export const { placementAtom, dispatchAtom: dispatchPlacementAtom, reopenedAtom } = foodPlacing;
