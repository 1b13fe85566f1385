import { scrollerOf } from "../../ui/scrollerOf.ts";
import { categoryOf, listIn, sectionsIn } from "./menuParts.ts";

/** In windows: more than a browser lays out of what is off the screen. */
const nearWindows = 2.5;

const anyDish = ".menu-section__cards > li";
const topOf = (element: Element) => element.getBoundingClientRect().top;
const dishesIn = (section: Element) => [...(listIn(section)?.children ?? [])];
const nameOf = (dish: Element) => dish.querySelector(".menu-card__name")?.textContent;

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/**
 * Where the reader's eye is: below the shop's header and the menu's bar. The header covers the page's top only once its
 * script has come, and the dish under it isn't the one to keep.
 */
function eyePxIn(root: ShadowRoot): number {
  const bar = root.querySelector(".menu-bar")?.getBoundingClientRect();
  const header = root.querySelector(".header")?.getBoundingClientRect();
  return Math.max(bar?.bottom ?? 0, (bar?.height ?? 0) + (header?.height ?? 0));
}

/**
 * The first of these dishes that begins at the reader's eye or below, in the window. Not asked of the window by a point,
 * because the browser would take what has moved since its last frame for a shift.
 */
function dishAtEye(menu: Element, root: ShadowRoot, selector: string): Element | undefined {
  // Without any, nothing is measured: that would lay out the page.
  const sections = sectionsIn(menu).filter((section) => section.querySelector(selector));
  const dishes = sections
    .filter(isInWindow)
    .flatMap((section) => [...section.querySelectorAll(selector)].filter(isInWindow));
  if (dishes.length === 0) return undefined;
  const eyePx = eyePxIn(root);
  return dishes.find((dish) => topOf(dish) >= eyePx);
}

/** The dish in its old place, unless it has moved. */
function sameIn(section: Element, place: number, name: string | null | undefined): Element | undefined {
  const dishes = dishesIn(section);
  const there = dishes[place];
  return there && nameOf(there) === name ? there : dishes.find((each) => nameOf(each) === name);
}

/** Lays out at once what is near the window, which would otherwise move things when the browser gets to it. */
function layOutNear(root: ShadowRoot): void {
  const near = sectionsIn(root)
    .flatMap((section) => listIn(section) ?? [])
    .filter((list) => {
      const { top, bottom } = list.getBoundingClientRect();
      return top < (1 + nearWindows) * innerHeight && bottom > -nearWindows * innerHeight;
    });
  for (const list of near) {
    list.style.contentVisibility = "visible";
    list.setAttribute("data-near", "");
  }
}

/**
 * Notes which dish of a menu the reader looks at. The function that it returns scrolls so that this dish is where it was,
 * though another drawing may be there by then. Null if the reader looks at none of the selected dishes.
 */
export function keepPlace(menu: Element, selector = anyDish): (() => void) | null {
  const root = menu.getRootNode() as ShadowRoot;
  const dish = dishAtEye(menu, root, selector);
  const section = dish?.closest(".menu-section");
  if (!dish || !section) return null;
  const [id, place, name, top] = [categoryOf(section), dishesIn(section).indexOf(dish), nameOf(dish), topOf(dish)];
  const scroller = scrollerOf(root.host);
  return () => {
    const now = sectionsIn(root).find((each) => categoryOf(each) === id);
    const same = now && sameIn(now, place, name);
    if (!same) return;
    const scroll = () => {
      const moved = topOf(same) - top;
      // Whole pixels only: what is less would add up.
      if (Math.abs(moved) >= 1) scroller.scrollBy({ top: moved, behavior: "instant" });
    };
    scroll();
    layOutNear(root);
    scroll();
  };
}
