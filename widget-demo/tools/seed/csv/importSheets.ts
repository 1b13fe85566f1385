import type { Finding } from "../../doctor/finding.ts";
import { choiceColumns, menuColumns, storeColumns } from "./columns.ts";
import { allergenNaming, dietNaming, startVocabulary } from "./dietary.ts";
import { documentsOf, type Made, type Sheets } from "./documentsOf.ts";
import { examineResult } from "./examineResult.ts";
import type { Names } from "./header.ts";
import { withoutNothing } from "./keep.ts";
import { grouped, lineOf, type Note, type Notes, sorted, startNotes } from "./notes.ts";
import { readChoices } from "./readChoices.ts";
import { type Folder, readFolder, type SheetName } from "./readFolder.ts";
import { readMenu } from "./readMenu.ts";
import { readStore } from "./readStore.ts";
import { noteQuestions } from "./remarks.ts";
import { noteSameAllergens } from "./sameAllergens.ts";
import { noteDiets } from "./sameDiets.ts";
import { readSheet, type Sheet } from "./sheet.ts";

export interface Imported {
  readonly documents: Made["documents"];
  /** The same, with null for what the sheets say to be nothing. */
  readonly said: Made["documents"];
  /** What is right, and what looks wrong but can be used. */
  readonly lines: readonly string[];
}

export type Outcome = Imported | { readonly problems: readonly string[] };

/** The documents that a folder of sheets says, or everything that is wrong in it. */
export function importSheets(path: string, isBranded = false): Outcome {
  const notes = startNotes();
  return importTexts(readFolder(path, notes), isBranded, notes);
}

export function importTexts(folder: Folder, isBranded: boolean, notes: Notes): Outcome {
  const sheets = readSheets(folder, notes);
  const hq = sheets?.store.fields["HQCompanyID"];
  if (isBranded && sheets && hq === undefined) {
    const wrong = "The configuration is of a brand, and there is no row HQCompanyID.";
    notes.problems.push({ at: { file: "store.csv" }, wrong, fix: "Write the number of the headquarters." });
  }
  const made = sheets && documentsOf(sheets, isBranded ? `Brands/${hq}/` : "", notes);
  if (notes.problems.length > 0 || !made || !sheets) return { problems: grouped(sorted(notes.problems)).map(bad) };
  const findings = examineResult({ ...made, documents: withoutNothing(made.documents) });
  const errors = findings.filter(({ level }) => level === "error");
  if (errors.length > 0) return { problems: errors.map(doctorLine) };
  noteQuestions(sheets, folder, notes);
  const good = findings.filter(({ level }) => level === "ok").map(doctorLine);
  const odd = findings.filter(({ level }) => level === "warning").map(doctorLine);
  const { documents: said } = made;
  return { said, documents: withoutNothing(said), lines: [...good, ...sorted(notes.remarks).map(remark), ...odd] };
}

const bad = (note: Note) => `✗ ${lineOf(note)}`;
const remark = (note: Note) => `! ${lineOf(note)}`;
const signs = { ok: "✓", warning: "!", error: "✗" };
const doctorLine = ({ level, place, message, fix }: Finding) => `${signs[level]} ${place}: ${message} ${fix}`.trim();

/** Null if one of them can't be read at all. */
function readSheets({ texts }: Folder, notes: Notes): Sheets | null {
  const open = <K extends string>(file: SheetName, names: Names<K>, needed: readonly NoInfer<K>[]): Sheet<K> | null => {
    const text = texts[file];
    return text === undefined ? null : readSheet(file, text, { names, needed }, notes);
  };
  const storeSheet = open("store.csv", storeColumns, ["key", "value"]);
  const menuSheet = open("menu.csv", menuColumns, ["category", "name", "price"]);
  const choiceSheet = open("choices.csv", choiceColumns, ["group", "choice"]);
  const store = storeSheet && readStore(storeSheet, notes);
  const allergens = startVocabulary(
    store?.allergens ?? null,
    store?.allergensAt ?? { file: "store.csv" },
    allergenNaming,
  );
  const hasDecimalComma = store?.hasDecimalComma ?? false;
  const diets = startVocabulary(null, { file: "menu.csv" }, dietNaming);
  const words = { allergens, diets, hasDecimalComma };
  const menu = menuSheet && readMenu(menuSheet, words, notes);
  const { dishes, categories } = menu ?? { dishes: new Map(), categories: new Map() };
  const isWhole = menuSheet?.isWhole ?? false;
  if (menuSheet?.rows.length === 0 && isWhole)
    notes.problems.push({ at: { file: "menu.csv" }, wrong: "It has no dishes.", fix: "Write a dish in each row." });
  const groups = readChoices(choiceSheet?.rows ?? [], { dishes, categories, isWhole }, words, notes);
  if (!store || !menu) return null;
  const sheets = { store, menu, groups, allergens, diets };
  noteSameAllergens(sheets, notes);
  noteDiets(sheets, notes);
  return sheets;
}
