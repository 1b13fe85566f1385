import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { type MouseEvent, memo } from "react";
import { mostInRail } from "../../domain/customer/orderedDishes.ts";
import type { Rail } from "../../domain/menu/rails.ts";
import { areOrderWordsLoadedAtom } from "../../state/host/host.atoms.ts";
import type { MenuCard } from "../../state/menu/menu.atoms.ts";
import { openOverlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { takesOrdersAtom } from "../../state/store/storeState.atoms.ts";
import { Photo } from "../../ui/Photo.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { CardPlus } from "./cards/CardPlus.tsx";
import { CardPrice } from "./cards/CardPrice.tsx";
import css from "./MenuRail.css?inline";

registerSheet(css);

const nothingOwed = () => 0;

/** Its cards have the same names as those of the menu; the name of the region distinguishes them. */
export function MenuRail({ kind, cards }: Rail<MenuCard>) {
  const { t } = useLingui();
  if (!useAtomValue(areOrderWordsLoadedAtom)) return null;
  const title = kind === "again" ? t`Order again` : t`Popular`;
  return (
    <section aria-label={title}>
      <h2 className="menu-rail__title">{title}</h2>
      <button type="button" className="menu-rail__skip" onClick={skip}>
        <Trans>Skip {title}</Trans>
      </button>
      <ul className="menu-rail__cards">
        {cards.slice(0, mostInRail).map((card) => (
          <RailCard key={card.product.id} card={card} />
        ))}
      </ul>
    </section>
  );
}

/** Skips the rail. Its cards are also in the menu, so keyboard users needn't tab through two stops for each. */
function skip({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest(".menu-rail")?.nextElementSibling?.querySelector("h2")?.focus();
}

const RailCard = memo(function RailCard({ card }: { readonly card: MenuCard }) {
  const open = useSetAtom(openOverlayAtom);
  const isOrdering = useAtomValue(takesOrdersAtom);
  const { key, entry, product } = card;
  return (
    <li className="menu-rail__item">
      <button type="button" className="rail-card" onClick={() => open({ kind: "product", cardKey: key })}>
        <Photo className="rail-card__photo" src={product.photo} name={entry.name} widthPx={112} heightPx={84} />
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
