import { nextPageOf, type PlainDocument, plainList } from "../../wire/documents/firestoreJson.ts";

/** A collection, all pages of it: whoever prices without an offer that is left out charges too much. */
export async function readList(
  read: (address: string) => Promise<unknown>,
  address: string,
  page = "",
): Promise<readonly PlainDocument[]> {
  const reply = await read(page ? `${address}&pageToken=${encodeURIComponent(page)}` : address);
  const documents = plainList(reply);
  const next = nextPageOf(reply);
  if (!documents || (next && next === page)) throw new Error("the answer is no list of documents");
  return next ? [...documents, ...(await readList(read, address, next))] : documents;
}
