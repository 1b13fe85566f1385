import type { Clock } from "../clock.ts";
import type { DemoData } from "../data.ts";
import type { DocumentStore, JsonFields } from "../documents/types.ts";
import type { Outbox } from "../outbox.ts";
import type { Accounts } from "../signin/accounts.ts";

/** What the ordering API is built on. */
export interface OrderingParts {
  readonly documents: DocumentStore;
  readonly accounts: Accounts;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly coupons: DemoData["coupons"];
  readonly delivery: DemoData["delivery"];
  /** The deployment's (R3): its key opens the API. */
  readonly configuration: JsonFields;
  /** Whose ID token this is; null where it is no longer good, or never was (R63). */
  readonly uidOf: (idToken: string) => string | null;
  /** A code by which the owner of this account may choose a new password, once. */
  readonly issueResetCode: (uid: string) => string;
}
