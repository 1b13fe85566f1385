import { drawInto } from "../views/drawInto.ts";

/** An element with classes and children: texts, elements, or what a view returns. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: readonly unknown[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  fill(made, ...children);
  return made;
}

/** Replaces what is in the element. */
export function fill(parent: HTMLElement, ...children: readonly unknown[]): void {
  parent.replaceChildren();
  for (const child of children) {
    if (child instanceof Node) parent.append(child);
    else drawInto(parent, child, []);
  }
}
