import { atom } from "jotai";
import { soldGiftCards } from "../../domain/gift/giftCard.ts";
import type { Load } from "../../domain/load.ts";
import type { StoreId } from "../../domain/store/store.ts";
import type { Venue } from "../../domain/store/venueList.ts";
import { servicesAtom } from "../services.atoms.ts";
import { loadVenuesAtom, venuesAtom } from "../venues/venues.atoms.ts";
import { bringGiftServicesAtom } from "./giftServices.atoms.ts";

/** Whether a venue sells gift cards, as far as it was asked. */
const sellersAtom = atom<ReadonlyMap<StoreId, boolean>>(new Map<StoreId, boolean>());

/** R73: the group's venues that sell gift cards. */
export const giftVenuesAtom = atom((get): Load<readonly Venue[]> => {
  const venues = get(venuesAtom);
  const sellers = get(sellersAtom);
  if (venues.kind !== "ready") return venues;
  if (!venues.value.every(({ id }) => sellers.has(id))) return { kind: "loading" };
  return { kind: "ready", value: venues.value.filter(({ id }) => sellers.get(id)) };
});

/** A venue that can't be asked is listed: it may sell some. */
const doesSellAtom = atom(null, async (get, set, { id, zone }: Venue): Promise<boolean> => {
  const services = await set(bringGiftServicesAtom);
  const shop = await services?.loadShop({ storeId: id, zone });
  return !shop || soldGiftCards(shop.menus, get(servicesAtom).clock.now(), zone).length > 0;
});

export const loadGiftVenuesAtom = atom(null, async (get, set): Promise<void> => {
  await set(loadVenuesAtom);
  const venues = get(venuesAtom);
  if (venues.kind !== "ready") return;
  const asked = venues.value.map(async (venue) => [venue.id, await set(doesSellAtom, venue)] as const);
  set(sellersAtom, new Map(await Promise.all(asked)));
});
