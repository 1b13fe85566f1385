import { useLingui } from "@lingui/react/macro";
import { DateTime } from "luxon";
import type { Instant } from "../../domain/time/instant.ts";
import { localeOf } from "../../views/time/timeWords.ts";

/**
 * The store's document was read only if the browser knows its zone. Without what takes Luxon's durations, which the
 * build leaves out (`.ci/build/luxonModules.ts`): days are counted by `daysBetween`.
 */
export type StoreTime = Pick<DateTime<true>, "year" | "month" | "day" | "zoneName" | "toFormat" | "toMillis" | "toUTC">;

/** A moment, or a day of the calendar as "2026-11-25", on the store's clock (R27) and in the diner's language. */
export function useStoreTime(zone: string): (at: Instant | string) => StoreTime {
  const { i18n } = useLingui();
  const options = { zone, locale: localeOf(i18n.locale) };
  const startOf = (date: string) => {
    const [year, month, day] = date.split("-").map(Number);
    return DateTime.fromObject({ year, month, day }, options);
  };
  return (at) => (typeof at === "string" ? startOf(at) : DateTime.fromMillis(at, options)) as StoreTime;
}
