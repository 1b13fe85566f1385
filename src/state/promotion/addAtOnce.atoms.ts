import { atom, type Getter } from "jotai";
import type { ChangedCart, TooMany } from "../../domain/cart/addLine.ts";
import { addToCartAtom, lineOf } from "../cart/cart.actions.ts";
import { plainCountPerCardAtom, simpleLineInputAtom } from "../cart/simpleLines.atoms.ts";
import { atomPerCard, cardValue } from "../menu/menu.atoms.ts";
import { openOverlayAtom, overlayAtom } from "../overlay/overlay.atoms.ts";
import { mealOffersForAtom } from "./mealOffers.atoms.ts";
import { areRulesSettledAtom, loadRulesAtom, promotionsAtom } from "./rules.atoms.ts";

/** Spares every card the search for its offers in a shop that asks about none. */
const areOffersAskedAtom = atom((get) => get(promotionsAtom).triggers.some(({ mode }) => mode === "confirm"));

function asksFirst(get: Getter, key: string): boolean {
  if (!get(areOffersAskedAtom) || cardValue(get, plainCountPerCardAtom, key).count > 0) return false;
  const input = get(simpleLineInputAtom)(key);
  return (
    input !== null &&
    get(mealOffersForAtom)(lineOf(get, input), "dialog").some(({ trigger }) => trigger.mode === "confirm")
  );
}

/**
 * R81: whether the product must be opened to answer an offer (R20: Yes or No). For a product in the cart, the offer was
 * made before; other roll-ins are offered on its line. False until the rules are loaded.
 */
export const asksFirstPerCardAtom = atomPerCard((key) => atom((get) => asksFirst(get, key)));

type Added = ChangedCart | TooMany | null;

/**
 * R81: adds more of a card's product, by default one. If the diner must choose something first, or answer an offer,
 * opens its dialog instead, and returns null.
 */
export const addAtOnceAtom = atom(null, async (get, set, key: string, quantity: number = 1): Promise<Added> => {
  // An overlay that was opened in the meantime stays.
  const open = () => {
    if (!get(overlayAtom)) set(openOverlayAtom, { kind: "product", cardKey: key });
    return null;
  };
  if (!get(simpleLineInputAtom)(key)) return open();
  if (!get(areRulesSettledAtom)) await set(loadRulesAtom);
  // The menu may have changed in the meantime.
  const input = get(simpleLineInputAtom)(key);
  if (!input) return open();
  if (cardValue(get, asksFirstPerCardAtom, key)) return open();
  return set(addToCartAtom, { ...input, quantity });
});
