import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { GiftLine } from "../../domain/gift/giftCart.ts";
import { storeName } from "../../domain/store/storeName.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { Photo } from "../../ui/Photo.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./GiftLetter.css?inline";
import { useGiftText } from "./useGiftText.ts";

registerSheet(css);

interface GiftLetterProps
  extends Pick<GiftLine, "card" | "quantity">,
    Pick<GiftLine["giving"], "to" | "from" | "message"> {
  /** In place of a message that isn't written yet. */
  readonly blank?: string;
}

/** What the recipient reads. Shows text only: typed text is never rendered as HTML. */
export function GiftLetter({
  card: { name: plain, photo, largePhoto, photoFocus },
  quantity,
  blank,
  ...words
}: GiftLetterProps) {
  const store = useAtomValue(shownStoreAtom);
  const name = useGiftText()(plain);
  const [to, from, message] = [words.to.trim(), words.from.trim(), words.message.trim()];
  return (
    <div className="gift-letter">
      <Photo
        className="gift-letter__photo"
        src={photo}
        largeSrc={largePhoto}
        focus={photoFocus}
        sizes="400px"
        name={name}
        widthPx={480}
        heightPx={360}
        loading="eager"
      />
      <div className="gift-letter__text">
        {store && <p className="gift-letter__store">{storeName(store)}</p>}
        <p className="gift-letter__title">
          {to === "" ? <Trans>A gift for you</Trans> : <Trans>{to}, a gift for you</Trans>}
        </p>
        {message !== "" && <p className="gift-letter__message">{message}</p>}
        {message === "" && blank && <p className="gift-letter__blank">{blank}</p>}
        {from !== "" && (
          <p className="gift-letter__from">
            <Trans>From {from}</Trans>
          </p>
        )}
        <p className="gift-letter__card">
          <span>{name}</span>
          <span className="gift-letter__count">× {quantity}</span>
        </p>
      </div>
    </div>
  );
}
