import type { Sheets } from "./documentsOf.ts";
import type { Notes } from "./notes.ts";
import type { Folder } from "./readFolder.ts";

/** What can be used, but is probably meant otherwise. */
export function noteQuestions(sheets: Sheets, { hasImage }: Folder, notes: Notes): void {
  noteUnstated(sheets, notes);
  noteUnstatedChoices(sheets, notes);
  noteFull(sheets, notes);
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
  const silent = groups.flatMap(({ name, dishes, choices }) => {
    const names = choices.flatMap((choice) => (choice.allergens === null ? choice.name : []));
    return names.length > 0 && [...dishes].some(isStated) ? [{ name, names }] : [];
  });
  const [first] = groups;
  if (!first || silent.length === 0) return;
  const count = silent.reduce((sum, { names }) => sum + names.length, 0);
  const listed = silent.map(({ name, names }) => `${name} (${namesOf(names)})`).join(", ");
  const choices = count === 1 ? "1 choice" : `${count} choices`;
  const wrong = `Nothing is in allergens for ${choices}, though the dishes say theirs: ${listed}. So a diner with an allergy isn't told what such a choice has in it.`;
  notes.remarks.push({ at: { file: first.at.file }, wrong, fix: "Write what is in each, or none." });
}

/** The first three, and how many more there are. */
function namesOf(names: readonly string[]): string {
  const more = names.length > 3 ? ` and ${names.length - 3} more` : "";
  return `${names.slice(0, 3).join(", ")}${more}`;
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
