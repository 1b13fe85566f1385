import type { Stated } from "./dietary.ts";
import type { Sheets } from "./documentsOf.ts";
import type { Notes, Place } from "./notes.ts";

/** Words for one allergen. Used side by side, each would make a dish with the other read as free of it. */
const same: readonly (readonly string[])[] = [
  ["milk", "dairy", "lactose", "奶", "牛奶", "乳制品", "乳糖"],
  ["nut", "tree nut", "treenut", "坚果", "树坚果"],
  ["peanut", "groundnut", "花生"],
  ["egg", "鸡蛋", "蛋"],
  ["soy", "soya", "soybean", "soya bean", "大豆", "黄豆"],
  ["sesame", "sesame seed", "芝麻"],
  ["crustacean", "crustacea", "甲壳类"],
  ["mollusc", "mollusk", "软体动物"],
  ["sulphite", "sulfite"],
];

const ofMilk = ["cheese", "butter", "cream", "yoghurt", "yogurt", "whey"];

/** What contains what: a dish with wheat has gluten. */
const kindsOf: readonly (readonly [of: string, kinds: readonly string[]])[] = [
  ["gluten", ["wheat", "barley", "rye", "oat", "spelt", "malt"]],
  ["麸质", ["小麦", "大麦", "黑麦", "燕麦"]],
  ["nut", ["almond", "brazil nut", "cashew", "hazelnut", "macadamia", "pecan", "pine nut", "pistachio", "walnut"]],
  ["坚果", ["杏仁", "腰果", "榛子", "核桃", "开心果"]],
  [
    "shellfish",
    [
      "crustacean",
      "crustacea",
      "mollusc",
      "mollusk",
      "prawn",
      "shrimp",
      "crab",
      "lobster",
      "oyster",
      "mussel",
      "scallop",
    ],
  ],
  ["seafood", ["fish", "shellfish", "crustacean", "mollusc", "prawn", "shrimp", "crab", "lobster", "oyster", "squid"]],
  ["fish", ["anchovy", "salmon", "tuna", "cod"]],
  ["milk", ofMilk],
  ["dairy", ofMilk],
  ["egg", ["egg white", "egg yolk", "mayonnaise"]],
  ["soy", ["tofu", "edamame", "soy sauce"]],
  ["sesame", ["tahini"]],
  ["crustacean", ["prawn", "shrimp", "crab", "lobster", "crayfish"]],
  ["mollusc", ["oyster", "mussel", "scallop", "squid", "octopus"]],
];

interface Said {
  readonly has: readonly string[];
  readonly at: Place;
}

function statedIn({ menu, groups }: Sheets): readonly Said[] {
  const all = [...menu.dishes.values(), ...groups.flatMap(({ choices }) => choices)];
  return all.flatMap(({ allergens, at }: { readonly allergens: Stated; readonly at: Place }) =>
    allergens ? [{ has: allergens, at: { ...at, column: "allergens" } }] : [],
  );
}

/**
 * The shop says of each dish which of the sheets' allergens it doesn't have. So what somebody calls by two names, or by a
 * part and the whole, would be denied.
 */
export function noteSameAllergens(sheets: Sheets, notes: Notes): void {
  const { words } = sheets.allergens;
  const stated = statedIn(sheets);
  const wordOf = (name: string) => words.find((word) => word.name.toLowerCase() === name);
  for (const names of same) {
    const [first, second] = words.filter(({ name }) => names.includes(name.toLowerCase()));
    if (!first || !second) continue;
    const at = stated.find(({ has }) => has.includes(second.id))?.at ?? sheets.store.allergensAt;
    const wrong = `${second.name} is what the sheets call ${first.name} elsewhere, so a dish with one would read as free of the other.`;
    notes.problems.push({ at, wrong, fix: `Write ${first.name} in all rows, or ${second.name} in all.` });
  }
  for (const [of, kinds] of kindsOf) {
    const whole = wordOf(of);
    const parts = words.filter(({ name }) => kinds.includes(name.toLowerCase()));
    if (!whole) continue;
    for (const { has, at } of stated) {
      const part = parts.find(({ id }) => has.includes(id));
      if (!part || has.includes(whole.id)) continue;
      const wrong = `It has ${part.name} and not ${whole.name}, which other rows name, so it would read as free of that.`;
      notes.problems.push({ at, wrong, fix: `Write both: ${whole.name}; ${part.name}.` });
    }
  }
}
