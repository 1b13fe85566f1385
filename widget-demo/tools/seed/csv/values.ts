import { idOf, nameOf } from "./ids.ts";
import type { Asked } from "./notes.ts";

/** What a cell says, or what is asked about it. */
export type Value<T> = { readonly value: T } | Asked;
export type Kind<T> = (text: string) => Value<T>;

export function shown(text: string): string {
  const short = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return `It is ${JSON.stringify(short).replaceAll("\\n", " ")}`;
}

const plainMoney =
  /^([-−+]?) ?(?:(?:AU?)?\$|AUD)? ?([-−]?)(\d+(?:\.\d{1,2})?|\.\d{1,2}|\d{1,3}(?:,\d{3})+\.\d{2})(?: ?AUD)?$/i;

/** Dollars: "12.5", "$12.50", "AUD 12", "1,250.00". Where a comma may be a point, it is asked. */
export const money: Kind<number> = (text) => {
  const [, sign = "", inner = "", amount] = plainMoney.exec(text.normalize("NFKC")) ?? [];
  if (amount === undefined || (sign && inner)) return { wrong: `${shown(text)}.`, ...moneyFix(text) };
  const dollars = Number(amount.replaceAll(",", ""));
  const isBelow = sign === "-" || sign === "−" || inner !== "";
  if (dollars > 1e6) return { wrong: `${shown(text)}.`, fix: "Write dollars, such as 12.50." };
  return { value: isBelow && dollars > 0 ? -dollars : dollars };
};

function moneyFix(text: string): Pick<Asked, "fix" | "kind"> {
  const [, whole, behind = ""] = /^\$? ?(\d+),(\d+)$/.exec(text) ?? [];
  if (whole === undefined) return { fix: otherMoneyFix(text) };
  if (behind.length === 3) return { fix: `Write ${whole}${behind} or ${whole}.${behind.slice(0, 2)}.` };
  const dollars = `${whole}.${behind.padEnd(2, "0").slice(0, 2)}`;
  const fix = `Write ${dollars} if it is that many dollars. If all prices have commas, write a row ${decimalCommaRow} into store.csv.`;
  return { fix, kind: "comma" };
}

/** The row by which a store says that its sheets have decimal commas. */
const decimalCommaRow = "decimal comma,yes";

/** What a spreadsheet makes of 4.80 where points belong to dates. */
const dates = [
  /^(\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{2,4})$/,
  /^(?=.*\d)(\d{1,2}[-. ]*)?(jan|feb|m[aär]r|mrz|apr|ma[iy]|ju[nl]|aug|sep|o[ck]t|nov|de[cz])[a-z]*[-. ]*(\d{2,4})?$/i,
];

function otherMoneyFix(text: string): string {
  if (/^\$? ?\d+\.\d{3,}$/.test(text)) return "Write two decimals, such as 12.50.";
  if (/[€£¥]/.test(text)) return "Write Australian dollars, such as 12.50.";
  if (dates.some((date) => date.test(text)))
    return "The spreadsheet took the price for a date: format the column as Text, and write it again.";
  if (/^\D*[\d.]+ ?([-–—/]|to) ?\$?[\d.]+$/i.test(text))
    return "Write the lowest price, and the others into choices.csv.";
  const [, only] = /^[^\d,−-]*(\d+(?:\.\d{1,2})?)[^\d,]*$/.exec(text) ?? [];
  if (only !== undefined) return `Write ${Number(only).toFixed(2)} if it is that many dollars.`;
  return /free|gratis/i.test(text) ? "Write 0." : "Write dollars, such as 12.50.";
}

/** "12,50" and "1.250,00", which mean one thing where the store says that commas are decimal. */
const withComma = /^(\D*)(\d{1,3}(?:\.\d{3})+|\d+),(\d{1,2})(\D*)$/;

export function withPoint(text: string): string {
  return text.replace(withComma, (_all, before: string, whole: string, cents: string, behind: string) =>
    [before, whole.replaceAll(".", ""), ".", cents, behind].join(""),
  );
}

/** The same kind in sheets with decimal commas. */
export const commaKind =
  <T>(kind: Kind<T>): Kind<T> =>
  (text) =>
    kind(withPoint(text));

export const price: Kind<number> = (text) => {
  const read = money(text);
  if (!("value" in read) || read.value >= 0) return read;
  return { wrong: `${shown(text)}, and a dish costs nothing at least.`, fix: "Write dollars, such as 12.50." };
};

