import { describe, expect, it, vi } from "vitest";
import { bringGiftLink } from "../../src/app/composition/bringGiftLink.ts";
import { sellsGiftCardsAtom } from "../../src/parts/gift-link/sellsGiftCards.atoms.ts";
import { storeAtom } from "../../src/state/store/store.atoms.ts";
import { buildGiftCard } from "../support/buildGifts.ts";
import { buildElementState } from "../support/buildServices.ts";
import { buildStore } from "../support/buildStore.ts";

function shop() {
  const state = buildElementState({ store: { kind: "id", id: 120 } });
  const show = (id: number) => state.store.set(storeAtom, { kind: "ready", value: buildStore({ id }) });
  const sells = () => state.store.get(sellsGiftCardsAtom);
  const stock = (isSelling: boolean) =>
    state.gifts.set({ menus: [{ id: "DefaultMenu", times: [], cards: isSelling ? [buildGiftCard()] : [] }], bank: [] });
  return { ...state, show, sells, stock };
}

describe("R73: a store's menu", () => {
  it("leads to its gift cards, and another store's menu only to that store's", async () => {
    const { store, show, sells, stock } = shop();
    stock(true);
    const stop = bringGiftLink(store);
    expect(sells()).toBe(false);
    show(120);
    await vi.waitFor(() => expect(sells()).toBe(true));
    stock(false);
    show(121);
    await vi.waitFor(() => expect(sells()).toBe(false));
    stop();
  });
});
