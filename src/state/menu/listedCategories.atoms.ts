import { atom } from "jotai";
import type { CategoryId } from "../../domain/menu/menu.ts";
import type { MenuSection } from "./menu.atoms.ts";

interface ListedCategories {
  readonly sections: readonly MenuSection[];
  /** The one that is being read. */
  readonly current: CategoryId | null;
  /** Scrolls to its section. */
  readonly onChoose: (id: CategoryId) => void;
}

/** The categories of the menu on the screen, as a filter or a search left them. Null if no menu is shown. */
export const listedCategoriesAtom = atom<ListedCategories | null>(null);
