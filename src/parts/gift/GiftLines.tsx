import { Trans } from "@lingui/react/macro";
import type { GiftLine } from "../../domain/gift/giftCart.ts";
import { timesCents } from "../../domain/money/cents.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { PriceView } from "../../views/money/PriceView.tsx";
import { SummaryLine } from "../cart/lines/SummaryLine.tsx";
import css from "./GiftLines.css?inline";

registerSheet(css);

/** Lists each gift card and its recipient. */
export function GiftLines({ lines }: { readonly lines: readonly GiftLine[] }) {
  return (
    <ul>
      {lines.map(({ id, card, quantity, giving: { to, email, message } }) => (
        <SummaryLine key={id} quantity={quantity}>
          <div>
            <p className="gift-lines__top">
              <span className="gift-lines__name">{card.name}</span>
              <PriceView amount={timesCents(card.price, quantity)} />
            </p>
            <div className="gift-lines__giving">
              {to !== "" && (
                <p>
                  <Trans>For {to}</Trans>
                </p>
              )}
              <p>{email}</p>
              {message !== "" && <p className="gift-lines__message">{message}</p>}
            </div>
          </div>
        </SummaryLine>
      ))}
    </ul>
  );
}
