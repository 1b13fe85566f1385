import * as v from "valibot";
import { queryUrl, type RestTarget, restUrl } from "../../src/wire/documents/paths.ts";
import { jsonOfFields } from "../backend/documents/plain.ts";
import type { JsonFields } from "../backend/documents/types.ts";
import { parseFields } from "../backend/documents/values.ts";

/** What Firestore answers to somebody who has only the configuration, or a member's ID token, as the shop does. */
export type Read<T> =
  | { readonly kind: "found"; readonly value: T }
  | { readonly kind: "missing" }
  /** Firestore refuses, with its own reason. */
  | { readonly kind: "refused"; readonly status: number; readonly reason: string }
  /** Nothing answers at the address. */
  | { readonly kind: "silent"; readonly origin: string };

type Documents = Readonly<Record<string, JsonFields>>;

const DocumentSchema = v.object({ name: v.string(), fields: v.optional(v.unknown(), {}) });
const ListSchema = v.object({
  documents: v.optional(v.array(DocumentSchema), []),
  nextPageToken: v.optional(v.string(), ""),
});
const FoundSchema = v.array(v.object({ document: v.optional(DocumentSchema) }));
const RefusalSchema = v.object({ error: v.object({ message: v.string() }) });

const patienceMs = 15_000;

export function readDocument(target: RestTarget, path: string, idToken?: string): Promise<Read<JsonFields>> {
  return ask(target, restUrl(target, path), { headers: proofOf(idToken) }, (answer) =>
    fieldsOf(v.parse(DocumentSchema, answer)),
  );
}

/** All of a collection's documents by their path. Firestore sends 300 at a time. */
export async function listDocuments(target: RestTarget, collection: string): Promise<Read<Documents>> {
  const url = restUrl(target, collection);
  const all: Record<string, JsonFields> = {};
  for (let token = ""; ; ) {
    const page = await ask(target, token ? `${url}&pageToken=${encodeURIComponent(token)}` : url, {}, (answer) => {
      const { documents, nextPageToken } = v.parse(ListSchema, answer);
      if (token && nextPageToken === token) throw new Error("The same page again");
      return { documents: byPath(documents), next: nextPageToken };
    });
    if (page.kind !== "found") return page;
    Object.assign(all, page.value.documents);
    token = page.value.next;
    if (token === "") return { kind: "found", value: all };
  }
}

/** The documents of a query, by their path. */
export function queryDocuments(
  target: RestTarget,
  collection: string,
  query: object,
  idToken?: string,
): Promise<Read<Documents>> {
  const init = { method: "POST", body: JSON.stringify(query), headers: proofOf(idToken) };
  return ask(target, queryUrl(target, collection), init, (answer) =>
    byPath(v.parse(FoundSchema, answer).flatMap(({ document }) => document ?? [])),
  );
}

function proofOf(idToken: string | undefined): Record<string, string> {
  return idToken === undefined ? {} : { Authorization: `Bearer ${idToken}` };
}

async function ask<T>(
  { firestore }: RestTarget,
  url: string,
  init: RequestInit,
  read: (answer: unknown) => T,
): Promise<Read<T>> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) }).catch(() => null);
  if (!response) return { kind: "silent", origin: firestore };
  const answer: unknown = await response.json().catch(() => null);
  if (response.status === 404) return { kind: "missing" };
  if (response.ok) return found(answer, read) ?? { kind: "refused", status: response.status, reason: notTheirs };
  const refusal = v.safeParse(v.union([RefusalSchema, v.pipe(v.tuple([RefusalSchema]))]), answer);
  const told = refusal.success && [refusal.output].flat()[0]?.error.message;
  return { kind: "refused", status: response.status, reason: told || "" };
}

const notTheirs = "The answer isn't Firestore's.";

/** Null if somebody else answers at the address. */
function found<T>(answer: unknown, read: (answer: unknown) => T): Read<T> | null {
  try {
    return { kind: "found", value: read(answer) };
  } catch {
    return null;
  }
}

function fieldsOf({ fields }: v.InferOutput<typeof DocumentSchema>): JsonFields {
  return jsonOfFields(parseFields(fields));
}

function byPath(documents: readonly v.InferOutput<typeof DocumentSchema>[]): Documents {
  const pathOf = (name: string) => name.slice(name.indexOf("/documents/") + "/documents/".length);
  return Object.fromEntries(documents.map((each) => [pathOf(each.name), fieldsOf(each)]));
}
