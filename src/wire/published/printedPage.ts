import type { Language } from "../../domain/host/hostSettings.ts";
import type { FirstMenu } from "../../domain/menu/firstMenu.ts";
import type { MenuId } from "../../domain/menu/menu.ts";
import type { FirstSnapshot } from "../storage/firstTable.ts";
import { firstScreenKey } from "../storage/scope.ts";

/**
 * What a printed page (R112) was drawn from, without the dishes, which stand in its HTML. It is in the page for the
 * script that takes the page over.
 */
export interface PrintedPage extends FirstSnapshot {
  /** Which form the rest has: `firstScreenKey.version`. */
  readonly version: number;
  /** The menu that is drawn. */
  readonly menuId: MenuId;
  readonly language: Language;
}

/** The attribute of the script, inside the shop's element, that has it as JSON. */
export const printedMark = "data-servery-printed";

/** The attribute of a drawn layout in the shadow root; its value is the layout. */
export const layoutMark = "data-printed";

/** R76: the class of a phone's home page in a printed page, which is a dialog. */
export const printedHome = "printed-home";

export function encodePrintedPage(
  { savedAt, dietary, offsets, store, menus }: FirstSnapshot,
  menuId: MenuId,
  language: Language,
): PrintedPage {
  const { version } = firstScreenKey;
  return { version, savedAt, offsets, dietary, store, menus: menus.map(withoutDishes), menuId, language };
}

function withoutDishes(menu: FirstMenu): FirstMenu {
  const sections = menu.sections.map((section) => ({ ...section, cards: [] }));
  const said = new Set([...sections, ...Object.values(menu.dietary).flat()].map(({ name }) => name));
  const texts = Object.fromEntries(Object.entries(menu.texts).filter(([text]) => said.has(text)));
  return { ...menu, sections, rails: [], texts };
}
