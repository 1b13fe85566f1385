/** An invalid field of a document, for the log. */
export interface DocumentProblem {
  readonly path: string;
  readonly what: string;
}

export type Note = (problem: DocumentProblem) => void;

/** What is needed to read a document: the base of its relative URLs, and a callback for problems. */
export interface ReadingContext {
  readonly base: string;
  readonly note: Note;
  /** Collects the document's texts in Chinese (R103). Missing where nobody shows them. */
  readonly chinese?: Record<string, string>;
}

type Values = Readonly<Record<string, unknown>>;

/** One record of a document, and its path. */
export interface Fields {
  readonly values: Values;
  readonly path: string;
  readonly context: ReadingContext;
}

/** A kind of value. `of` returns undefined if the value isn't of this kind. */
export interface Kind<T> {
  readonly name: string;
  readonly of: (value: unknown) => T | undefined;
}

function isRecord(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isMissing(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (isRecord(value)) return "an object";
  return typeof value === "string" ? JSON.stringify(value.slice(0, 40)) : String(value);
}

export function note(fields: Fields, what: string): void {
  fields.context.note({ path: fields.path, what });
}

/** R10: an invalid record is noted and left out. */
export function leaveOut(fields: Fields, why: string): null {
  note(fields, `left out: ${why}`);
  return null;
}

/** The same for a record whose parser returns a list: of what it read, or of nothing. */
export function leaveOutOfList(fields: Fields, why: string): never[] {
  leaveOut(fields, why);
  return [];
}

function noteWrong(context: ReadingContext, path: string, expected: string, found: unknown): void {
  context.note({ path, what: `expected ${expected}, found ${shown(found)}` });
}

function pathTo(fields: Fields, key: string): string {
  return `${fields.path}${fields.path.includes(" · ") ? "." : " · "}${key}`;
}

/** The whole document; null if it isn't a record. */
export function documentFields(values: unknown, path: string, context: ReadingContext): Fields | null {
  if (isRecord(values)) return { values, path, context };
  noteWrong(context, path, "a document", values);
  return null;
}

/** R10: a value that is missing, null or of the wrong kind takes its default; a wrong one is noted. */
export function read<T, D>(fields: Fields, key: string, kind: Kind<T>, missing: D): T | D {
  const value = fields.values[key];
  if (isMissing(value)) return missing;
  const known = kind.of(value);
  if (known !== undefined) return known;
  noteWrong(fields.context, pathTo(fields, key), kind.name, value);
  return missing;
}

const record: Kind<Values> = { name: "an object", of: (value) => (isRecord(value) ? value : undefined) };
const list: Kind<readonly unknown[]> = { name: "a list", of: (value) => (Array.isArray(value) ? value : undefined) };

/** A nested record; a missing one has no fields. */
export function readRecord(fields: Fields, key: string): Fields {
  return { values: read(fields, key, record, {}), path: pathTo(fields, key), context: fields.context };
}

/** The valid members of a list. The others are noted and left out. */
export function readList<T>(fields: Fields, key: string, kind: Kind<T>): T[] {
  return read(fields, key, list, []).flatMap((value, index) => {
    const known = kind.of(value);
    if (known !== undefined) return [known];
    noteWrong(fields.context, `${pathTo(fields, key)}[${index}]`, kind.name, value);
    return [];
  });
}

/** The records of a list. Anything else in it is noted and left out. */
export function readRecords(fields: Fields, key: string): Fields[] {
  return read(fields, key, list, []).flatMap((value, index) => {
    const path = `${pathTo(fields, key)}[${index}]`;
    if (isRecord(value)) return [{ values: value, path, context: fields.context }];
    noteWrong(fields.context, path, record.name, value);
    return [];
  });
}

/** The records of an object that is keyed by id (R9: the key is the id). */
export function readKeyed(fields: Fields, key: string): readonly (readonly [string, Fields])[] {
  const keyed = readRecord(fields, key);
  return Object.keys(keyed.values).flatMap((id) => {
    const value = read(keyed, id, record, null);
    return value ? [[id, { values: value, path: pathTo(keyed, id), context: fields.context }] as const] : [];
  });
}

/** Keeps the first item of each id, and notes the others. */
export function firstOfEach<T>(fields: Fields, key: string, things: readonly T[], idOf: (thing: T) => string): T[] {
  const seen = new Set<string>();
  return things.filter((thing) => {
    const id = idOf(thing);
    if (seen.has(id)) {
      fields.context.note({ path: pathTo(fields, key), what: `${id} stands twice; the first counts` });
      return false;
    }
    seen.add(id);
    return true;
  });
}
