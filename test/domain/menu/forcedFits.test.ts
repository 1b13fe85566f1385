import { expect, it } from "vitest";
import { choicesSuited } from "../../../src/domain/menu/choicesSuited.ts";
import { suits } from "../../../src/domain/menu/dietary.ts";
import { choicesUnsuited, dietaryAnswer } from "../../../src/domain/menu/dietaryAnswer.ts";
import { withForcedFits } from "../../../src/domain/menu/forcedFits.ts";
import type { DietaryFit, Menu, Modifier, ModifierGroup } from "../../../src/domain/menu/menu.ts";
import { buildGroup, buildMenu, buildModifier, buildProduct } from "./selectionMenu.ts";

const dietary = {
  allergies: [
    { id: "nut", name: "Nut free" },
    { id: "egg", name: "Egg free" },
  ],
  intolerances: [],
  preferences: [{ id: "vegan", name: "Vegan" }],
};

const noFit: DietaryFit = { allergies: [], intolerances: [], preferences: [] };

/** An option that is free of these allergens. Without any, it states nothing. */
function free(allergies: readonly string[], given: Partial<Modifier> = {}): Modifier {
  const name = `${allergies.join("+")}${given.linkedProductId ?? ""}`;
  return buildModifier(name, { fit: { ...noFit, allergies }, ...given });
}

const [nuts, eggs, silent] = [free(["egg"]), free(["nut"]), free([])];
const one = { isForced: true, isSingle: true, minimum: 1 };
const two = { isForced: true, minimum: 2 };

const plainBread = buildGroup("a", [free([], { linkedProductId: "plain" })], one);

/** A dish whose own entry suits everything, with some groups. */
function menuWith(groups: readonly ModifierGroup[], fit: Partial<DietaryFit> = {}): Menu {
  const products = [
    buildProduct("dish", { groupIds: groups.map(({ id }) => id) }),
    buildProduct("bread", { groupIds: ["spread"] }),
    buildProduct("gone", { isSoldOut: true }),
    buildProduct("plain"),
  ];
  const spread = buildGroup("spread", [nuts], one);
  const own = { allergies: ["nut", "egg"], intolerances: [], preferences: ["vegan"], ...fit };
  const entries = [{ id: "dish", productId: "dish", name: "dish", price: nuts.price, fit: own }];
  return withForcedFits({
    ...buildMenu([...groups, spread], products),
    dietary,
    categories: [{ id: "c", name: "c", entries }],
  });
}

const fitOf = (menu: Menu) => menu.categories[0]?.entries[0]?.fit ?? noFit;
const nutFree: DietaryFit = { ...noFit, allergies: ["nut"] };

it.each<[string, readonly ModifierGroup[], string]>([
  ["suits without groups", [], "suits"],
  ["suits if a choice needn't be made", [buildGroup("a", [nuts])], "suits"],
  ["doesn't suit if every option brings it", [buildGroup("a", [nuts, free(["egg"], { id: "b" })], one)], "unsuited"],
  ["suits if one option is free of it", [buildGroup("a", [nuts, eggs], one)], "suits"],
  ["isn't stated if the others say nothing", [buildGroup("a", [nuts, silent], one)], "not-stated"],
  ["suits if its options stand for products of which nothing is said", [plainBread], "suits"],
  ["suits if no option says anything", [buildGroup("a", [nuts, eggs]), buildGroup("b", [silent], one)], "suits"],
  ["doesn't suit if too few options are free of it", [buildGroup("a", [nuts, eggs], two)], "unsuited"],
  ["suits if one may be taken twice", [buildGroup("a", [nuts, eggs], { ...two, includesQuantity: true })], "suits"],
  [
    "doesn't suit if one may be taken once",
    [buildGroup("a", [nuts, { ...eggs, maximum: 1 }], { ...two, includesQuantity: true })],
    "unsuited",
  ],
  [
    "doesn't suit if what is free of it is sold out",
    [buildGroup("a", [nuts, { ...eggs, linkedProductId: "gone" }], one)],
    "unsuited",
  ],
  ["suits if all is sold out", [buildGroup("a", [{ ...nuts, linkedProductId: "gone" }], one)], "suits"],
  ["needs each group to suit", [buildGroup("a", [nuts, eggs], one), buildGroup("b", [nuts], one)], "unsuited"],
  [
    "counts what an option asks for itself",
    [buildGroup("a", [{ ...eggs, linkedProductId: "bread" }], one)],
    "unsuited",
  ],
])("R102: a dish %s", (_what, groups, answer) => {
  const fit = fitOf(menuWith(groups));
  expect(dietaryAnswer(fit, nutFree)).toBe(answer);
  expect(suits(fit, nutFree)).toBe(answer === "suits");
  const names = choicesSuited(fit, dietary).map(({ name }) => name);
  expect(names.includes("Nut free")).toBe(answer === "suits");
  expect(choicesUnsuited(fit, nutFree, dietary)).toEqual(answer === "suits" ? [] : [{ name: "Nut free", answer }]);
});

it("R102: what a choice brings counts where the dish states nothing, and what it suits doesn't", () => {
  const answer = (fit: DietaryFit, group: Modifier[]) =>
    dietaryAnswer(fitOf(menuWith([buildGroup("a", group, one)], fit)), nutFree);
  expect(answer({ ...noFit }, [nuts])).toBe("unsuited");
  expect(answer({ ...noFit }, [eggs])).toBe("not-stated");
  expect(answer({ ...noFit, allergies: ["egg"] }, [eggs])).toBe("unsuited");
});

it("R102: a menu whose choices say nothing stays as it is", () => {
  const menu = menuWith([buildGroup("a", [silent], one)]);
  const plain = { ...menu, groups: new Map([...menu.groups].filter(([id]) => id === "a")) };
  expect(withForcedFits(plain)).toBe(plain);
});
