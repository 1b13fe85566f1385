import type { StoreId } from "../store/store.ts";
import type { Instant } from "../time/instant.ts";

/** The chosen time: as soon as possible, or a slot. */
export type ChosenTime =
  | { readonly kind: "asap"; readonly at: Instant }
  | { readonly kind: "slot"; readonly at: Instant };

/** The time that the diner picked, and its store: the stores of a group share what a tab stores. */
export interface PickedTime {
  readonly storeId: StoreId;
  readonly time: ChosenTime;
}

/** A day of the store's calendar with its available slots. */
export interface SlotDay {
  /** `YYYY-MM-DD`, store-local. */
  readonly date: string;
  readonly slots: readonly Instant[];
}

export interface OfferedTimes {
  readonly asap: Instant | null;
  readonly days: readonly SlotDay[];
}
