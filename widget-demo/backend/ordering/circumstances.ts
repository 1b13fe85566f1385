import type { JsonFields } from "../documents/types.ts";
import type { HeldCard } from "./cardTokens.ts";
import type { OnlinePayment } from "./onlinePayments.ts";
import type { Store } from "./storeDocuments.ts";

/** Where, by whom and with which earlier payment it is ordered. */
export interface Circumstances {
  readonly store: Store;
  /** Perhaps not paid yet. */
  readonly begun: OnlinePayment | null;
  readonly settled: OnlinePayment | null;
  /** What the posted token stands for; null if there is none, or it stands for nothing. */
  readonly held: HeldCard | null;
  /** The member's document; null for a guest. */
  readonly user: JsonFields | null;
}
