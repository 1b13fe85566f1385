import type { Clock } from "../clock.ts";
import type { DemoData } from "../data.ts";
import type { DocumentStore, JsonFields } from "../documents/types.ts";
import type { Outbox } from "../outbox.ts";
import type { Accounts } from "../signin/accounts.ts";

/** What the ordering API depends on. */
export interface OrderingParts {
  readonly documents: DocumentStore;
  readonly accounts: Accounts;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly coupons: DemoData["coupons"];
  readonly delivery: DemoData["delivery"];
  /** The deployment's configuration (R3). Its key gives access to the API. */
  readonly configuration: JsonFields;
  /** The owner of this ID token; null if it is expired or invalid (R63). */
  readonly uidOf: (idToken: string) => string | null;
  /** Issues a code that lets the owner of this account choose a new password once. */
  readonly issueResetCode: (uid: string) => string;
}
