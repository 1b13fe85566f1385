import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { type LogEntry, wholeDescription } from "../../domain/log/logEntry.ts";
import { pathWithoutIds } from "../../domain/log/withoutPeople.ts";
import { clearLogAtom, wholeLogAtom } from "../../state/log/wholeLog.atoms.ts";
import { servicesAtom } from "../../state/services.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { pictures, StatePicture } from "../../ui/StatePicture.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { localeOf } from "../../views/time/timeWords.ts";
import css from "./LogScreen.css?inline";

registerSheet(css);

function LogRow({ entry, number }: { readonly entry: LogEntry; readonly number: number }) {
  const { i18n } = useLingui();
  const time = new Intl.DateTimeFormat(localeOf(i18n.locale), { dateStyle: "medium", timeStyle: "medium" });
  return (
    <tr className={`log__row log__row--${entry.type.toLowerCase()}`}>
      <td>{number}</td>
      <td>{entry.type}</td>
      <td>{entry.category}</td>
      <td className="log__description">{wholeDescription(entry)}</td>
      <td>{time.format(entry.at)}</td>
      <td>{pathWithoutIds(entry.path)}</td>
    </tr>
  );
}

export function LogScreen() {
  const { t } = useLingui();
  const entries = useAtomValue(wholeLogAtom);
  const { version } = useAtomValue(servicesAtom);
  const clear = useSetAtom(clearLogAtom);
  const numbered = entries.map((entry, index) => ({ entry, number: index + 1 }));
  if (entries.length === 0) {
    return (
      <EmptyState
        icon={<StatePicture of={pictures.empty} />}
        headingLevel={1}
        title={t`The log is empty`}
        text={t`Version ${version}`}
      />
    );
  }
  return (
    <div className="log">
      <div className="log__top">
        <h1 className="log__title">
          <Trans>Log, version {version}</Trans>
        </h1>
        <Button variant="secondary" onClick={() => clear()}>
          <Trans>Clear log</Trans>
        </Button>
      </div>
      <section className="log__scroll" aria-label={t`Log`} tabIndex={0}>
        <table className="log__table">
          <thead>
            <tr>
              <th scope="col">
                <Trans>Number</Trans>
              </th>
              <th scope="col">
                <Trans>Type</Trans>
              </th>
              <th scope="col">
                <Trans>Category</Trans>
              </th>
              <th scope="col">
                <Trans>Description</Trans>
              </th>
              <th scope="col">
                <Trans>Date and time</Trans>
              </th>
              <th scope="col">
                <Trans>Path</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {numbered.map(({ entry, number }) => (
              <LogRow key={number} entry={entry} number={number} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
