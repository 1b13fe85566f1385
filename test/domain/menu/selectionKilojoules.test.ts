import { expect, it } from "vitest";
import { noLabels } from "../../../src/domain/menu/labels.ts";
import type { Modifier } from "../../../src/domain/menu/menu.ts";
import type { Picked, Selection } from "../../../src/domain/menu/selection.ts";
import { kilojoulesOf } from "../../../src/domain/menu/selectionKilojoules.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { buildGroup, buildModifier, buildProduct, choicesWith } from "./selectionMenu.ts";

const free = cents(0);
const stating = (kilojoules: number | null) => ({ ...noLabels, kilojoules });

function choice(id: string, kilojoules: number | null, given: Partial<Modifier> = {}): Modifier {
  return buildModifier(id, { labels: stating(kilojoules), ...given });
}

const salt = buildGroup("salt", [choice("rosemary", 5), choice("truffle", null)]);
const chips = buildProduct("chips", { groupIds: ["salt"] });
const choices = choicesWith(
  [
    buildGroup("extras", [choice("bacon", 400), choice("egg", null), choice("zero", 0)], { includesQuantity: true }),
    buildGroup("cook", [choice("rare", null, { price: free }), choice("medium", null, { price: free })]),
    buildGroup("dearer", [choice("gold", null)]),
    buildGroup("sides", [choice("chips", 1_200, { linkedProductId: "chips" })]),
  ],
  { groups: [salt], products: [chips] },
);

const pick = (groupId: string, modifierId: string, quantity = 1, subs: Selection = []): Picked => ({
  ...{ groupId, modifierId, quantity, subs },
});

const dish = buildProduct("dish", { labels: stating(2_750) });

it.each<[string, Selection, number, boolean]>([
  ["of a dish alone", [], 2_750, true],
  ["with a choice", [pick("extras", "bacon")], 3_150, true],
  ["with a choice twice", [pick("extras", "bacon", 2)], 3_550, true],
  ["with a choice that states that it has none", [pick("extras", "zero")], 2_750, true],
  ["with a choice that states nothing, beside others that do", [pick("extras", "egg")], 2_750, false],
  ["with a choice that isn't food", [pick("cook", "rare")], 2_750, true],
  ["with a choice that costs something", [pick("dearer", "gold")], 2_750, false],
  ["with choices below a choice, for each of it", [pick("sides", "chips", 2, [pick("salt", "rosemary")])], 5_160, true],
  ["with one below that isn't stated", [pick("sides", "chips", 1, [pick("salt", "truffle")])], 3_950, false],
])("R102: kilojoules %s", (_of, selection, amount, isWhole) => {
  expect(kilojoulesOf(dish, choices, selection)).toEqual({ amount, isWhole });
});

it("R102: are none if the dish states none, whatever its choices state", () => {
  expect(kilojoulesOf(buildProduct("dish"), choices, [pick("extras", "bacon")])).toBeNull();
});

it("R102: are those of a dish that states that it has none", () => {
  const water = buildProduct("water", { labels: stating(0) });
  expect(kilojoulesOf(water, choices, [])).toEqual({ amount: 0, isWhole: true });
});
