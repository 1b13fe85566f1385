import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { type MouseEvent, memo } from "react";
import { mostInRail } from "../../domain/customer/orderedDishes.ts";
import type { MenuRailProps } from "../../parts/menu-extras/menuExtras.atoms.ts";
import { areOrderWordsLoadedAtom } from "../../state/host/host.atoms.ts";
import type { MenuCard } from "../../state/menu/menu.atoms.ts";
import { openOverlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { takesOrdersAtom } from "../../state/store/storeState.atoms.ts";
import { classNames } from "../../ui/classNames.ts";
import { Photo } from "../../ui/Photo.tsx";
import { SkipButton } from "../../ui/SkipButton.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { CardPlus } from "./cards/CardPlus.tsx";
import { CardPrice } from "./cards/CardPrice.tsx";
import css from "./MenuRail.css?inline";
import { DishPlate } from "./plates/DishPlate.tsx";

registerSheet(css);

const nothingOwed = () => 0;

/** Its cards have the same names as those of the menu; the name of the region distinguishes them. */
export function MenuRail({ kind, cards, hasPhotos }: MenuRailProps) {
  const { t } = useLingui();
  if (!useAtomValue(areOrderWordsLoadedAtom)) return null;
  const title = kind === "again" ? t`Order again` : t`Popular`;
  return (
    <section aria-label={title}>
      <h2 className="menu-rail__title">{title}</h2>
      <SkipButton onSkip={skip}>
        <Trans>Skip {title}</Trans>
      </SkipButton>
      <ul className="menu-rail__cards">
        {cards.slice(0, mostInRail).map((card) => (
          <RailCard key={card.product.id} card={card} hasPhoto={hasPhotos} />
        ))}
      </ul>
    </section>
  );
}

/** Skips the rail. Its cards are also in the menu, so keyboard users needn't tab through two stops for each. */
function skip({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest(".menu-rail")?.nextElementSibling?.querySelector("h2")?.focus();
}

interface RailCardProps {
  readonly card: MenuCard;
  readonly hasPhoto: boolean;
}

const RailCard = memo(function RailCard({ card, hasPhoto }: RailCardProps) {
  const open = useSetAtom(openOverlayAtom);
  const isOrdering = useAtomValue(takesOrdersAtom);
  const { key, entry, product } = card;
  return (
    <li className="menu-rail__item">
      <button
        type="button"
        className={classNames("rail-card", !hasPhoto && "rail-card--text")}
        onClick={() => open({ kind: "product", cardKey: key })}
      >
        {hasPhoto && (
          <Photo
            className="rail-card__photo"
            src={product.photo}
            focus={product.photoFocus}
            name={entry.name}
            plate={<DishPlate name={entry.name} section={card.category.name} />}
            widthPx={160}
            heightPx={120}
          />
        )}
        <span className="rail-card__text">
          <span className="rail-card__name">{entry.name}</span>
          <span className="rail-card__price">
            <CardPrice card={card} />
          </span>
        </span>
      </button>
      {isOrdering && (
        <div className="menu-card__corner">
          <CardPlus card={card} takeOwed={nothingOwed} />
        </div>
      )}
    </li>
  );
});
