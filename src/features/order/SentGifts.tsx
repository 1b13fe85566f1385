import { Trans } from "@lingui/react/macro";
import type { GiftLine } from "../../domain/gift/giftCart.ts";
import { timesCents } from "../../domain/money/cents.ts";
import { GiftLetter } from "../../parts/gift/GiftLetter.tsx";
import { useGiftText } from "../../parts/gift/useGiftText.ts";
import { Photo } from "../../ui/Photo.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { formatMoney } from "../../views/money/formatMoney.ts";
import css from "./SentGifts.css?inline";

registerSheet(css);

/** R96: who gets which card, for how much, and where. A single one shows the letter itself. */
export function SentGifts({ lines }: { readonly lines: readonly GiftLine[] }) {
  const giftText = useGiftText();
  const [only, ...others] = lines;
  if (only && others.length === 0) {
    const { card, quantity, giving } = only;
    return (
      <div className="sent-gift">
        <SentText line={only} />
        <GiftLetter card={card} quantity={quantity} to={giving.to} from={giving.from} message={giving.message} />
      </div>
    );
  }
  return (
    <ul className="sent-gifts">
      {lines.map((line) => (
        <li key={line.id} className="sent-gifts__one">
          <Photo
            className="sent-gifts__photo"
            src={line.card.photo}
            focus={line.card.photoFocus}
            name={giftText(line.card.name)}
            widthPx={72}
            heightPx={54}
          />
          <div>
            <SentText line={line} />
            {line.giving.message !== "" && <p className="sent-gifts__message">{line.giving.message}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The sum is said once: a card may be named after it, as "Gift card $50" is. */
function giftWords({ card, quantity }: GiftLine, own: string): string {
  const name = quantity > 1 ? `${quantity} × ${own}` : own;
  const amount = formatMoney(timesCents(card.price, quantity));
  const isNamed = own.includes(amount.replace(/\.00$/, ""));
  return isNamed ? name : `${name} (${amount})`;
}

function SentText({ line }: { readonly line: GiftLine }) {
  const { to, email } = line.giving;
  const gift = giftWords(line, useGiftText()(line.card.name));
  return (
    <p className="sent-gift__words">
      {to === "" ? (
        <Trans>
          <strong>{email}</strong> gets {gift}.
        </Trans>
      ) : (
        <Trans>
          <strong>{to}</strong> gets {gift} at {email}.
        </Trans>
      )}
    </p>
  );
}
