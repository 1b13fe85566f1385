import { type } from "./render.tsx";

/** The name of an element for a screen reader: its label, or its text. */
export function nameOf(element: Element): string {
  return (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
}

/** The first element with this name. */
export function named<T extends HTMLElement = HTMLElement>(root: ParentNode, selector: string, name: string): T {
  const all = [...root.querySelectorAll<T>(selector)];
  const found = all.find((each) => nameOf(each) === name);
  if (!found) throw new Error(`No ${selector} is named ${name}: ${all.map(nameOf).join(" | ")}`);
  return found;
}

/** The field with this label. */
export function fieldIn<T extends HTMLElement = HTMLInputElement>(root: ShadowRoot, label: string): T {
  const found = root.getElementById(named<HTMLLabelElement>(root, "label", label).htmlFor);
  if (!found) throw new Error(`The label ${label} belongs to no field.`);
  return found as T;
}

/** Types text into the fields with these labels. */
export function fillIn(root: ShadowRoot, values: Readonly<Record<string, string>>): void {
  for (const [label, text] of Object.entries(values)) type(fieldIn(root, label), text);
}
