import * as v from "valibot";
import { meantName } from "../../../../src/wire/host/misspelt.ts";
import { store } from "../../../backend/contract/documents/store.ts";
import { faultsIn } from "../../../backend/contract/schema.ts";
import { entriesOf, isPlanned, memberOf, plainSchema, toldOf } from "../../doctor/documents/schemaWalk.ts";
import type { Asked } from "./notes.ts";
import { flag, shown, withPoint } from "./values.ts";

export type KeyPath = readonly (string | number)[];

interface Found {
  readonly path: KeyPath;
  readonly schema: v.GenericSchema;
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** What people call them. */
const others = new Map(
  Object.entries({
    number: "ID",
    phone: "OfficePhone",
    telephone: "OfficePhone",
    timezone: "TimezoneIanaFormat",
    picture: "ProfileImage",
  }),
);

/** Records whose keys need no name before them. */
const open = ["ViewComponentConfigs", "Location"];

/** A key as store.csv has it. */
export function sheetKey(path: KeyPath): string {
  const [first = "", ...rest] = path;
  const short = open.includes(String(first)) && rest.length === 1 ? rest : path;
  return short.map((key) => (typeof key === "number" ? key + 1 : key)).join(".");
}

/** The store's key that is meant, however it is spaced; in a list, a place such as DeliveryAreas.1.PostcodeFrom. */
export function findKey(written: string): Found | Asked {
  const segments = written.split(".").map((each) => each.trim());
  const whole: Found = { path: [], schema: store };
  const [first = ""] = segments;
  const from = [whole, ...open.flatMap((key) => step(whole, key) ?? [])].find((each) => step(each, first) !== null);
  let at: Found | null = from ?? whole;
  for (const segment of segments) at = at && step(at, segment);
  if (!at) return unknown(written);
  const { path, schema } = at;
  const inner = keysOf(schema);
  if (inner.length > 0) {
    return { wrong: `${written} has keys of its own.`, fix: `Write ${several([...path], inner)}.` };
  }
  const item = memberOf(plainSchema(schema, []), 0);
  return item ? { wrong: `${written} is a list.`, fix: `Write ${several([...path, 0], keysOf(item))}.` } : at;
}

const keysOf = (schema: v.GenericSchema) =>
  Object.entries(entriesOf(plainSchema(schema, {})) ?? {}).flatMap(([key, each]) => (isPlanned(each) ? [] : key));

/** All of a few keys; the first of many. */
function several(holder: KeyPath, keys: readonly string[]): string {
  const [first] = keys;
  if (first === undefined) return sheetKey(holder);
  const written = keys.map((key) => sheetKey([...holder, key]));
  return keys.length > 3
    ? `${written[0]}, and so on`
    : new Intl.ListFormat("en-AU", { type: "disjunction" }).format(written);
}

function step({ path, schema }: Found, segment: string): Found | null {
  if (/^[1-9]\d?$/.test(segment)) {
    const item = memberOf(plainSchema(schema, []), 0);
    return item && { path: [...path, Number(segment) - 1], schema: item };
  }
  const entries = entriesOf(plainSchema(schema, {})) ?? {};
  const meant = path.length === 0 ? (others.get(plain(segment)) ?? segment) : segment;
  const key = Object.keys(entries).find((each) => plain(each) === plain(meant));
  const member = key === undefined ? undefined : entries[key];
  return key === undefined || !member || isPlanned(member) ? null : { path: [...path, key], schema: member };
}

function unknown(written: string): Asked {
  const meant = deeper(written) ?? near(written);
  const fix = meant
    ? `Did you mean ${meant}?`
    : "Remove the row, or write a key that widget-demo/docs/backend.md names.";
  return { wrong: `Nothing reads ${JSON.stringify(written)}.`, fix };
}

/** Records that a key may stand in, each with its place. */
function holders(): readonly Found[] {
  const whole: Found = { path: [], schema: store };
  return [
    whole,
    ...keysOf(store).flatMap((key) => {
      const member = step(whole, key);
      const item = member && step(member, "1");
      return [member, item].flatMap((each) => (each && keysOf(each.schema).length > 0 ? each : []));
    }),
  ];
}

/** What a key stands in, if one thing alone has such a key: WithMeal is AlcoholLimit.WithMeal. */
function deeper(written: string): string | null {
  const found = holders().flatMap((holder) => step(holder, written) ?? []);
  const [only, ...others] = found;
  return only && others.length === 0 ? sheetKey(only.path) : null;
}

/** A key of the same record that is almost written so. */
function near(written: string): string | null {
  const at = written.lastIndexOf(".");
  const names = [...others.keys(), "hours", "allergens", "decimal comma"];
  const known = holders().filter(({ path }) =>
    at < 0
      ? path.length === 0 || open.includes(String(path[0]))
      : sheetKey(path).toLowerCase() === written.slice(0, at).toLowerCase(),
  );
  const meant = meantName(written.slice(at + 1), [
    ...known.flatMap(({ schema }) => keysOf(schema)),
    ...(at < 0 ? names : []),
  ]);
  return meant && `${written.slice(0, at + 1)}${meant}`;
}

/** The value that the text means for this key: a text where it takes one, else a number, or yes and no. */
export function valueFor(
  text: string,
  { schema }: Found,
  hasDecimalComma: boolean,
): { readonly value: string | number | boolean } | Asked {
  const read = flag(text);
  const pointed = hasDecimalComma ? withPoint(text) : text;
  const number = /^-?\d+(\.\d+)?$/.test(pointed) ? [Number(pointed)] : [];
  const candidates = [text, ...number, ...("value" in read ? [read.value] : [])];
  const value = candidates.find((each) => v.is(schema, each));
  if (value !== undefined) return { value };
  const [{ message = "" } = {}] = faultsIn(schema, text);
  const { examples: [example] = [], "x-servery-codes": codes } = toldOf(schema);
  if (message.includes("true or false")) return { wrong: `${shown(text)}.`, fix: "Write yes or no." };
  if (codes) {
    const known = Object.entries(codes).map(([code, meaning]) => `${code} (${meaning})`);
    return { wrong: `${shown(text)}.`, fix: `Write ${known.join(", ")}.` };
  }
  const zone = message.includes("time zone") ? zoneOf(text) : undefined;
  if (zone !== undefined) return { wrong: `${shown(text)}.`, fix: `Did you mean ${zone}?` };
  const wanted = message.replace(/^expected |^Invalid.*$/, "");
  const such = example === undefined || message.includes("such as") ? "" : `, such as ${String(example)}`;
  return { wrong: `${shown(text)}.`, fix: `Write ${wanted || "a value"}${such}.` };
}

/** The zone of a city, an Australian one first. */
function zoneOf(text: string): string | undefined {
  const city = text.trim().toLowerCase().replaceAll(" ", "_");
  const zones = Intl.supportedValuesOf("timeZone").filter((each) => each.toLowerCase().endsWith(`/${city}`));
  return zones.find((each) => each.startsWith("Australia/")) ?? zones[0];
}
