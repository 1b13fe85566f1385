import { atom } from "jotai";
import { addToCartAtom, lineOf } from "../cart/cart.actions.ts";
import { plainCountAtomAtom, plainWishAtom } from "../cart/plainLines.atoms.ts";
import { openOverlayAtom, overlayAtom } from "../overlay/overlay.atoms.ts";
import { rollsForAtom } from "./rolls.atoms.ts";
import { areRulesSettledAtom, loadRulesAtom } from "./rules.atoms.ts";

/**
 * R81: adds one more of a card's product. If the diner must choose something first, or answer an offer (R20: Yes or
 * No), opens its dialog instead. For a product in the cart, the offer was made before; other roll-ins are offered on
 * its line.
 */
export const addAtOnceAtom = atom(null, async (get, set, key: string): Promise<void> => {
  // An overlay that was opened in the meantime stays.
  const open = () => {
    if (!get(overlayAtom)) set(openOverlayAtom, { kind: "product", cardKey: key });
  };
  if (!get(plainWishAtom)(key)) return open();
  if (!get(areRulesSettledAtom)) await set(loadRulesAtom);
  // The menu may have changed in the meantime.
  const wish = get(plainWishAtom)(key);
  if (!wish) return open();
  const isFirst = get(get(plainCountAtomAtom)(key)).count === 0;
  const asks = () => get(rollsForAtom)(lineOf(get, wish), "dialog").some(({ trigger }) => trigger.mode === "confirm");
  if (isFirst && asks()) return open();
  set(addToCartAtom, wish);
});
