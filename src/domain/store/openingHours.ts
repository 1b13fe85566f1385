import type { Instant } from "../time/instant.ts";
import { wallTime } from "../time/zone.ts";
import type { OpeningPeriod, Store } from "./store.ts";

export type DayHours = readonly Omit<OpeningPeriod, "weekday">[];

/** Empty if the store is closed today. */
export function todaysHours({ hours, zone }: Pick<Store, "hours" | "zone">, now: Instant): DayHours {
  return hoursOn(hours, wallTime(now, zone).weekday);
}

/** The periods of a weekday in order, in minutes on the store's clock. Periods that touch or overlap are merged. */
export function hoursOn(hours: Store["hours"], weekday: number): DayHours {
  const whole: { opens: number; closes: number }[] = [];
  const day = hours
    .filter((period) => period.weekday === weekday)
    .map(({ opens, closes }) => ({ opens, closes: closes <= opens ? closes + 1_440 : closes }))
    .sort((one, other) => one.opens - other.opens);
  for (const period of day) {
    const last = whole.at(-1);
    if (last && period.opens <= last.closes) last.closes = Math.max(last.closes, period.closes);
    else whole.push(period);
  }
  return whole.map(({ opens, closes }) => {
    const isRoundTheClock = closes - opens >= 1_440;
    return { opens, closes: isRoundTheClock ? opens : closes % 1_440 };
  });
}
