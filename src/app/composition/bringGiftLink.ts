import { sellsGiftCardsAtom } from "../../parts/gift-link/sellsGiftCards.atoms.ts";
import { giftCardsAtom, loadGiftCardsAtom } from "../../state/gift/giftCards.atoms.ts";
import type { JotaiStore } from "../../state/services.atoms.ts";
import { storeAtom } from "../../state/store/store.atoms.ts";
import { stopAll } from "./stopAll.ts";

/** R73: a store's menu leads to its gift cards where it sells some, which is asked once for each store. */
export function bringGiftLink(store: JotaiStore): () => void {
  let asked: number | null = null;
  const ask = () => {
    const shown = store.get(storeAtom);
    if (shown.kind !== "ready" || shown.value.id === asked) return;
    asked = shown.value.id;
    void store.set(loadGiftCardsAtom);
  };
  const tell = () => {
    const cards = store.get(giftCardsAtom);
    store.set(sellsGiftCardsAtom, cards.kind === "ready" && cards.value.length > 0);
  };
  const stop = stopAll([store.sub(storeAtom, ask), store.sub(giftCardsAtom, tell)]);
  ask();
  tell();
  return stop;
}
