import type { Sheets } from "./documentsOf.ts";
import type { Notes } from "./notes.ts";
import type { SheetChoice, SheetGroup } from "./readChoices.ts";
import type { Folder } from "./readFolder.ts";

/** What can be used, but is probably meant otherwise. */
export function noteQuestions(sheets: Sheets, { hasImage }: Folder, notes: Notes): void {
  noteUnstated(sheets, notes);
  noteUnstatedChoices(sheets, notes);
  noteUnstatedDiets(sheets, notes);
  noteFull(sheets, notes);
  noteLongNames(sheets, notes);
  for (const { at, fields } of sheets.menu.dishes.values()) {
    const photo = String(fields["PhotoUrl"] ?? "");
    if (!photo.startsWith("/images/") || hasImage(photo)) continue;
    const wrong = `Its photo ${photo} isn't in the folder images beside the sheets.`;
    notes.remarks.push({ at, wrong, fix: "Put it there, or correct its name." });
  }
}

/** A dish that says nothing is never shown as free of anything. */
function noteUnstated({ menu, allergens }: Sheets, notes: Notes): void {
  const silent = [...menu.dishes.values()].filter((dish) => dish.allergens === null);
  const [first] = silent;
  if (!first || allergens.words.length === 0) return;
  const names = namesOf(silent.map(({ name }) => name));
  const wrong = `Nothing is in allergens for ${names}, so diners with an allergy don't see them, or read "Not stated".`;
  notes.remarks.push({ at: { file: first.at.file }, wrong, fix: "Write what is in them, or none." });
}

/** So is a choice: a dish may say what is in it, and its milk nothing. */
function noteUnstatedChoices({ menu, groups, allergens }: Sheets, notes: Notes): void {
  if (allergens.words.length === 0) return;
  const isStated = (id: string) => {
    const { allergens: has = null, diets = null } = menu.dishes.get(id) ?? {};
    return has !== null || diets !== null;
  };
  const silent = groups
    .filter(({ dishes }) => [...dishes].some(isStated))
    .map((group) => ({ group, choices: group.choices.filter((choice) => choice.allergens === null) }));
  remarkChoices("allergens", silent, "So a diner with an allergy isn't told what such a choice has in it.", notes);
}

/** Where choices say their diets, or cost something, one that says nothing takes the marks of its dish. */
function noteUnstatedDiets({ menu, groups }: Sheets, notes: Notes): void {
  const isMarked = (id: string) => (menu.dishes.get(id)?.diets ?? []).length > 0;
  const isSaid = groups.some(({ choices }) => choices.some(({ diets }) => diets !== null && diets.length > 0));
  const silent = groups
    .filter(({ dishes }) => [...dishes].some(isMarked))
    .map((group) => {
      const isSaidBeside = group.choices.some(({ diets }) => diets !== null && diets.length > 0);
      const takes = ({ diets, allergens, price }: SheetChoice) =>
        diets === null && (price > 0 || isSaidBeside || (isSaid && allergens !== null));
      return { group, choices: group.choices.filter(takes) };
    });
  const so = "So a dish loses its marks, such as Vegetarian, with such a choice.";
  remarkChoices("diets", silent, so, notes);
}

interface Silent {
  readonly group: SheetGroup;
  readonly choices: readonly SheetChoice[];
}

/** One line for all of them. */
function remarkChoices(column: "allergens" | "diets", all: readonly Silent[], so: string, notes: Notes): void {
  const silent = all.filter(({ choices }) => choices.length > 0);
  const [first] = silent;
  if (!first) return;
  const count = silent.reduce((sum, { choices }) => sum + choices.length, 0);
  const listed = silent.map(({ group, choices }) => `${group.name} (${namesOf(choices.map(({ name }) => name))})`);
  const choices = count === 1 ? "1 choice" : `${count} choices`;
  const wrong = `Nothing is in ${column} for ${choices}, though the dishes say theirs: ${listed.join(", ")}. ${so}`;
  const fix = column === "allergens" ? "Write what is in each, or none." : "Write which each suits, or none.";
  notes.remarks.push({ at: { file: first.group.at.file }, wrong, fix });
}

/** The first three, and how many more there are. */
function namesOf(names: readonly string[]): string {
  const more = names.length > 3 ? ` and ${names.length - 3} more` : "";
  return `${names.slice(0, 3).join(", ")}${more}`;
}

/** On a phone, such a name has three lines. */
const longName = 80;

function noteLongNames({ menu, groups }: Sheets, notes: Notes): void {
  const all = [...menu.dishes.values(), ...groups.flatMap(({ choices }) => choices)];
  for (const { at, name } of all.filter((each) => each.name.length > longName)) {
    const wrong = `The name has ${name.length} letters: ${JSON.stringify(`${name.slice(0, 40)}…`)}.`;
    notes.remarks.push({ at, wrong, fix: "If a part of it is the description, write it there." });
  }
}

/** A menu names what a dish suits. One that suits nothing of it reads like one that says nothing. */
function noteFull({ menu, allergens: { words } }: Sheets, notes: Notes): void {
  for (const { at, name, allergens: has } of menu.dishes.values()) {
    if (!has || words.length === 0 || !words.every(({ id }) => has.includes(id))) continue;
    const wrong = `${name} has all of the allergens that the sheets name, so diners read "Not stated" for each.`;
    const fix = "List all that your kitchen uses in store.csv: allergens,Nuts; Milk; Egg; …";
    notes.remarks.push({ at: { ...at, column: "allergens" }, wrong, fix });
  }
}
