import { atom } from "jotai";
import { soldGiftCards } from "../../domain/gift/soldGiftCards.ts";
import type { Load } from "../../domain/load.ts";
import type { StoreId } from "../../domain/store/store.ts";
import type { Venue } from "../../domain/store/venueList.ts";
import { servicesAtom } from "../services.atoms.ts";
import { loadVenuesAtom, venuesAtom } from "../venues/venues.atoms.ts";
import { readGiftShopAtom } from "./giftCards.atoms.ts";

/** Whether each venue that was asked so far sells gift cards. */
const sellersAtom = atom<ReadonlyMap<StoreId, boolean>>(new Map<StoreId, boolean>());

/** R73: the group's venues that sell gift cards. */
export const giftVenuesAtom = atom((get): Load<readonly Venue[]> => {
  const venues = get(venuesAtom);
  const sellers = get(sellersAtom);
  if (venues.kind !== "ready") return venues;
  if (!venues.value.every(({ id }) => sellers.has(id))) return { kind: "loading" };
  return { kind: "ready", value: venues.value.filter(({ id }) => sellers.get(id)) };
});

/** A venue whose gift cards can't be read is listed, because it may sell some. */
const doesSellAtom = atom(null, async (get, set, { id, zone }: Venue): Promise<boolean> => {
  const shop = await set(readGiftShopAtom, { storeId: id, zone });
  return !shop || soldGiftCards(shop.menus, get(servicesAtom).clock.now(), zone).length > 0;
});

export const loadGiftVenuesAtom = atom(null, async (get, set): Promise<void> => {
  await set(loadVenuesAtom);
  const venues = get(venuesAtom);
  if (venues.kind !== "ready") return;
  const asked = venues.value.map(async (venue) => [venue.id, await set(doesSellAtom, venue)] as const);
  set(sellersAtom, new Map(await Promise.all(asked)));
});
