import { shortText } from "../../ui/shortText.ts";

/** S42: the maximum number of characters. A card has as many lines for either. */
const longest = { letters: 90, chinese: 50 } as const;
const chineseCharacter = /\p{Script=Han}/u;

const smallWords =
  "a an and as at by for from in into of on or our that the their they to whatever which with your".replaceAll(
    " ",
    "|",
  );
const danglingWords = new RegExp(`([\\s,;:–-]+(${smallWords}))+…$`, "i");

/** Shortens a long one. Also drops small words at the end, so that it doesn't end with "with the…". */
export function shortDescription(text: string): string {
  const most = chineseCharacter.test(text) ? longest.chinese : longest.letters;
  const whole = text.trim();
  const short = shortText(whole, most);
  return short === whole ? whole : short.replace(danglingWords, "…");
}
