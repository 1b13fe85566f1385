import type { MealAddOn, Redemption } from "../cart/cart.ts";
import type { CartChange, LossReason, RefreshedCart } from "../cart/refreshCart.ts";
import type { Menu } from "../menu/menu.ts";
import type { Instant } from "../time/instant.ts";
import type { SavedRoll } from "./findAgain.ts";
import { findAddOnAgain, findAgain, firstListings } from "./findAgain.ts";
import type { SavedOrder } from "./savedOrder.ts";

export interface ReopenedOrder extends RefreshedCart {
  /** The number of dishes that the menu no longer contains, so that not even their names are known. */
  readonly goneCount: number;
}

interface Rolled {
  readonly roll: SavedRoll;
  readonly item: MealAddOn | LossReason;
}

function addOnChange({ roll, item }: Rolled, menu: Menu): CartChange[] {
  const product = menu.products.get(roll.productId);
  if (typeof item !== "string" || !product) return [];
  return [{ kind: "removed", lineId: "", name: product.name, reason: item, modifier: null }];
}

/** Name, points and discount are filled in from the rule when the cart is settled. */
function redemptionBy(ruleKey: string | null): Redemption | null {
  return ruleKey === null ? null : { ruleKey, name: "", points: 0, discountRate: 0 };
}

/** Turns a saved order into a cart at today's prices, with a notice for each dish that is no longer available (R59). */
export function reopenOrder({ lines }: SavedOrder, menu: Menu, now: Instant): ReopenedOrder {
  const listed = firstListings(menu);
  const known = lines.filter(({ productId }) => listed.has(productId));
  const mealAddOns = known.map((line) =>
    line.mealAddOns.map((roll) => ({ roll, item: findAddOnAgain(roll, menu, listed) })),
  );
  const items = known.map((line, at) => ({
    ...line,
    name: listed.get(line.productId)?.entry.name ?? "",
    redemption: redemptionBy(line.ruleKey),
    mealAddOns: mealAddOns[at]?.flatMap(({ item }) => (typeof item === "string" ? [] : [item])) ?? [],
  }));
  const { cart, notices } = findAgain(items, menu, now);
  const lost = mealAddOns.flat().filter(({ roll }) => !menu.products.has(roll.productId));
  return {
    cart,
    notices: [...notices, ...mealAddOns.flat().flatMap((each) => addOnChange(each, menu))],
    goneCount: lines.length - known.length + lost.length,
  };
}
