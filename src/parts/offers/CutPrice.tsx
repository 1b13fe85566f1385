import { Trans } from "@lingui/react/macro";
import type { Cents } from "../../domain/money/cents.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { PriceView } from "../../views/money/PriceView.tsx";
import css from "./CutPrice.css?inline";

registerSheet(css);

interface CutPriceProps {
  readonly before: Cents;
  readonly now: Cents;
}

/** A price, with the earlier price if that was higher. */
export function CutPrice({ before, now }: CutPriceProps) {
  if (now >= before) return <PriceView amount={now} />;
  return (
    <span className="cut-price">
      <s className="cut-price__before">
        <VisuallyHidden>
          <Trans>Before:</Trans>{" "}
        </VisuallyHidden>
        <PriceView amount={before} />
      </s>{" "}
      {now === 0 ? <Trans>Free</Trans> : <PriceView amount={now} />}
    </span>
  );
}
