import { shortText } from "../../ui/shortText.ts";

/** S42: the maximum number of characters. */
const longest = 50;

/** Two lines of a card hold this many letters, and half as many Chinese characters: nothing is gained by a cut then. */
const roomyLetters = 90;
const wideCharacter = /\p{Script=Han}/u;

function lettersWide(text: string): number {
  return [...text].reduce((sum, character) => sum + (wideCharacter.test(character) ? 2 : 1), 0);
}

const smallWords =
  "a an and as at by for from in into of on or our that the their they to whatever which with your".replaceAll(
    " ",
    "|",
  );
const danglingWords = new RegExp(`([\\s,;:–-]+(${smallWords}))+…$`, "i");

/** What a cut begins to say, and doesn't end: ", with a glass…" of wine. What stands before says enough in 20 characters. */
const brokenClause = /^(.{20,}?)\s*[,;:–](?=[^,;:–]*…$).*$/su;

/**
 * Shortens a description that two lines don't hold, to whole clauses. Where there is only one, drops the small words at
 * its end, so that it doesn't end with "with the…".
 */
export function shortDescription(text: string): string {
  const whole = text.trim();
  if (lettersWide(whole) <= roomyLetters) return whole;
  return shortText(whole, longest).replace(brokenClause, "$1…").replace(danglingWords, "…");
}
