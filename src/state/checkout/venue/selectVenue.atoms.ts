import { atom, type Getter } from "jotai";
import { rematchCart } from "../../../domain/cart/rematchCart.ts";
import { savedCart, withCart } from "../../../domain/cart/savedCarts.ts";
import type { StoredSelection } from "../../../domain/cart/venueSelection.ts";
import { copyOf } from "../../../domain/cart/venueSelection.ts";
import { isSameData } from "../../../domain/isSameData.ts";
import { isOneCompany } from "../../../domain/store/isOneCompany.ts";
import type { StoreId } from "../../../domain/store/store.ts";
import type { SelectionMemory } from "../../../services/ports/memory.ts";
import {
  cartCountAtom,
  cartEventAtom,
  cartMenuAtom,
  cartOfAtom,
  cartStoreIdAtom,
  cartsAtom,
  reloadCartsAtom,
  saveCartsAtom,
} from "../../cart/cart.atoms.ts";
import { isCartMenuAwaitedAtom } from "../../cart/cartMenuAwaited.atoms.ts";
import { choosesVenueAtom, selectionAtom } from "../../cart/selection.atoms.ts";
import { choosingGroupAtom, layoutAtom, settingsAtom } from "../../host/host.atoms.ts";
import { navigateAtom, redirectAtom, routeAtom } from "../../navigation/navigation.atoms.ts";
import type { Route } from "../../navigation/paths.ts";
import { orderChangeAtom } from "../../order/orderChange.atoms.ts";
import { carryCouponAtom, forgetCouponAtom } from "../../promotion/coupon.atoms.ts";
import { orderServicesAtom } from "../../services.atoms.ts";
import { storeAtom } from "../../store/store.atoms.ts";
import { refillAtom } from "../reorder/refill.atoms.ts";

/** Set once, by the code that follows the selection. */
export const selectionMemoryAtom = atom<SelectionMemory | null>(null);

/** Also continues with what was chosen before a reload. */
export const setSelectionAtom = atom(null, (get, set, selection: StoredSelection | null) => {
  get(selectionMemoryAtom)?.saveSelection(selection);
  set(choosingGroupAtom, selection?.hqId ?? null);
  if (!selection) return set(selectionAtom, null);
  const { lines: _lines, ...chosen } = selection;
  set(selectionAtom, chosen);
});

/** Ends the selection: the configured store is shown again. */
const endSelectionAtom = atom(null, (_get, set) => {
  set(setSelectionAtom, null);
  set(reloadCartsAtom);
});

/** R2: the host page names another store or group now. */
export const onHostStoreChangedAtom = atom(null, (get, set) => {
  if (get(selectionAtom)) set(endSelectionAtom);
});

/** Whether an order is in progress or hasn't been seen: its checkout shows it (R33 return). */
function hasOrder(get: Getter): boolean {
  const { attempts, orderMemory } = get(orderServicesAtom);
  return attempts.food.stored() !== null || orderMemory.get("unseenOrder") !== null;
}

interface Home {
  readonly home: StoreId;
  readonly hqId: number;
}

/** Null if the order goes to the shown store, because it isn't one of several or because nothing is ordered. */
const selectableAtom = atom((get): Home | null => {
  const store = get(storeAtom);
  const { isGift, hqId } = get(settingsAtom);
  if (store.kind !== "ready" || isGift || get(selectionAtom)) return null;
  const { id, hqId: own } = store.value;
  const group = own ?? hqId;
  return get(choosesVenueAtom) && group !== null && get(orderServicesAtom).orderMemory.get("paymentType") === null
    ? { home: id, hqId: group }
    : null;
});

/** The route before this one. */
const lastRouteAtom = atom<Route | null>(null);

/**
 * Shows the list of venues, at the main page's path, instead of the first store's checkout. Makes sure that Back leads
 * from the list to the store's menu or cart.
 */
const openSelectionAtom = atom(null, (get, set, { home, hqId }: Home) => {
  const last = get(lastRouteAtom)?.name;
  const isBackLeft = last === "store" || last === "cart";
  if (!isBackLeft) set(redirectAtom, { name: "store", store: String(home) });
  const ids = get(cartOfAtom)(home).lines.map(({ id }) => id);
  set(setSelectionAtom, { home, hqId, ids, picked: null, lines: null });
  set(isBackLeft ? redirectAtom : navigateAtom, { name: "main" });
});

/** The path names the picked venue. The venue's copy of the cart is made when its menu is loaded. */
export const pickVenueAtom = atom(null, (get, set, picked: StoreId, isOfPastOrder: boolean) => {
  const selection = get(selectionMemoryAtom)?.selection();
  if (!selection || (selection.picked === picked && selection.lines)) return;
  // R70: a past order fills the cart, so the copy starts empty.
  set(setSelectionAtom, { ...selection, picked, lines: isOfPastOrder ? [] : null });
  set(reloadCartsAtom);
});

/** Whether the picked venue's copy of the cart is waiting for the venue's menu. */
const isCopyAwaitedAtom = atom((get) => {
  const selection = get(selectionAtom);
  const hasCopy = get(selectionMemoryAtom)?.selection()?.lines;
  return selection !== null && selection.picked !== selection.home && !hasCopy && get(isCartMenuAwaitedAtom);
});

