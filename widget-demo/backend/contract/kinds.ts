import * as v from "valibot";
import { either, list, meaning, needed, record } from "./schema.ts";

/** The kinds of values in documents and calls (R9). */

const largestAmount = 1e9;

/** What a number counts. */
export function unit(name: string) {
  return v.metadata<number, { readonly "x-servery-unit": string }>({ "x-servery-unit": name });
}

function numberWithin(name: string, least: number, most: number) {
  const message = `expected ${name}`;
  return v.pipe(v.number(message), v.minValue(least, message), v.maxValue(most, message));
}

function wholeWithin(name: string, least: number, most: number) {
  const message = `expected ${name}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
}

function textLike(name: string, pattern: RegExp) {
  const message = `expected ${name}`;
  return v.pipe(v.string(message), v.regex(pattern, message));
}

/** The form of a text, for which `published/declarations` has words. */
function form(name: "time" | "zone" | "clock" | "digits") {
  return v.metadata<string, { readonly "x-servery-form": string }>({ "x-servery-form": name });
}

export const text = v.string("expected text");
export const webAddress = v.pipe(v.string(), v.url(), v.regex(/^[Hh][Tt]{2}[Pp][Ss]?:/, "is no address of a page"));
export const flag = v.boolean("expected true or false");

const anId = "expected an id (text, or a whole number)";
const wholeNumber = v.pipe(v.number(anId), v.safeInteger(anId));
/** Ids are compared as text, so 7 and "7" are the same. */
export const id = either((value) => typeof value === "number", wholeNumber, textLike(anId.slice(9), /\S/));
/** Empty where it isn't known yet. */
export const idOrEmpty = either(
  (value) => typeof value === "number",
  wholeNumber,
  textLike("an id (text, or a whole number)", /^$|\S/),
);

const aTextOrNumber = "expected text or a whole number";
/** A postcode or a telephone number may be written as a number. */
export const textOrNumber = v.union(
  [v.string(aTextOrNumber), v.pipe(v.number(aTextOrNumber), v.safeInteger(aTextOrNumber))],
  aTextOrNumber,
);

export const anyNumber = v.pipe(v.number("expected a number"), v.finite("expected a number"));
export const dollars = v.pipe(numberWithin("dollars", -largestAmount, largestAmount), unit("dollars"));
export const price = v.pipe(numberWithin("dollars from 0", 0, largestAmount), unit("dollars"));
export const dollarsPerKilometre = v.pipe(price, unit("dollars for a kilometre"));
/** A share or an amount, as another key says. */
export const rate = numberWithin("a number from 0", 0, largestAmount);
export const taxRate = numberWithin("a tax rate", 0, 100);
export const percent = v.pipe(numberWithin("a percentage from 0 to 100", 0, 100), unit("percent"));
export const minutes = v.pipe(numberWithin("minutes from 0", 0, 1e6), unit("minutes"));
export const kilometres = v.pipe(anyNumber, unit("kilometres"));
export const count = wholeWithin("a whole number from 0", 0, 1e6);
export const days = v.pipe(count, unit("days"));
/** A dish may earn a fraction of a point. */
export const points = v.pipe(numberWithin("points, a number from 0", 0, 1e6), unit("points"));
/** What a member has. */
export const allPoints = v.pipe(numberWithin("points, a number from 0", 0, 1e9), unit("points"));
/** What a rule gives or takes. */
export const pointsOfRule = v.pipe(
  v.number("expected points, a number above 0"),
  v.gtValue(0, "expected points, a number above 0"),
  v.maxValue(1e9, "expected points, a number above 0"),
  unit("points"),
);
export const pointsForADollar = v.pipe(numberWithin("a number from 0", 0, 1e9), unit("points for a dollar"));
export const companyNumber = wholeWithin("a whole number above 0", 1, Number.MAX_SAFE_INTEGER);
/** 0 is none. */
export const headquartersNumber = wholeWithin("a whole number of 0 or more", 0, Number.MAX_SAFE_INTEGER);
export const weekday = wholeWithin("a day from 0 to 6", 0, 6);
export const latitude = v.pipe(numberWithin("degrees", -90, 90), unit("degrees"));
export const longitude = v.pipe(numberWithin("degrees", -180, 180), unit("degrees"));
export const postcode = either(
  (value) => typeof value === "number",
  wholeWithin("a postcode of digits", 0, 1e9),
  v.pipe(textLike("a postcode of digits", /^\d+$/), form("digits")),
);

/** `HH:mm` or `HH:mm:ss`. */
export const startOfDay = v.pipe(
  textLike("a time such as 09:30", /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/),
  form("clock"),
);
/** 24:00 is the next day's 00:00. */
export const endOfDay = v.pipe(
  textLike("a time such as 09:30", /^(([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?|24:00(:00)?)$/),
  form("clock"),
);

export const zone = v.pipe(
  v.string("expected an IANA time zone"),
  v.check(isZone, "expected an IANA time zone"),
  form("zone"),
);

/** An address that a browser may follow: https, or http on this machine, or relative to `apiUrl`. */
export const address = v.pipe(
  v.string("expected an https address"),
  v.check(isTrusted, "expected an https address"),
  v.metadata({ format: "uri-reference" }),
);

const aFocus = "expected two numbers from 0 to 100";
const isFocus = (value: string) => {
  const parts = value.trim().split(/\s+/).map(Number);
  return value.trim() === "" || (parts.length === 2 && parts.every((part) => part >= 0 && part <= 100));
};

/** A place in a picture, as "50 30": percent from the left and from the top. */
export const focus = v.pipe(v.string(aFocus), v.check(isFocus, aFocus));

const aTime = "expected a time (a timestamp, seconds since 1970, or ISO text)";
const isoText = v.pipe(
  v.string(aTime),
  v.regex(/^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/, aTime),
  v.check(isOnCalendar, aTime),
  form("time"),
);
const seconds = v.pipe(v.number(aTime), v.gtValue(0, aTime), v.ltValue(1e11, aTime), unit("seconds since 1970"));
const timestamp = either(
  (value) => typeof value === "object" && value !== null && "$time" in value,
  record({ $time: needed(isoText, "A timestamp in `documents.json`.", { example: "2026-11-20T01:00:00Z" }) }),
  record({ seconds: needed(seconds, "A timestamp that became JSON elsewhere.", { example: 1795305600 }) }),
);
export const time = meaning(
  either(
    (value) => typeof value === "number",
    seconds,
    either((value) => typeof value === "object" && value !== null, timestamp, isoText),
  ),
  "A time: seconds since 1970, Firestore's timestamp, or ISO text, which without a zone is the store's time.",
);

/** A code, with what each number means. */
export function code<const C extends number>(name: string, meanings: Readonly<Record<C, string>>) {
  const codes = Object.keys(meanings).map(Number) as C[];
  return v.pipe(v.picklist(codes, `expected ${name}`), v.metadata({ "x-servery-codes": meanings }));
}

export const ids = list(id);

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function isTrusted(written: string): boolean {
  if (written.trim() === "") return true;
  const url = URL.canParse(written, "https://page.example") ? new URL(written, "https://page.example") : null;
  if (url?.protocol === "http:") return /^(localhost|.+\.localhost|127\.0\.0\.1)$/.test(url.hostname);
  return url?.protocol === "https:";
}

/** `Date.parse` turns 30 February into 2 March. */
function isOnCalendar(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.slice(0, "2026-02-30".length).split("-").map(Number);
  return !Number.isNaN(Date.parse(text)) && new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
}
