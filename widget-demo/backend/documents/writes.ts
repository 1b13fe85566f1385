import { FirestoreError, invalid } from "./errors.ts";
import { type FieldPath, parseFieldPath, readField, writeField } from "./fields.ts";
import { nameOf, parseDocumentName } from "./names.ts";
import type { DocumentRecord } from "./records.ts";
import { type JsonObject, listOf, objectOf, textOf } from "./shape.ts";
import { formatTime, type Micros, parseTime } from "./times.ts";
import { applyTransforms, parseTransform, type Transform } from "./transforms.ts";
import { encodeValue, type Fields, parseFields, type Value } from "./values.ts";

type Precondition =
  | { readonly kind: "none" }
  | { readonly kind: "exists"; readonly exists: boolean }
  | { readonly kind: "version"; readonly updated: Micros };

type Deed =
  | { readonly kind: "update"; readonly fields: Fields; readonly mask: readonly FieldPath[] | null }
  | { readonly kind: "transform" | "delete" | "verify" };

export interface Write {
  readonly database: string;
  readonly path: string;
  readonly deed: Deed;
  readonly transforms: readonly Transform[];
  readonly precondition: Precondition;
}

/** The changes of a commit: a document's new fields, or null if it is deleted. */
export type Changes = ReadonlyMap<string, Fields | null>;

interface Planned {
  readonly changes: Changes;
  readonly told: readonly (readonly Value[])[];
}

export function parseWrites(data: unknown): readonly Write[] {
  return listOf(data, "writes").map((write) => parseWrite(objectOf(write, "A write")));
}

function parseWrite(write: JsonObject): Write {
  const precondition = parsePrecondition(write["currentDocument"]);
  const transforms = listOf(write["updateTransforms"], "updateTransforms").map(parseTransform);
  if ("update" in write) {
    const document = objectOf(write["update"], "update");
    const fields = parseFields(document["fields"]);
    const deed = { kind: "update", fields, mask: parseMask(write["updateMask"]) } as const;
    return { ...parseTarget(document["name"]), deed, transforms, precondition };
  }
  if ("delete" in write) return { ...parseTarget(write["delete"]), deed: { kind: "delete" }, transforms, precondition };
  if ("verify" in write) return { ...parseTarget(write["verify"]), deed: { kind: "verify" }, transforms, precondition };
  const transform = objectOf(write["transform"], "A write's operation");
  const fieldTransforms = listOf(transform["fieldTransforms"], "fieldTransforms").map(parseTransform);
  const target = parseTarget(transform["document"]);
  return { ...target, deed: { kind: "transform" }, transforms: fieldTransforms, precondition };
}

function parseTarget(name: unknown) {
  return parseDocumentName(textOf(name, "A document's name"));
}

function parseMask(data: unknown): readonly FieldPath[] | null {
  if (data === undefined) return null;
  const paths = listOf(objectOf(data, "updateMask")["fieldPaths"], "fieldPaths");
  return paths.map((path) => parseFieldPath(textOf(path, "A field path")));
}

function parsePrecondition(data: unknown): Precondition {
  if (data === undefined) return { kind: "none" };
  const { exists, updateTime } = objectOf(data, "currentDocument");
  if (updateTime !== undefined) {
    const updated = parseTime(textOf(updateTime, "updateTime"));
    if (updated === undefined) throw invalid("updateTime is not a timestamp.");
    return { kind: "version", updated };
  }
  return typeof exists === "boolean" ? { kind: "exists", exists } : { kind: "none" };
}

/** Computes all writes, each based on the ones before it. If one fails, none is applied. */
export function planWrites(
  writes: readonly Write[],
  recordAt: (path: string) => DocumentRecord | undefined,
  requested: Micros,
): Planned {
  const changes = new Map<string, Fields | null>();
  const told = writes.map((write) => {
    const record = recordAt(write.path);
    const staged = changes.get(write.path);
    const fields = staged === undefined ? (record?.fields ?? null) : staged;
    checkPrecondition(write, fields !== null, record);
    if (write.deed.kind === "verify") return [];
    const done = write.deed.kind === "delete" ? null : change(write, fields ?? new Map(), requested);
    changes.set(write.path, done?.fields ?? null);
    return done?.told ?? [];
  });
  return { changes, told };
}

function change(write: Write, old: Fields, requested: Micros) {
  const { deed } = write;
  return applyTransforms(
    deed.kind === "update" ? update(old, deed.fields, deed.mask) : old,
    write.transforms,
    requested,
  );
}

function update(old: Fields, fields: Fields, mask: readonly FieldPath[] | null): Fields {
  if (mask === null) return fields;
  return mask.reduce((written, path) => writeField(written, path, readField(fields, path)), old);
}

function checkPrecondition(write: Write, exists: boolean, record: DocumentRecord | undefined): void {
  const { precondition, path, database } = write;
  const name = nameOf(database, path);
  if (precondition.kind === "exists" && precondition.exists && !exists) {
    throw new FirestoreError("NOT_FOUND", `No document to update: ${name}`);
  }
  if (precondition.kind === "exists" && !precondition.exists && exists) {
    throw new FirestoreError("ALREADY_EXISTS", `Document already exists: ${name}`);
  }
  if (precondition.kind === "version" && record?.updated !== precondition.updated) {
    throw new FirestoreError("FAILED_PRECONDITION", `The document has changed since it was read: ${name}`);
  }
}

export function encodeResult(told: readonly Value[], updated: Micros | undefined, database: string): JsonObject {
  return {
    ...(updated === undefined ? {} : { updateTime: formatTime(updated) }),
    ...(told.length === 0 ? {} : { transformResults: told.map((value) => encodeValue(value, database)) }),
  };
}
