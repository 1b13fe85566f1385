import { type CardStyle, cardStyles } from "./cardStyle.ts";
import { heroFirst } from "./heroFirst.ts";
import { type ListedProduct, listedProducts } from "./listedProducts.ts";
import type { CategoryId, DietaryChoice, EntryFit, Menu, MenuEntry, Product } from "./menu.ts";
import { type Rail, railsOf } from "./rails.ts";
import { isShortMenu } from "./shortMenu.ts";

type FirstProduct = Pick<
  Product,
  "id" | "description" | "photo" | "largePhoto" | "photoFocus" | "ribbon" | "isSoldOut" | "requiredCost" | "labels"
>;

/** The data of a menu card that the first screen shows. */
export interface FirstCard {
  readonly entry: Pick<MenuEntry, "id" | "name" | "price" | "fit">;
  readonly product: FirstProduct;
}

export interface FirstSection {
  readonly id: CategoryId;
  readonly name: string;
  readonly style: CardStyle;
  /** The number of cards in the section, to reserve space for them. */
  readonly count: number;
  readonly cards: readonly FirstCard[];
  /** Whether its first card is a wide one. */
  readonly hasHero: boolean;
}

/** The start of a menu: all its sections, and as many cards as fit on a screen. */
export interface FirstMenu extends Pick<Menu, "id" | "times" | "dietary" | "texts"> {
  readonly sections: readonly FirstSection[];
  readonly rails: readonly Rail<FirstCard>[];
  readonly isShort: boolean;
}

interface FirstMenuInput {
  readonly isShown: (fit: EntryFit) => boolean;
  /** The products that the diner has ordered here before. */
  readonly ordered: readonly string[];
  readonly centredPhotos: boolean;
  readonly mostCards: number;
}

export function firstMenu(menu: Menu, { isShown, ordered, centredPhotos, mostCards }: FirstMenuInput): FirstMenu {
  const { id, times, dietary } = menu;
  const styles = cardStyles(menu, centredPhotos);
  const all = listedProducts(menu);
  const listed = all.filter(({ entry }) => isShown(entry.fit));
  const shown = menu.categories
    .map((category) => ({ category, own: listed.filter((each) => each.category.id === category.id) }))
    .filter(({ own }) => own.length > 0)
    .map(({ category, own }) => {
      const style = styles.get(category.id) ?? "list";
      return { ...category, style, ...heroFirst(own, style, ({ product }) => product) };
    });
  let left = mostCards;
  const sections = shown.map(({ id: sectionId, name, style, items, hasHero }) => {
    const cards = items.slice(0, Math.max(0, left)).map(cardOf);
    left -= items.length;
    return { id: sectionId, name, style, count: items.length, cards, hasHero };
  });
  const lists = shown.map(({ items }) => items);
  const rails = railsOf(lists, ordered, () => true).map((rail) => ({
    ...rail,
    cards: rail.cards.map(cardOf),
  }));
  const drawn = [...sections.flatMap(({ cards }) => cards), ...rails.flatMap(({ cards }) => cards)];
  const choices = Object.values(dietary).flat() as readonly DietaryChoice[];
  const said = [...[...sections, ...choices].map(({ name }) => name), ...drawn.flatMap(textsOf)];
  const wanted = new Set(said);
  const texts = Object.fromEntries(Object.entries(menu.texts).filter(([text]) => wanted.has(text)));
  return { id, times, dietary, texts, sections, rails, isShort: isShortMenu(all.length) };
}

function textsOf({ entry, product }: FirstCard): readonly string[] {
  return [entry.name, product.description];
}

function cardOf({ entry, product }: Pick<ListedProduct, "entry" | "product">): FirstCard {
  const { id, description, photo, largePhoto, photoFocus, ribbon, isSoldOut, requiredCost, labels } = product;
  const { name, price, fit } = entry;
  return {
    entry: { id: entry.id, name, price, fit },
    product: { id, description, photo, largePhoto, photoFocus, ribbon, isSoldOut, requiredCost, labels },
  };
}
