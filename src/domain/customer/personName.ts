import { type CheckedField, fine, wrong } from "../form/checkFields.ts";

const shortestName = 2;
/** A name of one character, which most Chinese ones are, is a whole name. */
const wholeName = /^\p{Script=Han}+$/u;

export function checkPersonName(text: string, shortest = shortestName): CheckedField<string, "required" | "too-short"> {
  const name = text.trim();
  if (name === "") return wrong("required");
  // By characters: a rare Chinese one counts twice in `length`.
  return [...name].length < shortest && !wholeName.test(name) ? wrong("too-short") : fine(name);
}
