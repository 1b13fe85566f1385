import { memberPath, scopeOf } from "../support/branded.ts";
import { desk, type Journeys, phone } from "../support/journey.ts";
import { signedInScript } from "../support/signedIn.ts";
import { chinese, english, type Words } from "./orderWords.ts";

const dayMs = 86_400_000;
const hourMs = dayMs / 24;

/** A Wednesday, and the days around the next Sunday, all at noon in Melbourne. */
const wednesday = Date.parse("2026-11-25T12:00:00+11:00");
const [saturday, sunday] = [wednesday + 3 * dayMs, wednesday + 4 * dayMs];

const everySunday = { ID: 1, Name: "Sunday surcharge", DayOfWeek: 0, RateType: 1, Rate: 0.1, IsTaxable: true };
const holiday = { ID: 2, Name: "Public holiday", RateType: 1, Rate: 0.15, IsTaxable: true };
const showDay = { ...holiday, StartDate: "2026-11-25", EndDate: "2026-11-25" };
/** Open from 9 to 5: an order at night is for the next day. */
const daytime = [0, 1, 2, 3, 4, 5, 6].map((DayOfWeek) => ({
  DayOfWeek,
  OpeningTime: "09:00:00",
  ClosingTime: "17:00:00",
}));
const ahead = { EnablePreoderForPickup: true, MaxDaysInAdvanceForPickup: 2, OperatingHours: daytime };
const mealOffer = /^Make it a meal/;

export interface Situation {
  readonly name: string;
  readonly now: number;
  /** What the store's document says besides. */
  readonly store?: object;
  readonly mode?: "pickup" | "delivery";
  readonly code?: string;
  readonly hasMeal?: boolean;
  /** Ordered by a member, who pays with points. */
  readonly isByPoints?: boolean;
  /** What every screen names, in English. */
  readonly added?: RegExp;
  /** What the cart says of another day. */
  readonly day?: RegExp;
}

const situations: readonly Situation[] = [
  { name: "a weekday", now: wednesday },
  { name: "a Sunday", now: sunday, added: /Sunday surcharge/ },
  {
    name: "Saturday night, for Sunday",
    now: saturday + 9 * hourMs,
    store: ahead,
    added: /Sunday/,
    day: /For tomorrow/,
  },
  { name: "Sunday night, for Monday", now: sunday + 9 * hourMs, store: ahead, day: /For tomorrow/ },
  { name: "a public holiday", now: wednesday, store: { SurchargeHolidaySettings: [showDay] }, added: /Public holiday/ },
  { name: "a delivery", now: wednesday, mode: "delivery" },
  { name: "a delivery on a Sunday", now: sunday, mode: "delivery", added: /Sunday surcharge/ },
  { name: "a code on a Sunday", now: sunday, code: "PATTY10", added: /Sunday surcharge/ },
  { name: "a meal on a Sunday", now: sunday, hasMeal: true, added: /Sunday surcharge/ },
  { name: "points on a Sunday", now: sunday, isByPoints: true, added: /Sunday surcharge/ },
];
