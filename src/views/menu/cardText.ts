import { shortText } from "../../ui/shortText.ts";

/** A Chinese character is about as wide as two others. */
function widthOf(character: string): number {
  return /[\u2e80-\uffe0]/.test(character) ? 2 : 1;
}

/**
 * The start of a description that fits on a card, so that the browser needn't cut it: the browser would put its "…"
 * anywhere, even behind a full stop. Ends with a sentence if that leaves more than half of the room, otherwise
 * behind a phrase, or between two words.
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
  return isLongEnough ? sentences : wholePhrase(text.trim(), shortText(characters.join(""), fitting));
}

const joining = "and|or|with|on|in|over|from";
const phrase = new RegExp(`^.*(?=[,;，、；]|\\s(?:${joining})\\s)`, "su");
/** What ends no phrase. */
const dangling = new RegExp(`(?:[,;，、；]|\\s(?:${joining}|of|a|an|the))+$`, "u");

/** "Beef, pickles and smoky…" ends with its last whole phrase, "Beef, pickles…", if that leaves most of it. */
function wholePhrase(text: string, cut: string): string {
  const words = cut.slice(0, -1);
  const whole = phrase.exec(words)?.[0] ?? "";
  const isWhole = /^\s?[,;，、；]/u.test(text.slice(words.length)) || whole.length * 3 < words.length * 2;
  return `${(isWhole ? words : whole).replace(dangling, "")}…`;
}
