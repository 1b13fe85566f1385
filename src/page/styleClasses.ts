import type { PaperElement } from "./paper.ts";
import type { StyleClassOf } from "./writeHtml.ts";

interface StyleClasses {
  readonly classOf: StyleClassOf;
  /** The rules of all classes so far. */
  css(): string;
}

/** Anything else could end its rule. */
const plainValue = /^[\w .,%()#/+-]+$/;

function propertyName(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function declarationsOf(style: PaperElement["style"]): string {
  return Object.entries(style)
    .filter(([, value]) => typeof value === "string" && plainValue.test(value))
    .map(([key, value]) => `${propertyName(key)}:${value}`)
    .join(";");
}

/**
 * Gives each distinct style of an element a class, because a strict content security policy forbids style attributes.
 * Like an attribute, its rule beats those of every class.
 */
export function createStyleClasses(): StyleClasses {
  const classes = new Map<string, string>();
  return {
    classOf(style) {
      const declarations = declarationsOf(style);
      if (declarations === "") return "";
      const known = classes.get(declarations) ?? `own-${classes.size + 1}`;
      classes.set(declarations, known);
      return known;
    },
    css: () => Array.from(classes, ([declarations, name]) => `.${name}:not(#own){${declarations}}`).join("\n"),
  };
}
