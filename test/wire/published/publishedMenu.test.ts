import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { marksOf } from "../../../src/domain/menu/choicesSuited.ts";
import { dietaryKinds, isMarked, noDietary } from "../../../src/domain/menu/dietary.ts";
import { type FirstShop, firstShop } from "../../../src/domain/menu/firstShop.ts";
import { withForcedFits } from "../../../src/domain/menu/forcedFits.ts";
import type { DietaryChoice, EntryFit, Menu } from "../../../src/domain/menu/menu.ts";
import { withTakenMarks } from "../../../src/domain/menu/takenMarks.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { encodePublishedMenu } from "../../../src/wire/published/publishedMenu.ts";
import { publishedMenuPath } from "../../../src/wire/published/publishedMenuPath.ts";
import { firstScreenKey } from "../../../src/wire/storage/scope.ts";
import { buildGroup, buildMenu, buildModifier, buildProduct } from "../../domain/menu/selectionMenu.ts";
import { buildStore } from "../../support/buildStore.ts";

const savedAt = Date.UTC(2026, 10, 27, 1, 30);
const publish = (shop: FirstShop) => encodePublishedMenu({ savedAt, dietary: noDietary, offsets: [], ...shop });

it("a published menu is a snapshot with its form and its date", () => {
  const shop = firstShop(buildStore(), [buildMenu([])], { dietary: noDietary, ordered: [] });
  const { version } = firstScreenKey;
  const date = "2026-11-27T01:30:00.000Z";
  expect(publish(shop)).toEqual({ version, date, savedAt, dietary: noDietary, offsets: [], ...shop });
  expect(JSON.stringify(publish(shop))).toMatch(new RegExp(`^{"version":${version},"date":"${date}",`));
});

it("is in a folder of its store's", () => {
  expect(publishedMenuPath(120)).toBe("menus/120/menu.json");
});

/** "Gluten free" is an allergy and an intolerance: two kinds, one mark. */
const dietary = {
  allergies: [
    { id: "1", name: "Gluten free" },
    { id: "2", name: "Nut free" },
  ],
  intolerances: [
    { id: "1", name: "Gluten Free" },
    { id: "12", name: "Dairy free" },
  ],
  preferences: [{ id: "20", name: "Vegan" }],
};

/** A menu of dishes, each of which may also be a rail's. */
function menuOf(fits: readonly EntryFit[], given: Partial<Menu> = {}, groupIds: readonly string[] = []): Menu {
  const ids = fits.map((_fit, at) => String(at));
  const products = ids.map((id) => buildProduct(id, { groupIds, ribbon: "popular", photo: "https://a.example/1" }));
  const entries = fits.map((fit, at) => ({ id: `e${at}`, productId: `${at}`, name: `${at}`, price: cents(500), fit }));
  return { ...buildMenu([], products), dietary, categories: [{ id: "c", name: "c", entries }], ...given };
}

/** What a program reads that knows only the documented keys: the list has the id, or not. */
function readBy(menu: Menu) {
  const [read] = publish(
    firstShop(buildStore(), [menu], { dietary: noDietary, ordered: ["0", "1"] }, Number.POSITIVE_INFINITY),
  ).menus;
  const lists = [...(read?.sections ?? []), ...(read?.rails ?? [])];
  return new Map(lists.flatMap(({ cards }) => cards).map(({ entry }) => [entry.id, entry.fit]));
}

const anyIds = (choices: readonly DietaryChoice[]) =>
  fc.subarray([...choices.map(({ id }) => id), "an id that the menu doesn't offer"]);
const anyFit = fc.record({
  allergies: anyIds(dietary.allergies),
  intolerances: anyIds(dietary.intolerances),
  preferences: anyIds(dietary.preferences),
});
const anyChoice = fc
  .record({ fit: anyFit, price: fc.constantFrom(cents(0), cents(80)), preselected: fc.boolean() })
  .map((given) => ({ ...given, preselectedQuantity: given.preselected ? 1 : 0 }));
const anyGroup = fc.record({
  choices: fc.array(anyChoice, { minLength: 1, maxLength: 3 }),
  isForced: fc.boolean(),
});

describe("what a dish in a published menu suits", () => {
  it("is without what its preselected choices take, as on its card", () => {
    const tea = { allergies: [], intolerances: ["1", "12"], preferences: [] };
    const taken = { ...noDietary, intolerances: ["12"] };
    const forced = { unsuited: noDietary, notStated: { ...noDietary, intolerances: ["1"] } };
    const read = readBy(
      menuOf([{ ...tea, taken }, { ...tea, forced }, { ...tea, taken: "unknown" }, { ...tea, forced, taken }, tea]),
    );
    expect([...read.values()]).toEqual([
      { ...noDietary, intolerances: ["1"] },
      { ...noDietary, intolerances: ["12"] },
      noDietary,
      noDietary,
      tea,
    ]);
  });

  it("is what the shop marks it with, in any menu", () => {
    fc.assert(
      fc.property(
        fc.array(anyFit, { minLength: 1, maxLength: 4 }),
        fc.array(anyGroup, { maxLength: 2 }),
        (fits, all) => {
          const groups = all.map(({ choices, isForced }, at) =>
            buildGroup(
              `g${at}`,
              choices.map((choice, index) => buildModifier(`m${index}`, choice)),
              { isForced, minimum: isForced ? 1 : 0 },
            ),
          );
          const ids = groups.map(({ id }) => id);
          const menu = withTakenMarks(
            withForcedFits(menuOf(fits, { groups: new Map(groups.map((group) => [group.id, group])) }, ids)),
          );
          const read = readBy(menu);
          for (const { id: entry, fit } of menu.categories.flatMap(({ entries }) => entries)) {
            const listed = read.get(entry) ?? noDietary;
            const suits = (kind: keyof typeof dietary, id: string) => listed[kind].includes(id);
            for (const kind of dietaryKinds)
              for (const { id } of dietary[kind]) expect(suits(kind, id)).toBe(isMarked(fit, kind, id));
            // The first screen draws the same marks from it.
            expect(marksOf(listed, dietary)).toEqual(marksOf(fit, dietary));
            expect(Object.keys(listed).sort()).toEqual([...dietaryKinds].sort());
          }
        },
      ),
    );
  });
});
