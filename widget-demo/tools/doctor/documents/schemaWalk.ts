import * as v from "valibot";

type Schema = v.GenericSchema;

/** What a schema of valibot may have. */
interface Parts {
  readonly entries?: Readonly<Record<string, Schema>>;
  /** Of a list. */
  readonly item?: Schema;
  /** Of an object of records by their id. */
  readonly value?: Schema;
  readonly wrapped?: Schema;
  readonly options?: readonly Schema[];
  readonly getter?: (input: unknown) => Schema;
}

const partsOf = (schema: Schema) => schema as Parts;

/** The schema of a value, without what may stand around it; of several, the one that is meant for such a value. */
export function plainSchema(schema: Schema, value: unknown): Schema {
  const { wrapped, options, getter } = partsOf(schema);
  if (getter) return plainSchema(getter(value), value);
  if (wrapped) return plainSchema(wrapped, value);
  if (!options) return schema;
  const plain = options.map((each) => plainSchema(each, value));
  return plain.find((each) => isFor(each, value)) ?? schema;
}

function isFor(schema: Schema, value: unknown): boolean {
  const { item, entries, value: member } = partsOf(schema);
  return Array.isArray(value) ? item !== undefined : entries !== undefined || member !== undefined;
}

/** The keys of a record; null if it is none, or a timestamp, which Firestore itself writes. */
export function entriesOf(schema: Schema): Readonly<Record<string, Schema>> | null {
  const { entries } = partsOf(schema);
  return entries && !("$time" in entries) ? entries : null;
}

/** The schema of a key or of a list's member; null if the schema doesn't know it. */
export function memberOf(schema: Schema, key: string | number): Schema | null {
  const { entries, item, value } = partsOf(schema);
  if (typeof key === "number") return item ?? null;
  if (entries) return (Object.hasOwn(entries, key) && entries[key]) || null;
  return value ?? null;
}

export function valueAt(value: unknown, key: string | number): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}

/** R101: no shop reads it yet, so what it says changes nothing, and nobody is told to write it. */
export function isPlanned(schema: Schema | null): boolean {
  return toldOf(schema)["x-servery-planned"] !== undefined;
}

/** The schema of what stands at this path of a value; null if nobody knows it. */
export function schemaAt(schema: Schema, path: readonly (string | number)[], value: unknown): Schema | null {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const member = memberOf(plainSchema(schema, value), key);
  return member && schemaAt(member, rest, valueAt(value, key));
}

/** Whether its record makes no sense without it. */
export function isNeeded(schema: Schema): boolean {
  return !("wrapped" in schema);
}

export interface Told {
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly "x-servery-codes"?: Readonly<Record<string, string>>;
  readonly "x-servery-planned"?: unknown;
}

/** What the published contract tells of a key, and of the kind of its values. */
export function toldOf(schema: Schema | null): Told {
  if (!schema) return {};
  return { ...toldOf(partsOf(schema).wrapped ?? null), ...(v.getMetadata(schema) as Told) };
}
