import { categoryOf, listIn, printedDish, sectionsIn, sheetMark } from "./menuParts.ts";

/** Of a dish that stands in the app's menu until its card is there: its place in its section. */
const keptMark = "data-kept";

const keptIn = (place: ParentNode) => [...place.querySelectorAll<HTMLElement>(`[${keptMark}]`)];
const appSectionsIn = (menu: ParentNode) => sectionsIn(menu).filter((each) => each.matches(".menu-view > *"));

/** Moves dishes that the section doesn't have yet to its end. */
function keepIn(section: Element, dishes: readonly Element[]): void {
  const list = listIn(section);
  const count = [...(list?.children ?? [])].filter((each) => !each.hasAttribute(keptMark)).length;
  for (const dish of dishes) {
    if (Number(dish.getAttribute(keptMark)) < count) dish.remove();
    else list?.append(dish);
  }
}

/**
 * Moves the dishes of a printed page (R112) that the app's menu doesn't show yet into it, so that they can be read until
 * their cards are there. Returns false if there are none.
 */
export function keepDishes(drawn: Element, shown: ParentNode): boolean {
  const growing = shown.querySelector(".menu-growing");
  if (!growing || !drawn.querySelector(`.${printedDish}`)) return false;
  for (const section of sectionsIn(drawn)) {
    const dishes = [...(listIn(section)?.children ?? [])];
    for (const [at, dish] of dishes.entries()) dish.setAttribute(keptMark, `${at}`);
    const same = appSectionsIn(shown).find((each) => categoryOf(each) === categoryOf(section));
    if (same) keepIn(same, dishes);
    else growing.append(section);
  }
  return true;
}

/** Removes the printed page's own, once no dish needs it. */
export function removePrintedSheet(root: ShadowRoot): void {
  root.querySelector(`[${sheetMark}]`)?.remove();
}

/** How many dishes each section has that isn't completely in the page yet. */
export type MissingDishes = ReadonlyMap<string, number>;

/**
 * Notes the printed dishes in the app's menu; null if there are none. The function that it returns leaves those in the
 * page whose cards aren't there yet when the menu has changed, and returns whether there are any.
 */
export function holdKept(menu: Element): ((missing: MissingDishes) => boolean) | null {
  if (!menu.querySelector(`[${keptMark}]`)) return null;
  const sections = sectionsIn(menu);
  const held = sections.map((section) => ({ section, dishes: keptIn(section) })).filter(({ dishes }) => dishes[0]);
  return (missing) => {
    for (const { section, dishes } of held) {
      const id = categoryOf(section) ?? "";
      const same = appSectionsIn(menu.parentElement ?? menu).find((each) => categoryOf(each) === id);
      const isKept = same ? missing.has(id) : missing.get(id) === dishes.length;
      if (same && isKept) keepIn(same, dishes);
      else if (!isKept) for (const dish of dishes) dish.remove();
      if (section.matches(".menu-growing > *") && !keptIn(section)[0]) section.remove();
    }
    return menu.querySelector(`[${keptMark}]`) !== null;
  };
}
