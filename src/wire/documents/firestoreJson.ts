/** A document without the type wrappers of Firestore's REST interface. */
export interface DocumentJson {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Firestore allows 20 levels; deeper data isn't from Firestore. */
const deepest = 32;

type Json = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Loops without creating lists of keys: a long menu has about twenty thousand fields. */
function fieldsJson(fields: unknown, depth: number): Record<string, unknown> {
  const plain: Record<string, unknown> = {};
  if (!isRecord(fields)) return plain;
  for (const key in fields) {
    // A page's script may have added to all objects what a loop sees.
    if (!Object.hasOwn(fields, key)) continue;
    const value = valueJson(fields[key], depth);
    // A plain assignment to this key would set the prototype.
    if (key === "__proto__") Object.defineProperty(plain, key, { value, enumerable: true });
    else plain[key] = value;
  }
  return plain;
}

function plainTime(text: unknown): string | null {
  const milliseconds = typeof text === "string" ? Date.parse(text) : Number.NaN;
  return Number.isNaN(milliseconds) ? null : new Date(milliseconds).toISOString();
}

function plainPoint(point: unknown): unknown {
  // Firestore omits zeros.
  return isRecord(point) ? { latitude: point["latitude"] ?? 0, longitude: point["longitude"] ?? 0 } : null;
}

function plainArray(array: unknown, depth: number): unknown[] {
  const values = isRecord(array) ? array["values"] : null;
  return Array.isArray(values) ? values.map((value) => valueJson(value, depth)) : [];
}

function valueJson(value: unknown, depth: number): unknown {
  if (!isRecord(value) || depth > deepest) return null;
  for (const kind in value) return plainOf(kind, value[kind], depth);
  return null;
}

function plainOf(kind: string, inner: unknown, depth: number): unknown {
  switch (kind) {
    case "stringValue":
    case "booleanValue":
    case "bytesValue":
    case "referenceValue":
      return inner;
    case "integerValue":
    case "doubleValue":
      return Number(inner);
    case "timestampValue":
      return plainTime(inner);
    case "geoPointValue":
      return plainPoint(inner);
    case "arrayValue":
      return plainArray(inner, depth + 1);
    case "mapValue":
      return fieldsJson(isRecord(inner) ? inner["fields"] : null, depth + 1);
    default:
      return null;
  }
}

export function documentJson(document: unknown): DocumentJson | null {
  if (!isRecord(document) || typeof document["name"] !== "string") return null;
  const id = document["name"].split("/").at(-1);
  return id ? { id, fields: fieldsJson(document["fields"], 0) } : null;
}

function documentsJson(documents: readonly unknown[]): DocumentJson[] {
  return documents.map(documentJson).filter((document) => document !== null);
}

/** The documents in the reply for a collection; an empty collection is `{}`. Null if it isn't such a reply. */
export function listJson(reply: unknown): readonly DocumentJson[] | null {
  if (!isRecord(reply) || "error" in reply) return null;
  const documents = reply["documents"] ?? [];
  return Array.isArray(documents) ? documentsJson(documents) : null;
}

/** The token for the next page of a list; empty at its end. */
export function nextPageOf(reply: unknown): string {
  const token = isRecord(reply) ? reply["nextPageToken"] : null;
  return typeof token === "string" ? token : "";
}

/**
 * The documents in a reply to runQuery: one object per document, or one object without a document if there are none.
 */
export function queryJson(reply: unknown): readonly DocumentJson[] | null {
  if (!Array.isArray(reply) || reply.some((part) => !isRecord(part) || "error" in part)) return null;
  return documentsJson(reply.map((part: Json) => part["document"]));
}
