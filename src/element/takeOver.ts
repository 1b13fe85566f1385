import type { DrawnScreen } from "../wire/host/drawnScreen.ts";

const ends = ["pointerup", "pointercancel"] as const;

function placeIn(node: Element, drawn: Element, shown: Element): Element | undefined {
  const parent = node.parentElement;
  if (node === drawn || !parent) return shown;
  return placeIn(parent, drawn, shown)?.children[[...parent.children].indexOf(node)];
}

/** A dish that is opened is known by its name. One that is added by its price, too: nobody pays another one than they saw. */
function meaningOf(node: Element): string {
  const { textContent } = node.querySelector(".menu-card__name") ?? node.closest("li") ?? {};
  return [node.localName, node.classList[0], textContent].join(" ");
}

/** The same thing in the same place of the other tree, or the only one of its kind. Null where the app doesn't show it. */
function twinOf(node: Element, drawn: Element, shown: Element): Element | null {
  const isSame = (other: Element) => meaningOf(other) === meaningOf(node);
  const there = placeIn(node, drawn, shown);
  if (there && isSame(there)) return there;
  const [same, another] = [...shown.querySelectorAll(node.localName)].filter(isSame);
  return another ? null : (same ?? null);
}

/** As if it was typed there: the app hears of it. */
function type(from: HTMLInputElement, into: HTMLInputElement): void {
  if (from.value === "") return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(into, from.value);
  into.dispatchEvent(new Event("input", { bubbles: true }));
  into.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/** The app's own screen stands behind the first one: what the diner did there is done here, and that one goes. */
export function takeOver(root: ShadowRoot, { drawn, pressed, held, opened }: DrawnScreen): void {
  const shown = root.lastElementChild ?? drawn;
  const twin = (node: Element | null) => node && (twinOf(node, drawn, shown) as HTMLElement | null);
  const active = root.activeElement;
  const focused = drawn.contains(active) ? twin(active) : null;
  const down = twin(held);
  const open = twin(opened?.button ?? null);
  // The card of an open dish waits until its dialog can be drawn.
  const next = pressed.filter((each) => each !== opened?.button).map(twin);
  for (const field of drawn.querySelectorAll("input")) {
    const into = twin(field);
    if (into) type(field, into as HTMLInputElement);
  }
  for (const strip of drawn.querySelectorAll("nav ul")) twin(strip)?.scrollTo({ left: strip.scrollLeft });
  drawn.remove();
  focused?.focus({ preventScroll: true });
  queueMicrotask(() => {
    for (const each of next) each?.click();
    opened?.goOn(open);
  });
  if (down) finishPress(root, down);
}

/** The finger is still on it. Of two halves on two elements a browser makes a press for a finger, and none for a mouse. */
function finishPress(root: ShadowRoot, button: HTMLElement): void {
  const end = ({ type: name, target }: Event) => {
    for (const each of ends) root.removeEventListener(each, end);
    if (name === "pointercancel" || !button.contains(target as Node)) return;
    button.click();
    onlyOnce(root);
  };
  for (const each of ends) root.addEventListener(each, end);
}

/** What the browser makes of the same press doesn't count again. */
function onlyOnce(root: ShadowRoot): void {
  const swallow = (event: Event) => {
    stop();
    // A key, or a screen reader: nobody's finger.
    if ((event as MouseEvent).detail === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const stop = () => {
    root.removeEventListener("click", swallow, true);
    root.removeEventListener("pointerdown", stop, true);
  };
  root.addEventListener("click", swallow, true);
  root.addEventListener("pointerdown", stop, true);
}
