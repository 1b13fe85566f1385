import type * as v from "valibot";
import { meantName } from "../../../../src/wire/host/misspelt.ts";
import { type DocumentName, documentAt, documents } from "../../../backend/contract/documents/documents.ts";
import { menuParts } from "../../../backend/contract/documents/menu.ts";
import { isJsonObject } from "../../../backend/documentShape.ts";
import type { JsonFields } from "../../../backend/documents/types.ts";
import { type Secret, secretsIn } from "../configuration/secrets.ts";
import { error, warning } from "../finding.ts";
import { type Fault, of, placeIn } from "./fault.ts";
import { entriesOf, isPlanned, memberOf, plainSchema, valueAt } from "./schemaWalk.ts";

type Path = readonly (string | number)[];

/** A key of a record that the contract doesn't know. */
interface Unknown {
  readonly path: Path;
  readonly key: string;
  readonly record: JsonFields;
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
}

/** The documents that a store's people write. The others are the backend's, which has keys of its own. */
const looked: Partial<Record<DocumentName, v.GenericSchema>> = {
  Store: documents.Store,
  Menu: menuParts,
  PriceTrigger: documents.PriceTrigger,
  MessageTemplate: documents.MessageTemplate,
};

/** Keys of the platform that the shop has no use for. */
const others = new Set(["TimezoneCity"]);

const inALanguage = /_[a-z]{2}(-[A-Za-z]{2,4})?$/;
/** The shop reads one of these alone. */
const inChinese = /_zh([-_]?(cn|hans))?$/i;

/** Keys that everybody may read and mustn't, and those that nothing reads: each mistake, and how many others. */
export function keyFaults(path: string, fields: JsonFields): Fault[] {
  const name = documentAt(path);
  const schema = name && looked[name];
  if (!schema) return [];
  const secrets = secretsIn(fields);
  const isSecret = ({ path: keys }: Unknown) => secrets.some((secret) => secret.path === keys.join("."));
  const unknown = unknownIn(schema, fields, []).filter((each) => !isKnownElsewhere(each) && !isSecret(each));
  const judged = unknown.map((each) => ({ each, fault: mistakeOf(path, each) }));
  const foreign = judged.flatMap(({ each, fault }) => (fault ? [] : [each.key]));
  return [
    ...secretFaults(path, secrets),
    ...judged.flatMap(({ fault }) => fault ?? []),
    ...foreignFaults(path, foreign),
  ];
}

/** Everybody can read what stores, menus and texts say, also what only a server may know. */
function secretFaults(path: string, secrets: readonly Secret[]): Fault[] {
  return secrets.map((secret) => {
    const message = `It is ${secret.what}, and everybody can read this document.`;
    return of("secret", error(`${path} · ${secret.path}`, message, "Take it out, and replace it where it was made."));
  });
}

function unknownIn(schema: v.GenericSchema, value: unknown, path: Path): Unknown[] {
  if (typeof value !== "object" || value === null) return [];
  const plain = plainSchema(schema, value);
  if (Array.isArray(value)) {
    const item = memberOf(plain, 0);
    return item ? value.flatMap((each, index) => unknownIn(item, each, [...path, index])) : [];
  }
  const entries = entriesOf(plain);
  return Object.entries(value).flatMap(([key, each]) => {
    const member = memberOf(plain, key);
    if (member) return unknownIn(member, each, [...path, key]);
    return entries && isJsonObject(value) ? { path: [...path, key], key, record: value, entries } : [];
  });
}

function isKnownElsewhere({ key, record, entries }: Unknown): boolean {
  if (inChinese.test(key)) return valueAt(record, withOurs(key)) !== undefined;
  return others.has(key) || (inALanguage.test(key) && Object.hasOwn(entries, key.replace(inALanguage, "")));
}

const withOurs = (key: string) => key.replace(inChinese, "_zh-CN");

const lettersOf = (key: string) => key.toLowerCase().replace(/[^a-z]/g, "");

/** Null if it isn't like a key that the shop reads. */
function mistakeOf(document: string, { path, key, record, entries }: Unknown): Fault | null {
  const place = placeIn(document, path);
  const parent = groupWith(key, record, entries);
  if (parent !== null) {
    return of("misplaced", warning(place, `Nothing reads ${key} here.`, `Move it into ${parent}.`));
  }
  const known = Object.keys(entries).filter((name) => !isPlanned(entries[name] ?? null));
  const same = known.find((each) => lettersOf(each) === lettersOf(withOurs(key)));
  if (same !== undefined) {
    const level = valueAt(record, same) === undefined ? error : warning;
    return of("letters", level(place, `Nothing reads ${key}: capitals and signs count.`, `Write ${same}.`));
  }
  const meant = meantName(key, known);
  if (meant === null || valueAt(record, meant) !== undefined) return null;
  return of(
    "close",
    warning(
      place,
      `Nothing reads ${key}: did you mean ${meant}?`,
      `Write ${meant}, or leave it if another system reads it.`,
    ),
  );
}

/** The group of keys into which a key belongs; null if there is none that lacks it. */
function groupWith(key: string, record: JsonFields, entries: Unknown["entries"]): string | null {
  const group = Object.entries(entries).find(([name, schema]) => {
    const inner = entriesOf(plainSchema(schema, {}));
    const moved = inner !== null && Object.hasOwn(inner, key) ? inner[key] : undefined;
    return moved !== undefined && !isPlanned(moved) && valueAt(record[name], key) === undefined;
  });
  return group?.[0] ?? null;
}

function foreignFaults(path: string, keys: readonly string[]): Fault[] {
  const [first, second, third, ...more] = [...new Set(keys)];
  if (first === undefined) return [];
  const named = [first, second, third].filter((key) => key !== undefined).join(", ");
  const message = `Nothing reads ${named}${more.length > 0 ? ` and ${more.length} more keys` : ""}.`;
  const them = second === undefined ? "it" : "them";
  return [of("foreign", warning(path, message, `Leave ${them} if another system reads ${them}.`))];
}
