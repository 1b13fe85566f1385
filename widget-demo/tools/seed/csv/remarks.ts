import type { Sheets } from "./documentsOf.ts";
import type { Notes } from "./notes.ts";
import type { Folder } from "./readFolder.ts";

/** What can be used, but is probably meant otherwise. */
export function noteQuestions(sheets: Sheets, { hasImage }: Folder, notes: Notes): void {
  noteUnstated(sheets, notes);
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
  const names = silent.slice(0, 3).map(({ name }) => name);
  const more = silent.length > names.length ? ` and ${silent.length - names.length} more` : "";
  const wrong = `Nothing is in allergens for ${names.join(", ")}${more}, so diners with an allergy don't see them, or read "Not stated".`;
  notes.remarks.push({ at: { file: first.at.file }, wrong, fix: "Write what is in them, or none." });
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
