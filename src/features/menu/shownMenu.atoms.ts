import { atom } from "jotai";
import { selectAtom } from "jotai/utils";
import { isSameData } from "../../domain/isSameData.ts";
import { suits } from "../../domain/menu/dietary.ts";
import type { DietaryChoices } from "../../domain/menu/menu.ts";
import { takesOrders } from "../../domain/store/storeState.ts";
import { lateMenuAtom, type MenuSearch } from "../../parts/late-menu/lateMenu.atoms.ts";
import { hasSideCartAtom } from "../../state/cart/sideCart.atoms.ts";
import { dietaryFilterAtom, isFilteredAtom, offeredChoicesAtom } from "../../state/dietary/filter.atoms.ts";
import { widthAtom } from "../../state/host/host.atoms.ts";
import { cardsAtom, type MenuSection, sectionsAtom, servedMenuAtom } from "../../state/menu/menu.atoms.ts";
import { storeAtom } from "../../state/store/store.atoms.ts";
import { storeStateAtom } from "../../state/store/storeState.atoms.ts";

const suitedSectionsAtom = atom((get): readonly MenuSection[] => {
  const sections = get(sectionsAtom);
  if (!get(isFilteredAtom)) return sections.filter(({ keys }) => keys.length > 0);
  const filter = get(dietaryFilterAtom);
  const cards = get(cardsAtom);
  const late = get(lateMenuAtom);
  // Until it has come, nothing but what suits for sure.
  const isShown = late ? get(late.isShownAtom) : suits;
  const suited = sections.map((section) => ({
    ...section,
    keys: section.keys.filter((key) => {
      const card = cards.get(key);
      return card !== undefined && isShown(card.entry.fit, filter);
    }),
  }));
  return suited.filter(({ keys }) => keys.length > 0);
});

/** The sections that are left of the menu, each the same object while it stays as it was: then it isn't drawn again. */
export const shownSectionsAtom = selectAtom(suitedSectionsAtom, (sections, previous?: readonly MenuSection[]) => {
  const before = new Map(previous?.map((section) => [section.id, section]));
  const kept = sections.map((section) => {
    const known = before.get(section.id);
    return known && isSameData(known, section) ? known : section;
  });
  return previous?.length === kept.length && kept.every((section, at) => section === previous[at]) ? previous : kept;
});

/** Null until it has come. Read only while something is searched. */
export const menuSearchAtom = atom((get): MenuSearch | null => {
  const menu = get(servedMenuAtom);
  const groups = menu.kind === "ready" && menu.value?.groups;
  const late = get(lateMenuAtom);
  return late && groups ? late.searchMenu(get(shownSectionsAtom), get(cardsAtom), groups) : null;
});

/** What all cards have in common. */
export interface CardLook {
  readonly offered: DietaryChoices;
  readonly isCentred: boolean;
  /** A shop that takes no orders has nothing to add to. */
  readonly hasPlus: boolean;
}

const freshLookAtom = atom((get): CardLook => {
  const store = get(storeAtom);
  return {
    offered: get(offeredChoicesAtom),
    isCentred: store.kind === "ready" && store.value.view.centredPhotos,
    hasPlus: takesOrders(get(storeStateAtom)),
  };
});

export const cardLookAtom = selectAtom(freshLookAtom, (look) => look, isSameData);

const widestPx = 1_180;
const sideCartPx = 378;

export const menuWidthAtom = atom(
  (get) => Math.min(get(widthAtom), widestPx) - (get(hasSideCartAtom) ? sideCartPx : 0),
);

/** Cards beside each other, by the menu's width: how tall a section will be is guessed from it. */
export const columnsAtom = atom((get) => {
  const widthPx = get(menuWidthAtom);
  if (widthPx < 700) return 1;
  return widthPx < 1100 ? 2 : 3;
});
