import { afterPaint } from "./afterPaint.ts";
import { focusedElement } from "./focusedElement.ts";

/**
 * Focuses an element, which scrolls to it. If a dialog's history step ends at the same moment, the browser then restores
 * the scroll position from before the dialog, so it is scrolled to once more.
 */
export function focusInSight(element: HTMLElement): void {
  element.focus();
  const scroll = () => {
    if (focusedElement(element) === element) element.scrollIntoView({ block: "nearest" });
  };
  addEventListener("popstate", () => void afterPaint(scroll), { once: true });
}
