import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { onTestFinished } from "vitest";
import { adoptSheets } from "../../src/ui/sheets.ts";

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

export interface Rendered {
  readonly root: ShadowRoot;
  /** The only element that matches. Throws if there isn't exactly one. */
  find<T extends HTMLElement = HTMLElement>(selector: string): T;
  rerender(content: ReactNode): void;
  unmount(): void;
}

/** Renders content as the shop does: in a styled shadow root with the root class. It is removed after the test. */
export function render(content: ReactNode): Rendered {
  const host = document.body.appendChild(document.createElement("div"));
  const root = host.attachShadow({ mode: "open" });
  const undress = adoptSheets(root);
  const mount = root.appendChild(document.createElement("div"));
  mount.className = "servery";
  const reactRoot: Root = createRoot(mount);
  const rerender = (next: ReactNode) => act(() => reactRoot.render(next));
  const unmount = () => act(() => reactRoot.unmount());
  rerender(content);
  // A hook of this module would run for its first file only if files share their modules.
  onTestFinished(() => {
    unmount();
    undress();
    host.remove();
  });
  return { root, rerender, unmount, find: (selector) => findOnly(root, selector) };
}

export function click(element: Element): void {
  act(() => {
    element.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true, composed: true }));
    (element as HTMLElement).click();
  });
}

/** Returns whether the page left the key's default action alone. */
export function press(element: Element, key: string): boolean {
  const keydown = new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true });
  act(() => {
    element.dispatchEvent(keydown);
  });
  return !keydown.defaultPrevented;
}

export function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  // React replaces the setter on the element, so use the prototype's.
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
  act(() => {
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** Picks an option of a select by its value. */
export function choose(select: HTMLSelectElement, value = ""): void {
  act(() => {
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

/** Waits until pending requests are answered. */
export async function settle(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  });
}

function findOnly<T extends HTMLElement>(root: ShadowRoot, selector: string): T {
  const found = root.querySelectorAll<T>(selector);
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`${found.length} elements match ${selector}`);
  return only;
}
