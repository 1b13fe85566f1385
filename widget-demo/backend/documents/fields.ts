import { invalid } from "./errors.ts";
import type { Fields, Value } from "./values.ts";

/** `a.b` as ["a", "b"]. */
export type FieldPath = readonly string[];

const segment = /(?:`((?:[^`\\]|\\.)+)`|([^.`]+))(\.|$)/y;

/** A name with characters other than letters, digits and _ is in backticks, with a backslash before ` and \. */
export function parseFieldPath(text: string): FieldPath {
  const path: string[] = [];
  let closed = false;
  segment.lastIndex = 0;
  while (!closed) {
    const [whole, quoted, plain, end] = segment.exec(text) ?? [];
    if (whole === undefined) throw invalid(`Invalid property path "${text}".`);
    path.push(quoted === undefined ? (plain ?? "") : quoted.replace(/\\(.)/g, "$1"));
    closed = end === "";
  }
  return path;
}

export function isNamePath(path: FieldPath): boolean {
  return path.length === 1 && path[0] === "__name__";
}

export function readField(fields: Fields, path: FieldPath): Value | undefined {
  const [first = "", ...rest] = path;
  const value = fields.get(first);
  if (rest.length === 0) return value;
  return value?.kind === "map" ? readField(value.fields, rest) : undefined;
}

/** Returns the fields with one of them set, or without it if the value is undefined. */
export function writeField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [first = "", ...rest] = path;
  const written = new Map(fields);
  if (rest.length > 0) {
    const old = fields.get(first);
    if (old?.kind !== "map" && value === undefined) return fields;
    const inner = old?.kind === "map" ? old.fields : new Map<string, Value>();
    written.set(first, { kind: "map", fields: writeField(inner, rest, value) });
  } else if (value === undefined) written.delete(first);
  else written.set(first, value);
  return written;
}

export function pickFields(fields: Fields, paths: readonly FieldPath[]): Fields {
  let picked: Fields = new Map();
  for (const path of paths) {
    const value = readField(fields, path);
    if (value) picked = writeField(picked, path, value);
  }
  return picked;
}
