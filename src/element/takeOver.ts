import { keepPlace } from "../views/menu/keepPlace.ts";
import { printedDish } from "../views/menu/menuParts.ts";
import { movePrintedDishes, removePrintedSheet } from "../views/menu/printedDishes.ts";
import type { DrawnScreen } from "../wire/host/drawnScreen.ts";
import { printedHome } from "../wire/published/printedPage.ts";

const ends = ["pointerup", "pointercancel"] as const;

function placeIn(node: Element, drawn: Element, shown: Element): Element | undefined {
  const parent = node.parentElement;
  if (node === drawn || !parent) return shown;
  return placeIn(parent, drawn, shown)?.children[[...parent.children].indexOf(node)];
}

/**
 * Identifies a link, button or field in both trees. A dish to open is identified by its name, a dish to add also by its
 * price, so that no diner pays a different price from the one they saw.
 */
function meaningOf(node: Element): string {
  const { textContent } = node.querySelector(".menu-card__name, .rail-card__name") ?? node.closest("li") ?? {};
  return [node.localName, node.classList[0], textContent].join(" ");
}

/** The same thing in the same place of the other tree, or the only match elsewhere. Null if the app doesn't show it. */
function twinOf(node: Element, drawn: Element, shown: Element): Element | null {
  const isSame = (other: Element) => meaningOf(other) === meaningOf(node);
  const there = placeIn(node, drawn, shown);
  if (there && isSame(there)) return there;
  const [same, another] = [...shown.querySelectorAll(node.localName)].filter(isSame);
  return another ? null : (same ?? null);
}

/** Sets the value and fires an event, as if the diner had typed it, so that the app receives it. */
function copyTyped(from: HTMLInputElement, into: HTMLInputElement): void {
  if (from.value === "") return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(into, from.value);
  into.dispatchEvent(new Event("input", { bubbles: true }));
  into.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/** A label would also pass the focus on, and show it as if it came from the keyboard. */
function clickOn(button: HTMLElement): void {
  (button.querySelector<HTMLInputElement>("input[type=radio]") ?? button).click();
}

/**
 * Replaces the first screen with the app's screen, which is already behind it, and repeats there what the diner did.
 */
export function takeOver(root: ShadowRoot, { drawn, pressed, held, opened, isHome }: DrawnScreen): void {
  const shown = root.lastElementChild ?? drawn;
  const twin = (node: Element | null) => node && (twinOf(node, drawn, shown) as HTMLElement | null);
  const active = root.activeElement;
  const focused = drawn.contains(active) ? twin(active) : null;
  const down = twin(held);
  const open = twin(opened?.button ?? null);
  // The card of an open dish is pressed later, when the app's dialog can be drawn.
  const next = pressed.filter((each) => each !== opened?.button).map(twin);
  for (const field of drawn.querySelectorAll<HTMLInputElement>("input[type=search]")) {
    const into = twin(field);
    if (into) copyTyped(field, into as HTMLInputElement);
  }
  for (const strip of drawn.querySelectorAll(".menu-bar__strip, .menu-rail__cards")) {
    twin(strip)?.scrollTo({ left: strip.scrollLeft, top: strip.scrollTop });
  }
  const keep = keepPlace(drawn, `.${printedDish}`);
  const hasPrinted = movePrintedDishes(drawn, shown);
  drawn.remove();
  root.querySelector(`.${printedHome}`)?.remove();
  if (!hasPrinted) removePrintedSheet(root);
  keep?.();
  focused?.focus({ preventScroll: true });
  // R76: the printed home page has been left since the app was asked for its own.
  const leave = isHome === false ? shown.querySelector<HTMLElement>(".home__actions > .button") : null;
  queueMicrotask(() => {
    leave?.click();
    for (const each of next) if (each) clickOn(each);
    opened?.goOn(open);
  });
  if (down) finishPress(root, down);
}

/**
 * Finishes a press that is still held. If it starts on one element and ends on another, browsers fire a click for a
 * finger but not for a mouse.
 */
function finishPress(root: ShadowRoot, button: HTMLElement): void {
  const end = ({ type: name, target }: Event) => {
    for (const each of ends) root.removeEventListener(each, end);
    if (name === "pointercancel" || !button.contains(target as Node)) return;
    clickOn(button);
    onlyOnce(root);
  };
  for (const each of ends) root.addEventListener(each, end);
}

/** Ignores the click that the browser may fire for the same press. */
function onlyOnce(root: ShadowRoot): void {
  const swallow = (event: Event) => {
    stop();
    // A click from the keyboard or a screen reader, not from this press.
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
