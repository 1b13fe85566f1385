import { type DocumentJson, listJson, nextPageOf } from "../../../wire/documents/firestoreJson.ts";

/** Reads all pages of a collection: if an offer were left out, the diner would pay too much. */
export async function fetchList(
  read: (url: string) => Promise<unknown>,
  url: string,
  page = "",
): Promise<readonly DocumentJson[]> {
  const reply = await read(page ? `${url}&pageToken=${encodeURIComponent(page)}` : url);
  const documents = listJson(reply);
  const next = nextPageOf(reply);
  if (!documents || (next && next === page)) throw new Error("the answer is no list of documents");
  return next ? [...documents, ...(await fetchList(read, url, next))] : documents;
}

/** Makes Firestore's REST interface send only these fields. */
export function maskedUrl(url: string, fields: readonly string[]): string {
  return [url, ...fields.map((field) => `mask.fieldPaths=${encodeURIComponent(field)}`)].join("&");
}
