import type { Getter } from "jotai";
import type { GiftAttempt } from "../../../domain/checkout/attempt.ts";
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
import {
  boughtGiftsAtom,
  giftCartAtom,
  giftCartsAtom,
  reloadGiftCartsAtom,
  saveGiftCartAtom,
  saveGiftCartsAtom,
} from "../../gift/giftCart.atoms.ts";
import { forgetGiftCodesAtom } from "../../gift/giftCoupons.atoms.ts";
import { giftServicesAtom } from "../../gift/giftServices.atoms.ts";
import { giftPaymentAtom, giftWalletPressAtom } from "../../gift/giftWalletPress.atoms.ts";
import { redirectAtom } from "../../navigation/navigation.atoms.ts";
import { giftChangeAtom } from "../../order/orderChange.atoms.ts";
import { shownStoreAtom, storeParamAtom } from "../../store/store.atoms.ts";
import { createPlacing } from "../placing/createPlacing.ts";
import { type AttemptCart, createGoods } from "./createGoods.ts";

function attemptCart(get: Getter): AttemptCart<GiftAttempt> {
  const { memory } = get(giftServicesAtom);
  const carts = () => memory.get("giftCart") ?? {};
  const cartOf = ({ storeId }: OrderReference) => savedGiftCart(carts(), storeId);
  const save = ({ storeId }: OrderReference, { lines }: GiftCart) =>
    memory.save("giftCart", withStoreList(carts(), storeId, lines));
  return {
    isAsOrdered: ({ reference, ordered }) => areGiftsAsOrdered(cartOf(reference), ordered ?? []),
    removeFromCart: ({ reference, ordered }) =>
      void save(reference, withoutOrderedGifts(cartOf(reference), ordered ?? [])),
    undoRemove: ({ reference, ordered }) => void save(reference, withOrderedGifts(cartOf(reference), ordered ?? [])),
  };
}

function isCartAnother(get: Getter, { reference, ordered }: GiftAttempt): boolean {
  if (!ordered) return false;
  const cart = get(giftCartAtom);
  if (get(shownStoreAtom)?.id !== reference.storeId) return cart.lines.length > 0;
  return !areGiftsAsOrdered(cart, ordered);
}

/** Gift cards have their own attempt, cart, coupon codes and screens. */
export const giftGoods = createGoods<GiftAttempt>({
  owns: (attempt) => attempt.goods === "gift",
  attempts: (get) => get(giftServicesAtom).attempts,
  attemptCart,
  hasStoredCarts: (get) => get(giftServicesAtom).memory.get("giftCart") !== null,
  unseenOrder: (get) => get(giftServicesAtom).memory.get("unseenGiftOrder"),
  saveUnseenOrder: (get, reference) => void get(giftServicesAtom).memory.save("unseenGiftOrder", reference),
  items: (ordered) => (ordered ?? []).map(giftItem),
  payment: (get) => get(giftPaymentAtom),
  isCartAnother,
  reloadCarts: (set) => set(reloadGiftCartsAtom),
  saveCarts: (get, set) => set(saveGiftCartsAtom, get(giftCartsAtom)),
  remember: (_get, set, { ordered }) => set(boughtGiftsAtom, ordered ?? []),
  removeOrdered(get, set, { reference: { storeId }, ordered }) {
    set(saveGiftCartAtom, storeId, withoutOrderedGifts(savedGiftCart(get(giftCartsAtom), storeId), ordered ?? []));
  },
  forgetOwn() {},
  forgetShared: (set, storeId) => set(forgetGiftCodesAtom, storeId),
  goToOrder(get, set, { storeId }) {
    set(redirectAtom, { name: "giftThankYou", store: get(storeParamAtom) ?? String(storeId) });
  },
  report: (set, reference) => set(giftChangeAtom, reference),
});

/** The state of ordering gift cards, separate from ordering dishes. */
export const giftPlacing = createPlacing(giftGoods, giftWalletPressAtom);
