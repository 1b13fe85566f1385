import { Trans } from "@lingui/react/macro";
import type { GiftLine } from "../../domain/gift/giftCart.ts";
import { timesCents } from "../../domain/money/cents.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { PriceView } from "../../views/money/PriceView.tsx";
import { SummaryLine } from "../cart/lines/SummaryLine.tsx";
import css from "./GiftLines.css?inline";
import { useGiftText } from "./useGiftText.ts";

registerSheet(css);

/** Lists each gift card and its recipient. */
export function GiftLines({ lines }: { readonly lines: readonly GiftLine[] }) {
  const giftText = useGiftText();
  return (
    <ul>
      {lines.map(({ id, card, quantity, giving: { to, email, message } }) => (
        <SummaryLine key={id} quantity={quantity}>
          <div>
            <p className="gift-lines__top">
              <span className="gift-lines__name">{giftText(card.name)}</span>
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
