import { importTexts, type Outcome } from "../../../widget-demo/tools/seed/csv/importSheets.ts";
import { startNotes } from "../../../widget-demo/tools/seed/csv/notes.ts";

interface Texts {
  readonly store?: string;
  readonly menu?: string;
  readonly choices?: string;
}

export const goodStore = [
  "key,value",
  "ID,501",
  "Name,Nonna Rosa",
  "time zone,Australia/Melbourne",
  "hours,Mon-Sun 10:00-22:00",
  "PickUp,yes",
].join("\n");

export const goodMenu = ["category,name,price,tax", "Pizza,Margherita,19,10%", "Drinks,Lemonade,5,10%"].join("\n");

/** What becomes of these sheets. A store and a menu that aren't given are right. */
export function importOf({ store = goodStore, menu = goodMenu, choices }: Texts, isBranded = false): Outcome {
  const texts = { "store.csv": store, "menu.csv": menu, ...(choices !== undefined && { "choices.csv": choices }) };
  return importTexts({ texts, hasImage: () => true }, isBranded, startNotes());
}

export function problemsOf(texts: Texts, isBranded = false): readonly string[] {
  const outcome = importOf(texts, isBranded);
  return "problems" in outcome ? outcome.problems : [];
}

export function importedFrom(texts: Texts) {
  const outcome = importOf(texts);
  if ("problems" in outcome) throw new Error(outcome.problems.join("\n"));
  return outcome;
}

export const storePath = "Companies/501";
export const menuPath = `${storePath}/Menus/DefaultMenu`;
