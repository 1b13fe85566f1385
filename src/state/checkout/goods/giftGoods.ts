import type { Getter } from "jotai";
import type { GiftAttempt } from "../../../domain/checkout/attempt.ts";
import type { PlacedOrder } from "../../../domain/checkout/placement.ts";
import type { GiftCart } from "../../../domain/gift/giftCart.ts";
import { giftItem } from "../../../domain/gift/giftItems.ts";
import {
  areGiftsAsOrdered,
  savedGiftCart,
  withOrderedGifts,
  withoutOrderedGifts,
  withStoreList,
} from "../../../domain/gift/savedGifts.ts";
import type { OrderReference } from "../../../domain/order/orderReference.ts";
import { forgetUnlessStoredAtom } from "../../customer/storedContact.atoms.ts";
import {
  boughtGiftsAtom,
  giftCartsAtom,
  recallGiftCartsAtom,
  saveGiftCartAtom,
  saveGiftCartsAtom,
} from "../../gift/giftCart.atoms.ts";
import { forgetGiftCodesAtom } from "../../gift/giftCoupons.atoms.ts";
import { giftServicesAtom } from "../../gift/giftServices.atoms.ts";
import { redirectAtom } from "../../navigation/navigation.atoms.ts";
import { giftChangeAtom } from "../../order/orderChange.atoms.ts";
import { storeParamAtom } from "../../store/store.atoms.ts";
import { placeJoinAtom } from "../member/memberQuestion.atoms.ts";
import { emitOrderPlaced } from "./emitOrderPlaced.ts";
import type { AttemptCart, GoodsKind } from "./goodsKind.ts";
import { isOnScreen } from "./isOnScreen.ts";

type PlacedGifts = Pick<GiftAttempt, keyof PlacedOrder>;

function attemptCart(get: Getter): AttemptCart {
  const { memory } = get(giftServicesAtom);
  const carts = () => memory.carts() ?? {};
  const cartOf = ({ storeId }: OrderReference) => savedGiftCart(carts(), storeId);
  const keep = ({ storeId }: OrderReference, { lines }: GiftCart) =>
    memory.saveCarts(withStoreList(carts(), storeId, lines));
  return {
    isAsOrdered: ({ reference, ordered }: GiftAttempt) => areGiftsAsOrdered(cartOf(reference), ordered ?? []),
    removeFromCart: ({ reference, ordered }: GiftAttempt) =>
      void keep(reference, withoutOrderedGifts(cartOf(reference), ordered ?? [])),
    undoRemove: ({ reference, ordered }: GiftAttempt) =>
      void keep(reference, withOrderedGifts(cartOf(reference), ordered ?? [])),
  };
}

/** Gift cards have their own attempt, cart, coupon codes and screens. */
export const giftGoods: GoodsKind = {
  attempts: (get) => get(giftServicesAtom).attempts,
  attemptCart,
  items: (ordered: GiftAttempt["ordered"]) => (ordered ?? []).map(giftItem),
  payment: () => "card",
  reconcileCart(get, set) {
    if (get(giftServicesAtom).memory.carts()) set(recallGiftCartsAtom);
    // Something else removed the stored carts: those in memory are stored again.
    else set(saveGiftCartsAtom, get(giftCartsAtom));
  },
  settle(get, set, order: PlacedGifts, tender, isOurs) {
    const { memory } = get(giftServicesAtom);
    const { storeId } = order.reference;
    // Before the cart is emptied, because that is announced to the host page too.
    if (isOurs) {
      emitOrderPlaced(get, order, giftGoods.items(order.ordered));
      set(placeJoinAtom, order, tender);
      set(forgetUnlessStoredAtom, storeId);
    }
    set(boughtGiftsAtom, order.ordered ?? []);
    // Reads the stored carts first, so that another tab's changes aren't lost.
    set(recallGiftCartsAtom);
    // If another tab has settled the order, the cart's lines were added since.
    if (isOurs || !memory.carts()) {
      set(
        saveGiftCartAtom,
        storeId,
        withoutOrderedGifts(savedGiftCart(get(giftCartsAtom), storeId), order.ordered ?? []),
      );
    }
    set(forgetGiftCodesAtom, storeId);
  },
  show(get, set, reference) {
    get(giftServicesAtom).memory.saveUnseenOrder(reference);
    const isShown = isOnScreen(get, reference);
    const store = get(storeParamAtom) ?? String(reference.storeId);
    if (isShown) set(redirectAtom, { name: "giftThankYou", store });
    else set(giftChangeAtom, reference);
    return isShown;
  },
  showUnseen(get, set) {
    const reference = get(giftServicesAtom).memory.unseenOrder();
    if (reference && isOnScreen(get, reference)) giftGoods.show(get, set, reference);
  },
};
