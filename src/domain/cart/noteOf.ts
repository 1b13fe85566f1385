import { longestNote } from "./limits.ts";

/** Line breaks, tabs and what joins the parts of an emoji may stand in a note. No kitchen's printer has to know the rest. */
const unseen = /[^\P{C}\n\t\u200c\u200d]/gu;

/** A dish's note or an order's, as it is kept and sent. What turns the direction of text could make it read otherwise. */
export function noteOf(text: string): string {
  // A cut may leave half a character, which is one of the unseen.
  return text.trim().slice(0, longestNote).replace(unseen, "").trim();
}
