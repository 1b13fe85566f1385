import { shortText } from "../../ui/shortText.ts";

/** S42: the maximum number of characters. */
const longest = 50;
const smallWords =
  "a an and as at by for from in into of on or our that the their they to whatever which with your".replaceAll(
    " ",
    "|",
  );
const danglingWords = new RegExp(`([\\s,;:–-]+(${smallWords}))+…$`, "i");

/** Shortens a description. Also drops small words at the end, so that it doesn't end with "with the…". */
export function shortDescription(text: string): string {
  const short = shortText(text, longest);
  return short === text.trim() ? short : short.replace(danglingWords, "…");
}
