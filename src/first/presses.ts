import { registerSheet } from "../ui/sheets.ts";
import css from "./presses.css?inline";

registerSheet(css);

const ends = ["pointerup", "pointercancel"] as const;

function placeIn(node: Element, drawn: Element, shown: Element): Element | undefined {
  const parent = node.parentElement;
  if (node === drawn || !parent) return shown;
  return placeIn(parent, drawn, shown)?.children[[...parent.children].indexOf(node)];
}

/** A dish or a category by its words. */
const meaningOf = (node: Element) => node.tagName + node.closest("li")?.textContent;

/** The same thing in the same place of the other tree. Null where the app shows something else there. */
function twinOf(node: Element, drawn: Element, shown: Element): Element | null {
  const twin = placeIn(node, drawn, shown);
  return twin && meaningOf(twin) === meaningOf(node) ? twin : null;
}

/** As if it was typed there: the app hears of it. */
function type(from: HTMLInputElement, into: HTMLInputElement): void {
  if (from.value === "") return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(into, from.value);
  into.dispatchEvent(new Event("input", { bubbles: true }));
  into.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/**
 * Answers a press at once by its look, and keeps it for the app: the last one counts. What it returns is called when the
 * app's own screen stands behind: what the diner did here is done there, and this one goes.
 */
export function keepPresses(root: ShadowRoot, drawn: HTMLElement): () => void {
  let pressed: Element | null = null;
  let held: Element | null = null;
  const letGo = () => {
    held = null;
  };
  const targetOf = (event: Event) => (event.target as Element).closest("a, button");
  const listeners = {
    pointerdown: (event: Event) => {
      // Another button than the first opens a menu of the browser's.
      held = (event as PointerEvent).button ? null : targetOf(event);
      for (const end of ends) addEventListener(end, letGo, { once: true });
    },
    click(event: Event) {
      // An address here belongs to the host page.
      event.preventDefault();
      held = null;
      pressed?.removeAttribute("data-pressed");
      pressed = targetOf(event);
      pressed?.setAttribute("data-pressed", "");
    },
  };
  for (const [name, listener] of Object.entries(listeners)) drawn.addEventListener(name, listener);
  return () => {
    const shown = root.lastElementChild;
    const twin = (node: Element | null) => (node && shown ? twinOf(node, drawn, shown) : null);
    const active = root.activeElement;
    const focused = drawn.contains(active) && twin(active);
    const [next, down] = [twin(pressed), twin(held)];
    for (const field of drawn.querySelectorAll("input")) {
      const into = twin(field);
      if (into) type(field, into as HTMLInputElement);
    }
    for (const strip of drawn.querySelectorAll("nav ul")) twin(strip)?.scrollTo({ left: strip.scrollLeft });
    drawn.remove();
    if (focused) (focused as HTMLElement).focus({ preventScroll: true });
    queueMicrotask(() => (next as HTMLElement | null)?.click());
    if (down) finishPress(root, down as HTMLElement);
  };
}

/** The finger is still on it: no browser makes a press of two halves on two elements. */
function finishPress(root: ShadowRoot, button: HTMLElement): void {
  const end = ({ type: name, target }: Event) => {
    for (const each of ends) root.removeEventListener(each, end);
    if (name === "pointerup" && button.contains(target as Node)) button.click();
  };
  for (const each of ends) root.addEventListener(each, end);
}
