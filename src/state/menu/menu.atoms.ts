import { type Atom, atom, type Getter } from "jotai";
import { selectAtom } from "jotai/utils";
import { isSameData } from "../../domain/isSameData.ts";
import type { Load } from "../../domain/load.ts";
import { type CardStyle, cardStyles } from "../../domain/menu/cardStyle.ts";
import { type ListedProduct, listedProducts } from "../../domain/menu/listedProducts.ts";
import type { CategoryId, Menu, MenuEntry } from "../../domain/menu/menu.ts";
import { servedMenu } from "../../domain/menu/servedMenu.ts";
import { type ChineseTexts, noTexts, type StoreText, storeTextIn } from "../../domain/store/storeTexts.ts";
import { nowAtom } from "../clock/clock.atoms.ts";
import { languageAtom } from "../host/host.atoms.ts";
import { menusAtom, shownStoreAtom, storeAtom } from "../store/store.atoms.ts";

/** The menu that is served now, in store time (R32). Null if the store has none. */
export const servedMenuAtom = atom((get): Load<Menu | null> => {
  const menus = get(menusAtom);
  const store = get(storeAtom);
  if (menus.kind !== "ready") return menus;
  if (store.kind !== "ready") return store;
  return { kind: "ready", value: servedMenu(menus.value, get(nowAtom), store.value.zone) };
});

/** The same object while the clock goes on, so that nothing that reads it is computed again every minute. */
export const menuAtom = atom((get): Menu | null => {
  const menu = get(servedMenuAtom);
  return menu.kind === "ready" ? menu.value : null;
});

/** What the shown menu and its store have in Chinese (R103). The same object while a newer menu says the same. */
export const menuTextsAtom = selectAtom(
  atom((get): readonly ChineseTexts[] => [get(menuAtom)?.texts ?? noTexts, get(shownStoreAtom)?.texts ?? noTexts]),
  (sources) => sources,
  isSameData,
);

/** Says a text of the menu, or of its store, in the diner's language. */
export const menuTextAtom = atom((get): StoreText => storeTextIn(get(languageAtom), get(menuTextsAtom)));

/** Everything that a card shows. */
export interface MenuCard extends ListedProduct {
  readonly key: string;
}

export interface MenuSection {
  readonly id: CategoryId;
  readonly name: string;
  readonly style: CardStyle;
  readonly keys: readonly string[];
  /** Whether its first card is a wide one. Results of a search have none. */
  readonly hasHero?: boolean;
}

export function cardKey(category: CategoryId, entry: MenuEntry["id"]): string {
  return `${category}/${entry}`;
}

/** All cards by key. A card that a refresh doesn't change stays the same object, so it isn't drawn again. */
export const cardsAtom = selectAtom(menuAtom, (menu, previous?: ReadonlyMap<string, MenuCard>) => {
  const cards = new Map<string, MenuCard>();
  for (const listed of menu ? listedProducts(menu) : []) {
    const card = { key: cardKey(listed.category.id, listed.entry.id), ...listed };
    const before = previous?.get(card.key);
    cards.set(card.key, before && isSameData(before, card) ? before : card);
  }
  return cards as ReadonlyMap<string, MenuCard>;
});

/** The cards of a product, which may be listed in several categories. */
export const cardsOfDishAtom = atom((get) => (item: string): readonly MenuCard[] => {
  return [...get(cardsAtom).values()].filter(({ product }) => product.id === item);
});

const saidMenuAtom = atom((get) => ({
  menu: get(menuAtom),
  storeText: get(menuTextAtom),
  centredPhotos: get(shownStoreAtom)?.view.centredPhotos ?? false,
}));

/**
 * The menu's sections in order, named in the diner's language. They stay the same objects while a refresh doesn't change
 * them.
 */
export const sectionsAtom = selectAtom(saidMenuAtom, (said, previous?: readonly MenuSection[]) => {
  const { menu, storeText, centredPhotos } = said;
  const styles = menu && cardStyles(menu, centredPhotos);
  const sections = (menu?.categories ?? []).map(({ id, name, entries }, index): MenuSection => {
    const style = styles?.get(id) ?? "list";
    const section = { id, name: storeText(name), style, keys: entries.map((entry) => cardKey(id, entry.id)) };
    const before = previous?.[index];
    return before && isSameData(before, section) ? before : section;
  });
  return previous && isSameData(previous, sections) ? previous : sections;
});

/** A value of each card, by the card's key. Each has an atom of its own, so that a change of one draws only its card. */
export type PerCard<Value> = Atom<(key: string) => Atom<Value>>;

/** One atom per card, for as long as the menu has the card: a digital display shows many menus over time. */
export function atomPerCard<Value>(atomOf: (key: string) => Atom<Value>): PerCard<Value> {
  const atomsAtom = selectAtom(cardsAtom, (cards, atoms: Map<string, Atom<Value>> = new Map()) => {
    for (const key of atoms.keys()) if (!cards.has(key)) atoms.delete(key);
    return atoms;
  });
  return atom((get) => {
    const atoms = get(atomsAtom);
    return (key: string) => {
      const found = atoms.get(key) ?? atomOf(key);
      atoms.set(key, found);
      return found;
    };
  });
}

/** One card's value. */
export function cardValue<Value>(get: Getter, values: PerCard<Value>, key: string): Value {
  return get(get(values)(key));
}

/** Null if the menu doesn't have the card. */
export const cardPerKeyAtom = atomPerCard((key) => atom((get) => get(cardsAtom).get(key) ?? null));
