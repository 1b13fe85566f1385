import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import type { GiftCard } from "../../domain/gift/giftCard.ts";
import { giftPicture } from "../../parts/gift/giftPicture.tsx";
import { useGiftText } from "../../parts/gift/useGiftText.ts";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import { areGiftsSoldAtom, giftCardsAtom, loadGiftCardsAtom } from "../../state/gift/giftCards.atoms.ts";
import { openGiftAtom } from "../../state/gift/openGift.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Photo } from "../../ui/Photo.tsx";
import { pictures, StatePicture } from "../../ui/StatePicture.tsx";
import { GiftCardsSkeletonView } from "../../views/gift/GiftPageView.tsx";
import { PriceView } from "../../views/money/PriceView.tsx";
import { shortDescription } from "./shortDescription.ts";

/** The gift cards that the store sells, or why none are shown. */
export function GiftCards() {
  const { t } = useLingui();
  const cards = useAtomValue(giftCardsAtom);
  const translate = useTranslate();
  if (cards.kind === "loading") return GiftCardsSkeletonView({ translate });
  if (cards.kind !== "ready") return <CardsFailed />;
  if (cards.value.length === 0) {
    return (
      <EmptyState
        icon={<StatePicture of={giftPicture} />}
        title={t`No gift cards right now`}
        text={<Trans>This shop has none for sale at the moment. Please check back later.</Trans>}
      />
    );
  }
  return (
    <ul className="gift-cards">
      {cards.value.map((card, index) => (
        <li key={card.productId}>
          <CardButton card={card} isFirst={index < 3} />
        </li>
      ))}
    </ul>
  );
}

function CardsFailed() {
  const { t } = useLingui();
  const load = useSetAtom(loadGiftCardsAtom);
  return (
    <EmptyState
      icon={<StatePicture of={pictures.offline} />}
      title={t`The gift cards could not be loaded`}
      text={<Trans>Please check your connection.</Trans>}
      action={
        <Button onClick={() => void load()}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}

interface CardProps {
  readonly card: GiftCard;
  /** Its photo loads immediately. */
  readonly isFirst: boolean;
}

function CardButton({ card, isFirst }: CardProps) {
  const open = useSetAtom(openGiftAtom);
  const areSold = useAtomValue(areGiftsSoldAtom);
  const giftText = useGiftText();
  const name = giftText(card.name);
  return (
    <button
      type="button"
      className="gift-card"
      aria-disabled={!areSold || undefined}
      onClick={() => areSold && open({ card, line: null })}
    >
      <Photo
        className="gift-card__photo"
        src={card.photo}
        largeSrc={card.largePhoto}
        focus={card.photoFocus}
        sizes="(max-width: 500px) 100vw, 360px"
        name={name}
        widthPx={480}
        heightPx={360}
        loading={isFirst ? "eager" : "lazy"}
      />
      <span className="gift-card__text">
        <span className="gift-card__name">{name}</span>
        <span className="gift-card__price">
          <PriceView amount={card.price} />
        </span>
        {card.description !== "" && (
          <span className="gift-card__description">{shortDescription(giftText(card.description))}</span>
        )}
      </span>
    </button>
  );
}
