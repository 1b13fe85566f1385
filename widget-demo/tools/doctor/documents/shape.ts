import type * as v from "valibot";
import { documentAt, documents } from "../../../backend/contract/documents/documents.ts";
import { menuParts } from "../../../backend/contract/documents/menu.ts";
import { faultsIn, type Fault as Wrong } from "../../../backend/contract/schema.ts";
import type { JsonFields } from "../../../backend/documents/types.ts";
import { withoutSecrets } from "../configuration/secrets.ts";
import { error } from "../finding.ts";
import { consequenceOf } from "./consequences.ts";
import { type Fault, of, placeIn } from "./fault.ts";
import { entriesOf, isPlanned, plainSchema, schemaAt, toldOf, valueAt } from "./schemaWalk.ts";

/** A menu's links are looked at also where something else in it is wrong. */
const schemas = { ...documents, Menu: menuParts };

/** Wrong types, missing keys, and keys that contradict each other. */
export function shapeFaults(path: string, fields: JsonFields): Fault[] {
  const name = documentAt(path);
  if (name === null) return [];
  const schema = schemas[name];
  return faultsIn(schema, fields).flatMap((wrong) => {
    if (wrong.path.some((_, at) => isPlanned(schemaAt(schema, wrong.path.slice(0, at + 1), fields)))) return [];
    const at = schemaAt(schema, wrong.path, fields);
    const message = `${whatIsWrong(wrong)}${consequenceOf({ wrong, fields, schema: at, document: name })}.`;
    return of(wrong.message, error(placeIn(path, wrong.path), message, fixOf(wrong, at)));
  });
}

const expectation = /^(?:expected |Invalid type: Expected )(.+?)(?: but received .*)?$/;
const shareRule = "a Rate of RateType 1 is a share from 0 to 1";

function whatIsWrong({ message, found, isMissing }: Wrong): string {
  if (isMissing) return "It is missing";
  if (expectation.test(message)) return `It is ${shown(found)}`;
  if (message === shareRule) return `A Rate of ${valueAt(found, "Rate")} is ${percent(valueAt(found, "Rate"))}`;
  if (message.startsWith("needs ")) return `It ${message}`;
  if (message.endsWith(" stands twice")) return `The id ${message}`;
  return message.charAt(0).toUpperCase() + message.slice(1);
}

const percent = (share: unknown) => `${(Number(share) * 100).toLocaleString("en-AU")} %`;

export function shown(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  if (typeof value !== "string") return String(value);
  return value.trim() === "" ? "an empty text" : `the text "${withoutSecrets(value).slice(0, 60)}"`;
}

/** What to do about a rule between several keys. */
const fixes: Readonly<Record<string, string>> = {
  "PostcodeTo is below PostcodeFrom": "Swap the two.",
  "EndDate is before StartDate": "Swap the two, or correct the year.",
  "EndAt is before StartAt": "Swap the two, or correct the year.",
  [shareRule]: "Write 0.1 for 10 %, or RateType 2 for dollars.",
  "needs DayOfWeek, or StartDate and EndDate": "Add the weekday, or both dates.",
  "OutcomeType 1 to 5 needs ProductOutcomes": "Say in ProductOutcomes what becomes cheaper.",
  "OutcomePriceType 2 needs FixedPriceValue": "Add FixedPriceValue, the price in dollars.",
  "the period has no whole minute": "Correct its start or its end.",
  "a category needs an ID or a Name": "Give it a Name.",
};

function fixOf({ path, message, found, isMissing }: Wrong, schema: v.GenericSchema | null): string {
  const { examples: [example] = [], "x-servery-codes": codes } = toldOf(schema);
  const such = example === undefined ? "" : `, such as ${JSON.stringify(example)}`;
  if (isMissing) return `Add ${path.at(-1)}${such}.`;
  const [, wanted] = expectation.exec(message) ?? [];
  if (wanted === undefined) return fixes[message] ?? otherFix(message);
  if (wanted === "an object") return `Write an object${keysOf(schema, path)}.`;
  if (codes)
    return `Write ${Object.entries(codes)
      .map(([code, meaning]) => `${code} (${meaning})`)
      .join(", ")}.`;
  const special = specialFix(path, found);
  if (special !== null) return special;
  const isPlain = /such as|\(|^(an object|a list|an https address)$/.test(wanted);
  return `Write ${meantBy(found, wanted) ?? `${wanted}${isPlain ? "" : such}`}.`;
}

/** Mistakes that have a reason. */
function specialFix(path: Wrong["path"], found: unknown): string | null {
  const key = path.at(-1);
  if (key === "DayOfWeek" && found === 7) return "Write 0 for Sunday.";
  const isEast = typeof found === "number" && Math.abs(found) > 90 && Math.abs(found) <= 180;
  return key === "Latitude" && isEast ? "Swap it with Longitude." : null;
}

/** Its first keys, so that one knows what belongs in it. */
function keysOf(schema: v.GenericSchema | null, path: Wrong["path"]): string {
  if (/^(Products|ModifierGroups)$/.test(String(path.at(-1)))) return ' by id: {"1": {…}, "2": {…}}';
  const entries = schema && entriesOf(plainSchema(schema, {}));
  const keys = Object.keys(entries ?? {}).slice(0, 3);
  return keys.length > 0 ? ` with ${new Intl.ListFormat("en-AU").format(keys)}` : "";
}

function otherFix(message: string): string {
  return message.endsWith("stands twice") ? "Keep one, or give it another id." : "Correct one of the two.";
}

/** What somebody has meant to write; null if nobody knows. */
function meantBy(found: unknown, wanted: string): string | null {
  if (typeof found === "number") return wanted === "text" ? JSON.stringify(String(found)) : null;
  if (typeof found !== "string") return null;
  if (wanted === "true or false") return /^(true|false)$/i.test(found.trim()) ? found.trim().toLowerCase() : null;
  if (wanted.startsWith("a time such as")) return clockTime(found);
  if (/^(text|an id|an IANA|a time|an https|an object|a list)/.test(wanted)) return null;
  return /^-?\d+(\.\d+)?$/.test(found.trim()) ? `the number ${Number(found)}, without quotes` : null;
}

/** "9am" and "9:30 pm" as the shop reads them. */
function clockTime(written: string): string | null {
  const [, hour, minute = "00", half] = /^(\d{1,2})(?:[:.](\d\d))?\s*([ap])?\.?m?\.?$/i.exec(written.trim()) ?? [];
  if (hour === undefined) return null;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return hours < 24 && Number(minute) < 60 ? `${String(hours).padStart(2, "0")}:${minute}` : null;
}
