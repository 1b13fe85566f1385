import { unitOf } from "../cart/priceLine.ts";
import type { CartNews, RefreshedCart } from "../cart/refreshCart.ts";
import type { Menu } from "../menu/menu.ts";
import { cents } from "../money/cents.ts";
import type { Instant } from "../time/instant.ts";
import { type ChosenItem, findAgain } from "./findAgain.ts";
import type { OrderedItem } from "./liveOrder.ts";

/**
 * Compares the price of one unit, including modifiers, then and now. Only a higher price is reported: the diner needn't
 * know about a lower one before paying.
 */
function dearer({ name, quantity, total }: OrderedItem, [line]: RefreshedCart["cart"]["lines"]): CartNews[] {
  if (!line || total === null) return [];
  const [from, to] = [cents(Math.round(total / quantity)), unitOf(line)];
  return to > from ? [{ kind: "price-changed", lineId: "", name, from, to }] : [];
}

/**
 * Turns a past order into a cart. Items that were given with it are left out. Its document doesn't name menu entries.
 */
export function reorder(items: readonly OrderedItem[], menu: Menu, now: Instant): RefreshedCart {
  const wanted = items.filter(({ isGiven }) => !isGiven);
  const chosen = wanted.map((item): ChosenItem => ({ ...item, entryId: "", redemption: null, rolled: [] }));
  const { cart, news } = findAgain(chosen, menu, now);
  // Each item is looked up on its own, because merged lines have only one price.
  const prices = chosen.flatMap((item, at) =>
    dearer(wanted[at] as OrderedItem, findAgain([item], menu, now).cart.lines),
  );
  return { cart, news: [...news, ...prices] };
}
