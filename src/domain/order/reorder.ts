import { unitOf } from "../cart/priceLine.ts";
import type { CartNews, RefreshedCart } from "../cart/refreshCart.ts";
import type { Menu } from "../menu/menu.ts";
import { cents } from "../money/cents.ts";
import type { Instant } from "../time/instant.ts";
import { type ChosenItem, findAgain } from "./findAgain.ts";
import type { OrderedItem } from "./liveOrder.ts";

/** One unit then and now, with what was chosen. A lower price is no news that anybody has to hear before paying. */
function dearer({ name, quantity, total }: OrderedItem, [line]: RefreshedCart["cart"]["lines"]): CartNews[] {
  if (!line || total === null) return [];
  const [from, to] = [cents(Math.round(total / quantity)), unitOf(line)];
  return to > from ? [{ kind: "price-changed", lineId: "", name, from, to }] : [];
}

/** A past order as a cart: what was given with it is left out, and its document names no entries. */
export function reorder(items: readonly OrderedItem[], menu: Menu, now: Instant): RefreshedCart {
  const wanted = items.filter(({ isGiven }) => !isGiven);
  const chosen = wanted.map((item): ChosenItem => ({ ...item, entryId: "", redemption: null, rolled: [] }));
  const { cart, news } = findAgain(chosen, menu, now);
  // Lines that became one have one price.
  const prices = chosen.flatMap((item, at) =>
    dearer(wanted[at] as OrderedItem, findAgain([item], menu, now).cart.lines),
  );
  return { cart, news: [...news, ...prices] };
}
