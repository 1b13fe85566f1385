import { longestNote } from "./limits.ts";

/**
 * Control, format and other invisible characters, except line breaks, tabs and the joiners inside emoji. A kitchen's
 * printer may not support them.
 */
const unseen = /[^\P{C}\n\t\u200c\u200d]/gu;

/**
 * The note of a dish or an order, as it is stored and sent. Characters that change the text direction are removed,
 * because they could make a note read differently.
 */
export function noteOf(text: string): string {
  // `slice` may cut a character in half. The remaining half matches `unseen` and is removed.
  return text.trim().slice(0, longestNote).replace(unseen, "").trim();
}

/**
 * Adds a line with dietary needs to an order's note and replaces an earlier one, which starts with the same text. Null
 * if the note would get too long.
 */
export function noteWithNeeds(note: string, beginning: string, names: readonly string[]): string | null {
  const others = note.split("\n").filter((line) => line !== "" && !line.startsWith(beginning));
  const whole = [...others, `${beginning} ${names.join(", ")}`].join("\n");
  return whole.length <= longestNote ? whole : null;
}
