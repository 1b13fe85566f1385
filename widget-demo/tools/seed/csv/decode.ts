import type { Asked } from "./notes.ts";

const saveAs = 'In Excel, choose Save As and "CSV UTF-8 (Comma delimited)".';

/** A file's text: UTF-8, with or without its mark, or UTF-16 with it, as Excel's "Unicode Text" has. */
export function decode(bytes: Uint8Array): { readonly text: string } | Asked {
  const [first, second] = bytes;
  const isZipped = first === 0x50 && second === 0x4b;
  if (isZipped || (first === 0xd0 && second === 0xcf))
    return { wrong: "It is a workbook, not a CSV file.", fix: saveAs };
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder("utf-16le").decode(bytes) };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder("utf-16be").decode(bytes) };
  if (bytes.includes(0)) return { wrong: "It isn't text, or UTF-16 without its mark.", fix: saveAs };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    const chinese = chineseWord(bytes);
    if (chinese === null)
      return { wrong: `Its letters aren't UTF-8, so ${oddWord(bytes)} can't be read.`, fix: saveAs };
    const wrong = `Its letters aren't UTF-8 but probably GBK, as Chinese Excel saves a plain CSV: it may have "${chinese}".`;
    return { wrong, fix: `${saveAs} In Chinese, it is "CSV UTF-8 (逗号分隔)".` };
  }
}

/** Two bytes a letter, as in GBK's usual ones. Of Windows' letters, one alone stands among those of ASCII. */
const pairs = /^(?:\p{ASCII}|[\xa1-\xf7][\xa1-\xfe])*$/u;

/** The first Chinese word, if the bytes are GBK. They may be something else, so nobody reads them as it. */
function chineseWord(bytes: Uint8Array): string | null {
  if (!pairs.test(new TextDecoder("latin1").decode(bytes))) return null;
  return /\p{Script=Han}{2,20}/u.exec(new TextDecoder("gb18030").decode(bytes))?.[0] ?? null;
}

/** The first word with a letter that can't be read. */
function oddWord(bytes: Uint8Array): string {
  const [word = ""] = /[^\s,;"]*\ufffd[^\s,;"]*/.exec(new TextDecoder().decode(bytes)) ?? [];
  return `"${word.slice(0, 40)}"`;
}
