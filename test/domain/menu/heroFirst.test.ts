import { expect, it } from "vitest";
import type { CardStyle } from "../../../src/domain/menu/cardStyle.ts";
import { heroFirst } from "../../../src/domain/menu/heroFirst.ts";
import { buildProduct } from "./selectionMenu.ts";

/** Products from text: in "a b* c*- d*!", b is popular, c has no photo and d is sold out. */
function productOf(text: string) {
  const ribbon = text.includes("*") ? "popular" : null;
  return buildProduct(text, {
    ribbon,
    photo: text.includes("-") ? null : "https://a/b",
    isSoldOut: text.includes("!"),
  });
}

it.each<[string, string, CardStyle, string, boolean]>([
  ["the first popular product leads", "a b* c*", "beside", "b* a c*", true],
  ["it is already the first", "a* b c", "beside", "a* b c", true],
  ["nothing is popular", "a b c", "beside", "a b c", false],
  ["a popular one without a photo is passed over", "a*- b c*", "beside", "c* a*- b", true],
  ["a popular one that is sold out is passed over", "a*! b c", "beside", "a*! b c", false],
  ["two products are too few", "a b*", "beside", "a b*", false],
  ["all photos are large already", "a b* c", "centred", "a b* c", false],
  ["a list without photos", "a b* c", "list", "a b* c", false],
  ["an empty section", "", "beside", "", false],
])("a section's hero: %s", (_case, list, style, order, hasHero) => {
  const found = heroFirst(list.split(" ").filter(Boolean), style, productOf);
  expect([found.items.join(" "), found.hasHero]).toEqual([order, hasHero]);
});
