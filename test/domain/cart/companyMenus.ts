import type { Menu, MenuEntry } from "../../../src/domain/menu/menu.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { buildGroup, buildMenu, buildModifier, buildProduct } from "../menu/selectionMenu.ts";
import { buildEntry, burgerMenu, withModifiers, withProduct } from "./burgerMenu.ts";

/** One company's products at two of its stores: the same codes, but different ids, names and prices. */

const productCodes = { patty: "BUR", cola: "COL", fries: "FRI" };
const modifierCodes: Readonly<Record<string, string>> = {
  bacon: "BAC",
  chips: "CHI",
  "no bun": "NOB",
  rosemary: "ROS",
};

export const town: Menu = ["extras", "salt"].reduce(
  (menu, groupId) =>
    withModifiers(menu, groupId, (modifier) => ({ ...modifier, code: modifierCodes[modifier.id] ?? "" })),
  Object.entries(productCodes).reduce((menu, [id, code]) => withProduct(menu, id, { code }), burgerMenu),
);

const salts = buildGroup("20", [buildModifier("1", { code: "ROS", name: "Rosemary", price: cents(60), taxRate: 0 })], {
  name: "salt",
});

const extras = buildGroup(
  "10",
  [
    buildModifier("1", { code: "BAC", name: "Rashers", price: cents(350) }),
    buildModifier("2", { code: "CHI", name: "Hand-cut chips", price: cents(550), linkedProductId: "23" }),
    buildModifier("3", { code: "NOB", name: "Bunless", price: cents(-100) }),
  ],
  { name: "extras" },
);

const entries: readonly (readonly [string, MenuEntry])[] = [
  ["Favourites", buildEntry("1", "21", cents(1_900), "Favourite patty")],
  ["Burgers", buildEntry("2", "21", cents(1_700), "Harbour patty")],
  ["Drinks", buildEntry("3", "22", cents(480), "Harbour cola")],
];

export const harbour: Menu = {
  ...buildMenu(
    [extras, salts],
    [
      buildProduct("21", { code: "BUR", groupIds: ["10"], taxRate: 0.2, rewardPoints: 9, preparationMinutes: 7 }),
      buildProduct("22", { code: "COL", taxRate: 0 }),
      buildProduct("23", { code: "FRI", groupIds: ["20"] }),
    ],
  ),
  categories: entries.map(([name, entry]) => ({ id: `harbour ${name}`, name, entries: [entry] })),
};
