import * as v from "valibot";
import { meantName } from "../../../../src/wire/host/misspelt.ts";
import { store } from "../../../backend/contract/documents/store.ts";
import { faultsIn } from "../../../backend/contract/schema.ts";
import { entriesOf, isPlanned, memberOf, plainSchema, toldOf } from "../../doctor/documents/schemaWalk.ts";
import type { Asked } from "./notes.ts";
import { flag, shown } from "./values.ts";

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

/** The store's key that is meant, however it is spaced; in a list, a place such as DeliveryAreas.1.PostcodeFrom. */
export function findKey(written: string): Found | Asked {
  const segments = written.split(".").map((each) => each.trim());
  const whole: Found = { path: [], schema: store };
  const [first = ""] = segments;
  const from = [whole, ...open.flatMap((key) => step(whole, key) ?? [])].find((each) => step(each, first) !== null);
  let at: Found | null = from ?? whole;
  for (const segment of segments) at = at && step(at, segment);
  if (!at) return unknown(written, first);
  const kind = plainSchema(at.schema, {});
  const [inner] = Object.keys(entriesOf(kind) ?? {});
  const isList = memberOf(plainSchema(at.schema, []), 0) !== null;
  if (inner !== undefined)
    return { wrong: `${written} has keys of its own.`, fix: `Write ${written}.${inner}, and so on.` };
  return isList ? { wrong: `${written} is a list.`, fix: `Write ${written}.1, then its key.` } : at;
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

function unknown(written: string, first: string): Asked {
  const holders = [store, ...open.flatMap((key) => memberOf(plainSchema(store, {}), key) ?? [])];
  const keys = holders.flatMap((schema) => Object.entries(entriesOf(plainSchema(schema, {})) ?? {}));
  const read = keys.flatMap(([key, schema]) => (isPlanned(schema) ? [] : key));
  const meant = written.includes(".") ? null : meantName(first, [...read, ...others.keys(), "hours", "allergens"]);
  const fix = meant
    ? `Did you mean ${meant}?`
    : "Remove the row, or write a key that widget-demo/docs/backend.md names.";
  return { wrong: `Nothing reads ${JSON.stringify(written)}.`, fix };
}

/** The value that the text means for this key: a text where it takes one, else a number, or yes and no. */
export function valueFor(text: string, { schema }: Found): { readonly value: string | number | boolean } | Asked {
  const read = flag(text);
  const number = /^-?\d+(\.\d+)?$/.test(text) ? [Number(text)] : [];
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
