import { atom } from "jotai";
import { emptyGiftCart, type GiftCart, type GiftLine } from "../../domain/gift/giftCart.ts";
import type { GiftCartChange } from "../../domain/gift/refreshGifts.ts";
import { type SavedGifts, savedGiftCart, withStoreList } from "../../domain/gift/savedGifts.ts";
import { isSameData } from "../../domain/isSameData.ts";
import type { StoreId } from "../../domain/store/store.ts";
import { buildNotices } from "../cart/buildNotices.ts";
import { cartStoreIdAtom } from "../cart/cart.atoms.ts";
import { arrivedGiftServicesAtom, giftServicesAtom } from "./giftServices.atoms.ts";

/** Null until something changes: until then the stored carts count. */
const cachedCartsAtom = atom<SavedGifts | null>(null);

export const giftCartsAtom = atom(
  (get): SavedGifts => get(cachedCartsAtom) ?? get(arrivedGiftServicesAtom)?.memory.get("giftCart") ?? {},
);

/** The shown store's gift cart, separate from its cart of dishes. */
export const giftCartAtom = atom((get): GiftCart => {
  const storeId = get(cartStoreIdAtom);
  return storeId === null ? emptyGiftCart : savedGiftCart(get(giftCartsAtom), storeId);
});

/** Counts gift cards, not lines. */
export const giftCountAtom = atom((get) => get(giftCartAtom).lines.reduce((sum, { quantity }) => sum + quantity, 0));

export const saveGiftCartsAtom = atom(null, (get, set, carts: SavedGifts) => {
  set(cachedCartsAtom, carts);
  get(giftServicesAtom).memory.save("giftCart", carts);
});

export const saveGiftCartAtom = atom(null, (get, set, storeId: StoreId, { lines }: GiftCart) => {
  set(saveGiftCartsAtom, withStoreList(get(giftCartsAtom), storeId, lines));
});

/** Takes over the carts that another tab or element has stored. */
export const takeOverGiftCartsAtom = atom(null, (_get, set, carts: SavedGifts) => set(cachedCartsAtom, carts));

/** Reads the stored carts again: a page that was frozen in the background may have missed a change. */
export const reloadGiftCartsAtom = atom(null, (get, set) => {
  const carts = get(giftServicesAtom).memory.get("giftCart");
  if (carts && !isSameData(carts, get(giftCartsAtom))) set(takeOverGiftCartsAtom, carts);
});

/** The buyer's last change of the cart. */
export type GiftCartEvent =
  | { readonly kind: "added" | "removed"; readonly name: string }
  /** Another quantity or another recipient. */
  | { readonly kind: "changed" };

export const giftCartEventAtom = atom<GiftCartEvent | null>(null);

export const {
  noticesAtom: giftNoticesAtom,
  noticeAtom: noticeGiftsAtom,
  dismissAtom: dismissGiftNoticesAtom,
} = buildNotices<GiftCartChange>();

/** R96: the gift cards of the last order, for its thank-you page. Only in memory: they name other people. */
export const boughtGiftsAtom = atom<readonly GiftLine[]>([]);
