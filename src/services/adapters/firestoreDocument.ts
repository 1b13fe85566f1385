import { type PlainDocument, plainDocument } from "../../wire/documents/firestoreJson.ts";
import type { Http } from "./http.ts";

/** What Firestore's REST answers; null where there is nothing. */
export async function readJson(http: Http, url: string): Promise<unknown> {
  const { status, text } = await http.read(url);
  if (status === 404) return null;
  if (status !== 200) throw new Error(`HTTP ${status}`);
  return JSON.parse(text);
}

export async function readDocument(http: Http, url: string): Promise<PlainDocument | null> {
  const reply = await readJson(http, url);
  if (reply === null) return null;
  const document = plainDocument(reply);
  if (!document) throw new Error("the answer is no document");
  return document;
}
