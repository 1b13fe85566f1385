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

/** What a cut adds and doesn't end: ", with a glass…" of wine. What stands before says enough in 20 characters. */
const brokenAddition = new RegExp(`^(.{20,}?)\\s*[,;:–]\\s*(?:${smallWords})\\b[^,;:–]*…$`, "isu");

/**
 * Shortens a description that two lines don't hold. What it adds at the end is whole or left out, and it doesn't end with
 * "with the…".
 */
export function shortDescription(text: string): string {
  const whole = text.trim();
  if (lettersWide(whole) <= roomyLetters) return whole;
  return shortText(whole, longest).replace(brokenAddition, "$1…").replace(danglingWords, "…");
}
