import { giftTotalAtom } from "../../../../parts/gift/giftTotal.atoms.ts";
import { followGiftsAtom, refreshGiftsAtom } from "../../../../state/gift/followGifts.actions.ts";
import { giftCountAtom } from "../../../../state/gift/giftCart.atoms.ts";
import { loadGiftServicesAtom } from "../../../../state/gift/giftServices.atoms.ts";
import { giftCheckoutTotalAtom, pricedGiftsAtom } from "../../../../state/gift/pricedGifts.atoms.ts";
import { isReadyAtom } from "../../../../state/host/host.atoms.ts";
import { giftChangeAtom } from "../../../../state/order/orderChange.atoms.ts";
import { isGiftModeAtom, shownRouteAtom } from "../../../../state/screen/shownRoute.atoms.ts";
import type { JotaiStore } from "../../../../state/services.atoms.ts";
import { storeAtom } from "../../../../state/store/store.atoms.ts";
import type { ShopScope } from "../../shopScope.ts";
import { goToOrder } from "../returnToOrder.ts";

async function goToGifts(store: JotaiStore): Promise<void> {
  const services = await store.set(loadGiftServicesAtom);
  if (!services) return;
  const { attempts, memory } = services;
  goToOrder(store, ["giftStore", "giftCheckout"], attempts.stored(), memory.get("unseenGiftOrder"), giftChangeAtom);
}

/** R33 return: like `returnToOrder` for dishes. It is here to keep the code for ordering dishes small. */
function returnToGifts({ store, scope }: ShopScope): void {
  const look = () => void goToGifts(store);
  if (store.get(isReadyAtom)) look();
  scope.add(store.sub(isReadyAtom, look));
}

/**
 * In gift mode, reads the gift cards again on each screen and whenever the store is read. Also publishes the gift
 * cart's total.
 */
export function startGiftCart(shop: ShopScope): void {
  const { store, scope } = shop;
  let stopWatching = () => {};
  let watched: string | null = null;
  const watch = () => {
    const shown = store.get(storeAtom);
    const isWanted = store.get(isGiftModeAtom) && shown.kind === "ready";
    const screen = isWanted ? `${shown.value.id} ${store.get(shownRouteAtom).name}` : null;
    if (screen === watched) return;
    watched = screen;
    stopWatching();
    stopWatching = screen === null ? () => {} : store.set(followGiftsAtom);
  };
  // The gift cards are read again whenever the store is, as its dishes are.
  const watchStore = () => {
    const before = watched;
    watch();
    if (before !== null && before === watched) void store.set(refreshGiftsAtom);
  };
  const publish = () => {
    const total = store.get(giftCheckoutTotalAtom) ?? store.get(pricedGiftsAtom).total;
    store.set(giftTotalAtom, store.get(giftCountAtom) > 0 ? total : null);
  };
  scope.add(
    store.sub(storeAtom, watchStore),
    store.sub(isGiftModeAtom, watch),
    store.sub(shownRouteAtom, watch),
    store.sub(pricedGiftsAtom, publish),
    store.sub(giftCheckoutTotalAtom, publish),
    () => stopWatching(),
  );
  returnToGifts(shop);
  watch();
  publish();
}
