import * as v from "valibot";
import { isJsonObject } from "../documentShape.ts";

/**
 * A rule that planned work adds. Until it is built, the proofs of the contract leave its keys out. The published contract
 * says only that a key is planned: the number is ours.
 */
export type Planned = "R109" | "R110" | "R111" | "R113" | "R114";

/** What the published contract tells of a key besides its kind. */
interface Told {
  /** What a missing key counts as. */
  readonly default?: unknown;
  readonly example?: unknown;
  readonly planned?: Planned;
  /** Only the backend reads and writes it. */
  readonly isOfBackend?: true;
}

type Schema = v.GenericSchema;
type Entries = v.ObjectEntries;

function told(description: string, { default: missing, example, planned, isOfBackend }: Told) {
  return v.metadata({
    description,
    ...(missing !== undefined && { default: missing }),
    ...(example !== undefined && { examples: [example] }),
    ...(planned !== undefined && { "x-servery-planned": true }),
    ...(isOfBackend && { "x-servery-backend": true }),
  });
}

/** A key that may be missing. Null counts as missing (R9). */
export function key<const S extends Schema>(
  kind: S,
  description: string,
  more: Told = {},
): v.NullishSchema<S, undefined> {
  return v.pipe(v.nullish(kind), told(description, more));
}

/** A key of a call that may be missing, and what its reader gets then. */
export function filled<const S extends Schema, D extends v.InferInput<S> | null>(
  kind: S,
  missing: D,
  description: string,
  more: Told = {},
): v.NullishSchema<S, D> {
  return v.pipe(v.nullish(kind, missing), told(description, more)) as v.NullishSchema<S, D>;
}

/** A key without which its record makes no sense. */
export function needed<const S extends Schema>(kind: S, description: string, more: Told = {}): S {
  // A record keeps the name that the published contract gives it only if nothing is piped after it.
  const named: Schema = "entries" in kind ? v.lazy(() => kind) : kind;
  return v.pipe(named, told(description, more)) as unknown as S;
}

/**
 * Runs one of two schemas. valibot's union would report only that neither fits, and not what is wrong in the one that
 * was meant.
 */
export function either<A extends Schema, B extends Schema>(
  isFirst: (value: unknown) => boolean,
  first: A,
  second: B,
): v.UnionSchema<[A, B], undefined> {
  return {
    ...v.union([first, second]),
    "~run": (dataset, config) => (isFirst(dataset.value) ? first : second)["~run"](dataset, config),
  } as v.UnionSchema<[A, B], undefined>;
}

/** Needed because valibot accepts a list as an object. */
function onlyObject<S extends Schema>(schema: S, message = "expected an object"): S {
  const refuse = v.custom(isJsonObject, message);
  return {
    ...schema,
    "~run": (dataset: Parameters<S["~run"]>[0], config: Parameters<S["~run"]>[1]) =>
      (isJsonObject(dataset.value) ? schema : refuse)["~run"](dataset, config),
  };
}

/** An object with these keys. Any other key is allowed, and nobody reads it. */
export function record<const E extends Entries>(entries: E) {
  return onlyObject(v.looseObject(entries, "expected an object"));
}

/** What a call sends. What it has besides isn't passed on. */
export function body<const E extends Entries>(entries: E, message = "expected an object") {
  return onlyObject(v.object(entries, message), message);
}

/** An object of records by their id. */
export function keyed<const S extends Schema>(member: S) {
  return onlyObject(v.record(v.string(), member, "expected an object"));
}

export function list<const S extends Schema>(member: S) {
  return v.array(member, "expected a list");
}

/** A list in which no id stands twice. */
export function distinct<const S extends Schema>(member: S, idOf: (value: v.InferOutput<S>) => unknown) {
  return v.pipe(
    list(member),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const known = dataset.value.map((each) => idOf(each)).filter((each) => each !== null && each !== undefined);
      const twice = known.map(String).find((each, index, all) => all.indexOf(each) !== index);
      if (twice !== undefined) addIssue({ message: `${twice} stands twice` });
    }),
  );
}

/** A rule between several keys of a record, which a JSON schema can't say. */
interface Rule<T> {
  readonly holds: (value: T) => boolean;
  /** What is told where it doesn't hold. */
  readonly message: string;
}

export function rule<T>(holds: (value: T) => boolean, message: string): Rule<T> {
  return { holds, message };
}

/** What a record is, and the rules between its keys. */
export function meaning<const S extends Schema>(
  schema: S,
  description: string,
  ...rules: readonly Rule<v.InferOutput<S>>[]
): S {
  const described = v.pipe(schema, v.metadata({ description }));
  const whole = rules.reduce<Schema>((each, { holds, message }) => v.pipe(each, v.check(holds, message)), described);
  return whole as S;
}

/** A step of an issue's path, for a rule that finds something wrong deep in a record. */
export function stepTo(key: string | number): v.IssuePathItem {
  return { type: "unknown", origin: "value", input: null, key, value: null };
}

/** What is wrong at one place of a value. */
export interface Fault {
  readonly path: readonly (string | number)[];
  /** What was expected, or what doesn't hold. */
  readonly message: string;
  readonly found: unknown;
  readonly isMissing: boolean;
}

/** One line for each issue: its place, what was expected, and what was found. */
export function remarksOn(schema: Schema, value: unknown, place: string): readonly string[] {
  return faultsIn(schema, value).map((fault) => lineOf(fault, place));
}

/** The same, without what is missing. */
export function wrongIn(schema: Schema, value: unknown, place: string): readonly string[] {
  return faultsIn(schema, value).flatMap((fault) => (fault.isMissing ? [] : [lineOf(fault, place)]));
}

function lineOf({ path, message, found, isMissing }: Fault, place: string): string {
  const at = [place, ...path].join(" > ");
  if (isMissing) return `${at}: is missing`;
  return `${at}: ${message}${message.startsWith("expected ") ? `, found ${JSON.stringify(found)}` : ""}`;
}

export function faultsIn(schema: Schema, value: unknown): readonly Fault[] {
  const { issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true });
  return issues.map(({ path = [], input, message }) => {
    const keys = path.map(({ key }) => (typeof key === "number" ? key : String(key)));
    return { path: keys, message, found: input, isMissing: input === undefined };
  });
}
