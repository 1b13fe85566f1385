import { msg } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import type { Translate } from "../translate.ts";
import css from "./VenuesView.css?inline";

registerSheet(css);

interface VenuesHeadingViewProps {
  readonly heading: ReactNode;
  /** A text about what choosing a venue does. */
  readonly lead: ReactNode;
}

export function venuesTitle(translate: Translate, isGift: boolean): string {
  return translate(isGift ? msg`Choose a venue for your gift cards` : msg`Choose a venue`);
}

export function VenuesHeadingView({ heading, lead }: VenuesHeadingViewProps): ReactNode {
  return (
    <div className="venues__heading">
      <h1 className="venues__title">{heading}</h1>
      {lead}
    </div>
  );
}

const cards = [1, 2, 3, 4];

interface VenuesSkeletonViewProps extends VenuesHeadingViewProps {
  readonly translate: Translate;
  /** A full page shows the group's picture. */
  readonly isFullPage: boolean;
}

/**
 * A placeholder in the shape of the list, until both the venues and the picture have loaded: otherwise one would push
 * the other away.
 */
export function VenuesSkeletonView({ translate, isFullPage, ...heading }: VenuesSkeletonViewProps): ReactNode {
  return (
    <div className="venues">
      {isFullPage && (
        <span className="venues__head">
          <Skeleton heightPx={360} />
        </span>
      )}
      <VenuesHeadingView {...heading} />
      <div className="venues__tools">
        <Skeleton heightPx={44} round />
        <Skeleton heightPx={44} />
      </div>
      <div className="venues__list" role="status" aria-label={translate(msg`Loading`)}>
        {cards.map((card) => (
          <div key={card} className="venues__item">
            <div className="venue">
              <span className="venue__photo venue__photo--awaited">
                <Skeleton heightPx={360} />
              </span>
              <span className="venue__text">
                <Skeleton width="70%" heightPx={22} />
                <Skeleton width="90%" heightPx={18} />
                <Skeleton width="45%" heightPx={26} />
              </span>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
