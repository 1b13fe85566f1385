import { claimOf, type Stated } from "./dietary.ts";
import type { Sheets } from "./documentsOf.ts";
import type { Notes, Place } from "./notes.ts";

/** Words for vegetarian food and for vegan food: what is vegan is vegetarian, too. */
const vegetarian = ["vegetarian", "素食", "素"];
const vegan = ["vegan", "纯素", "全素"];

interface Said {
  readonly diets: readonly string[];
  readonly at: Place;
}

const saidIn = (all: readonly { readonly diets: Stated; readonly at: Place }[]): readonly Said[] =>
  all.flatMap(({ diets, at }) => (diets ? [{ diets, at: { ...at, column: "diets" } }] : []));

/** Diets that the shop would deny, or show where they mean nothing. */
export function noteDiets(sheets: Sheets, notes: Notes): void {
  const dishes = saidIn([...sheets.menu.dishes.values()]);
  const choices = saidIn(sheets.groups.flatMap((group) => group.choices));
  noteClaims(sheets, [...dishes, ...choices], notes);
  noteVegan(sheets, [...dishes, ...choices], notes);
  noteOfNoDish(sheets, dishes, choices, notes);
}

/** "Gluten free" as a diet would stand beside the same words from `allergens`, and might say the opposite. */
function noteClaims({ allergens, diets }: Sheets, said: readonly Said[], notes: Notes): void {
  const claims = allergens.words.map((word) => claimOf(word).toLowerCase());
  for (const { id, name } of diets.words.filter((diet) => claims.includes(diet.name.toLowerCase()))) {
    const first = said.find((each) => each.diets.includes(id));
    if (!first) continue;
    const wrong = `"${name}" stands here, and the shop says it by itself of dishes whose allergens don't name it.`;
    const fix = "Leave it out in all rows, and write into allergens what is in each dish.";
    notes.problems.push({ at: first.at, wrong, fix });
  }
}

function noteVegan({ diets: { words } }: Sheets, said: readonly Said[], notes: Notes): void {
  const whole = words.find(({ name }) => vegetarian.includes(name.toLowerCase()));
  const part = words.find(({ name }) => vegan.includes(name.toLowerCase()));
  if (!whole || !part) return;
  for (const { at } of said.filter(({ diets }) => diets.includes(part.id) && !diets.includes(whole.id))) {
    const wrong = `It has ${part.name} and not ${whole.name}, which other rows name, so it would read as not ${whole.name.toLowerCase()}.`;
    notes.problems.push({ at, wrong, fix: `Write both: ${whole.name}; ${part.name}.` });
  }
}

/** A choice keeps or takes what its dish says, and adds nothing. */
function noteOfNoDish({ diets: { words } }: Sheets, dishes: readonly Said[], choices: readonly Said[], notes: Notes) {
  const known = words.filter(({ id }) => dishes.some(({ diets }) => diets.includes(id)));
  // A dish with a mistake may be the one.
  if (notes.problems.some(({ at }) => at.file === "menu.csv")) return;
  for (const { id, name } of words.filter((word) => !known.includes(word))) {
    const first = choices.find(({ diets }) => diets.includes(id));
    if (!first) continue;
    const wrong = `No dish in menu.csv has the diet "${name}", and a choice adds none to its dish.`;
    const others = known.map((word) => word.name).join("; ");
    const fix = others ? `Write one of ${others}, or add it to the dishes.` : "Add it to the dishes, or leave it out.";
    notes.problems.push({ at: first.at, wrong, fix });
  }
}
