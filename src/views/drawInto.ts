import type { ReactElement } from "react";

const svg = "http://www.w3.org/2000/svg";

type Drawing = ReactElement<Readonly<Record<string, unknown>>>;

/**
 * Identifies a React element. JSON can't contain a symbol, so data from a document or the device is never rendered as
 * an element.
 */
const mark = Symbol.for("react.transitional.element");

function isDrawing(what: unknown): what is Drawing {
  return Object(what).$$typeof === mark;
}

/**
 * The attribute's name as React writes it: `strokeWidth` is `stroke-width`. The browser lowercases the names of HTML
 * attributes.
 */
function attributeName(name: string): string {
  if (name === "className") return "class";
  if (name === "htmlFor") return "for";
  return name.startsWith("stroke") ? name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`) : name;
}

function setStyle({ style }: Styled, sizes: Readonly<Record<string, unknown>>): void {
  // Uses the style object, because a host page's content security policy may forbid the attribute.
  for (const [key, size] of Object.entries(sizes)) {
    Object.assign(style, { [key]: typeof size === "number" ? `${size}px` : size });
  }
}

function setAttribute(element: Styled, name: string, value: unknown): void {
  if (typeof value === "string" || typeof value === "number") element.setAttribute(attributeName(name), `${value}`);
  else if (typeof value === "boolean") {
    const isWord = name.startsWith("aria-") || name.startsWith("data-");
    if (value || isWord) element.setAttribute(name, isWord ? `${value}` : "");
  } else if (name === "style" && value) setStyle(element, value as Readonly<Record<string, unknown>>);
}

type Styled = HTMLElement | SVGElement;

function drawTag(parent: Node, tag: string, props: Drawing["props"], photos: Photos, isInSvg: boolean): void {
  const isSvg = isInSvg || tag === "svg";
  // The parent's own document: a page is printed where there is no other (src/page).
  const owner = parent.ownerDocument as Document;
  const element = isSvg ? owner.createElementNS(svg, tag as "svg") : owner.createElement(tag);
  // A card's photo, recognised by its `loading` attribute, is requested only after the app has loaded. A logo is small
  // and has none.
  const isPhoto = "loading" in props;
  for (const name in props) {
    const value = props[name];
    // A page's script may have added to all objects what a loop sees.
    if (name === "children" || typeof value === "function" || !Object.hasOwn(props, name)) continue;
    if (isPhoto && name.startsWith("src")) photos.push(() => setAttribute(element, name, value));
    else setAttribute(element, name, value);
  }
  drawInto(element, props["children"], photos, isSvg);
  parent.appendChild(element);
}

/** Each function sets the `src` or `srcset` of a photo and so starts its download. */
export type Photos = (() => void)[];

/**
 * Creates DOM elements from what a view returned, as React would. Compiled JSX returns a plain record of a tag, a view
 * or a fragment, so this works without React.
 */
export function drawInto(parent: Node, what: unknown, photos: Photos, isInSvg = false): void {
  if (typeof what === "string" || typeof what === "number") {
    parent.appendChild((parent.ownerDocument as Document).createTextNode(`${what}`));
  } else if (Array.isArray(what)) for (const each of what) drawInto(parent, each, photos, isInSvg);
  else if (isDrawing(what)) {
    const { type, props } = what;
    if (typeof type === "string") drawTag(parent, type, props, photos, isInSvg);
    else {
      const drawn = typeof type === "function" ? (type as (props: unknown) => unknown)(props) : props["children"];
      drawInto(parent, drawn, photos, isInSvg);
    }
  }
}
