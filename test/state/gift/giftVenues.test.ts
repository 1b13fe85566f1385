import { describe, expect, it } from "vitest";
import type { GiftShop } from "../../../src/services/ports/gifts.ts";
import { giftVenuesAtom, loadGiftVenuesAtom } from "../../../src/state/gift/giftVenues.atoms.ts";
import { buildGiftCard } from "../../support/buildGifts.ts";
import { buildElementState, serve } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";

const selling: GiftShop = { menus: [{ id: "DefaultMenu", times: [], texts: {}, cards: [buildGiftCard()] }], bank: [] };

function group(shops: Readonly<Record<number, GiftShop | null>>) {
  const { store, documents } = buildElementState({ hqId: 7, isGift: true });
  for (const id of Object.keys(shops)) documents.put(buildStore({ id: Number(id), name: `Venue ${id}`, hqId: 7 }));
  serve(store, { loadGiftShop: async ({ storeId }) => shops[storeId] ?? null });
  const names = () => {
    const venues = store.get(giftVenuesAtom);
    return venues.kind === "ready" ? venues.value.map(({ name }) => name) : venues.kind;
  };
  return { store, documents, names };
}

describe("R73: a group's venues in gift mode", () => {
  it("are those that sell gift cards, and those that can't be read", async () => {
    const { store, names } = group({ 120: selling, 121: { menus: [], bank: [] }, 122: null });
    const loaded = store.set(loadGiftVenuesAtom);
    expect(names()).toBe("loading");
    await loaded;
    expect(names()).toEqual(["Venue 120", "Venue 122"]);
  });

  it("can't be listed if the group can't be read, but can be requested again", async () => {
    const { store, documents, names } = group({ 120: selling });
    documents.fail({ stores: true });
    await store.set(loadGiftVenuesAtom);
    expect(names()).toBe("failed");
    documents.fail({ stores: false });
    await store.set(loadGiftVenuesAtom);
    expect(names()).toEqual(["Venue 120"]);
  });
});
