import type { StoreId } from "../store/store.ts";
import type { Instant } from "../time/instant.ts";

/** When: as soon as possible, or at a slot. */
export type ChosenTime =
  | { readonly kind: "asap"; readonly at: Instant }
  | { readonly kind: "slot"; readonly at: Instant };

/** What the diner picked, and in which store: a group's share what a tab keeps. */
export interface PickedTime {
  readonly storeId: StoreId;
  readonly time: ChosenTime;
}

/** A day of the store's calendar with what can be chosen on it. */
export interface SlotDay {
  /** `YYYY-MM-DD`, store-local. */
  readonly date: string;
  readonly slots: readonly Instant[];
}

export interface OfferedTimes {
  readonly asap: Instant | null;
  readonly days: readonly SlotDay[];
}
