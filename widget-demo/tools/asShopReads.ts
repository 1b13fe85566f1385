import { type DocumentJson, documentJson } from "../../src/wire/documents/firestoreJson.ts";
import { fieldsOfJson } from "../backend/documents/plain.ts";
import type { JsonFields } from "../backend/documents/types.ts";
import { encodeFields } from "../backend/documents/values.ts";

/** A document as Firestore hands it to the shop: a timestamp is a text there. */
export function asShopReads(path: string, fields: JsonFields): DocumentJson {
  const document = documentJson({ name: path, fields: encodeFields(fieldsOfJson(fields), "") });
  return document ?? { id: "", fields: {} };
}
