import { scrollerOf } from "../../ui/scrollerOf.ts";

const topOf = (element: Element | undefined) => element?.getBoundingClientRect().top ?? 0;

/** A dish is the same in another drawing if it has its name in its section. */
function meaningOf(dish: Element): string {
  const section = dish.closest(".menu-section")?.getAttribute("data-category");
  return `${section} ${dish.querySelector(".menu-card__name")?.textContent}`;
}

/**
 * Notes which dish the diner sees first. The function that it returns scrolls it, or the whole menu, back to where it is
 * now. Another screen in the place of the menu is scrolled into view (R6).
 */
export function keepScroll(root: ShadowRoot): () => void {
  const dishes = () => [...root.querySelectorAll(".menu-section > ul > li")];
  const menu = () => root.querySelector(".menu-view");
  const scroller = scrollerOf(root.host);
  const seen = dishes().find((each) => topOf(each) >= 0);
  const [what, dishTop, menuTop] = [seen && meaningOf(seen), topOf(seen), topOf(menu() ?? undefined)];
  return () => {
    const [same, whole] = [dishes().find((each) => meaningOf(each) === what), menu()];
    if (!whole) return root.host.scrollIntoView({ block: "start" });
    const top = same ? topOf(same) - dishTop : topOf(whole) - menuTop;
    scroller.scrollBy({ top, behavior: "instant" });
  };
}
