import { atom, type Getter } from "jotai";
import { rematchCart } from "../../domain/cart/rematchCart.ts";
import { savedCart, withCart } from "../../domain/cart/savedCarts.ts";
import type { KeptSelection } from "../../domain/cart/venueSelection.ts";
import { copyOf } from "../../domain/cart/venueSelection.ts";
import type { HostSettings } from "../../domain/host/hostSettings.ts";
import { isSameData } from "../../domain/isSameData.ts";
import { isOneCompany } from "../../domain/store/isOneCompany.ts";
import type { StoreId } from "../../domain/store/store.ts";
import type { SelectionMemory } from "../../services/ports/memory.ts";
import {
  cartCountAtom,
  cartHappeningAtom,
  cartMenuAtom,
  cartOfAtom,
  cartStoreIdAtom,
  cartsAtom,
  keepCartsAtom,
  recallCartsAtom,
} from "../cart/cart.atoms.ts";
import { isCartMenuAwaitedAtom } from "../cart/cartMenuAwaited.atoms.ts";
import { choosesVenueAtom, selectionAtom } from "../cart/selection.atoms.ts";
import { layoutAtom, settingsAtom } from "../host/host.atoms.ts";
import { navigateAtom, redirectAtom, routeAtom } from "../navigation/navigation.atoms.ts";
import type { Route } from "../navigation/paths.ts";
import { orderNewsAtom } from "../order/orderNews.atoms.ts";
import { orderServicesAtom } from "../services.atoms.ts";
import { storeAtom } from "../store/store.atoms.ts";
import { refillAtom } from "./refill.atoms.ts";

/** Set once, by who follows the selection. */
export const selectionMemoryAtom = atom<SelectionMemory | null>(null);

/** What the page asks for, and what is shown instead while a venue is chosen: no store is forced then. */
const liftedAtom = atom<{ readonly asked: HostSettings; readonly shown: HostSettings } | null>(null);

const putSelectionAtom = atom(null, (get, set, selection: KeptSelection | null) => {
  get(selectionMemoryAtom)?.keepSelection(selection);
  if (!selection) return set(selectionAtom, null);
  const { lines: _lines, ...chosen } = selection;
  set(selectionAtom, chosen);
});

const liftAtom = atom(null, (get, set, asked: HostSettings) => {
  const hqId = get(selectionAtom)?.hqId ?? asked.hqId;
  const shown = { ...asked, store: null, hqId };
  set(liftedAtom, { asked, shown });
  set(settingsAtom, shown);
});

/** Goes on with what was chosen before a reload. */
export const resumeSelectionAtom = atom(null, (get, set, selection: KeptSelection) => {
  set(putSelectionAtom, selection);
  set(liftAtom, get(settingsAtom));
});

/** The store that is shown is the configured one again. */
const endSelectionAtom = atom(null, (get, set) => {
  const lifted = get(liftedAtom);
  set(putSelectionAtom, null);
  set(liftedAtom, null);
  if (lifted && get(settingsAtom) === lifted.shown) set(settingsAtom, lifted.asked);
  set(recallCartsAtom);
});

/** R2: an attribute has changed meanwhile. Another store's page has nothing to do with what was chosen. */
export const heedSettingsAtom = atom(null, (get, set) => {
  const [lifted, asked] = [get(liftedAtom), get(settingsAtom)];
  if (!lifted || asked === lifted.shown) return;
  if (isSameData(asked.store, lifted.asked.store) && asked.hqId === lifted.asked.hqId) set(liftAtom, asked);
  else set(endSelectionAtom);
});

/** An order that is on its way, or wasn't seen, is told of at its checkout (R33). */
function hasOrder(get: Getter): boolean {
  const { attempts, orderMemory } = get(orderServicesAtom);
  return attempts.food.kept() !== null || orderMemory.unseenOrder() !== null;
}

interface Home {
  readonly home: StoreId;
  readonly hqId: number;
}

/** Null where the order goes to the store that is shown: it isn't one of several, or nothing is ordered. */
const selectableAtom = atom((get): Home | null => {
  const store = get(storeAtom);
  const { isGift, hqId } = get(settingsAtom);
  if (store.kind !== "ready" || isGift || get(selectionAtom)) return null;
  const { id, hqId: own } = store.value;
  const group = own ?? hqId;
  return get(choosesVenueAtom) && group !== null && !get(orderServicesAtom).orderMemory.savesOrders()
    ? { home: id, hqId: group }
    : null;
});

/** Where the diner came from. */
const lastRouteAtom = atom<Route | null>(null);

/** In place of the first store's checkout comes the list. It has the main page's address: Back leads to another one. */
const openSelectionAtom = atom(null, (get, set, { home, hqId }: Home) => {
  const last = get(lastRouteAtom)?.name;
  const isBackLeft = last === "store" || last === "cart";
  if (!isBackLeft) set(redirectAtom, { name: "store", store: String(home) });
  const ids = get(cartOfAtom)(home).lines.map(({ id }) => id);
  set(putSelectionAtom, { home, hqId, ids, picked: null, lines: null });
  set(isBackLeft ? redirectAtom : navigateAtom, { name: "main" });
  set(liftAtom, get(settingsAtom));
});

