import { isSameData } from "../isSameData.ts";
import { type ListedProduct, listedProducts } from "../menu/listedProducts.ts";
import type { Menu } from "../menu/menu.ts";
import { type Choice, choicesOf } from "../menu/selection.ts";
import type { Cents } from "../money/cents.ts";
import type { Instant } from "../time/instant.ts";
import { addDays, instantOf, wallTime } from "../time/zone.ts";
import { cartOf } from "./addLine.ts";
import type { Cart, CartLine, CartModifier, LineId, MealAddOn } from "./cart.ts";
import { lineFrom, selectionOf } from "./lineFrom.ts";
import { unitOf } from "./priceLine.ts";

export type LossReason = "sold-out" | "gone";

/** A change that a newer menu made to a line, shown to the diner. */
export type CartChange =
  | {
      readonly kind: "removed";
      readonly lineId: LineId;
      readonly name: string;
      readonly reason: LossReason;
      /** The chosen modifier that is unavailable; null if the product itself is. */
      readonly modifier: string | null;
    }
  /** The prices are for one unit, including its modifiers. */
  | {
      readonly kind: "price-changed";
      readonly lineId: LineId;
      readonly name: string;
      readonly from: Cents;
      readonly to: Cents;
    }
  /** R40: fewer units were put back into the cart than wanted, because of the limit. */
  | { readonly kind: "limited"; readonly name: string }
  /**
   * An earlier order's item that isn't in the cart again, because it was redeemed with points, or because the dish that
   * it was rolled into isn't there.
   */
  | { readonly kind: "left-out"; readonly name: string; readonly reason: "redeemed" | "host-missing" };

export interface RefreshedCart {
  readonly cart: Cart;
  readonly notices: readonly CartChange[];
}

interface Loss {
  readonly reason: LossReason;
  readonly modifier: string | null;
}

/** The menu entry of a line's product: the same entry, or else the closest one. */
function listedNow({ productId, categoryId, entryId }: CartLine, menu: Menu): ListedProduct | null {
  const listed = listedProducts(menu).filter(({ product }) => product.id === productId);
  const near = listed.filter(({ category }) => category.id === categoryId);
  return near.find(({ entry }) => entry.id === entryId) ?? near[0] ?? listed[0] ?? null;
}

function lossAmong(modifiers: readonly CartModifier[], choices: readonly Choice[]): Loss | null {
  for (const { groupId, modifierId, name, subs, unavailability } of modifiers) {
    const choice = choices.find(({ group }) => group.id === groupId);
    const option = choice?.options.find(({ modifier }) => modifier.id === modifierId);
    if (!option || unavailability === "unavailable") return { reason: "gone", modifier: name };
    if (option.isSoldOut) return { reason: "sold-out", modifier: name };
    const below = lossAmong(subs, option.subChoices);
    if (below) return below;
  }
  return null;
}

/** Checks only whether it is available. The offer's price is checked when the cart is settled. */
function canStillBeHad({ productId, modifiers }: MealAddOn, menu: Menu): boolean {
  const product = menu.products.get(productId);
  return product !== undefined && !product.isSoldOut && !lossAmong(modifiers, choicesOf(product, menu));
}

type Refreshed = { readonly kind: "kept"; readonly line: CartLine } | ({ readonly kind: "lost" } & Loss);

/**
 * A dish without a requested modifier is a different dish, perhaps one that the diner can't eat. So the line is
 * removed, like a sold-out product (S14), and the diner is told why.
 */
function refreshLine(line: CartLine, menu: Menu): Refreshed {
  // An unavailable line has the ids of another store.
  const listed = line.unavailability === "unavailable" ? null : listedNow(line, menu);
  if (!listed) return { kind: "lost", reason: "gone", modifier: null };
  if (listed.product.isSoldOut) return { kind: "lost", reason: "sold-out", modifier: null };
  const loss = lossAmong(line.modifiers, choicesOf(listed.product, menu));
  if (loss) return { kind: "lost", ...loss };
  const { id, quantity, note, redemption, addedAt } = line;
  const mealAddOns = line.mealAddOns.filter((item) => canStillBeHad(item, menu));
  const input = { id, quantity, note, redemption, mealAddOns, now: addedAt, selection: selectionOf(line.modifiers) };
  const fresh = lineFrom(listed, menu, input);
  return { kind: "kept", line: isSameData(fresh, line) ? line : fresh };
}

function lostRolled(before: CartLine, after: CartLine, menu: Menu): CartChange[] {
  const lost = before.mealAddOns.filter((item) => !after.mealAddOns.includes(item));
  return lost.map(({ productId, name }) => {
    const reason = menu.products.has(productId) ? "sold-out" : "gone";
    return { kind: "removed", lineId: before.id, name, reason, modifier: null };
  });
}

function changesOf(before: CartLine, refreshed: Refreshed, menu: Menu): CartChange[] {
  const { id: lineId, name } = before;
  if (refreshed.kind === "lost") {
    const { reason, modifier } = refreshed;
    return [{ kind: "removed", lineId, name, reason, modifier }];
  }
  const [from, to] = [unitOf(before), unitOf(refreshed.line)];
  const lost = lostRolled(before, refreshed.line, menu);
  return from === to ? lost : [...lost, { kind: "price-changed", lineId, name: refreshed.line.name, from, to }];
}

/** Updates the cart to the newest menu. Unchanged lines stay the same objects. */
export function refreshCart(cart: Cart, menu: Menu): RefreshedCart {
  const refreshed = cart.lines.map((line) => ({ line, now: refreshLine(line, menu) }));
  const isAsBefore = refreshed.every(({ line, now }) => now.kind === "kept" && now.line === line);
  if (isAsBefore) return { cart, notices: [] };
  return {
    cart: cartOf(refreshed.flatMap(({ now }) => (now.kind === "kept" ? [now.line] : []))),
    notices: refreshed.flatMap(({ line, now }) => changesOf(line, now, menu)),
  };
}

/** R41: 10:00, in minutes since midnight on the store's clock. */
const refreshMinute = 600;

function lastRefresh(now: Instant, zone: string): Instant {
  const today = wallTime(now, zone);
  const refresh = instantOf(today, refreshMinute, zone);
  return refresh <= now ? refresh : instantOf(addDays(today, -1), refreshMinute, zone);
}

/** R41: removes lines that were added before the last 10:00. Returns the same object if there are none. */
export function expireCart(cart: Cart, now: Instant, zone: string): Cart {
  const refresh = lastRefresh(now, zone);
  const lines = cart.lines.filter(({ addedAt }) => addedAt >= refresh);
  return lines.length === cart.lines.length ? cart : { lines };
}
