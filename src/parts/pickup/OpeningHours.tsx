import { useLingui } from "@lingui/react/macro";
import type { Store } from "../../domain/store/store.ts";
import { weekHours } from "../../domain/store/weekHours.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { hoursLines } from "../../views/time/weekWords.ts";
import css from "./OpeningHours.css?inline";

registerSheet(css);

/** A row for each run of days with the same hours. A store with the same hours every day has no list. */
export function OpeningHours({ hours }: { readonly hours: Store["hours"] }) {
  const { i18n, t } = useLingui();
  const texts = { closed: t`Closed`, roundTheClock: t`Open 24 hours` };
  const lines = hoursLines(i18n.locale, texts, weekHours(hours));
  if (lines.length <= 1) return <p>{lines.map(({ times }) => times)}</p>;
  return (
    <dl className="opening-hours">
      {lines.map(({ days, times }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}
