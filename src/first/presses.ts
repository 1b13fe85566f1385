import { registerSheet } from "../ui/sheets.ts";
import type { DrawnScreen } from "../wire/host/drawnScreen.ts";
import css from "./presses.css?inline";

registerSheet(css);

const plus = ".menu-card__plus";
const link = "a[href]:not([href^='#'])";
const ends = ["pointerup", "pointercancel"];

/**
 * A click that opens a new tab or window, or downloads the link. The browser handles it. Links with only a fragment are
 * excluded.
 */
function isBrowsers(event: MouseEvent, target: Element | null): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  return (ctrlKey || metaKey || shiftKey || altKey) && target?.matches(link) === true;
}

/**
 * Marks a press with a style immediately, and keeps it for the app. Every press of a plus button counts; of the other
 * presses only the last one.
 */
export function recordPresses(drawn: HTMLElement): Pick<DrawnScreen, "drawn" | "pressed" | "held"> {
  const presses = { drawn, pressed: [] as Element[], held: null as Element | null };
  const release = () => {
    presses.held = null;
    for (const end of ends) removeEventListener(end, release);
  };
  const targetOf = (event: Event) => (event.target as Element).closest("a, button, label");
  drawn.addEventListener("pointerdown", (event) => {
    // Other mouse buttons open a browser menu.
    presses.held = event.button ? null : targetOf(event);
    for (const end of ends) addEventListener(end, release);
  });
  drawn.addEventListener("click", (event) => {
    release();
    const target = targetOf(event);
    if (isBrowsers(event, target)) return;
    // Following the link here would navigate the host page.
    event.preventDefault();
    if (!target) return;
    const before = presses.pressed.filter((each) => target.matches(plus) || each.matches(plus));
    for (const each of presses.pressed) each.toggleAttribute("data-pressed", before.includes(each));
    presses.pressed = [...before, target];
    target.setAttribute("data-pressed", "");
  });
  // A link without an address (`ui/linkProps.ts`).
  drawn.addEventListener("keydown", ({ key, target }) => {
    const pressed = target as HTMLElement;
    if (key === "Enter" && pressed.matches("[role=link]")) pressed.click();
  });
  return presses;
}

/** The page has heard of this press, so it doesn't leave the shop. */
export function pressAgain(pressed: Element): void {
  pressed.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

/**
 * The same link or button on a screen that is drawn in place of another: the one with its words, or in another language
 * the one in its place among as many. None for a plus, which must add the dish that was seen.
 */
function sameIn(drawn: Element, pressed: Element, before: Element): HTMLElement | undefined {
  if (pressed.matches(plus)) return undefined;
  const kind = [pressed.localName, ...[...pressed.classList].slice(0, 1)].join(".");
  const [old, now] = [before, drawn].map((root) => [...root.querySelectorAll<HTMLElement>(kind)]);
  const worded = now?.filter((each) => each.textContent === pressed.textContent) ?? [];
  if (worded.length === 1) return worded[0];
  return old?.length === now?.length ? now?.[old?.indexOf(pressed as HTMLElement) ?? -1] : undefined;
}

/** Carries what was pressed on a printed page over to the screen that is drawn in its place. */
export function carryPresses(before: DrawnScreen, screen: DrawnScreen): void {
  for (const pressed of before.pressed) {
    const same = sameIn(screen.drawn, pressed, before.drawn);
    if (same) pressAgain(same);
  }
}
