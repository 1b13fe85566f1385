import { expect, it } from "vitest";
import type { CartLine } from "../../../src/domain/cart/cart.ts";
import { lineFrom } from "../../../src/domain/cart/lineFrom.ts";
import { simpleLines } from "../../../src/domain/cart/simpleLines.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { buildMenu, buildProduct } from "../../support/buildMenu.ts";

const burger = buildProduct("burger");
const menu = buildMenu({ Burgers: [burger], Favourites: [burger] });
const [burgers, favourites] = menu.categories.map((category) => ({
  category,
  entry: category.entries[0] as never,
  product: burger,
}));

function line(id: string, given: Partial<CartLine> = {}, listed = burgers): CartLine {
  if (!listed) throw new Error("The menu has no burgers.");
  const wish = { id, selection: [], quantity: 1, note: "", redemption: null, mealAddOns: [], now: instant(0) };
  return { ...lineFrom(listed, menu, wish), ...given };
}

const rule = { ruleKey: "r", name: "Free burger", points: 10, discountRate: 100 };
const bacon = { groupId: "g", groupName: "", modifierId: "b", code: "", name: "Bacon", price: 0, taxRate: 0 };

it.each<[string, readonly CartLine[], readonly string[]]>([
  ["one that the plus button added", [line("1")], ["1"]],
  ["the same product in another category", [line("1"), line("2", {}, favourites)], ["2", "1"]],
  ["the newest first", [line("1", { addedAt: instant(5) }), line("2", { addedAt: instant(3) })], ["1", "2"]],
  ["one with a meal's drink", [line("1", { mealAddOns: [{ triggerId: "meal" } as never] })], ["1"]],
  ["not one with a note", [line("1", { note: "No onion" })], []],
  ["not one with a choice", [line("1", { modifiers: [{ ...bacon, quantity: 1, subs: [] } as never] })], []],
  ["not one for points", [line("1", { redemption: rule })], []],
  ["not an unavailable one", [line("1", { unavailability: "unavailable" })], []],
  ["not another product", [line("1", { productId: "rings" })], []],
])("R81: finds plain lines: %s", (_name, lines, expected) => {
  expect(simpleLines({ lines }, { product: burger }, { menu, selection: [] }).map(({ id }) => id)).toEqual(expected);
});
