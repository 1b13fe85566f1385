import type { IncomingMessage, ServerResponse } from "node:http";
import type { Query } from "./query.ts";
import type { DocumentRecord } from "./records.ts";
import type { Fields } from "./values.ts";

/** Plain JSON in which `{"$time": "2026-11-20T01:00:00Z"}` stands for a timestamp. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonFields = { readonly [key: string]: Json };

/** The documents themselves, by their path (`Companies/120`). Every change is heard by the listeners. */
export interface DocumentStore {
  read(path: string): JsonFields | undefined;
  set(path: string, fields: JsonFields): void;
  /** Several at once, atomically: a process that is killed leaves all of them or none. */
  setAll(documents: Readonly<Record<string, JsonFields>>): void;
  /** Merges fields into the document, nested objects too; creates it where it doesn't exist. */
  merge(path: string, fields: JsonFields): void;
  delete(path: string): boolean;
  /** All of them. What an order needs is found by the three methods below, however many there are. */
  paths(): readonly string[];
  /** The ids of a collection's documents. */
  ids(collection: string): readonly string[];
  /** The paths that end with this collection and id (`TrackingOrders`, a UDID), at whatever store or brand. */
  pathsOf(collectionId: string, id: string): readonly string[];
  /** The paths of a collection's orders that are this person's. */
  owned(collection: string, person: string): readonly string[];
}

export interface Caller {
  readonly uid: string | null;
  /** The email address in the token; not every sign-in method has one. */
  readonly email?: string;
}

/** What a caller may do: the part of the service that production leaves to firestore.rules. */
export interface Rights {
  /** The record is undefined where there is no such document. */
  canGet(path: string, record: DocumentRecord | undefined): boolean;
  canList(query: Query): boolean;
  /** Whether the caller may write anything there, before it is known what. */
  mayWriteTo(path: string): boolean;
  /** Null where there is no document before, or none afterwards. */
  canWrite(path: string, before: Fields | null, after: Fields | null): boolean;
}

export interface DocumentsOptions {
  readonly documents: Readonly<Record<string, JsonFields>>;
  /** The backend's clock; the sandbox can move it. */
  readonly now: () => Date;
  /** What the sender of this Authorization header may do; without one, what anybody may. Throws for a wrong one. */
  readonly rightsOf: (authorization: string | undefined) => Rights;
  /** A file for changes, as JSON lines. Without it every start begins with the original data. */
  readonly logFile?: string;
}

export interface DocumentsService {
  readonly store: DocumentStore;
  /** Answers a request of the Firestore protocol; false where the path isn't one of its own. */
  handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean>;
  /** As the data has them, and no others. */
  reset(): void;
  close(): Promise<void>;
}
