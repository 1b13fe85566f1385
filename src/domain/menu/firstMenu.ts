import { listedProducts } from "./listedProducts.ts";
import type { CategoryId, DietaryFit, Menu, MenuEntry, Product } from "./menu.ts";
import { type Rail, railsOf } from "./rails.ts";

type FirstProduct = Pick<
  Product,
  "id" | "description" | "photo" | "largePhoto" | "ribbon" | "isSoldOut" | "requiredCost"
>;

/** The data of a menu card that the first screen shows. */
export interface FirstCard {
  readonly entry: Pick<MenuEntry, "id" | "name" | "price" | "fit">;
  readonly product: FirstProduct;
}

export interface FirstSection {
  readonly id: CategoryId;
  readonly name: string;
  /** The number of cards in the section, to reserve space for them. */
  readonly count: number;
  readonly cards: readonly FirstCard[];
}

/** The start of a menu: all its sections, and as many cards as fit on a screen. */
export interface FirstMenu extends Pick<Menu, "id" | "times" | "dietary"> {
  readonly sections: readonly FirstSection[];
  readonly rails: readonly Rail<unknown>["kind"][];
}

export function firstMenu(
  menu: Menu,
  isShown: (fit: DietaryFit) => boolean,
  ordered: readonly string[],
  mostCards: number,
): FirstMenu {
  const { id, times, dietary } = menu;
  const listed = listedProducts(menu).filter(({ entry }) => isShown(entry.fit));
  const drawn = new Set(listed.slice(0, mostCards));
  const sections = menu.categories.flatMap((category) => {
    const own = listed.filter((each) => each.category.id === category.id);
    const cards = own.filter((each) => drawn.has(each)).map(cardOf);
    return own[0] ? [{ id: category.id, name: category.name, count: own.length, cards }] : [];
  });
  return {
    id,
    times,
    dietary,
    sections,
    rails: railsOf(listed, ordered).map(({ kind }) => kind),
  };
}

function cardOf({ entry, product }: FirstCard): FirstCard {
  const { id, description, photo, largePhoto, ribbon, isSoldOut, requiredCost } = product;
  const { name, price, fit } = entry;
  return {
    entry: { id: entry.id, name, price, fit },
    product: { id, description, photo, largePhoto, ribbon, isSoldOut, requiredCost },
  };
}
