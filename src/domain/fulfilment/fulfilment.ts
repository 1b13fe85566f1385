import type { Cents } from "../money/cents.ts";
import type { Instant } from "../time/instant.ts";

export interface DeliveryAddress {
  readonly street: string;
  readonly suburb: string;
  readonly postcode: string;
  readonly state: string;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
}

/** How the order reaches the diner. */
export type Fulfilment =
  | { readonly kind: "pickup" }
  | {
      readonly kind: "delivery";
      readonly address: DeliveryAddress;
      readonly instructions: string;
      /** Null where nobody could tell the way's length. */
      readonly kilometres: number | null;
      /** What a third party asks; null where none was asked. */
      readonly quotedFee: Cents | null;
    }
  | { readonly kind: "room"; readonly room: string }
  | { readonly kind: "dine-in"; readonly table: string };

/** When: as soon as possible, or at a slot. */
export type ChosenTime =
  | { readonly kind: "asap"; readonly at: Instant }
  | { readonly kind: "slot"; readonly at: Instant };

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
