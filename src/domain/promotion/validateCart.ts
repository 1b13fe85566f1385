import type { Cart, CartLine, MealAddOn } from "../cart/cart.ts";
import { droppedAddOns, fittingAddOns } from "../cart/fittingAddOns.ts";
import { selectionOf } from "../cart/lineFrom.ts";
import { isSameData } from "../isSameData.ts";
import type { Menu } from "../menu/menu.ts";
import type { Instant } from "../time/instant.ts";
import { pointsRedeemed } from "./points.ts";
import type { Coupon, Promotions } from "./promotions.ts";
import { redemptionBy, ruleOf } from "./redemptionOffers.ts";
import { addOnFrom, canTakeRoll, type RollChoice, rollChoices } from "./rollOffers.ts";
import { rollTriggers } from "./rollTriggers.ts";
import type { RollTrigger } from "./trigger.ts";

/**
 * An item that was removed because its offer has ended, the points aren't enough, or nobody is logged in whose points
 * they were. `host-fewer`: there are fewer of the line that it was rolled into.
 */
export interface ValidationChange {
  readonly kind: "redemption-ended" | "points-short" | "logged-out" | "offer-ended" | "host-fewer";
  readonly name: string;
}

export interface ValidateInput {
  readonly cart: Cart;
  readonly menu: Menu;
  readonly promotions: Promotions;
  readonly coupon: Coupon | null;
  /** The member's points; null for a guest. Infinity until the member and their points are known. */
  readonly points: number | null;
  readonly now: Instant;
}

export interface ValidatedCart {
  readonly cart: Cart;
  readonly notices: readonly ValidationChange[];
}

/** Updates redeemed lines to the current rules, and removes those that are no longer allowed. */
function keepRedeemable({ cart, promotions, now }: ValidateInput): ValidatedCart {
  const notices: ValidationChange[] = [];
  const lines = cart.lines.flatMap((line) => {
    if (!line.redemption) return [line];
    const rule = ruleOf(line, promotions.points, now);
    if (rule) return [{ ...line, redemption: redemptionBy(rule) }];
    notices.push({ kind: "redemption-ended", name: line.name });
    return [];
  });
  return { cart: { lines }, notices };
}

function withoutOne(lines: readonly CartLine[], last: CartLine): readonly CartLine[] {
  const quantity = last.quantity - 1;
  if (quantity === 0) return lines.filter((line) => line !== last);
  const mealAddOns = fittingAddOns(last.mealAddOns, quantity);
  return lines.map((line) => (line === last ? { ...last, quantity, mealAddOns } : line));
}

/** R22: while there aren't enough points, removes the redemption that was added last. */
function keepAffordable({ cart, notices }: ValidatedCart, points: number | null): ValidatedCart {
  const last = cart.lines.findLast(({ redemption, unavailability }) => redemption !== null && unavailability === null);
  if (!last || pointsRedeemed(cart) <= (points ?? 0)) return { cart, notices };
  const lines = withoutOne(cart.lines, last);
  const out = droppedAddOns(last, { lines }).map(({ name }) => ({ kind: "host-fewer", name }) as const);
  const kind = points === null ? "logged-out" : "points-short";
  return keepAffordable({ cart: { lines }, notices: [...notices, { kind, name: last.name }, ...out] }, points);
}

/** The offers that can be accepted, with their products. */
type Offered = ReadonlyMap<string, { readonly trigger: RollTrigger; readonly choices: readonly RollChoice[] }>;

function rolledNow(item: MealAddOn, line: CartLine, offered: Offered, menu: Menu): MealAddOn | null {
  const offer = offered.get(item.triggerId);
  if (!offer || !canTakeRoll(line, offer.trigger)) return null;
  const choice = offer.choices.find(({ product }) => product.id === item.productId);
  return choice ? addOnFrom(choice, offer.trigger, selectionOf(item.modifiers), menu) : null;
}

/** R21: keeps rolled-in items whose offer still applies, and updates their price. */
function keepRolled({ cart, notices }: ValidatedCart, input: ValidateInput): ValidatedCart {
  if (cart.lines.every(({ mealAddOns }) => mealAddOns.length === 0)) return { cart, notices };
  const { menu, coupon, now, promotions } = input;
  const triggers = rollTriggers(promotions.triggers, { cart, coupon, now }, "cart");
  const offered = new Map(
    triggers.map((trigger) => [trigger.id, { trigger, choices: rollChoices(trigger, menu) }] as const),
  );
  const ended: ValidationChange[] = [];
  const lines = cart.lines.map((line) => {
    if (line.mealAddOns.length === 0) return line;
    const mealAddOns = line.mealAddOns.flatMap((item) => {
      const kept = rolledNow(item, line, offered, menu);
      if (!kept) ended.push({ kind: "offer-ended", name: item.name });
      return kept ? [kept] : [];
    });
    return { ...line, mealAddOns: fittingAddOns(mealAddOns, line.quantity) };
  });
  return { cart: { lines }, notices: [...notices, ...ended] };
}

/** Removes items that can no longer be redeemed or rolled in. Returns the same cart if nothing changes. */
export function validateCart(input: ValidateInput): ValidatedCart {
  const settled = keepRolled(keepAffordable(keepRedeemable(input), input.points), input);
  return isSameData(settled.cart, input.cart) ? { cart: input.cart, notices: [] } : settled;
}
