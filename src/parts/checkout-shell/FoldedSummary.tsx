import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Cents } from "../../domain/money/cents.ts";
import { ChevronDownIcon } from "../../ui/icons.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { PriceView } from "../../views/money/PriceView.tsx";
import css from "./FoldedSummary.css?inline";

registerSheet(css);

interface FoldedSummaryProps {
  readonly count: ReactNode;
  readonly total: Cents;
  /** What the total includes besides, and what it doesn't yet. */
  readonly added?: ReactNode;
  /** What opening it is good for. */
  readonly more: ReactNode;
  readonly children: ReactNode;
}

/** What is ordered, as one line on a phone. The pay button has the total too, so nothing is hidden in here. */
export function FoldedSummary({ count, total, added, more, children }: FoldedSummaryProps) {
  const { t } = useLingui();
  return (
    <details className="folded-order">
      <summary className="folded-order__line">
        <span>
          {count} · <PriceView amount={total} />
          {added && <span className="folded-order__added"> {added}</span>}
        </span>
        <span className="folded-order__more">
          <span className="folded-order__show">{more}</span>
          <span className="folded-order__hide">
            <Trans>Hide</Trans>
          </span>
        </span>
        <ChevronDownIcon />
      </summary>
      <section className="folded-order__content" aria-label={t`Cart`}>
        {children}
      </section>
    </details>
  );
}
