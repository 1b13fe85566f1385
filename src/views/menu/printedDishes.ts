import { categoryOf, listIn, printedDish, sectionsIn, sheetMark } from "./menuParts.ts";

/** Of a printed dish that stands in the app's menu until its card is there: its position in its section. */
const positionMark = "data-position";

const printedIn = (place: ParentNode) => [...place.querySelectorAll<HTMLElement>(`[${positionMark}]`)];
const appSectionsIn = (menu: ParentNode) => sectionsIn(menu).filter((each) => each.matches(".menu-view > *"));

/** Moves dishes that the section doesn't have yet to its end. */
function appendMissing(section: Element, dishes: readonly Element[]): void {
  const list = listIn(section);
  const count = [...(list?.children ?? [])].filter((each) => !each.hasAttribute(positionMark)).length;
  for (const dish of dishes) {
    if (Number(dish.getAttribute(positionMark)) < count) dish.remove();
    else list?.append(dish);
  }
}

/**
 * Moves the dishes of a printed page (R112) that the app's menu doesn't show yet into it, so that they can be read until
 * their cards are there. Returns false if there are none.
 */
export function movePrintedDishes(drawn: Element, shown: ParentNode): boolean {
  const growing = shown.querySelector(".menu-growing");
  if (!growing || !drawn.querySelector(`.${printedDish}`)) return false;
  for (const section of sectionsIn(drawn)) {
    const dishes = [...(listIn(section)?.children ?? [])];
    for (const [at, dish] of dishes.entries()) dish.setAttribute(positionMark, `${at}`);
    const same = appSectionsIn(shown).find((each) => categoryOf(each) === categoryOf(section));
    if (same) appendMissing(same, dishes);
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
export function notePrintedDishes(menu: Element): ((missing: MissingDishes) => boolean) | null {
  if (!menu.querySelector(`[${positionMark}]`)) return null;
  const sections = sectionsIn(menu);
  const noted = sections.map((section) => ({ section, dishes: printedIn(section) })).filter(({ dishes }) => dishes[0]);
  return (missing) => {
    for (const { section, dishes } of noted) {
      const id = categoryOf(section) ?? "";
      const same = appSectionsIn(menu.parentElement ?? menu).find((each) => categoryOf(each) === id);
      const isAwaited = same ? missing.has(id) : missing.get(id) === dishes.length;
      if (same && isAwaited) appendMissing(same, dishes);
      else if (!isAwaited) for (const dish of dishes) dish.remove();
      if (section.matches(".menu-growing > *") && !printedIn(section)[0]) section.remove();
    }
    return menu.querySelector(`[${positionMark}]`) !== null;
  };
}
