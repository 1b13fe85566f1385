import { atom } from "jotai";
import { selectAtom } from "jotai/utils";
import { addLine } from "../../domain/cart/addLine.ts";
import type { CartLine, LineId, MealAddOn } from "../../domain/cart/cart.ts";
import { canTakeRoll, type RollChoice, rollChoices } from "../../domain/promotion/rollOffers.ts";
import { type RollSurface, rollTriggers } from "../../domain/promotion/rollTriggers.ts";
import type { RollTrigger } from "../../domain/promotion/trigger.ts";
import { cartAtom, cartMenuAtom, saveCartAtom } from "../cart/cart.atoms.ts";
import { emitCartChange } from "../cart/emitItems.ts";
import { nowAtom } from "../clock/clock.atoms.ts";
import { couponAtom } from "./coupon.atoms.ts";
import { promotionsAtom } from "./rules.atoms.ts";

/** A roll-into-meal that a line may take: its products, and how many more it can hold. */
export interface LineMealOffer {
  readonly trigger: RollTrigger;
  readonly choices: readonly RollChoice[];
  readonly room: number;
}

const triggersAtom = atom((get) => get(promotionsAtom).triggers);

/** An offer's products, which are computed once for all lines. */
const choicesAtom = atom((get) => {
  const menu = get(cartMenuAtom);
  const choicesByTrigger = new Map<RollTrigger, readonly RollChoice[]>();
  return (trigger: RollTrigger): readonly RollChoice[] => {
    const choices = choicesByTrigger.get(trigger) ?? (menu ? rollChoices(trigger, menu) : []);
    choicesByTrigger.set(trigger, choices);
    return choices;
  };
});

type ChoicesOf = (trigger: RollTrigger) => readonly RollChoice[];

function lineRolls(line: CartLine, triggers: readonly RollTrigger[], choicesOf: ChoicesOf): readonly LineMealOffer[] {
  return triggers
    .filter((trigger) => canTakeRoll(line, trigger))
    .map((trigger) => ({
      trigger,
      choices: choicesOf(trigger),
      room: line.quantity - line.mealAddOns.filter(({ triggerId }) => triggerId === trigger.id).length,
    }))
    .filter(({ choices }) => choices.length > 0);
}

type CartMealOffers = ReadonlyMap<LineId, readonly LineMealOffer[]>;

const freshCartRollsAtom = atom((get): CartMealOffers => {
  const [cart, coupon, now] = [get(cartAtom), get(couponAtom), get(nowAtom)];
  const triggers = rollTriggers(get(triggersAtom), { cart, coupon, now }, "cart");
  return new Map(cart.lines.map((line) => [line.id, lineRolls(line, triggers, get(choicesAtom))]));
});

function isSame(one: readonly LineMealOffer[], other: readonly LineMealOffer[]): boolean {
  return (
    one.length === other.length &&
    one.every((roll, index) => {
      const twin = other[index];
      return roll.trigger === twin?.trigger && roll.choices === twin.choices && roll.room === twin.room;
    })
  );
}

/** The offers for each line of the cart. The lists stay the same objects while they don't change. */
export const cartMealOffersAtom = selectAtom(freshCartRollsAtom, (rolls, before?: CartMealOffers): CartMealOffers => {
  const entries = [...rolls].map(([id, list]) => {
    const previous = before?.get(id);
    return [id, previous && isSame(previous, list) ? previous : list] as const;
  });
  return new Map(entries);
});

/** The offers for a line in a product's dialog, as if it were in the cart. */
export const mealOffersForAtom = atom((get) => {
  const [cart, coupon, now, triggers] = [get(cartAtom), get(couponAtom), get(nowAtom), get(triggersAtom)];
  const choicesOf = get(choicesAtom);
  return (line: CartLine, place: RollSurface): readonly LineMealOffer[] => {
    const others = { lines: cart.lines.filter(({ id }) => id !== line.id) };
    const added = addLine(others, line);
    const whole = added.kind === "changed" ? added.cart : cart;
    return lineRolls(line, rollTriggers(triggers, { cart: whole, coupon, now }, place), choicesOf);
  };
});

const changeAddOnsAtom = atom(
  null,
  (get, set, { lineId, mealAddOns }: { readonly lineId: LineId; readonly mealAddOns: readonly MealAddOn[] }) => {
    const before = get(cartAtom);
    const lines = before.lines.map((line) => (line.id === lineId ? { ...line, mealAddOns } : line));
    set(saveCartAtom, { cart: { lines }, event: { kind: "changed" } });
    emitCartChange(get, before);
  },
);

interface RollChange {
  readonly line: CartLine;
  readonly item: MealAddOn;
}

export const addMealAddOnAtom = atom(null, (_get, set, { line, item }: RollChange) =>
  set(changeAddOnsAtom, { lineId: line.id, mealAddOns: [...line.mealAddOns, item] }),
);

export const removeMealAddOnAtom = atom(null, (_get, set, { line, item }: RollChange) =>
  set(changeAddOnsAtom, { lineId: line.id, mealAddOns: line.mealAddOns.filter((each) => each !== item) }),
);
