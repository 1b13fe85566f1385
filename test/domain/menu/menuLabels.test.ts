import { expect, it } from "vitest";
import { type Labels, noLabels } from "../../../src/domain/menu/labels.ts";
import { menuLabels } from "../../../src/domain/menu/menuLabels.ts";
import { buildMenu } from "../../support/buildMenu.ts";
import { buildGroup, buildModifier, buildProduct } from "./selectionMenu.ts";

interface Labelled {
  readonly dish?: Partial<Labels>;
  readonly choice?: Partial<Labels>;
  readonly below?: Partial<Labels>;
  readonly unlisted?: Partial<Labels>;
}

/** A dish with a choice that stands for a product with a choice, and a product that nothing lists. */
function told({ dish, choice, below, unlisted }: Labelled): string {
  const labels = (given: Partial<Labels> = {}) => ({ ...noLabels, ...given });
  const groups = [
    buildGroup("drink", [buildModifier("drink", { labels: labels(choice), linkedProductId: "wine" })]),
    buildGroup("size", [buildModifier("glass", { labels: labels(below) })]),
  ];
  const products = [
    buildProduct("meal", { groupIds: ["drink"], labels: labels(dish), price: null }),
    buildProduct("wine", { groupIds: ["size"] }),
    buildProduct("other", { labels: labels(unlisted) }),
  ];
  const found = menuLabels({
    ...buildMenu({ Meals: products.slice(0, 1) }),
    groups: new Map(groups.map((group) => [group.id, group])),
    products: new Map(products.map((product) => [product.id, product])),
  });
  return Object.entries(found)
    .filter(([, has]) => has)
    .map(([name]) => name)
    .join(" ");
}

it.each<[string, Labelled, string]>([
  ["nothing, without labels", {}, ""],
  ["the origin of a dish", { dish: { origin: "A" } }, "hasOrigins"],
  ["the origin of a choice", { choice: { origin: "M" } }, "hasOrigins"],
  ["the origin of a choice below a choice", { below: { origin: "I" } }, "hasOrigins"],
  ["a dish's kilojoules, even none", { dish: { kilojoules: 0 } }, "hasKilojoules"],
  ["no kilojoules of choices alone", { choice: { kilojoules: 300 } }, ""],
  ["alcohol", { dish: { isAlcohol: true } }, "hasAlcohol"],
  ["alcohol among the choices", { below: { isAlcohol: true } }, "hasAlcohol"],
  ["nothing of what isn't listed", { unlisted: { origin: "A", kilojoules: 1, isAlcohol: true } }, ""],
])("R102: the lines under a menu explain %s", (_what, given, expected) => {
  expect(told(given)).toBe(expected);
});
