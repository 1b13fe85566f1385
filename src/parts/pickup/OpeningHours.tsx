import { useLingui } from "@lingui/react/macro";
import type { Store } from "../../domain/store/store.ts";
import { type WeekHours, weekHours } from "../../domain/store/weekHours.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { localeOf, weekdayStyle } from "../../views/time/timeWords.ts";
import { usePeriodWords } from "../store-status/usePeriodWords.ts";
import css from "./OpeningHours.css?inline";

registerSheet(css);

const dayMs = 86_400_000;
/** The first Sunday of 1970. A weekday's name is formatted from this date plus the day's number. */
const sundayMs = 3 * dayMs;

/** A row for each run of days with the same hours. A store with the same hours every day has no list. */
export function OpeningHours({ hours }: { readonly hours: Store["hours"] }) {
  const { i18n, t } = useLingui();
  const words = usePeriodWords(t`Closed`);
  const rows = weekHours(hours);
  const weekday = new Intl.DateTimeFormat(localeOf(i18n.locale), {
    weekday: weekdayStyle(i18n.locale),
    timeZone: "UTC",
  });
  const days = ({ first, last }: WeekHours) =>
    first === last
      ? weekday.format(sundayMs + first * dayMs)
      : // Sunday is shown last.
        weekday.formatRange(sundayMs + first * dayMs, sundayMs + (last || 7) * dayMs);
  if (rows.length <= 1) return <p>{rows.map(({ periods }) => words(periods))}</p>;
  return (
    <dl className="opening-hours">
      {rows.map((row) => (
        <div key={row.first}>
          <dt>{days(row)}</dt>
          <dd>{words(row.periods)}</dd>
        </div>
      ))}
    </dl>
  );
}
