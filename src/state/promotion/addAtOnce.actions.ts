import { atom } from "jotai";
import { addToCartAtom, lineOf } from "../cart/cart.actions.ts";
import { plainCountAtomAtom, plainWishAtom } from "../cart/plainLines.atoms.ts";
import { openOverlayAtom, overlayAtom } from "../overlay/overlay.atoms.ts";
import { rollsForAtom } from "./rolls.atoms.ts";
import { areRulesSettledAtom, loadRulesAtom } from "./rules.atoms.ts";

/**
 * R81: one more of a card's product, or its dialog where a diner has something to choose, or to be asked (R20: Yes or
 * No). What is in the cart already was asked about; other roll-ins wait on its line.
 */
export const addAtOnceAtom = atom(null, async (get, set, key: string): Promise<void> => {
  // What was opened while this was on its way stays.
  const open = () => {
    if (!get(overlayAtom)) set(openOverlayAtom, { kind: "product", cardKey: key });
  };
  if (!get(plainWishAtom)(key)) return open();
  if (!get(areRulesSettledAtom)) await set(loadRulesAtom);
  // The menu may have changed meanwhile.
  const wish = get(plainWishAtom)(key);
  if (!wish) return open();
  const isFirst = get(get(plainCountAtomAtom)(key)).count === 0;
  const asks = () => get(rollsForAtom)(lineOf(get, wish), "dialog").some(({ trigger }) => trigger.mode === "confirm");
  if (isFirst && asks()) return open();
  set(addToCartAtom, wish);
});
