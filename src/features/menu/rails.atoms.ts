import { atom } from "jotai";
import { railsOf } from "../../domain/menu/rails.ts";
import { orderedHereAtom } from "../../state/customer/orderedDishes.atoms.ts";
import { cardsAtom } from "../../state/menu/menu.atoms.ts";
import { shownSectionsAtom } from "./shownMenu.atoms.ts";

export const railsAtom = atom((get) => {
  const cards = get(cardsAtom);
  const shown = get(shownSectionsAtom).flatMap(({ keys }) => keys.flatMap((key) => cards.get(key) ?? []));
  return railsOf(shown, get(orderedHereAtom));
});