/** S13: makes the picked venue's copy of the cart, matching each item by its ProductCode. */
export const fillCopyAtom = atom(null, (get, set) => {
  const selection = get(selectionMemoryAtom)?.selection() ?? null;
  const picked = copyOf(selection);
  const [store, menu] = [get(storeAtom), get(cartMenuAtom)];
  if (!selection || picked === null || selection.lines) return;
  if (get(routeAtom).name === "checkout") set(refillAtom, get(isCopyAwaitedAtom) ? "asking" : null);
  if (!menu || store.kind !== "ready" || store.value.id !== picked || get(cartStoreIdAtom) !== picked) return;
  const { cart } = rematchCart(savedCart(get(cartsAtom), selection.home), menu);
  set(saveCartsAtom, withCart(get(cartsAtom), picked, cart));
  set(carryCouponAtom, selection.home, picked);
  set(cartEventAtom, { kind: "changed" });
  set(refillAtom, null);
});

/** Puts the copy back into the carts in memory if they were replaced without it. */
export const saveCopyAtom = atom(null, (get, set) => {
  const selection = get(selectionMemoryAtom)?.selection() ?? null;
  const picked = copyOf(selection);
  if (picked === null || isSameData(savedCart(get(cartsAtom), picked).lines, selection?.lines ?? [])) return;
  set(reloadCartsAtom);
});

/** Drops the copy when the diner returns to the list. The next copy is made from the original cart. */
const dropCopyAtom = atom(null, (get, set) => {
  const selection = get(selectionMemoryAtom)?.selection();
  if (!selection?.picked || hasOrder(get)) return;
  set(setSelectionAtom, { ...selection, picked: null, lines: null });
  set(reloadCartsAtom);
});

/**
 * Call it when the order is placed: the lines that it was made from leave the first store's cart, too, and its code.
 */
const emptyHomeAtom = atom(null, (get, set) => {
  const selection = get(selectionAtom);
  if (!selection) return;
  const { home, ids } = selection;
  const lines = get(cartOfAtom)(home).lines.filter(({ id }) => !ids.includes(id));
  set(saveCartsAtom, withCart(get(cartsAtom), home, { lines }));
  set(forgetCouponAtom, home);
});

export const onOrderChangedAtom = atom(null, (get, set) => {
  const picked = get(selectionAtom)?.picked;
  if (get(cartEventAtom)?.kind === "ordered" && get(cartStoreIdAtom) === picked) set(emptyHomeAtom);
});

/** The same if the diner is looking at the list in the meantime. */
export const onChangesAtom = atom(null, (get, set) => {
  if (get(orderChangeAtom)?.storeId === get(selectionAtom)?.picked) set(emptyHomeAtom);
});

type Named<N extends Route["name"]> = Extract<Route, { readonly name: N }>;

/** Whether the shown store belongs to another company: a path may name any store. */
const isForeignAtom = atom((get) => {
  const [selection, shown] = [get(selectionAtom), get(storeAtom)];
  if (!selection || shown.kind !== "ready" || shown.value.id === selection.home) return false;
  return !isOneCompany(shown.value, { id: selection.home, hqId: selection.hqId });
});

const onCheckoutChangedAtom = atom(null, (get, set, route: Named<"checkout" | "cart">) => {
  const store = Number(route.store);
  const selection = get(selectionAtom);
  const order = route.name === "checkout" ? route.order : undefined;
  if (Number.isInteger(store) && selection) {
    if (get(isForeignAtom)) {
      set(endSelectionAtom);
      return set(redirectAtom, { name: "main" });
    }
    // Back from the list: nothing was chosen.
    if (route.name === "cart" && store === selection.home && selection.picked !== store) return set(endSelectionAtom);
    set(pickVenueAtom, store, order !== undefined);
    // R44: a wide layout would show the picked venue's menu instead of a cart, so it goes to the checkout.
    if (route.name === "cart" && get(layoutAtom) === "desktop")
      set(redirectAtom, { name: "checkout", store: route.store });
    else set(fillCopyAtom);
    return;
  }
  const selectable = get(selectableAtom);
  if (!selectable || route.name === "cart" || hasOrder(get)) return;
  if (order === undefined && get(cartCountAtom) > 0) return set(openSelectionAtom, selectable);
  if (order !== undefined && Number.isInteger(store) && store !== selectable.home) {
    set(setSelectionAtom, { ...selectable, ids: [], picked: store, lines: [] });
  }
});

/** Updates the selection from the path of the screen, after a reload or Back too. */
export const onRouteChangedAtom = atom(null, (get, set) => {
  set(followRouteAtom);
  set(lastRouteAtom, get(routeAtom));
});

const followRouteAtom = atom(null, (get, set) => {
  const route = get(routeAtom);
  const selection = get(selectionAtom);
  if (route.name === "checkout" || route.name === "cart") return set(onCheckoutChangedAtom, route);
  if (!selection) return;
  const home = String(selection.home);
  if (route.name === "main") return set(dropCopyAtom);
  const isDone = (route.name === "completeOrder" || route.name === "thankYou") && route.store === home;
  if (!isDone && route.name !== "store") return;
  const event = get(cartEventAtom);
  set(endSelectionAtom);
  if (event?.kind === "ordered") set(cartEventAtom, event);
  if (route.name === "store" && route.store !== home) set(redirectAtom, { name: "store", store: home });
});
