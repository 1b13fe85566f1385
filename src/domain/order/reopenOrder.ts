import type { Redemption, RolledItem } from "../cart/cart.ts";
import type { CartNews, RefreshedCart } from "../cart/refreshCart.ts";
import { type ListedProduct, listedProducts } from "../menu/listedProducts.ts";
import type { Menu, ProductId } from "../menu/menu.ts";
import { choicesOf } from "../menu/selection.ts";
import { cents } from "../money/cents.ts";
import { rolledFrom } from "../promotion/rollOffers.ts";
import type { Instant } from "../time/instant.ts";
import { findAgain, selectionFrom } from "./findAgain.ts";
import type { SavedRoll } from "./savedLines.ts";
import type { SavedOrder } from "./savedOrder.ts";

export interface ReopenedOrder extends RefreshedCart {
  /** The number of dishes that the menu no longer contains, so that not even their names are known. */
  readonly goneCount: number;
}

type Named = ReadonlyMap<ProductId, ListedProduct>;

function rolledAgain({ triggerId, productId, extras }: SavedRoll, menu: Menu, listed: Named): RolledItem | null {
  const product = menu.products.get(productId);
  const selection = product && !product.isSoldOut ? selectionFrom(extras, choicesOf(product, menu)) : null;
  if (!product || !selection) return null;
  const { category, entry } = listed.get(productId) ?? {};
  // The offer's price is set when the cart is settled.
  const price = entry?.price ?? product.price ?? cents(0);
  const where = { categoryId: category?.id ?? "", categoryName: category?.name ?? "" };
  const choice = { product, ...where, name: entry?.name ?? product.name, price, reducedPrice: price };
  return rolledFrom(choice, { id: triggerId }, selection, menu);
}

interface Rolled {
  readonly roll: SavedRoll;
  readonly item: RolledItem | null;
}

function rolledNews({ roll, item }: Rolled, menu: Menu): CartNews[] {
  const product = menu.products.get(roll.productId);
  if (item || !product) return [];
  const reason = product.isSoldOut ? "sold-out" : "gone";
  return [{ kind: "removed", lineId: "", name: product.name, reason, modifier: null }];
}

/** Name, points and discount are filled in from the rule when the cart is settled. */
function redemptionBy(ruleKey: string | null): Redemption | null {
  return ruleKey === null ? null : { ruleKey, name: "", points: 0, discountRate: 0 };
}

/** Turns a saved order into a cart at today's prices, with a notice for each dish that is no longer available (R59). */
export function reopenOrder({ lines }: SavedOrder, menu: Menu, now: Instant): ReopenedOrder {
  const listed: Named = new Map(
    listedProducts(menu)
      .map((each) => [each.product.id, each] as const)
      .reverse(),
  );
  const known = lines.filter(({ productId }) => listed.has(productId));
  const rolled = known.map((line) => line.rolled.map((roll) => ({ roll, item: rolledAgain(roll, menu, listed) })));
  const items = known.map((line, at) => ({
    ...line,
    name: listed.get(line.productId)?.entry.name ?? "",
    redemption: redemptionBy(line.ruleKey),
    rolled: rolled[at]?.flatMap(({ item }) => item ?? []) ?? [],
  }));
  const { cart, news } = findAgain(items, menu, now);
  const lost = rolled.flat().filter(({ roll }) => !menu.products.has(roll.productId));
  return {
    cart,
    news: [...news, ...rolled.flat().flatMap((each) => rolledNews(each, menu))],
    goneCount: lines.length - known.length + lost.length,
  };
}