const yes = /^(y|yes|true|1|是)$/i;
const no = /^(n|no|false|0|否)$/i;

export const flag: Kind<boolean> = (text) => {
  if (yes.test(text) || no.test(text)) return { value: yes.test(text) };
  return { wrong: `${shown(text)}.`, fix: "Write yes or no." };
};

export const count: Kind<number> = (text) =>
  /^\d{1,4}$/.test(text)
    ? { value: Number(text) }
    : { wrong: `${shown(text)}.`, fix: "Write a whole number, such as 1." };

export const kilojoules: Kind<number> = (text) => {
  const [, digits] = /^(\d{1,6})(?:\.0+)? ?(?:kj)?$/i.exec(text) ?? [];
  if (digits !== undefined) return { value: Number(digits) };
  const [, calories] = /^(\d+) ?k?cal$/i.exec(text) ?? [];
  const fix = calories ? `Write kilojoules: ${Math.round(Number(calories) * 4.184)}.` : "Write a number, such as 1450.";
  return { wrong: `${shown(text)}.`, fix };
};

/** A share of 1. */
export const tax: Kind<number> = (text) => {
  const [, digits, sign] = /^(\d{1,2}(?:\.\d+)?) ?(%?)$/.exec(text) ?? [];
  if (digits === undefined) return { wrong: `${shown(text)}.`, fix: "Write 10%, or 0% where there is no GST." };
  const number = Number(digits);
  return { value: sign || number >= 1 ? Number((number / 100).toFixed(6)) : number };
};

const origins = [
  ["A", /^(a|australian?|国产|澳洲)$/i],
  ["I", /^(i|imported|进口)$/i],
  ["M", /^(m|mixed|混合)$/i],
] as const;

export const origin: Kind<"A" | "I" | "M"> = (text) => {
  const found = origins.find(([, words]) => words.test(text));
  return found
    ? { value: found[0] }
    : { wrong: `${shown(text)}.`, fix: "Write A (Australian), I (imported) or M (mixed)." };
};

export const photo: Kind<string> = (text) => {
  if (/^https:\/\/\S+$/i.test(text) || /^\/[^/\s]\S*$/.test(text)) return { value: text };
  const isFile = /^[^/:\s]+\.(jpe?g|png|webp|avif|gif)$/i.test(text);
  const fix = isFile
    ? `Write /images/${text} if it is in the folder images beside the sheets.`
    : "Write an address that begins with https://, or one such as /images/soup.jpg.";
  return { wrong: `${shown(text)}.`, fix };
};

/** Several names, with semicolons between them. */
export function listOf(text: string): readonly string[] {
  return text
    .split(";")
    .map((each) => each.trim())
    .filter(Boolean);
}

/** Several words: commas and line breaks separate them, too. */
export function wordsOf(text: string): readonly string[] {
  return listOf(text.replaceAll(/[,，、；\n]/g, ";"));
}

export const text: Kind<string> = (written) => ({ value: written.normalize("NFC") });

/** Question marks where a plain CSV had no letters, and UTF-8 that was opened as another set of letters. */
const lost = /(^|[^\p{L}\p{N}])\?{2,}|\?{3,}/u;
const garbled = /[ÃÂ][\u0080-\u00bf]|â€|[à-ï][\u0080-\u00bf\u0152-\u0178\u2018-\u203a€]{2}/;

function ifLost(written: string): Asked | null {
  if (!lost.test(written) && !garbled.test(written)) return null;
  return { wrong: `${shown(written)}, in which letters are lost.`, fix: "Write it again, and save as CSV UTF-8." };
}

/** Text in Chinese, which a plain CSV loses. */
export const chineseText: Kind<string> = (written) => ifLost(written) ?? text(written);

/** A name as diners read it, in one line. Semicolons separate names elsewhere. */
export const name: Kind<string> = (written) => {
  const inOneLine = nameOf(written);
  if (inOneLine.includes(";"))
    return { wrong: `${shown(written)}, and a name has no semicolon.`, fix: "Write two rows for two of them." };
  const asked = ifLost(inOneLine);
  if (asked) return asked;
  if (idOf(inOneLine) === "") return { wrong: `${shown(written)}, which has no letter.`, fix: "Write a name." };
  return { value: inOneLine };
};
