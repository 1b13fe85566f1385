import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { GiftCard } from "../../domain/gift/giftCard.ts";
import { GiftLetter } from "../../parts/gift/GiftLetter.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./GiftPreview.css?inline";
import type { GiftSelection } from "./useGiftSelection.ts";

registerSheet(css);

interface GiftPreviewProps {
  readonly card: GiftCard;
  readonly draft: GiftSelection;
}

/** A live preview of what the recipient will read. */
export function GiftPreview({ card, draft }: GiftPreviewProps) {
  const { t } = useLingui();
  const { to } = useAtomValue(draft.shown.typed);
  const { from, message } = useAtomValue(draft.words);
  const recipient = to.trim();
  return (
    <section className="gift-preview" aria-label={t`Preview`}>
      <p className="gift-preview__about">
        {recipient === "" ? <Trans>What they will read</Trans> : <Trans>What {recipient} will read</Trans>}
      </p>
      <GiftLetter
        card={card}
        quantity={draft.quantity}
        to={to}
        from={from}
        message={message}
        blank={t`Your message appears here.`}
      />
    </section>
  );
}
