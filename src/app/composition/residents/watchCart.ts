import { toDollars } from "../../../domain/money/cents.ts";
import {
  cartAtom,
  cartCountAtom,
  cartEventAtom,
  cartMenuAtom,
  cartStoreIdAtom,
  finalTotalAtom,
  orderedCountAtom,
  reloadCartsAtom,
  takeOverCartsAtom,
} from "../../../state/cart/cart.atoms.ts";
import { layoutAtom } from "../../../state/host/host.atoms.ts";
import { logAtom } from "../../../state/log/log.atoms.ts";
import { type JotaiStore, orderServicesAtom, servicesAtom } from "../../../state/services.atoms.ts";
import { storeAtom, storeReferenceAtom } from "../../../state/store/store.atoms.ts";
import { registerSheet } from "../../../ui/sheets.ts";
import { whenIdle } from "../../../ui/whenIdle.ts";
import { loadOrderSheet, routes } from "../../routes.ts";
import { preloadChunk } from "../../useChunk.ts";
import type { ShopScope } from "../shopScope.ts";
import css from "./fullCart.css?inline";

registerSheet(css);

/** A diner with something in the cart will probably order. If this fails, opening the checkout loads it again. */
function fetchCheckout(isPhone: boolean): void {
  const parts = [preloadChunk(routes.checkout.load)];
  if (isPhone) parts.push(preloadChunk(loadOrderSheet), preloadChunk(routes.cart.load));
  Promise.all(parts).catch(() => {});
}

/**
 * Prices the cart whenever something changes that it depends on. The pricing code is loaded when there is something to
 * price. After a failure, the cart's next change loads it again.
 */
export function watchPrice({ store, scope }: ShopScope): void {
  let isLoading = false;
  const begin = async () => {
    if (isLoading || store.get(cartCountAtom) === 0) return;
    isLoading = true;
    try {
      const { isPriceSettledAtom, priceCartAtom, pricingAtom, publishTotalAtom, watchPromotionsAtom } = await import(
        "../../../state/order/pricing.atoms.ts"
      );
      if (scope.isClosed()) return;
      stopWaiting();
      scope.add(
        store.sub(pricingAtom, () => store.set(priceCartAtom)),
        store.sub(isPriceSettledAtom, () => store.set(publishTotalAtom)),
        store.set(watchPromotionsAtom),
        whenIdle(() => fetchCheckout(store.get(layoutAtom) === "mobile")),
      );
      store.set(priceCartAtom);
    } catch (cause) {
      isLoading = false;
      store.set(logAtom, { type: "Error", category: "screen", description: "The cart could not be priced", cause });
    }
  };
  const stopWaiting = store.sub(cartAtom, begin);
  scope.add(stopWaiting);
  void begin();
}

type CheckActions = typeof import("../../../state/cart/checkCart.actions.ts");

/** An empty cart loads nothing. A chunk that fails to load is requested again the next time. */
function checkWith(store: JotaiStore, check: (actions: CheckActions) => void): void {
  if (store.get(cartCountAtom) === 0) return;
  import("../../../state/cart/checkCart.actions.ts").then(check, (cause: unknown) =>
    store.set(logAtom, { type: "Error", category: "screen", description: "The cart could not be refreshed", cause }),
  );
}

/** Checks the shown cart against the menu: either may be loaded first. */
function checkWithMenu({ store, scope }: ShopScope): void {
  const refresh = () => checkWith(store, ({ refreshCartAtom }) => store.set(refreshCartAtom));
  if (store.get(cartMenuAtom)) refresh();
  scope.add(store.sub(cartMenuAtom, refresh));
}

const lookAtRoomCartMs = 5_000;

/**
 * R41: checked when a store is shown and when the page becomes visible again; a room's cart is checked all the time.
 */
function checkExpiry({ store, scope }: ShopScope): void {
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
  scope.add(
    store.sub(storeAtom, onStore),
    clock.every(lookAtRoomCartMs, () => {
      const shown = store.get(storeAtom);
      if (shown.kind === "ready" && shown.value.chargesToRoom) expire();
    }),
    connection.listen((change) => {
      if (change !== "seen") return;
      store.set(reloadCartsAtom);
      expire();
    }),
  );
}

/**
 * Announces each change of the cart to the host page once, when its total is final. A restored cart is no change (R83).
 * Of several elements that show one cart, the first announces a total to the page, the others only to those who listen
 * on them.
 */
function emitCartChanges({ store, scope }: ShopScope): void {
  const { announcer } = store.get(servicesAtom);
  const { orderMemory } = store.get(orderServicesAtom);
  let emitted: string | null = null;
  const emit = () => {
    const total = store.get(finalTotalAtom);
    const itemCount = store.get(orderedCountAtom);
    // If the store is given by name and isn't loaded yet, it isn't known which cart is shown.
    const storeId = store.get(cartStoreIdAtom);
    const isShown = storeId !== null || store.get(storeReferenceAtom) === null;
    if (total === null || !isShown) return;
    const now = `${itemCount} ${total}`;
    if (now === emitted) return;
    const isFromLastTime = emitted === null && store.get(cartEventAtom) === null;
    emitted = now;
    const isTold = !orderMemory.tellTotal(`${storeId} ${now}`);
    if (isFromLastTime) return;
    announcer.announce({ kind: "cart-change", itemCount, total: toDollars(total), currency: "AUD" }, isTold);
  };
  // Waits until the caller has received the element.
  queueMicrotask(emit);
  scope.add(store.sub(finalTotalAtom, emit));
}

/** Keeps the cart in step with the menu, the other tabs and the clock. */
export function watchCart(shop: ShopScope): void {
  const { store, scope } = shop;
  const { orderMemory } = store.get(orderServicesAtom);
  scope.add(orderMemory.watch("cart", (carts) => store.set(takeOverCartsAtom, carts)));
  checkWithMenu(shop);
  checkExpiry(shop);
  watchPrice(shop);
  emitCartChanges(shop);
}
