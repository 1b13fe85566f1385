import { giftTotalAtom } from "../../parts/gift/giftTotal.atoms.ts";
import { followGiftsAtom, refreshGiftsAtom } from "../../state/gift/followGifts.actions.ts";
import { giftCountAtom } from "../../state/gift/giftCart.atoms.ts";
import { giftCheckoutTotalAtom, pricedGiftsAtom } from "../../state/gift/pricedGifts.atoms.ts";
import { isGiftModeAtom, shownRouteAtom } from "../../state/screen/shownRoute.atoms.ts";
import type { JotaiStore } from "../../state/services.atoms.ts";
import { storeAtom } from "../../state/store/store.atoms.ts";
import { returnToGifts } from "./returnToGifts.ts";
import { stopAll } from "./stopAll.ts";

/**
 * In gift mode, reads the gift cards again on each screen and whenever the store is read. Also publishes the gift
 * cart's total.
 */
export function bringGiftCart(store: JotaiStore): () => void {
  let stopFollowing = () => {};
  let followed: string | null = null;
  const follow = () => {
    const shown = store.get(storeAtom);
    const isWanted = store.get(isGiftModeAtom) && shown.kind === "ready";
    const wanted = isWanted ? `${shown.value.id} ${store.get(shownRouteAtom).name}` : null;
    if (wanted === followed) return;
    followed = wanted;
    stopFollowing();
    stopFollowing = wanted === null ? () => {} : store.set(followGiftsAtom);
  };
  // The gift cards are read again whenever the store is, as its dishes are.
  const followStore = () => {
    const before = followed;
    follow();
    if (before !== null && before === followed) void store.set(refreshGiftsAtom);
  };
  const tell = () => {
    const total = store.get(giftCheckoutTotalAtom) ?? store.get(pricedGiftsAtom).total;
    store.set(giftTotalAtom, store.get(giftCountAtom) > 0 ? total : null);
  };
  const stops = [
    store.sub(storeAtom, followStore),
    store.sub(isGiftModeAtom, follow),
    store.sub(shownRouteAtom, follow),
    store.sub(pricedGiftsAtom, tell),
    store.sub(giftCheckoutTotalAtom, tell),
    returnToGifts(store),
  ];
  follow();
  tell();
  return stopAll([...stops, () => stopFollowing()]);
}
