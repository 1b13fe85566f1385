import { dollars } from "../../domain/money/cents.ts";
import {
  cartCountAtom,
  cartHappeningAtom,
  cartMenuAtom,
  cartStoreIdAtom,
  recallCartsAtom,
  settledTotalAtom,
  takeOverCartsAtom,
} from "../../state/cart/cart.atoms.ts";
import { orderedCountAtom } from "../../state/cart/orderedCount.atoms.ts";
import { logAtom } from "../../state/log/log.atoms.ts";
import { type JotaiStore, orderServicesAtom, servicesAtom } from "../../state/services.atoms.ts";
import { storeAtom, storeReferenceAtom } from "../../state/store/store.atoms.ts";
import { followPrice } from "./followPrice.ts";
import { stopAll } from "./stopAll.ts";

type CheckActions = typeof import("../../state/cart/checkCart.actions.ts");

/** An empty cart loads nothing. A chunk that fails to load is requested again the next time. */
function checkWith(store: JotaiStore, check: (actions: CheckActions) => void): void {
  if (store.get(cartCountAtom) === 0) return;
  import("../../state/cart/checkCart.actions.ts").then(check, (cause: unknown) =>
    store.set(logAtom, { type: "Error", category: "screen", description: "The cart could not be refreshed", cause }),
  );
}

/** Checks the shown cart against the menu: either may be loaded first. */
function followMenu(store: JotaiStore): () => void {
  const refresh = () => checkWith(store, ({ refreshCartAtom }) => store.set(refreshCartAtom));
  if (store.get(cartMenuAtom)) refresh();
  return store.sub(cartMenuAtom, refresh);
}

const lookAtRoomCartMs = 5_000;

/**
 * R41: checked when a store is shown and when the page becomes visible again; a room's cart is checked all the time.
 */
function runExpiry(store: JotaiStore): () => void {
  const expire = () => checkWith(store, ({ expireCartAtom }) => store.set(expireCartAtom));
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

/**
 * Announces each change of the cart to the host page once, when its total is final. A restored cart is no change (R83).
 */
function announceCart(store: JotaiStore): () => void {
  const { announcer } = store.get(servicesAtom);
  let told: string | null = null;
  const tell = () => {
    const total = store.get(settledTotalAtom);
    const itemCount = store.get(orderedCountAtom);
    // If the store is given by name and isn't loaded yet, it isn't known which cart is shown.
    const isShown = store.get(cartStoreIdAtom) !== null || store.get(storeReferenceAtom) === null;
    if (total === null || !isShown) return;
    const now = `${itemCount} ${total}`;
    if (now === told) return;
    const isFromLastTime = told === null && store.get(cartHappeningAtom) === null;
    told = now;
    if (isFromLastTime) return;
    announcer.announce({ kind: "cart-change", itemCount, total: dollars(total), currency: "AUD" });
  };
  // Waits until the caller has received the element.
  queueMicrotask(tell);
  return store.sub(settledTotalAtom, tell);
}

/** Keeps the cart in step with the menu, the other tabs and the clock. */
export function followCart(store: JotaiStore): () => void {
  const { orderMemory } = store.get(orderServicesAtom);
  return stopAll([
    orderMemory.watchCarts((carts) => store.set(takeOverCartsAtom, carts)),
    followMenu(store),
    runExpiry(store),
    followPrice(store),
    announceCart(store),
  ]);
}
