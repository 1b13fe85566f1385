import type { createStore } from "jotai";
import { dollars } from "../../domain/money/dollars.ts";
import {
  cartCountAtom,
  cartHappeningAtom,
  cartMenuAtom,
  cartStoreIdAtom,
  recallCartsAtom,
  settledTotalAtom,
  takeOverCartsAtom,
} from "../../state/cart/cart.atoms.ts";
import { comingCartAtom, rememberStoreAtom } from "../../state/cart/comingCart.atoms.ts";
import { logAtom } from "../../state/log/log.atoms.ts";
import { orderServicesAtom, servicesAtom } from "../../state/services.atoms.ts";
import { storeAtom, storeReferenceAtom } from "../../state/store/store.atoms.ts";
import { keepPrice } from "./keepPrice.ts";
import { stopAll } from "./stopAll.ts";

type Store = ReturnType<typeof createStore>;
type KeepActions = typeof import("../../state/cart/keepCart.actions.ts");

/** Who has nothing in the cart fetches nothing. A chunk that doesn't come is asked for again the next time. */
function keepWith(store: Store, keep: (actions: KeepActions) => void): void {
  if (store.get(cartCountAtom) === 0 && !store.get(comingCartAtom)) return;
  import("../../state/cart/keepCart.actions.ts").then(keep, (cause: unknown) =>
    store.set(logAtom, { type: "Error", category: "screen", description: `The cart could not be refreshed: ${cause}` }),
  );
}

/** A menu holds the shown cart to it, and the one that comes along from another store: it comes before that or after. */
function keepFresh(store: Store): () => void {
  const refresh = () => keepWith(store, ({ refreshCartAtom }) => store.set(refreshCartAtom));
  const remember = () => store.set(rememberStoreAtom);
  const stops = [
    store.sub(storeAtom, remember),
    store.sub(comingCartAtom, remember),
    store.sub(comingCartAtom, refresh),
    store.sub(cartMenuAtom, refresh),
  ];
  remember();
  if (store.get(cartMenuAtom)) refresh();
  return stopAll(stops);
}

const lookAtRoomCartMs = 5_000;

/** R41: looked at when a store comes up, and when the page is seen again; a cart for a room's bill all the time. */
function keepExpiring(store: Store): () => void {
  const expire = () => keepWith(store, ({ expireCartAtom }) => store.set(expireCartAtom));
  let lookedAt: number | null = null;
  const onStore = () => {
    const shown = store.get(storeAtom);
    const id = shown.kind === "ready" ? shown.value.id : null;
    if (id === lookedAt) return;
    lookedAt = id;
    if (id !== null) expire();
  };
  const { clock, connection } = store.get(servicesAtom);
  onStore();
  return stopAll([
    store.sub(storeAtom, onStore),
    clock.every(lookAtRoomCartMs, () => {
      const shown = store.get(storeAtom);
      if (shown.kind === "ready" && shown.value.chargesToRoom) expire();
    }),
    connection.listen((news) => {
      if (news !== "seen") return;
      store.set(recallCartsAtom);
      expire();
    }),
  ]);
}

/** Tells the page once a change, when its total is settled. A cart that is there from last time is none (R83). */
function announceCart(store: Store): () => void {
  const { announcer } = store.get(servicesAtom);
  let told: string | null = null;
  const tell = () => {
    const total = store.get(settledTotalAtom);
    const itemCount = store.get(cartCountAtom);
    // A store that is named in words: which cart is shown isn't known yet.
    const isShown = store.get(cartStoreIdAtom) !== null || store.get(storeReferenceAtom) === null;
    if (total === null || !isShown) return;
    const now = `${itemCount} ${total}`;
    if (now === told) return;
    const isFromLastTime = told === null && store.get(cartHappeningAtom) === null;
    told = now;
    if (isFromLastTime) return;
    announcer.announce({ kind: "cart-change", itemCount, total: dollars(total), currency: "AUD" });
  };
  // After the element has been handed to whoever waits for it.
  queueMicrotask(tell);
  return store.sub(settledTotalAtom, tell);
}

/** What goes on around the cart by itself: it follows the menu, the other tabs and the clock. */
export function keepCart(store: Store): () => void {
  const { orderMemory } = store.get(orderServicesAtom);
  return stopAll([
    orderMemory.watchCarts((carts) => store.set(takeOverCartsAtom, carts)),
    keepFresh(store),
    keepExpiring(store),
    keepPrice(store),
    announceCart(store),
  ]);
}
