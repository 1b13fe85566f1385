import { atom } from "jotai";
import type { GiftCard } from "../../domain/gift/giftCard.ts";
import { sellsGiftCards, soldGiftCards } from "../../domain/gift/soldGiftCards.ts";
import type { Load } from "../../domain/load.ts";
import type { BankSurcharge } from "../../domain/payment/bankSurcharges.ts";
import type { StoreId } from "../../domain/store/store.ts";
import { type StoreText, storeTextIn } from "../../domain/store/storeTexts.ts";
import type { GiftShop, GiftShopRequest } from "../../services/ports/gifts.ts";
import { nowAtom } from "../clock/clock.atoms.ts";
import { languageAtom } from "../host/host.atoms.ts";
import { orderServicesAtom } from "../services.atoms.ts";
import { menusAtom, shownStoreAtom, storeAtom } from "../store/store.atoms.ts";

interface CachedShop {
  readonly storeId: StoreId;
  /** What was read last; null before that. */
  readonly shop: GiftShop | null;
  readonly hasFailed: boolean;
}

const cachedShopAtom = atom<CachedShop | null>(null);

const shopAtom = atom((get): Load<GiftShop> => {
  const store = get(storeAtom);
  if (store.kind !== "ready") return store;
  const cached = get(cachedShopAtom);
  if (cached?.storeId !== store.value.id) return { kind: "loading" };
  if (cached.shop) return { kind: "ready", value: cached.shop };
  return { kind: cached.hasFailed ? "failed" : "loading" };
});

/** R71: what is sold now. Empty if the store sells no gift cards. */
export const giftCardsAtom = atom((get): Load<readonly GiftCard[]> => {
  const shop = get(shopAtom);
  const store = get(storeAtom);
  if (shop.kind !== "ready") return shop;
  if (store.kind !== "ready") return store;
  return { kind: "ready", value: soldGiftCards(shop.value.menus, get(nowAtom), store.value.zone) };
});

/** R73: asks no server, because each visit of a menu would. */
export const sellsGiftCardsAtom = atom((get): boolean => {
  const menus = get(menusAtom);
  const store = get(shownStoreAtom);
  return store !== null && menus.kind === "ready" && sellsGiftCards(menus.value, get(nowAtom), store.zone);
});

/** R103: a text of a gift card in the diner's language. */
export const giftTextAtom = atom((get): StoreText => {
  const shop = get(shopAtom);
  return storeTextIn(get(languageAtom), shop.kind === "ready" ? shop.value.menus.map(({ texts }) => texts) : []);
});

/** Empty until they are known. Paying isn't possible before that. */
export const giftSurchargesAtom = atom((get): readonly BankSurcharge[] => {
  const shop = get(shopAtom);
  return shop.kind === "ready" ? shop.value.bank : [];
});

/** R71: a gift card can be bought at night; only a store out of operation sells none. */
export const areGiftsSoldAtom = atom((get) => get(shownStoreAtom)?.inOperation === true);

/** Null if it can't be read. */
export const readGiftShopAtom = atom(
  null,
  (get, _set, request: GiftShopRequest): Promise<GiftShop | null> =>
    get(orderServicesAtom)
      .loadGiftShop(request)
      .catch(() => null),
);

/** Reads what the shown store sells. What was read before stays until the answer arrives, and if it fails. */
export const loadGiftCardsAtom = atom(null, async (get, set): Promise<void> => {
  const store = get(shownStoreAtom);
  if (!store) return;
  const { id: storeId, zone } = store;
  const before = get(cachedShopAtom);
  const lastShop = before?.storeId === storeId ? before.shop : null;
  const request = { storeId, shop: lastShop, hasFailed: false };
  set(cachedShopAtom, request);
  const shop = await set(readGiftShopAtom, { storeId, zone });
  // Another store is shown, or a newer read has begun.
  if (get(cachedShopAtom) !== request) return;
  set(cachedShopAtom, { storeId, shop: shop ?? lastShop, hasFailed: !shop });
});
