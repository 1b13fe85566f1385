import type { Getter } from "jotai";
import type { Cart } from "../../domain/cart/cart.ts";
import { type Goods, goodsChange } from "../../domain/cart/goods.ts";
import { sumCents, timesCents } from "../../domain/money/cents.ts";
import { dollars } from "../../domain/money/dollars.ts";
import type { StoreId } from "../../domain/store/store.ts";
import type { AnnouncedGoods } from "../../services/ports/announcer.ts";
import { servicesAtom } from "../services.atoms.ts";
import { cartAtom, cartStoreIdAtom } from "./cart.atoms.ts";

/** Goods as the page hears of them (R83), at their own prices. */
export function announcedGoods(storeId: StoreId, goods: readonly Goods[]): AnnouncedGoods {
  const value = sumCents(goods.map(({ price, quantity }) => timesCents(price, quantity)));
  const items = goods.map((each) => ({ ...each, price: dollars(each.price) }));
  return { storeId, items, value: dollars(value), currency: "AUD" };
}

export function tellGoods(
  get: Getter,
  kind: "view-item" | "add-to-cart" | "remove-from-cart",
  goods: readonly Goods[],
): void {
  const storeId = get(cartStoreIdAtom);
  if (storeId === null || goods.length === 0) return;
  get(servicesAtom).announcer.announce({ kind, ...announcedGoods(storeId, goods) });
}

/** What the diner has put in or taken out. What leaves by itself, sold out or ordered, is not told in this way. */
export function tellChange(get: Getter, before: Cart): void {
  const { added, removed } = goodsChange(before, get(cartAtom));
  tellGoods(get, "remove-from-cart", removed);
  tellGoods(get, "add-to-cart", added);
}
