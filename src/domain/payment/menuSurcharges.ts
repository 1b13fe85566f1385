import { laterModes } from "../fulfilment/offeredModes.ts";
import { modeRules } from "../fulfilment/orderMode.ts";
import type { Store, TimedView } from "../store/store.ts";
import type { Instant } from "../time/instant.ts";
import { type DaySurcharge, daySurcharges } from "./daySurcharges.ts";

/** The data of a store that decides which of its surcharges by day a menu tells. */
export interface SurchargedStore extends Pick<Store, "holidays" | "hours" | "zone" | "preOrder" | "daysInAdvance"> {
  readonly view: TimedView;
}

/** R102: what a menu tells, whichever way to receive an order is chosen: the line doesn't come and go with the choice. */
export function menuSurcharges(store: SurchargedStore, now: Instant): readonly DaySurcharge[] {
  const { holidays, hours, zone, daysInAdvance } = store;
  const daysAhead = Math.max(0, ...laterModes(store).map((mode) => daysInAdvance[modeRules[mode].times]));
  return daySurcharges(holidays, { now, zone, hours, daysAhead });
}