/** A venue's address is the choice: its copy of the cart is made when its menu is there. */
export const pickVenueAtom = atom(null, (get, set, picked: StoreId, isOfPastOrder: boolean) => {
  const selection = get(selectionMemoryAtom)?.selection();
  if (!selection || (selection.picked === picked && selection.lines)) return;
  // R70: a past order fills the cart.
  set(putSelectionAtom, { ...selection, picked, lines: isOfPastOrder ? [] : null });
  set(recallCartsAtom);
});

/** Whether the picked venue's copy waits for its menu. */
const isCopyAwaitedAtom = atom((get) => {
  const selection = get(selectionAtom);
  const hasCopy = get(selectionMemoryAtom)?.selection()?.lines;
  return selection !== null && selection.picked !== selection.home && !hasCopy && get(isCartMenuAwaitedAtom);
});

/** Spec, section 4: each item is matched again by its ProductCode. */
export const fillCopyAtom = atom(null, (get, set) => {
  const selection = get(selectionMemoryAtom)?.selection() ?? null;
  const picked = copyOf(selection);
  const [store, menu] = [get(storeAtom), get(cartMenuAtom)];
  if (!selection || picked === null || selection.lines) return;
  if (get(routeAtom).name === "checkout") set(refillAtom, get(isCopyAwaitedAtom) ? "asking" : null);
  if (!menu || store.kind !== "ready" || store.value.id !== picked || get(cartStoreIdAtom) !== picked) return;
  const { cart } = rematchCart(savedCart(get(cartsAtom), selection.home), menu);
  set(keepCartsAtom, withCart(get(cartsAtom), picked, cart));
  set(cartHappeningAtom, { kind: "changed" });
  set(refillAtom, null);
});

/** The carts in memory have the copy, whoever has put them there. */
export const keepCopyAtom = atom(null, (get, set) => {
  const selection = get(selectionMemoryAtom)?.selection() ?? null;
  const picked = copyOf(selection);
  if (picked === null || isSameData(savedCart(get(cartsAtom), picked).lines, selection?.lines ?? [])) return;
  set(recallCartsAtom);
});

/** Another look at the list: the next copy is made of the cart as it was filled. */
const dropCopyAtom = atom(null, (get, set) => {
  const selection = get(selectionMemoryAtom)?.selection();
  if (!selection?.picked || hasOrder(get)) return;
  set(putSelectionAtom, { ...selection, picked: null, lines: null });
  set(recallCartsAtom);
});

/** The order is placed: what it was made of leaves the first store's cart, too. */
const emptyHomeAtom = atom(null, (get, set) => {
  const selection = get(selectionAtom);
  if (!selection) return;
  const { home, ids } = selection;
  const lines = get(cartOfAtom)(home).lines.filter(({ id }) => !ids.includes(id));
  set(keepCartsAtom, withCart(get(cartsAtom), home, { lines }));
});

export const heedOrderAtom = atom(null, (get, set) => {
  const picked = get(selectionAtom)?.picked;
  if (get(cartHappeningAtom)?.kind === "ordered" && get(cartStoreIdAtom) === picked) set(emptyHomeAtom);
});

/** The same where the diner looks at the list meanwhile. */
export const heedNewsAtom = atom(null, (get, set) => {
  if (get(orderNewsAtom)?.storeId === get(selectionAtom)?.picked) set(emptyHomeAtom);
});

type Named<N extends Route["name"]> = Extract<Route, { readonly name: N }>;

/** An address may name any store: one of another company is none of this page's. */
const isForeignAtom = atom((get) => {
  const [selection, shown] = [get(selectionAtom), get(storeAtom)];
  if (!selection || shown.kind !== "ready" || shown.value.id === selection.home) return false;
  return !isOneCompany(shown.value, { id: selection.home, hqId: selection.hqId });
});

const lookAtCheckoutAtom = atom(null, (get, set, route: Named<"checkout" | "cart">) => {
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
    // R44: a wide layout has no cart screen, and its menu is not the one that was picked from.
    if (route.name === "cart" && get(layoutAtom) === "desktop")
      set(redirectAtom, { name: "checkout", store: route.store });
    else set(fillCopyAtom);
    return;
  }
  const selectable = get(selectableAtom);
  if (!selectable || route.name === "cart" || hasOrder(get)) return;
  if (order === undefined && get(cartCountAtom) > 0) return set(openSelectionAtom, selectable);
  if (order !== undefined && Number.isInteger(store) && store !== selectable.home) {
    set(resumeSelectionAtom, { ...selectable, ids: [], picked: store, lines: [] });
  }
});

/** Every screen by its address: what is shown follows from it, after a reload as after Back. */
export const lookAtRouteAtom = atom(null, (get, set) => {
  set(followRouteAtom);
  set(lastRouteAtom, get(routeAtom));
});

const followRouteAtom = atom(null, (get, set) => {
  const route = get(routeAtom);
  const selection = get(selectionAtom);
  if (route.name === "checkout" || route.name === "cart") return set(lookAtCheckoutAtom, route);
  if (!selection) return;
  const home = String(selection.home);
  if (route.name === "main") return set(dropCopyAtom);
  const isDone = (route.name === "completeOrder" || route.name === "thankYou") && route.store === home;
  if (!isDone && route.name !== "store") return;
  const happening = get(cartHappeningAtom);
  set(endSelectionAtom);
  if (happening?.kind === "ordered") set(cartHappeningAtom, happening);
  if (route.name === "store" && route.store !== home) set(redirectAtom, { name: "store", store: home });
});
