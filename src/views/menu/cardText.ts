import { shortText } from "../../ui/shortText.ts";

/** A Chinese character is about as wide as two others. */
function widthOf(character: string): number {
  return /[\u2e80-\uffe0]/.test(character) ? 2 : 1;
}

/**
 * The start of a description that fits on a card, so that the browser needn't cut it: the browser would put its "…"
 * anywhere, even behind a full stop. Ends with a sentence if that leaves more than half of the room, otherwise between
 * two words.
 */
export function cardText(text: string, room: number): string {
  const characters = [...text.trim()];
  let left = room;
  const fitting = characters.findIndex((character) => {
    left -= widthOf(character);
    return left < 0;
  });
  if (fitting === -1) return characters.join("");
  const [sentences = ""] = /^.*(?:[.!?](?=\s)|[。！？])/su.exec(characters.slice(0, fitting + 1).join("")) ?? [];
  const isLongEnough = [...sentences].length * 2 > fitting && [...sentences].length <= fitting;
  return isLongEnough ? sentences : shortText(characters.join(""), fitting);
}
