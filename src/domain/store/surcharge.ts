import type { Cents } from "../money/cents.ts";
import type { CalendarDate } from "../time/zone.ts";

export type SurchargeRate =
  /** A fraction of the amount to be paid. */
  { readonly kind: "share"; readonly rate: number } | { readonly kind: "flat"; readonly amount: Cents };

export interface Surcharge {
  readonly id: string;
  readonly name: string;
  readonly rate: SurchargeRate;
  readonly isTaxable: boolean;
  /** The range of amounts that it is charged on. `upTo` is null if there is no upper bound. */
  readonly from: Cents;
  readonly upTo: Cents | null;
}

/** The days that it applies on. If the store sets dates, only they count, not the weekday (R25). */
export type HolidayDays =
  | { readonly kind: "dates"; readonly first: CalendarDate; readonly last: CalendarDate }
  | { readonly kind: "weekday"; readonly weekday: number };

export interface HolidaySurcharge extends Surcharge {
  readonly days: HolidayDays;
}
