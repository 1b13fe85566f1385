import { longestNote } from "./limits.ts";

/**
 * An order's note with a line of dietary needs in place of an earlier one, which begins alike; null where there is no room
 * for it.
 */
export function noteWithNeeds(note: string, beginning: string, names: readonly string[]): string | null {
  const others = note.split("\n").filter((line) => line !== "" && !line.startsWith(beginning));
  const whole = [...others, `${beginning} ${names.join(", ")}`].join("\n");
  return whole.length <= longestNote ? whole : null;
}
