import { msg } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import type { Translate } from "../translate.ts";
import css from "./GiftPageView.css?inline";

registerSheet(css);

interface GiftPageViewProps {
  readonly translate: Translate;
  readonly back: ReactNode;
  /** Null until it is known. */
  readonly storeName: string | null;
  /** Why no gift cards are sold. */
  readonly notice?: ReactNode;
  readonly cards: ReactNode;
  /** The cart beside the cards. A phone has none. */
  readonly side: ReactNode;
  /** What a phone shows below the cards, and dialogs. */
  readonly children?: ReactNode;
}

export function GiftPageView({ translate, back, storeName, notice, cards, side, children }: GiftPageViewProps) {
  return (
    <div className="gift-page">
      <div>
        {back}
        <div className="gift-page__head">
          {storeName !== null && <p className="gift-page__store">{storeName}</p>}
          <h1 className="gift-page__title">{translate(msg`Gift cards`)}</h1>
          <p className="gift-page__lead">
            {translate(msg`Pick one, write a few words, and it is in their inbox as soon as it is paid.`)}
          </p>
          {notice}
        </div>
        {cards}
      </div>
      {side && <div className="layout__side">{side}</div>}
      {children}
    </div>
  );
}

const cards = [1, 2, 3];

export function GiftCardsSkeletonView({ translate }: { readonly translate: Translate }): ReactNode {
  return (
    <div className="gift-cards" role="status" aria-label={translate(msg`Loading`)}>
      {cards.map((card) => (
        <Skeleton key={card} heightPx={240} />
      ))}
    </div>
  );
}
