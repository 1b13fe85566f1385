import type { IncomingMessage, ServerResponse } from "node:http";

/** Plain JSON in which `{"$time": "2026-11-20T01:00:00Z"}` stands for a timestamp. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonFields = { readonly [key: string]: Json };

/** The documents themselves, by their path (`Companies/120`). Every change is heard by the listeners. */
export interface DocumentStore {
  read(path: string): JsonFields | undefined;
  set(path: string, fields: JsonFields): void;
  /** Lays fields over the document, nested objects too; makes it where there is none. */
  merge(path: string, fields: JsonFields): void;
  delete(path: string): boolean;
  replaceAll(documents: Readonly<Record<string, JsonFields>>): void;
  paths(): readonly string[];
}

export interface Caller {
  readonly uid: string | null;
}

export interface DocumentsOptions {
  readonly documents: Readonly<Record<string, JsonFields>>;
  /** The backend's clock; the sandbox can move it. */
  readonly now: () => Date;
  /** Who sends this Authorization header; without or with a wrong one, `{uid: null}`. */
  readonly identify: (authorization: string | undefined) => Caller;
  /** Keeps what happens across restarts, as JSON lines; absent: every start is fresh. */
  readonly logFile?: string;
}

export interface DocumentsService {
  readonly store: DocumentStore;
  /** Answers a request of the Firestore protocol; false where the path isn't one of its own. */
  handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean>;
  close(): Promise<void>;
}
