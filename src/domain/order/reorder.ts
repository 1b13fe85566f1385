import type { RefreshedCart } from "../cart/refreshCart.ts";
import type { Menu } from "../menu/menu.ts";
import type { Instant } from "../time/instant.ts";
import { findAgain } from "./findAgain.ts";
import type { OrderedItem } from "./liveOrder.ts";

/** A past order as a cart: what was given with it is left out, and its document names no entries. */
export function reorder(items: readonly OrderedItem[], menu: Menu, now: Instant): RefreshedCart {
  const wanted = items.filter(({ isGiven }) => !isGiven);
  return findAgain(
    wanted.map((item) => ({ ...item, entryId: "", redemption: null, rolled: [] })),
    menu,
    now,
  );
}
