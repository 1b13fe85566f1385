import type { Menu } from "../menu/menu.ts";
import { defaultMenuId, servedMenu } from "../menu/servedMenu.ts";
import type { Instant } from "../time/instant.ts";
import type { GiftCard, GiftMenu } from "./giftCard.ts";

/** R73: whether a store's menu leads to gift cards. The same as `soldGiftCards`, from menus that are read anyway. */
export function sellsGiftCards(menus: readonly Menu[], now: Instant, zone: string): boolean {
  const isSelling = (menu: Menu | null | undefined) => menu?.sellsGiftCards === true;
  return isSelling(servedMenu(menus, now, zone)) || isSelling(menus.find(({ id }) => id === defaultMenuId));
}

/** R71: the gift cards of the served menu. If it has none, those of DefaultMenu. */
export function soldGiftCards(menus: readonly GiftMenu[], now: Instant, zone: string): readonly GiftCard[] {
  const served = servedMenu(menus, now, zone)?.cards ?? [];
  return served.length > 0 ? served : (menus.find(({ id }) => id === defaultMenuId)?.cards ?? []);
}
