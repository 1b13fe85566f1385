import { idOf, nameOf } from "./ids.ts";
import type { Asked, Notes, Place } from "./notes.ts";
import { readCell, type SheetRow } from "./sheet.ts";
import { type Kind, shown, wordsOf } from "./values.ts";

/** What a dish or a choice has in it, or which diets it suits. Null: its cell is empty, so it isn't stated. */
export type Stated = readonly string[] | null;

interface Word {
  readonly id: string;
  readonly name: string;
}

/** The allergens or diets that the sheets name, in their order. */
export interface Vocabulary {
  readonly words: readonly Word[];
  /** Ids of a cell's words. Each that is new is added, unless the store has a list of its own. */
  readonly read: (cell: string, at: Place, notes: Notes) => readonly string[];
}

/** With a list, only its words may be named: the store's row is where it stands. */
export function startVocabulary(list: string | null, at: Place, { wordOf, several }: Naming): Vocabulary {
  const words: Word[] = [];
  const add = (word: Word) => void (words.some(({ id }) => id === word.id) || words.push(word));
  const wordsIn = (cell: string) => wordsOf(cell).map((written) => wordOf(nameOf(written)));
  wordsIn(list ?? "").forEach(add);
  return {
    words,
    read(cell, place, notes) {
      for (const word of wordsIn(cell)) {
        if (list === null && several.test(word.name)) notes.problems.push({ at: place, ...asSeveral(word) });
        else if (list === null) add(word);
        else if (!words.some(({ id }) => id === word.id))
          notes.problems.push({ at: place, ...unlisted(word, words, at) });
      }
      return [...new Set(wordsIn(cell).map(({ id }) => id))];
    },
  };
}

function asSeveral({ name }: Word): Asked {
  const wrong = `It has ${JSON.stringify(name)}, which may be several.`;
  return { wrong, fix: "Write one name for each, and semicolons between them." };
}

function unlisted(word: Word, words: readonly Word[], at: Place) {
  const fix = `Write one of ${words.map(({ name }) => name).join("; ")}, or add it there.`;
  return { wrong: `"${word.name}" isn't among the allergens in ${at.file}, row ${at.row}.`, fix };
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function dietOf(written: string): Word {
  return { id: idOf(written), name: capital(written) };
}

/** "Nut", "nuts" and "Nuts" are one allergen. */
function allergenOf(written: string): Word {
  const name = singular(written.replace(/[.*。]+$/, ""));
  return { id: idOf(name), name: capital(name) };
}

interface Naming {
  readonly wordOf: (written: string) => Word;
  /** A word that may be several: as one, it would make a dish with "gluten and milk" read as free of gluten. */
  readonly several: RegExp;
}

export const allergenNaming: Naming = { wordOf: allergenOf, several: /\b(and|or)\b|[&+/()（）和]/i };
export const dietNaming: Naming = { wordOf: dietOf, several: /\b(and|or)\b|[&+/和]/i };

function singular(word: string): string {
  if (/(ss|us|is)$/i.test(word)) return word;
  return word
    .replace(/ies$/i, "y")
    .replace(/(?<=ch|sh|x|ss|o)es$/i, "")
    .replace(/s$/i, "");
}

/** What the shop says of a dish that hasn't the allergen: it stands on the dish, so the bare name would mean the reverse. */
export function claimOf({ name }: Word): string {
  return /\p{Script=Han}/u.test(name) ? `无${name}` : `${name} free`;
}

const none = /^(none|无)$/i;
const unclear = /^([-–—?]+|no|nil|n\/?a|n\.a\.|yes|y|tb[acd]|unknown|(see|ask)\b.*|(none|nil|nothing)\b.+)$/i;

/** A cell that might mean none, or nothing. */
function ifUnclear(cell: string): Asked | null {
  if (!unclear.test(cell)) return null;
  return { wrong: `${shown(cell)}.`, fix: "Write none if it has none of them, and nothing if you don't say." };
}

function ifNoneAndSome(cell: string, words: readonly string[]): Asked | null {
  if (words.length < 2 || !words.some((word) => none.test(word))) return null;
  return { wrong: `${shown(cell)}, which is none and some.`, fix: "Write none alone, or the others." };
}

/** Words that would turn the meaning around, for the column says what is in a dish. */
const contained: Kind<string> = (cell) => {
  const words = wordsOf(cell);
  const asked = ifNoneAndSome(cell, words) ?? ifUnclear(cell);
  if (asked) return asked;
  const turned = words.find(
    (word) => /\bfree\b|^(no|without|non|not)\b|^[无不]|^[gdnl]fo?$/i.test(word) && !none.test(word),
  );
  if (turned !== undefined) {
    const wrong = `It has ${JSON.stringify(turned)}, and the column says what is in the dish.`;
    return { wrong, fix: "Write what is in it, or none: the shop says of what it is free." };
  }
  const vague = words.find((word) => /\b(contains?|may|traces?)\b|含/i.test(word));
  if (vague !== undefined)
    return { wrong: `It has ${JSON.stringify(vague)}.`, fix: "Write only the allergen's name, such as nuts." };
  const diet = words.find((word) => short.test(word) || /^(vegan|vegetarian|halal|kosher|纯素|素食|清真)$/i.test(word));
  if (diet !== undefined) return { wrong: `It has ${JSON.stringify(diet)}, a diet.`, fix: "Write it into diets." };
  return { value: cell };
};

/** "V" is a vegetarian dish here and a vegan one there. */
const short = /^\(?(v|ve|vg|veg)\b(?!-)/i;
const freeOf = /^\(?[gdnl]fo?\)?$/i;

/** Words that no diner can read as a diet. */
const suiting: Kind<string> = (cell) => {
  const words = wordsOf(cell);
  const asked = ifNoneAndSome(cell, words) ?? ifUnclear(cell);
  if (asked) return asked;
  const letters = words.find((word) => short.test(word));
  if (letters !== undefined) return { wrong: `It has ${JSON.stringify(letters)}.`, fix: "Write Vegetarian or Vegan." };
  const free = words.find((word) => freeOf.test(word));
  if (free !== undefined) {
    const fix = "Write what is in each dish into allergens: the shop says of what it is free.";
    return { wrong: `It has ${JSON.stringify(free)}, which is no diet.`, fix };
  }
  const turned = words.find((word) => /^(no|not|non)\b|^[非不]/i.test(word) && !none.test(word));
  if (turned === undefined) return { value: cell };
  const wrong = `It has ${JSON.stringify(turned)}, and the column says which diets it suits.`;
  return { wrong, fix: "Write only what it suits, or none." };
};

const kinds = { allergens: contained, diets: suiting };
type Column = keyof typeof kinds;

export function readStated(row: SheetRow<Column>, column: Column, words: Vocabulary, notes: Notes): Stated {
  const cell = readCell(row, column, kinds[column], notes);
  if (cell === null) return null;
  return none.test(cell) ? [] : words.read(cell, row.place(column), notes);
}

/** The ids of those that it doesn't have, which is how a menu says it. */
export function suitedBy(has: Stated, { words }: Vocabulary): readonly string[] | null {
  return has && words.map(({ id }) => id).filter((id) => !has.includes(id));
}
