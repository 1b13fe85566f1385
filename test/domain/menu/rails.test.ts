import { describe, expect, it } from "vitest";
import type { Product } from "../../../src/domain/menu/menu.ts";
import { railsOf } from "../../../src/domain/menu/rails.ts";
import { buildProduct } from "./selectionMenu.ts";

/** Sections from text: in "a b* c- | d*_ e*!", b is popular, c is sold out, d has no photo, e doesn't suit the diner. */
function shown(list: string): readonly (readonly { readonly product: Product; readonly isSuited: boolean }[])[] {
  return list.split("|").map((section) =>
    section
      .split(" ")
      .filter(Boolean)
      .map((each) => {
        const ribbon = each.includes("*") ? ("popular" as const) : null;
        const photo = each.includes("_") ? null : "https://shop.example/dish.webp";
        const product = buildProduct(each.charAt(0), { ribbon, photo, isSoldOut: each.includes("-") });
        return { product, isSuited: !each.includes("!") };
      }),
  );
}

function railsIn(menu: string, ordered: string): readonly string[] {
  const found = railsOf(shown(menu), ordered.split(" ").filter(Boolean), ({ isSuited }) => isSuited);
  return found.map(({ kind, cards, hasPhotos }) =>
    [`${kind}${hasPhotos ? "" : " in words"}:`, ...cards.map(({ product }) => product.id)].join(" "),
  );
}

describe("the rails of a menu", () => {
  it.each<[string, string, string, string[]]>([
    ["nothing was ordered, nothing is popular", "a b c", "", []],
    ["one dish is enough to order it again", "a b c", "b", ["again: b"]],
    ["the last order's dishes come first", "a b c", "c a", ["again: c a"]],
    ["a dish that is no longer listed is left out", "a b c", "x a", ["again: a"]],
    ["a sold-out dish can't be ordered again", "a b-", "b", []],
    ["two popular dishes aren't enough", "x y a* b* c", "", []],
    ["three popular dishes are shown in the menu's order", "x y b* a* d c*", "", ["popular: b a c"]],
    ["a sold-out dish doesn't count as one of three", "x y a* b* c*-", "", []],
    ["a dish that is listed twice is shown once", "a* b* | x y c* a*", "a", ["again: a", "popular: a b c"]],
    ["a dish that is listed twice counts once", "x y a* b* a*", "", []],
    ["ordered dishes come before popular ones", "a* b* c* d", "d", ["again: d", "popular: a b c"]],
    ["popular dishes that are in sight below are left out", "a* b c* d* e*", "", ["popular: c d e"]],
    ["no dish is left out for the second row", "a b* c* d*", "", []],
    ["below ordered dishes, those of the next section", "a* b* c | d* e* f*", "c", ["again: c", "popular: a b f"]],
    ["an ordered dish may be in sight", "a b", "a", ["again: a"]],
    ["a popular dish that doesn't suit is left out", "x y a* b*! c* d*", "", ["popular: a c d"]],
    ["an ordered dish that doesn't suit isn't", "a! b", "a", ["again: a"]],
    ["popular dishes without a photo give way to three with one", "x y a*_ b* c* d*", "", ["popular: b c d"]],
    ["popular dishes with fewer than three photos are left out above photos", "x y a*_ b* c*", "", []],
    ["also above the photos of a later section", "x_ y_ a*_ b*_ c*_ | d", "", []],
    ["in a menu of words they are in words", "x_ y_ a*_ b*_ c*_ d*_", "", ["popular in words: a b c d"]],
    ["also if it has a few photos, which its lists don't show", "x_ y_ a*_ b* c*_", "", ["popular in words: a b c"]],
    ["above photos, too, what was ordered is listed", "a_ b c*_ d*_ e*_ | f", "a", ["again in words: a"]],
    ["ordered dishes with a photo come first", "a_ b c", "a b c", ["again: b c a"]],
    ["where most have none, ordered dishes are in words", "a_ b c_", "a b c", ["again in words: a b c"]],
    [
      "no row is longer than twelve",
      "x y a* b* c* d* e* f* g* h* i* j* k* l* m*",
      "",
      ["popular: a b c d e f g h i j k l"],
    ],
    ["an ordered dish without a photo is in words", "a_ b", "a", ["again in words: a"]],
  ])("%s", (_case, menu, ordered, rails) => {
    expect(railsIn(menu, ordered)).toEqual(rails);
  });
});
