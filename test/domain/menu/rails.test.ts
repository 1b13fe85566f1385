import { describe, expect, it } from "vitest";
import type { Product } from "../../../src/domain/menu/menu.ts";
import { railsOf } from "../../../src/domain/menu/rails.ts";
import { buildProduct } from "./selectionMenu.ts";

/** Dishes from text: in "a b* c-", b is popular and c is sold out. */
function shown(list: string): readonly { readonly product: Product }[] {
  return list
    .split(" ")
    .filter(Boolean)
    .map((each) => {
      const given = { ribbon: each.endsWith("*") ? "popular" : null, isSoldOut: each.endsWith("-") } as const;
      return { product: buildProduct(each.charAt(0), given) };
    });
}

describe("the rails of a menu", () => {
  it.each<[string, string, string, string[]]>([
    ["nothing was ordered, nothing is popular", "a b c", "", []],
    ["one dish is enough to order it again", "a b c", "b", ["again: b"]],
    ["the last order's dishes come first", "a b c", "c a", ["again: c a"]],
    ["a dish that is no longer listed is left out", "a b c", "x a", ["again: a"]],
    ["a sold-out dish can't be ordered again", "a b-", "b", []],
    ["two popular dishes aren't enough", "a* b* c", "", []],
    ["three popular dishes are shown in the menu's order", "b* a* d c*", "", ["popular: b a c"]],
    ["a sold-out dish doesn't count as one of three", "a* b* c-", "", []],
    ["a dish that is listed twice is shown once", "a* b* c* a*", "a", ["again: a", "popular: a b c"]],
    ["a dish that is listed twice counts once", "a* b* a*", "", []],
    ["ordered dishes come before popular ones", "a* b* c* d", "d", ["again: d", "popular: a b c"]],
  ])("%s", (_case, menu, ordered, rails) => {
    const found = railsOf(shown(menu), ordered.split(" ").filter(Boolean));
    expect(found.map(({ kind, cards }) => [`${kind}:`, ...cards.map(({ product }) => product.id)].join(" "))).toEqual(
      rails,
    );
  });
});
