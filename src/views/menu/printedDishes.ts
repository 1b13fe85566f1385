/** Of a dish that stands in the app's menu until its card is there: its place in its section. */
const keptMark = "data-kept";
/** In windows: more than a browser lays out of what is off the screen. */
const nearWindows = 2.5;

const listIn = (section: Element) => section.querySelector(".menu-section__cards");
const idOf = (section: Element | null) => section?.getAttribute("data-category");
const keptIn = (place: ParentNode) => [...place.querySelectorAll<HTMLElement>(`[${keptMark}]`)];
const nameOf = (dish: Element) => dish.querySelector(".menu-card__name")?.textContent;

function sectionsIn(menu: ParentNode): readonly HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(".menu-view > .menu-section")];
}

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
  if (!growing || !drawn.querySelector(".printed-dish")) return false;
  for (const section of drawn.querySelectorAll(".menu-section")) {
    const dishes = [...(listIn(section)?.children ?? [])];
    for (const [at, dish] of dishes.entries()) dish.setAttribute(keptMark, `${at}`);
    const same = sectionsIn(shown).find((each) => idOf(each) === idOf(section));
    if (same) keepIn(same, dishes);
    else growing.append(section);
  }
  return true;
}

/** How many dishes each section has that isn't completely in the page yet. */
export type MissingDishes = ReadonlyMap<string, number>;

/**
 * Notes the printed dishes in the app's menu; null if there are none. The function that it returns leaves those in the
 * page whose cards aren't there yet when the menu has changed, and returns whether there are any.
 */
export function holdKept(menu: Element): ((missing: MissingDishes) => boolean) | null {
  if (!menu.querySelector(`[${keptMark}]`)) return null;
  const sections = [...menu.querySelectorAll(".menu-section")];
  const held = sections.map((section) => ({ section, dishes: keptIn(section) })).filter(({ dishes }) => dishes[0]);
  return (missing) => {
    for (const { section, dishes } of held) {
      const id = idOf(section) ?? "";
      const same = sectionsIn(menu.parentElement ?? menu).find((each) => idOf(each) === id);
      const isKept = same ? missing.has(id) : missing.get(id) === dishes.length;
      if (same && isKept) keepIn(same, dishes);
      else if (!isKept) for (const dish of dishes) dish.remove();
      if (section.matches(".menu-growing > *") && !keptIn(section)[0]) section.remove();
    }
    return menu.querySelector(`[${keptMark}]`) !== null;
  };
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/**
 * The first printed dish that begins below the menu's bar, in the window. Not asked of the window by a point, because the
 * browser would take what has moved since its last frame for a shift.
 */
function dishAtEye(root: ShadowRoot): Element | undefined {
  if (!root.querySelector(".printed-dish")) return undefined;
  const { bottom: eyePx = 0 } = root.querySelector(".menu-bar")?.getBoundingClientRect() ?? {};
  return [...root.querySelectorAll(".menu-section")]
    .filter(isInWindow)
    .flatMap((section) => [...section.querySelectorAll(".printed-dish")].filter(isInWindow))
    .find((dish) => dish.getBoundingClientRect().top >= eyePx);
}

/** Lays out at once what is near the window, which would otherwise move things when the browser gets to it. */
function layOutNear(root: ShadowRoot): void {
  const near = [...root.querySelectorAll<HTMLElement>(".menu-section__cards")].filter((list) => {
    const { top, bottom } = list.getBoundingClientRect();
    return top < (1 + nearWindows) * innerHeight && bottom > -nearWindows * innerHeight;
  });
  for (const list of near) {
    list.style.contentVisibility = "visible";
    list.setAttribute("data-near", "");
  }
}

/**
 * Notes which printed dish the reader looks at. The function that it returns scrolls so that this dish, or its card, is
 * where it was. Null if the reader looks at none.
 */
export function holdDish(root: ShadowRoot): (() => void) | null {
  const dish = dishAtEye(root);
  if (!dish) return null;
  const { top } = dish.getBoundingClientRect();
  const [id, name] = [idOf(dish.closest(".menu-section")), nameOf(dish)];
  return () => {
    const section = [...root.querySelectorAll(".menu-section")].find((each) => idOf(each) === id);
    const twin = [...(section?.querySelectorAll("li") ?? [])].find((each) => nameOf(each) === name);
    if (!twin) return;
    const scroll = () => {
      const moved = twin.getBoundingClientRect().top - top;
      // Whole pixels only: what is less would add up.
      if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: "instant" });
    };
    scroll();
    layOutNear(root);
    scroll();
  };
}
