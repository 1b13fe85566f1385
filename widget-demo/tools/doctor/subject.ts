import type { Deployment } from "../../../src/domain/host/deployment.ts";
import type { JsonFields } from "../../backend/documents/types.ts";
import type { Read } from "../strangerReads.ts";
import type { Page } from "./page/fetchPage.ts";

export type Documents = Readonly<Record<string, JsonFields>>;

/** What the doctor looks at. */
export interface Subject {
  /** The configuration's file as it is written; null without one. */
  readonly configuration: { readonly file: string; readonly written: unknown } | null;
  /** What the shop makes of it; null if it can't be used. */
  readonly deployment: Deployment | null;
  /** The numbers of the stores in question. Empty means all that can be found. */
  readonly stores: readonly number[];
  readonly hq: number | null;
  /** The documents by their path, as the shop reads them. */
  readonly documents: Documents;
  /** What couldn't be read, by its path. */
  readonly unread: readonly { readonly path: string; readonly read: Exclude<Read<never>, { kind: "found" }> }[];
  /** False if the documents are from a file: then nothing is asked over the network. */
  readonly isOnline: boolean;
  /** The page with the shop; null if none is named, or offline. */
  readonly page: Page | null;
}
