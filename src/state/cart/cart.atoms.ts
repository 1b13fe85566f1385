import { atom } from "jotai";
import { type Cart, emptyCart } from "../../domain/cart/cart.ts";
import { type SavedCarts, savedCart, withCart } from "../../domain/cart/savedCarts.ts";
import { isSameData } from "../../domain/isSameData.ts";
import type { Menu } from "../../domain/menu/menu.ts";
import { type Cents, cents } from "../../domain/money/cents.ts";
import type { StoreId } from "../../domain/store/store.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { menuAtom } from "../menu/menu.atoms.ts";
import { arrivedOrderServicesAtom, orderServicesAtom } from "../services.atoms.ts";
import { haveMenusArrivedAtom, shownStoreAtom, storeReferenceAtom } from "../store/store.atoms.ts";

/** Null until a cart changes. Until then the stored carts count, and storage is read only when needed. */
const cachedCartsAtom = atom<SavedCarts | null>(null);

export const cartsAtom = atom(
  (get): SavedCarts => get(cachedCartsAtom) ?? get(arrivedOrderServicesAtom)?.orderMemory.get("cart") ?? {},
);

/** The store whose cart is shown. Each store has its own cart, and switching stores shows the other one (S12). */
export const cartStoreIdAtom = atom((get) => {
  const reference = get(storeReferenceAtom);
  if (reference?.kind === "id") return reference.id;
  return get(shownStoreAtom)?.id ?? null;
});

export const cartOfAtom = atom((get) => {
  const carts = get(cartsAtom);
  return (storeId: StoreId): Cart => savedCart(carts, storeId);
});

export const cartAtom = atom((get): Cart => {
  const storeId = get(cartStoreIdAtom);
  return storeId === null ? emptyCart : savedCart(get(cartsAtom), storeId);
});

/** Counts units, not lines. */
export const cartCountAtom = atom((get) => get(cartAtom).lines.reduce((count, { quantity }) => count + quantity, 0));

interface PricedTotal {
  readonly cart: Cart;
  readonly total: Cents;
  /** Whether a delivery fee will be added, because it isn't known yet. */
  readonly isFeeAhead: boolean;
  /** No request is pending that may change it. */
  readonly isSettled: boolean;
}

/** The total of a cart when it was last priced. The pricing code is loaded only when there is something to price. */
export const pricedTotalAtom = atom<PricedTotal | null>(null);

/** Null while the cart isn't priced yet. */
export const cartTotalAtom = atom((get): Cents | null => {
  const cart = get(cartAtom);
  const priced = get(pricedTotalAtom);
  if (cart.lines.length === 0) return cents(0);
  return priced?.cart === cart ? priced.total : null;
});

/** Whether a delivery fee will be added to the total. */
export const isCartFeeAheadAtom = atom((get) => {
  const priced = get(pricedTotalAtom);
  return priced?.cart === get(cartAtom) && priced.isFeeAhead;
});

/** Null while the total may still change by itself. */
export const finalTotalAtom = atom((get): Cents | null => {
  const isWaiting = get(cartAtom).lines.length > 0 && !get(pricedTotalAtom)?.isSettled;
  return isWaiting ? null : get(cartTotalAtom);
});

/** The menu that the cart is checked against. Not a cached menu, which may be older than the cart. */
export const cartMenuAtom = atom((get): Menu | null => {
  return get(haveMenusArrivedAtom) ? get(menuAtom) : null;
});

/** The cart's last change, for screen readers. Null if nothing has changed since the page was opened. */
export type CartEvent =
  | { readonly kind: "added"; readonly name: string }
  | { readonly kind: "removed"; readonly name: string }
  | { readonly kind: "changed" }
  /**
   * A past order is in the cart again (R70). `orderedAt` is null if its document doesn't say; "shared": it is somebody
   * else's order (R84).
   */
  | { readonly kind: "reordered"; readonly orderedAt: Instant | "shared" | null }
  /** The cart was ordered: the order's page says more than that the cart is empty. */
  | { readonly kind: "ordered" };

export const cartEventAtom = atom<CartEvent | null>(null);

export const saveCartsAtom = atom(null, (get, set, carts: SavedCarts) => {
  set(cachedCartsAtom, carts);
  get(orderServicesAtom).orderMemory.save("cart", carts);
});

/** Replaces the shown store's cart, and stores it. */
export const saveCartAtom = atom(null, (get, set, { cart, event }: { cart: Cart; event: CartEvent | null }) => {
  const storeId = get(cartStoreIdAtom);
  if (storeId === null) return;
  set(saveCartsAtom, withCart(get(cartsAtom), storeId, cart));
  set(cartEventAtom, event);
});

/** Moves another store's cart to the shown store, whose own cart it replaces. */
export const moveCartAtom = atom(null, (get, set, { cart, from }: { cart: Cart; from: StoreId }) => {
  const storeId = get(cartStoreIdAtom);
  if (storeId === null) return;
  set(saveCartsAtom, withCart(withCart(get(cartsAtom), from, emptyCart), storeId, cart));
  set(cartEventAtom, { kind: "changed" });
});

/** Takes over the carts that another tab or element has stored. */
export const takeOverCartsAtom = atom(null, (_get, set, carts: SavedCarts) => {
  set(cachedCartsAtom, carts);
  set(cartEventAtom, { kind: "changed" });
});

/** Reads the stored carts again: a page that was frozen in the background may have missed a change. */
export const reloadCartsAtom = atom(null, (get, set) => {
  const carts = get(orderServicesAtom).orderMemory.get("cart");
  if (carts && !isSameData(carts, get(cartsAtom))) set(takeOverCartsAtom, carts);
});

/** The change of the cart that was announced last, so that a screen with another layout doesn't announce it again. */
export const announcedCartEventAtom = atom<CartEvent | null>(null);

/** How many units are ordered. Products that the picked venue doesn't sell stay in the cart (R75), but don't count. */
export const orderedCountAtom = atom((get) =>
  get(cartAtom).lines.reduce(
    (count, { unavailability, quantity }) => (unavailability === null ? count + quantity : count),
    0,
  ),
);
