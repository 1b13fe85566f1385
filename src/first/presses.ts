import { registerSheet } from "../ui/sheets.ts";
import type { DrawnScreen } from "../wire/host/drawnScreen.ts";
import css from "./presses.css?inline";

registerSheet(css);

const plus = ".menu-card__plus";
const link = "a:not([href^='#'])";
const ends = ["pointerup", "pointercancel"];

/** A new tab, a new window, a file: the browser's own. An address within the page is none of a screen. */
function isBrowsers(event: MouseEvent, target: Element | null): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  return (ctrlKey || metaKey || shiftKey || altKey) && target?.matches(link) === true;
}

/**
 * Answers a press at once by its look, and keeps it for the app. Each plus counts, as often as it was pressed; of what
 * leads elsewhere the last one does.
 */
export function keepPresses(drawn: HTMLElement): Pick<DrawnScreen, "drawn" | "pressed" | "held"> {
  const kept = { drawn, pressed: [] as Element[], held: null as Element | null };
  const letGo = () => {
    kept.held = null;
    for (const end of ends) removeEventListener(end, letGo);
  };
  const targetOf = (event: Event) => (event.target as Element).closest("a, button");
  drawn.addEventListener("pointerdown", (event) => {
    // Another button than the first opens a menu of the browser's.
    kept.held = event.button ? null : targetOf(event);
    for (const end of ends) addEventListener(end, letGo);
  });
  drawn.addEventListener("click", (event) => {
    letGo();
    const target = targetOf(event);
    if (isBrowsers(event, target)) return;
    // An address here belongs to the host page.
    event.preventDefault();
    if (!target) return;
    const before = kept.pressed.filter((each) => target.matches(plus) || each.matches(plus));
    for (const each of kept.pressed) each.toggleAttribute("data-pressed", before.includes(each));
    kept.pressed = [...before, target];
    target.setAttribute("data-pressed", "");
  });
  return kept;
}
