import { atom } from "jotai";
import type { CartLine, LineId, RolledItem } from "../../domain/cart/cart.ts";
import { addLine } from "../../domain/cart/changeCart.ts";
import type { Menu } from "../../domain/menu/menu.ts";
import { type RollPlace, rollTriggers } from "../../domain/promotion/rollFacts.ts";
import { isHost, type RollChoice, rollChoices } from "../../domain/promotion/rollOffers.ts";
import type { RollTrigger } from "../../domain/promotion/trigger.ts";
import { cartAtom, cartMenuAtom, putCartAtom } from "../cart/cart.atoms.ts";
import { nowAtom } from "../clock/clock.atoms.ts";
import { couponAtom } from "./coupon.atoms.ts";
import { rulesAtom } from "./rules.atoms.ts";

/** A roll-into-meal that a line may take: what there is to choose from, and how many it has room for. */
export interface LineRoll {
  readonly trigger: RollTrigger;
  readonly choices: readonly RollChoice[];
  readonly room: number;
}

const triggersAtom = atom((get) => get(rulesAtom).promotions.triggers);

function lineRolls(line: CartLine, triggers: readonly RollTrigger[], menu: Menu): readonly LineRoll[] {
  return triggers
    .filter((trigger) => isHost(line, trigger))
    .map((trigger) => ({
      trigger,
      choices: rollChoices(trigger, menu),
      room: line.quantity - line.rolled.filter(({ triggerId }) => triggerId === trigger.id).length,
    }))
    .filter(({ choices }) => choices.length > 0);
}

/**
 * The offers for a line at a place. In a product's dialog it stands beside the cart as it would be with it; `instead`
 * is the line that it takes the place of.
 */
export const rollsForAtom = atom((get) => {
  const menu = get(cartMenuAtom);
  const [cart, coupon, now, triggers] = [get(cartAtom), get(couponAtom), get(nowAtom), get(triggersAtom)];
  return (line: CartLine, place: RollPlace, instead: LineId | null = null): readonly LineRoll[] => {
    if (!menu) return [];
    const others = { lines: cart.lines.filter(({ id }) => id !== instead && id !== line.id) };
    const added = addLine(others, line);
    const whole = added.kind === "changed" ? added.cart : cart;
    return lineRolls(line, rollTriggers(triggers, { cart: whole, coupon, now }, place), menu);
  };
});

const changeRolledAtom = atom(
  null,
  (get, set, { lineId, rolled }: { readonly lineId: LineId; readonly rolled: readonly RolledItem[] }) => {
    const lines = get(cartAtom).lines.map((line) => (line.id === lineId ? { ...line, rolled } : line));
    set(putCartAtom, { cart: { lines }, happening: { kind: "changed" } });
  },
);

export interface RollChange {
  readonly line: CartLine;
  readonly item: RolledItem;
}

export const rollIntoAtom = atom(null, (_get, set, { line, item }: RollChange) =>
  set(changeRolledAtom, { lineId: line.id, rolled: [...line.rolled, item] }),
);

export const takeOutRolledAtom = atom(null, (_get, set, { line, item }: RollChange) =>
  set(changeRolledAtom, { lineId: line.id, rolled: line.rolled.filter((each) => each !== item) }),
);
