import type { MealAddOn } from "../cart/cart.ts";
import { unitOf } from "../cart/priceLine.ts";
import type { CartChange, LossReason, RefreshedCart } from "../cart/refreshCart.ts";
import type { Menu } from "../menu/menu.ts";
import { cents } from "../money/cents.ts";
import type { StoreId } from "../store/store.ts";
import type { Instant } from "../time/instant.ts";
import { type ChosenItem, findAddOnAgain, findAgain, firstListings } from "./findAgain.ts";
import type { OrderedItem } from "./liveOrder.ts";
import { isUnderWay, type PastOrder } from "./pastOrder.ts";
import { isOver } from "./recentOrder.ts";

/** An item with the items that were rolled into it. */
interface Dish {
  readonly item: OrderedItem;
  readonly rolls: readonly Roll[];
}

interface Roll {
  readonly name: string;
  readonly addOn: MealAddOn | LossReason;
}

/**
 * S35: a rolled-in item follows its host. Without a host it is an item of its own, because the diner paid for it.
 */
function dishesOf(items: readonly OrderedItem[], menu: Menu): readonly Dish[] {
  const listed = firstListings(menu);
  const dishes: { readonly item: OrderedItem; readonly rolls: Roll[] }[] = [];
  for (const item of items) {
    const { rolledBy: triggerId, name } = item;
    const host = dishes.at(-1);
    if (triggerId === null || !host) dishes.push({ item, rolls: [] });
    else host.rolls.push({ name, addOn: findAddOnAgain({ ...item, triggerId }, menu, listed) });
  }
  return dishes;
}

/** The order's document doesn't name menu entries. */
function chosenOf({ item, rolls }: Dish): ChosenItem {
  const mealAddOns = rolls.flatMap((roll) => (typeof roll.addOn === "string" ? [] : [roll.addOn]));
  return { ...item, entryId: "", redemption: null, mealAddOns };
}

/** The document doesn't say which rule redeemed an item, so it can't be redeemed again. */
function lossesOf({ item, rolls }: Dish): CartChange[] {
  if (item.pointsUsed > 0) {
    const meal = rolls.map(({ name }): CartChange => ({ kind: "left-out", name, reason: "host-missing" }));
    return [{ kind: "left-out", name: item.name, reason: "redeemed" }, ...meal];
  }
  return rolls.flatMap(({ name, addOn }): CartChange[] =>
    typeof addOn === "string" ? [{ kind: "removed", lineId: "", name, reason: addOn, modifier: null }] : [],
  );
}

/**
 * Compares the price of one unit, including modifiers, then and now. Only a higher price is reported: the diner needn't
 * know about a lower one before paying.
 */
function dearer({ name, quantity, total }: OrderedItem, [line]: RefreshedCart["cart"]["lines"]): CartChange[] {
  if (!line || total === null) return [];
  const [from, to] = [cents(Math.round(total / quantity)), unitOf(line)];
  return to > from ? [{ kind: "price-changed", lineId: "", name, from, to }] : [];
}

/** R84: the dishes of an order that was shared, without what is the other diner's: their notes, prices and rewards. */
export function sharedItems(items: readonly OrderedItem[]): OrderedItem[] {
  return items.map((item) => ({ ...item, note: "", total: null, pointsUsed: 0 }));
}

/**
 * Turns a past order into a cart. Rolled-in items come back with their dish; whether their offer still applies is
 * checked when the cart is settled. Redeemed items are left out.
 */
export function reorder(items: readonly OrderedItem[], menu: Menu, now: Instant): RefreshedCart {
  const dishes = dishesOf(items, menu);
  const wanted = dishes.filter(({ item }) => item.pointsUsed === 0);
  const { cart, notices } = findAgain(wanted.map(chosenOf), menu, now);
  // Each item is looked up on its own, because merged lines have only one price.
  const prices = wanted.flatMap((dish) => dearer(dish.item, findAgain([chosenOf(dish)], menu, now).cart.lines));
  return { cart, notices: [...notices, ...dishes.flatMap(lossesOf), ...prices] };
}

interface Here {
  readonly storeId: StoreId;
  readonly menu: Menu;
  readonly now: Instant;
}

/** R70: whether this store's menu offers a past order again: it has some of its dishes today, and the order is over. */
export function offersAgain(order: PastOrder, { storeId, menu, now }: Here): boolean {
  if (order.isGift || order.storeId !== storeId) return false;
  if (isUnderWay(order) && !isOver({ placedAt: order.orderedAt ?? now }, order, now)) return false;
  return reorder(order.items, menu, now).cart.lines.length > 0;
}
