import { atom } from "jotai";
import { addToCartAtom } from "../cart/cart.actions.ts";
import { plainWishAtom } from "../cart/simpleLines.atoms.ts";
import { ofCard } from "../menu/menu.atoms.ts";
import { openOverlayAtom, overlayAtom } from "../overlay/overlay.atoms.ts";
import { asksFirstPerCardAtom } from "./asksFirst.atoms.ts";
import { areRulesSettledAtom, loadRulesAtom } from "./rules.atoms.ts";

/**
 * R81: adds one more of a card's product. If the diner must choose something first, or answer an offer, opens its
 * dialog instead.
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
  if (ofCard(get, asksFirstPerCardAtom, key)) return open();
  set(addToCartAtom, wish);
});
