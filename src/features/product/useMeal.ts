import { useAtomValue } from "jotai";
import type { CartLine } from "../../domain/cart/cart.ts";
import { lineFrom } from "../../domain/cart/lineFrom.ts";
import type { PricedGoods } from "../../domain/cart/pricedLine.ts";
import { priceLine } from "../../domain/cart/priceLine.ts";
import type { CartWish } from "../../state/cart/cart.actions.ts";
import { nowAtom } from "../../state/clock/clock.atoms.ts";
import { type LineRoll, rollsForAtom } from "../../state/promotion/rolls.atoms.ts";
import { arePromotionsKnownAtom } from "../../state/promotion/rules.atoms.ts";

export interface Meal {
  /** The line as it would be in the cart. */
  readonly priced: PricedGoods;
  /** The products that may still be rolled in (R20). */
  readonly offers: readonly LineRoll[];
}

/** An id that no line of a cart has. */
const draftId = "draft";

/** A product with its meal, as the cart line that it will become. */
export function useMeal({ listed, menu, ...wish }: CartWish, before: CartLine | null): Meal {
  const now = useAtomValue(nowAtom);
  const rollsFor = useAtomValue(rollsForAtom);
  const arePromotionsKnown = useAtomValue(arePromotionsKnownAtom);
  const line = lineFrom(listed, menu, { ...wish, id: before?.id ?? draftId, now });
  // Removes the offer and its products if the quantity no longer qualifies (R21).
  const holding = new Set(rollsFor(line, "cart").map(({ trigger }) => trigger.id));
  const mealAddOns = arePromotionsKnown
    ? line.mealAddOns.filter(({ triggerId }) => holding.has(triggerId))
    : line.mealAddOns;
  const offers = rollsFor(line, "dialog").filter(({ room }) => room > 0);
  return { priced: priceLine({ ...line, mealAddOns }), offers };
}
