import { describe, expect, it } from "vitest";
import { listedProducts } from "../../../src/domain/menu/listedProducts.ts";
import { parseTriggers } from "../../../src/wire/documents/triggers.ts";
import { reading, readStores, type StoreRead } from "../../../widget-demo/tools/doctor/documents/readStores.ts";
import { menuPath, offerPath, storePath } from "./goodDocuments.ts";
import { type Change, planted } from "./planted.ts";

const dishes = ({ menus }: StoreRead) =>
  menus.flatMap(({ menu }) => listedProducts(menu).map(({ entry }) => `${entry.name} ${entry.price / 100}`));

const offers = ({ triggers, store }: StoreRead) =>
  parseTriggers({ documents: triggers, menu: {} }, store.zone, reading).map(({ endsAt }) => endsAt ?? "no end");

const sizes = ({ menus }: StoreRead) =>
  menus.flatMap(({ menu }) =>
    [...menu.groups.values()].flatMap(({ modifiers, maximum }) => [
      maximum,
      ...modifiers.map(({ name, price }) => `${name} ${price / 100}`),
    ]),
  );

const large = { ID: "m1", Name: "Large", Price: 4 };

type Seen = (store: StoreRead) => unknown;

/** What the lines of the other tests say that diners see, seen by the shop itself. */
const rows: readonly (readonly [says: string, change: Change, seen: Seen, expected: unknown])[] = [
  [
    "A text as a price: the dish isn't shown.",
    [menuPath, ["Products", "1", "Price"], "19.00"],
    dishes,
    ["Rossa piccante 17.5", "Lemonade 5"],
  ],
  [
    "A text as an entry's price: its product's counts.",
    [menuPath, ["Categories", 0, "SubMenuItems", 1, "Price"], "17.50"],
    dishes,
    ["Margherita 19", "Rossa piccante 18", "Lemonade 5"],
  ],
  [
    "A product's text as a price: only the entries' own count.",
    [menuPath, ["Products", "2", "Price"], "18"],
    dishes,
    ["Margherita 19", "Rossa piccante 17.5", "Lemonade 5"],
  ],
  [
    "A price below zero: the dish isn't shown.",
    [menuPath, ["Products", "2", "Price"], -18],
    dishes,
    ["Margherita 19", "Lemonade 5"],
  ],
  [
    "A text as a choice's price: it costs nothing.",
    [menuPath, ["ModifierGroups", "sizes", "Modifiers", 0, "Price"], "4"],
    sizes,
    [null, "Large 0", "With lemonade 3"],
  ],
  [
    "A most below the fewest: there is no maximum.",
    [menuPath, ["ModifierGroups", "sizes"], { MinimumSelection: 2, MaximumSelection: 1, Modifiers: [large] }],
    sizes,
    [null, "Large 4"],
  ],
  [
    "A time that isn't one: the store is closed then.",
    [storePath, ["OperatingHours", 0, "OpeningTime"], "9am"],
    ({ store }) => store.hours.map(({ weekday }) => weekday),
    [1, 2, 3, 4, 5, 6],
  ],
  [
    "A range from above to: the fee isn't charged.",
    [storePath, ["FreightFeeRules", 0], { PriceRangeMinimum: 50, PriceRangeMaximum: 20, FreightFeeAmount: 5 }],
    ({ store }) => store.freight,
    { kind: "own", rules: [] },
  ],
  [
    "A zone that isn't one: Sydney's.",
    [storePath, ["TimezoneIanaFormat"], "Melbourne"],
    ({ store }) => store.zone,
    "Australia/Sydney",
  ],
  ["A logo by http: none.", [storePath, ["Logo"], "http://a.example/logo.webp"], ({ store }) => store.logo, null],
  ["An end that isn't a time: the offer never ends.", [offerPath, ["EndAt"], "1 February"], offers, ["no end"]],
  ["An end before the start: the offer never applies.", [offerPath, ["EndAt"], "2025-02-01T00:00:00Z"], offers, []],
];

describe("what npm run doctor says that diners see", () => {
  it.each(rows)("%s", (_says, change, seen, expected) => {
    expect(readStores(planted([change])).map(seen)).toEqual([expected]);
  });
});
