import { sectionsIn } from "../../views/menu/menuParts.ts";

/** A category leads to its dishes, which are there, and everything else to the notice, because it can't be done. */
export function followPresses(root: ShadowRoot, { drawn, place, onPress }: PressedMenu): () => void {
  const follow = (event: Event) => {
    const target = event.target as Element;
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    if (!drawn.contains(target) || place.contains(target)) return;
    const pressed = target.closest("a, button, label");
    // With a key, the browser opens a link in a new tab.
    if (!pressed || ctrlKey || metaKey || shiftKey || altKey) return;
    // It doesn't wait for the app: a dialog that opens minutes later would be a surprise.
    event.stopPropagation();
    event.preventDefault();
    const section = sectionOf(pressed, drawn);
    if (!section) return onPress(pressed);
    section.scrollIntoView({ block: "start" });
    section.querySelector("h2")?.focus({ preventScroll: true });
  };
  root.addEventListener("click", follow, true);
  return () => root.removeEventListener("click", follow, true);
}

interface PressedMenu {
  readonly drawn: Element;
  /** Of the notice, whose buttons work. */
  readonly place: Element;
  readonly onPress: (button: Element) => void;
}

/** The section that a link of the categories leads to. Two may have one name, so it is found by its place among them. */
function sectionOf(link: Element, drawn: Element): Element | undefined {
  const links = [...drawn.querySelectorAll(".category-menu__link")];
  return sectionsIn(drawn)[links.indexOf(link)];
}
