import { longestNote } from "./limits.ts";

/**
 * Adds a line with dietary needs to an order's note and replaces an earlier one, which starts with the same text. Null
 * if the note would get too long.
 */
export function noteWithNeeds(note: string, beginning: string, names: readonly string[]): string | null {
  const others = note.split("\n").filter((line) => line !== "" && !line.startsWith(beginning));
  const whole = [...others, `${beginning} ${names.join(", ")}`].join("\n");
  return whole.length <= longestNote ? whole : null;
}
