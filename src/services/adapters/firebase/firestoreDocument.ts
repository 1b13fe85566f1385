import { type DocumentJson, documentJson } from "../../../wire/documents/firestoreJson.ts";

/** A client that can read a document. */
export interface Reads {
  read(url: string): Promise<{ readonly status: number; readonly text: string }>;
}

/** The answer of Firestore's REST interface; null if the document doesn't exist. */
export async function readJson(http: Reads, url: string): Promise<unknown> {
  const { status, text } = await http.read(url);
  if (status === 404) return null;
  if (status !== 200) throw new Error(`HTTP ${status}`);
  return JSON.parse(text);
}

export async function readDocument(http: Reads, url: string): Promise<DocumentJson | null> {
  const reply = await readJson(http, url);
  if (reply === null) return null;
  const document = documentJson(reply);
  if (!document) throw new Error("the answer is no document");
  return document;
}
