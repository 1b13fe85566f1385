import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { CartLine, MealAddOn } from "../../domain/cart/cart.ts";
import { fittingAddOns } from "../../domain/cart/fittingAddOns.ts";
import { mostOfOneProduct, roomFor } from "../../domain/cart/limits.ts";
import { lineFrom, selectionOf } from "../../domain/cart/lineFrom.ts";
import type { PricedGoods } from "../../domain/cart/pricedLine.ts";
import { priceLine } from "../../domain/cart/priceLine.ts";
import type { Menu } from "../../domain/menu/menu.ts";
import { useMostRedeemed } from "../../parts/cart/useMostRedeemed.ts";
import { type SelectionState, useSelection } from "../../parts/modifiers/useSelection.ts";
import { addToCartAtom, type CartLineInput, changeLineAtom } from "../../state/cart/cart.actions.ts";
import { cartAtom } from "../../state/cart/cart.atoms.ts";
import { nowAtom } from "../../state/clock/clock.atoms.ts";
import type { MenuCard } from "../../state/menu/menu.atoms.ts";
import { type LineMealOffer, mealOffersForAtom } from "../../state/promotion/mealOffers.atoms.ts";
import { arePromotionsKnownAtom } from "../../state/promotion/rules.atoms.ts";

export interface SelectionInput {
  readonly card: MenuCard;
  readonly menu: Menu;
  /** The cart line that is edited. Null if a line is added. */
  readonly line: CartLine | null;
}

export interface DishSelection extends SelectionState {
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
  /** The highest quantity: a redeemed line is limited by the member's points. */
  readonly most: number;
  readonly note: string;
  readonly setNote: (note: string) => void;
  readonly meal: Meal;
  readonly rollIn: (item: MealAddOn) => void;
  readonly removeFromCart: (item: MealAddOn) => void;
  /** True if the quantity exceeds what the cart may have (R40). */
  readonly isTooMany: boolean;
  /** Adds the product to the cart. Returns whether that succeeded. */
  readonly put: () => boolean;
}

/** The diner's choices for one product, before it is added to the cart. */
export function useDishSelection({ card, menu, line }: SelectionInput): DishSelection {
  const { product } = card;
  const [start] = useState(() => line && selectionOf(line.modifiers));
  const picked = useSelection(product, menu, start);
  const [quantity, setQuantity] = useState(line?.quantity ?? 1);
  const [note, setNote] = useState(line?.note ?? "");
  const [mealAddOns, setAddOns] = useState(line?.mealAddOns ?? []);
  const redemption = line?.redemption ?? null;
  const input = { listed: card, menu, selection: picked.selection, quantity, note, redemption, mealAddOns };
  const meal = useMeal(input, line);
  const room = roomFor(useAtomValue(cartAtom), product.id, line?.id ?? null);
  const most = Math.min(mostOfOneProduct, useMostRedeemed(line));
  const add = useSetAtom(addToCartAtom);
  const change = useSetAtom(changeLineAtom);
  const put = () => {
    const whole = { ...input, mealAddOns: meal.priced.line.mealAddOns };
    const answer = line ? change({ lineId: line.id, input: whole }) : add(whole);
    return answer.kind === "changed";
  };
  return {
    ...picked,
    quantity,
    setQuantity: (next) => {
      setQuantity(next);
      setAddOns(fittingAddOns(mealAddOns, next));
    },
    most,
    note,
    setNote,
    meal,
    rollIn: (item) => setAddOns([...mealAddOns, item]),
    removeFromCart: (item) => setAddOns(mealAddOns.filter((each) => each !== item)),
    isTooMany: quantity > room,
    put,
  };
}

interface Meal {
  /** The line as it would be in the cart. */
  readonly priced: PricedGoods;
  /** The products that may still be rolled in (R20). */
  readonly offers: readonly LineMealOffer[];
}

/** An id that no line of a cart has. */
const draftId = "draft";

/** A product with its meal, as the cart line that it will become. */
function useMeal({ listed, menu, ...input }: CartLineInput, before: CartLine | null): Meal {
  const now = useAtomValue(nowAtom);
  const rollsFor = useAtomValue(mealOffersForAtom);
  const arePromotionsKnown = useAtomValue(arePromotionsKnownAtom);
  const line = lineFrom(listed, menu, { ...input, id: before?.id ?? draftId, now });
  // Removes the offer and its products if the quantity no longer qualifies (R21).
  const holding = new Set(rollsFor(line, "cart").map(({ trigger }) => trigger.id));
  const mealAddOns = arePromotionsKnown
    ? line.mealAddOns.filter(({ triggerId }) => holding.has(triggerId))
    : line.mealAddOns;
  const offers = rollsFor(line, "dialog").filter(({ room }) => room > 0);
  return { priced: priceLine({ ...line, mealAddOns }), offers };
}
