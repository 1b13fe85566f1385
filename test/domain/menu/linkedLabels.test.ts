import { expect, it } from "vitest";
import { type Labels, noLabels } from "../../../src/domain/menu/labels.ts";
import { withLinkedLabels } from "../../../src/domain/menu/linkedLabels.ts";
import { buildMenu } from "../../support/buildMenu.ts";
import { buildGroup, buildModifier, buildProduct } from "./selectionMenu.ts";

const labels = (given: Partial<Labels>): Labels => ({ ...noLabels, ...given });

function labelsOf(own: Partial<Labels>, linked: Partial<Labels>, linkedProductId: string | null = "linked"): Labels {
  const modifier = buildModifier("choice", { labels: labels(own), linkedProductId });
  const menu = withLinkedLabels({
    ...buildMenu({}),
    groups: new Map([["g", buildGroup("g", [modifier])]]),
    products: new Map([["linked", buildProduct("linked", { labels: labels(linked) })]]),
  });
  return menu.groups.get("g")?.modifiers[0]?.labels ?? noLabels;
}

it.each<[string, Partial<Labels>, Partial<Labels>, Partial<Labels>]>([
  ["is alcohol if its product is", {}, { isAlcohol: true }, { isAlcohol: true }],
  ["is alcohol if it says so itself", { isAlcohol: true }, { origin: "A" }, { isAlcohol: true, origin: "A" }],
  ["has its product's origin", {}, { origin: "I" }, { origin: "I" }],
  ["has its own origin, if it has one", { origin: "A" }, { origin: "I" }, { origin: "A" }],
  [
    "adds its own kilojoules alone",
    { kilojoules: 40 },
    { kilojoules: 900, origin: "M" },
    { kilojoules: 40, origin: "M" },
  ],
  ["adds none, if it has none", {}, { kilojoules: 900, isAlcohol: true }, { isAlcohol: true }],
])("R102: a choice %s", (_what, own, linked, expected) => {
  expect(labelsOf(own, linked)).toEqual(labels(expected));
});

it.each([null, "nowhere"])("R102: a choice that stands for %s is what it says itself", (linkedProductId) => {
  expect(labelsOf({ kilojoules: 5 }, { isAlcohol: true }, linkedProductId)).toEqual(labels({ kilojoules: 5 }));
});
