import { atom } from "jotai";
import { selectAtom } from "jotai/utils";
import { isSameData } from "../../domain/isSameData.ts";
import { suits } from "../../domain/menu/dietary.ts";
import { heroFirst } from "../../domain/menu/heroFirst.ts";
import { railsOf } from "../../domain/menu/rails.ts";
import { isShortMenu } from "../../domain/menu/shortMenu.ts";
import { type CardDietary, type MenuSearch, menuExtrasAtom } from "../../parts/menu-extras/menuExtras.atoms.ts";
import { hasSideCartAtom } from "../../state/cart/sideCart.atoms.ts";
import { orderedHereAtom } from "../../state/customer/orderedDishes.atoms.ts";
import { dietaryFilterAtom, isFilteredAtom, offeredChoicesAtom } from "../../state/dietary/filter.atoms.ts";
import { areOrderWordsLoadedAtom, widthAtom } from "../../state/host/host.atoms.ts";
import { cardsAtom, type MenuSection, menuAtom, sectionsAtom } from "../../state/menu/menu.atoms.ts";
import { chineseTextAtom } from "../../state/promotion/storeText.atoms.ts";
import { columnsAt, descriptionRoom, menuWidthPx } from "../../views/menu/menuGrid.ts";

const suitedSectionsAtom = atom((get): readonly MenuSection[] => {
  const sections = get(sectionsAtom);
  if (!get(isFilteredAtom)) return sections;
  const filter = get(dietaryFilterAtom);
  const cards = get(cardsAtom);
  const extras = get(menuExtrasAtom);
  // Until it has loaded, shows only products that certainly suit.
  const isShown = extras ? get(extras.isShownAtom) : suits;
  return sections.map((section) => ({
    ...section,
    keys: section.keys.filter((key) => {
      const card = cards.get(key);
      return card !== undefined && isShown(card.entry.fit, filter);
    }),
  }));
});

const orderedSectionsAtom = atom((get): readonly MenuSection[] => {
  const cards = get(cardsAtom);
  const sections = get(suitedSectionsAtom).map((section): MenuSection => {
    const { items: keys, hasHero } = heroFirst(section.keys, section.style, (key) => cards.get(key)?.product);
    return hasHero ? { ...section, keys, hasHero } : section;
  });
  return sections.filter(({ keys }) => keys.length > 0);
});

/**
 * The sections left after filtering. A section keeps its object while its content is the same, so that it doesn't
 * render again.
 */
export const shownSectionsAtom = selectAtom(orderedSectionsAtom, (sections, previous?: readonly MenuSection[]) => {
  const before = new Map(previous?.map((section) => [section.id, section]));
  const kept = sections.map((section) => {
    const known = before.get(section.id);
    return known && isSameData(known, section) ? known : section;
  });
  return previous?.length === kept.length && kept.every((section, at) => section === previous[at]) ? previous : kept;
});

/** Whether the whole menu is short, whatever a filter leaves of it. */
export const isShortMenuAtom = atom((get) => isShortMenu(get(cardsAtom).size));

/** Null until it has loaded. Read only during a search. */
export const menuSearchAtom = atom((get): MenuSearch | null => {
  const groups = get(menuAtom)?.groups;
  const extras = get(menuExtrasAtom);
  return extras && groups
    ? extras.searchMenu(get(shownSectionsAtom), get(cardsAtom), groups, get(chineseTextAtom))
    : null;
});

const freshDietaryAtom = atom((get): CardDietary | null => {
  if (!get(areOrderWordsLoadedAtom)) return null;
  return { offered: get(offeredChoicesAtom), asked: get(dietaryFilterAtom) };
});

export const cardDietaryAtom = selectAtom(freshDietaryAtom, (dietary) => dietary, isSameData);

export const menuWidthAtom = atom((get) => menuWidthPx(get(widthAtom), get(hasSideCartAtom)));

export const columnsAtom = atom((get) => columnsAt(get(menuWidthAtom)));

/** How many characters of a description fit on a card with a photo. */
export const roomAtom = atom((get) => descriptionRoom(get(menuWidthAtom)));

export const railsAtom = atom((get) => {
  const cards = get(cardsAtom);
  const filter = get(dietaryFilterAtom);
  const shown = get(shownSectionsAtom).map(({ keys }) => keys.flatMap((key) => cards.get(key) ?? []));
  return railsOf(shown, get(orderedHereAtom), ({ entry }) => suits(entry.fit, filter));
});
