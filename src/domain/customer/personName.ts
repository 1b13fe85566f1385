import { type CheckedField, fine, wrong } from "../form/checkFields.ts";

const shortestName = 2;
/** Chinese names: a single character is often a complete first or last name. */
const wholeName = /^\p{Script=Han}+$/u;

export function checkPersonName(text: string, shortest = shortestName): CheckedField<string, "required" | "too-short"> {
  const name = text.trim();
  if (name === "") return wrong("required");
  // Counts characters, because a rare Chinese character has a `length` of 2.
  return [...name].length < shortest && !wholeName.test(name) ? wrong("too-short") : fine(name);
}
