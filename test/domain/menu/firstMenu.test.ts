import { describe, expect, it } from "vitest";
import { firstMenu } from "../../../src/domain/menu/firstMenu.ts";
import type { DietaryFit } from "../../../src/domain/menu/menu.ts";
import { buildMenu, buildProduct } from "../../support/buildMenu.ts";

const popular = { ribbon: "popular" } as const;
const photo = "https://shop.example/dish.webp";
const menu = buildMenu({
  Mains: [buildProduct("laksa", popular), buildProduct("pho", popular), buildProduct("ramen")],
  Empty: [],
  Sides: [
    ...[buildProduct("rolls", popular), buildProduct("kimchi", { isSoldOut: true })],
    ...[buildProduct("dumplings", popular), buildProduct("buns", popular)],
  ],
});
const pictured = buildMenu({
  Mains: [buildProduct("laksa", { photo }), buildProduct("pho", { photo, ...popular }), buildProduct("ramen")],
  Sides: [buildProduct("rolls", { photo }), buildProduct("buns", { photo, ...popular })],
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

/** The first menu as text: "mains 2: laksa pho" is a section's number of dishes and the cards included; "2*" has a hero. */
function written(most: number, ordered: readonly string[] = [], given = menu, isShown = (_fit: DietaryFit) => true) {
  const { sections, rails } = firstMenu(given, { isShown, ordered, centredPhotos: false, mostCards: most });
  const lines = sections.map(({ id, count, cards, hasHero }) => [
    ...[`${id} ${count}${hasHero ? "*" : ""}:`, ...cards.map(({ entry }) => entry.id)],
  ]);
  return [
    ...lines.map((line) => line.join(" ")),
    ...rails.map(({ kind, hasPhotos, cards }) =>
      [`${kind}${hasPhotos ? " with photos" : ""}:`, ...cards.map(({ entry }) => entry.id)].join(" "),
    ),
  ];
}

describe("the first part of a menu", () => {
  it.each<[string, string[], string[]]>([
    [
      "all of a short one",
      written(9),
      ["mains 3: laksa pho ramen", "sides 4: rolls kimchi dumplings buns", "popular: rolls dumplings buns"],
    ],
    [
      "as many cards as allowed",
      written(4),
      ["mains 3: laksa pho ramen", "sides 4: rolls", "popular: rolls dumplings buns"],
    ],
    [
      "later sections with the space that they need",
      written(2),
      ["mains 3: laksa pho", "sides 4:", "popular: rolls dumplings buns"],
    ],
    [
      "what was ordered before",
      written(1, ["pho"]),
      ["mains 3: laksa", "sides 4:", "again: pho", "popular: laksa pho dumplings buns"],
    ],
    [
      "only what suits the diner, without space for the rest",
      written(9, ["laksa"], vegan("ramen"), ({ preferences }) => preferences.includes("vegan")),
      ["mains 1: ramen"],
    ],
    ["a section's hero at its top", written(2, [], pictured), ["mains 3*: pho laksa", "sides 2:"]],
  ])("holds %s", (_case, found, expected) => {
    expect(found).toEqual(expected);
  });

  it("has only the fields that a card shows, and none that only a dialog or an order needs", () => {
    const input = { isShown: () => true, ordered: [], centredPhotos: false, mostCards: 1 };
    const [card] = firstMenu(menu, input).sections[0]?.cards ?? [];
    expect(Object.keys(card?.entry ?? {})).toEqual(["id", "name", "price", "fit"]);
    expect(Object.keys(card?.product ?? {})).toEqual([
      ...["id", "description", "photo", "largePhoto", "photoFocus", "ribbon", "isSoldOut", "requiredCost", "labels"],
    ]);
  });

  it.each([
    ["no photos, a list", menu, false, "list"],
    ["photos beside the text", pictured, false, "beside"],
    ["photos above the text, and no hero", pictured, true, "centred"],
  ])("has the look of each section: %s", (_case, given, centredPhotos, style) => {
    const first = firstMenu(given, { isShown: () => true, ordered: [], centredPhotos, mostCards: 1 });
    expect(first.sections[0]).toMatchObject({ style, hasHero: style === "beside" });
  });
});
