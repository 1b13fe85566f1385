import type { ReactElement } from "react";

const html = "http://www.w3.org/1999/xhtml";
const svg = "http://www.w3.org/2000/svg";
const ownNames: Readonly<Record<string, string>> = { className: "class", htmlFor: "for" };

type Drawing = ReactElement<Readonly<Record<string, unknown>>>;

/** What JSON says can't be one: what a document or the device holds in a text's place is never drawn. */
const mark = Symbol.for("react.transitional.element");

function isDrawing(what: unknown): what is Drawing {
  return typeof what === "object" && what !== null && "$$typeof" in what && what.$$typeof === mark;
}

/** As React writes it: `tabIndex` is `tabindex`, in a picture `strokeWidth` is `stroke-width`. */
function attributeName(name: string, isPicture: boolean): string {
  if (ownNames[name]) return ownNames[name];
  if (!isPicture) return name.toLowerCase();
  return name.startsWith("stroke") ? name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`) : name;
}

function setAttribute(element: HTMLElement | SVGElement, name: string, value: unknown): void {
  const isWord = name.startsWith("aria-") || name.startsWith("data-");
  if (value === undefined || value === null || typeof value === "function" || name === "children") return;
  if (name === "style") {
    for (const [key, size] of Object.entries(value as Record<string, unknown>)) {
      // By way of its object: a page's policy may forbid the attribute.
      Object.assign(element.style, { [key]: typeof size === "number" ? `${size}px` : size });
    }
  } else if (typeof value !== "boolean") {
    element.setAttribute(attributeName(name, element.namespaceURI === svg), String(value));
  } else if (value || isWord) {
    element.setAttribute(attributeName(name, false), isWord ? String(value) : "");
  }
}

function drawTag(parent: Node, tag: string, props: Drawing["props"], photos: Photos): void {
  const space = tag === "svg" ? svg : ((parent as Partial<Element>).namespaceURI ?? html);
  const element = document.createElementNS(space, tag) as HTMLElement | SVGElement;
  for (const name of Object.keys(props)) {
    const set = () => setAttribute(element, name, props[name]);
    // A card's photo, which says how it is loaded, comes after the app. A logo is small.
    if (props["loading"] && name.startsWith("src")) photos.push(set);
    else set();
  }
  drawInto(element, props["children"], photos);
  parent.appendChild(element);
}

/** What shows them. */
export type Photos = (() => void)[];

/**
 * Makes elements of the page of what a view returned, as React would. What compiled JSX makes is React's own record of a
 * tag, a view or a fragment: to make one takes no React.
 */
export function drawInto(parent: Node, what: unknown, photos: Photos): void {
  if (Array.isArray(what)) {
    for (const each of what) drawInto(parent, each, photos);
  } else if (isDrawing(what)) {
    const { type, props } = what;
    if (typeof type === "string") drawTag(parent, type, props, photos);
    else
      drawInto(
        parent,
        typeof type === "function" ? (type as (props: unknown) => unknown)(props) : props["children"],
        photos,
      );
  } else if (typeof what === "string" || typeof what === "number") {
    parent.appendChild(document.createTextNode(String(what)));
  }
}
