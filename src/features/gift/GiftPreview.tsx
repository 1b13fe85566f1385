import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { GiftCard } from "../../domain/gift/giftCard.ts";
import { storeName } from "../../domain/store/storeName.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { Photo } from "../../ui/Photo.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./GiftPreview.css?inline";
import type { GiftSelection } from "./useGiftSelection.ts";

registerSheet(css);

interface GiftPreviewProps {
  readonly card: GiftCard;
  readonly draft: GiftSelection;
}

/** A live preview of what the recipient will read. Shows text only: typed text is never rendered as HTML. */
export function GiftPreview({ card, draft }: GiftPreviewProps) {
  const { t } = useLingui();
  const store = useAtomValue(shownStoreAtom);
  const { to } = useAtomValue(draft.shown.typed);
  const { from, message } = useAtomValue(draft.words);
  const { name, photo, largePhoto } = card;
  const { quantity } = draft;
  const [recipient, giver] = [to.trim(), from.trim()];
  return (
    <section className="gift-preview" aria-label={t`Preview`}>
      <p className="gift-preview__about">
        {recipient === "" ? <Trans>What they will read</Trans> : <Trans>What {recipient} will read</Trans>}
      </p>
      <div className="gift-letter">
        <Photo
          className="gift-letter__photo"
          src={photo}
          largeSrc={largePhoto}
          sizes="400px"
          name={name}
          widthPx={480}
          heightPx={300}
          loading="eager"
        />
        <div className="gift-letter__text">
          {store && <p className="gift-letter__store">{storeName(store)}</p>}
          <p className="gift-letter__title">
            {recipient === "" ? <Trans>A gift for you</Trans> : <Trans>{recipient}, a gift for you</Trans>}
          </p>
          {message.trim() === "" ? (
            <p className="gift-letter__blank">
              <Trans>Your message appears here.</Trans>
            </p>
          ) : (
            <p className="gift-letter__message">{message.trim()}</p>
          )}
          {giver !== "" && (
            <p className="gift-letter__from">
              <Trans>From {giver}</Trans>
            </p>
          )}
          <p className="gift-letter__card">
            <span>{name}</span>
            <span className="gift-letter__count">× {quantity}</span>
          </p>
        </div>
      </div>
    </section>
  );
}
