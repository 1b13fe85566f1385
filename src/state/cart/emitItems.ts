import type { Getter } from "jotai";
import { type AnalyticsItem, analyticsChange } from "../../domain/cart/analyticsItems.ts";
import type { Cart } from "../../domain/cart/cart.ts";
import { sumCents, timesCents, toDollars } from "../../domain/money/cents.ts";
import type { StoreId } from "../../domain/store/store.ts";
import type { AnnouncedItems } from "../../services/ports/announcer.ts";
import { servicesAtom } from "../services.atoms.ts";
import { cartAtom, cartStoreIdAtom } from "./cart.atoms.ts";

/** Items as they are announced to the host page (R83), at their own prices. */
export function announcedItems(storeId: StoreId, bought: readonly AnalyticsItem[]): AnnouncedItems {
  const value = sumCents(bought.map(({ price, quantity }) => timesCents(price, quantity)));
  const items = bought.map((each) => ({ ...each, price: toDollars(each.price) }));
  return { storeId, items, value: toDollars(value), currency: "AUD" };
}

export function emitItems(
  get: Getter,
  kind: "view-item" | "add-to-cart" | "remove-from-cart",
  items: readonly AnalyticsItem[],
): void {
  const storeId = get(cartStoreIdAtom);
  if (storeId === null || items.length === 0) return;
  get(servicesAtom).announcer.announce({ kind, ...announcedItems(storeId, items) });
}

/**
 * Announces what the diner has added or removed. Lines that leave because they are sold out or ordered aren't announced
 * here.
 */
export function emitCartChange(get: Getter, before: Cart): void {
  const { added, removed } = analyticsChange(before, get(cartAtom));
  emitItems(get, "remove-from-cart", removed);
  emitItems(get, "add-to-cart", added);
}
