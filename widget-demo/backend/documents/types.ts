import type { IncomingMessage, ServerResponse } from "node:http";
import type { Query } from "./query.ts";
import type { ReadLog } from "./reads.ts";
import type { DocumentRecord } from "./records.ts";
import type { Fields } from "./values.ts";

/** Plain JSON in which `{"$time": "2026-11-20T01:00:00Z"}` stands for a timestamp. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonFields = { readonly [key: string]: Json };

/** The documents by path (`Companies/120`). Every change calls the listeners. */
export interface DocumentStore {
  read(path: string): JsonFields | undefined;
  set(path: string, fields: JsonFields): void;
  /** Sets several documents atomically: a process that is killed stores all of them or none. */
  setAll(documents: Readonly<Record<string, JsonFields>>): void;
  /** Merges fields into the document, including nested objects. Creates the document if it doesn't exist. */
  merge(path: string, fields: JsonFields): void;
  delete(path: string): boolean;
  /** All paths. Orders use the three methods below instead, which stay fast however many documents there are. */
  paths(): readonly string[];
  /** The ids of a collection's documents. */
  ids(collection: string): readonly string[];
  /** The paths that end with this collection and id (`TrackingOrders`, a UDID), in any store or brand. */
  pathsOf(collectionId: string, id: string): readonly string[];
  /** The paths of this customer's orders in a collection. */
  owned(collection: string, person: string): readonly string[];
}

export interface Caller {
  readonly uid: string | null;
  /** The e-mail address in the token. Not every sign-in method has one. */
  readonly email?: string;
}

/** The permissions of a caller. In production, this part of the service is in firestore.rules. */
export interface Rights {
  /** The record is undefined if the document doesn't exist. */
  canGet(path: string, record: DocumentRecord | undefined): boolean;
  canList(query: Query): boolean;
  /** Whether the caller may write there at all, before the content is known. */
  mayWriteTo(path: string): boolean;
  /** Null if the document doesn't exist before or after the write. */
  canWrite(path: string, before: Fields | null, after: Fields | null): boolean;
}

export interface DocumentsOptions {
  readonly documents: Readonly<Record<string, JsonFields>>;
  /** The backend's clock; the sandbox can move it. */
  readonly now: () => Date;
  /**
   * The permissions of the sender of this Authorization header; without one, those of a guest. Throws if it is invalid.
   */
  readonly rightsOf: (authorization: string | undefined) => Rights;
  /** A file that stores changes as JSON lines. Without it, every start uses the original data. */
  readonly logFile?: string;
}

export interface DocumentsService {
  readonly store: DocumentStore;
  /** Stays empty where Google's emulator answers. */
  readonly reads: ReadLog;
  /** Answers a request of the Firestore protocol. Returns false if the path belongs to another handler. */
  handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean>;
  /** Restores the original data and deletes all other documents. */
  reset(): void;
  /** Resolves once the shop can read everything that the backend has written. */
  stored(): Promise<void>;
  close(): Promise<void>;
}
