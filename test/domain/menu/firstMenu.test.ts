import { describe, expect, it } from "vitest";
import { firstMenu } from "../../../src/domain/menu/firstMenu.ts";
import type { DietaryFit } from "../../../src/domain/menu/menu.ts";
import { buildMenu, buildProduct } from "../../support/buildMenu.ts";

const popular = { ribbon: "popular" } as const;
const menu = buildMenu({
  Mains: [buildProduct("laksa", popular), buildProduct("pho", popular), buildProduct("ramen")],
  Empty: [],
  Sides: [buildProduct("rolls", popular), buildProduct("kimchi", { isSoldOut: true })],
});

const vegan = (...productIds: string[]) => ({
  ...menu,
  categories: menu.categories.map((category) => ({
    ...category,
    entries: category.entries.map((entry) => ({
      ...entry,
      fit: { ...entry.fit, preferences: productIds.includes(entry.productId) ? ["vegan"] : [] },
    })),
  })),
});

/** The first menu as text: "mains 2: laksa pho" is a section's number of dishes and the cards included. */
function written(most: number, ordered: readonly string[] = [], given = menu, isShown = (_fit: DietaryFit) => true) {
  const { sections, rails } = firstMenu(given, isShown, ordered, most);
  const lines = sections.map(({ id, count, cards }) => [`${id} ${count}:`, ...cards.map(({ entry }) => entry.id)]);
  return [...lines.map((line) => line.join(" ")), ...rails];
}

describe("the first part of a menu", () => {
  it.each<[string, string[], string[]]>([
    ["all of a short one", written(9), ["mains 3: laksa pho ramen", "sides 2: rolls kimchi", "popular"]],
    ["as many cards as allowed", written(4), ["mains 3: laksa pho ramen", "sides 2: rolls", "popular"]],
    ["later sections with the space that they need", written(2), ["mains 3: laksa pho", "sides 2:", "popular"]],
    ["what was ordered before", written(1, ["pho"]), ["mains 3: laksa", "sides 2:", "again", "popular"]],
    [
      "only what suits the diner, without space for the rest",
      written(9, ["laksa"], vegan("ramen"), ({ preferences }) => preferences.includes("vegan")),
      ["mains 1: ramen"],
    ],
  ])("holds %s", (_case, found, expected) => {
    expect(found).toEqual(expected);
  });

  it("has only the fields that a card shows, and none that only a dialog or an order needs", () => {
    const [card] = firstMenu(menu, () => true, [], 1).sections[0]?.cards ?? [];
    expect(Object.keys(card?.entry ?? {})).toEqual(["id", "name", "price", "fit"]);
    expect(Object.keys(card?.product ?? {})).toEqual([
      ...["id", "description", "photo", "largePhoto", "ribbon", "isSoldOut", "requiredCost"],
    ]);
  });
});
