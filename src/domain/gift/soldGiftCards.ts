import { defaultMenuId, servedMenu } from "../menu/servedMenu.ts";
import type { Instant } from "../time/instant.ts";
import type { GiftCard, GiftMenu } from "./giftCard.ts";

/** R71: the gift cards of the served menu. If it has none, those of DefaultMenu. */
export function soldGiftCards(menus: readonly GiftMenu[], now: Instant, zone: string): readonly GiftCard[] {
  const served = servedMenu(menus, now, zone)?.cards ?? [];
  return served.length > 0 ? served : (menus.find(({ id }) => id === defaultMenuId)?.cards ?? []);
}
