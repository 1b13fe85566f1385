import { useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { takesOrders } from "../../domain/store/storeState.ts";
import { type MenuRailProps, railPx } from "../../parts/late-menu/lateMenu.atoms.ts";
import { orderedHereAtom } from "../../state/customer/orderedDishes.atoms.ts";
import { areOrderWordsLoadedAtom, settingsAtom } from "../../state/host/host.atoms.ts";
import { cardsAtom, type MenuCard } from "../../state/menu/menu.atoms.ts";
import { openOverlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { storeStateAtom } from "../../state/store/storeState.atoms.ts";
import { Photo } from "../../ui/Photo.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { CardPlus } from "./CardPlus.tsx";
import { CardPrice } from "./CardPrice.tsx";
import css from "./MenuRail.css?inline";

registerSheet(css);

/** A product that is listed twice comes once. */
function onceEach(cards: readonly MenuCard[]): readonly MenuCard[] {
  const seen = new Set<string>();
  return cards.filter(({ product: { id } }) => !seen.has(id) && seen.add(id));
}

export function MenuRail({ rail, sections }: MenuRailProps) {
  const { t } = useLingui();
  const cards = useAtomValue(cardsAtom);
  const ordered = useAtomValue(orderedHereAtom);
  if (!useAtomValue(areOrderWordsLoadedAtom)) return null;
  const shown = onceEach(sections.flatMap(({ keys }) => keys.flatMap((key) => cards.get(key) ?? [])));
  const inRail = {
    again: () => ordered.flatMap((id) => shown.find(({ product }) => product.id === id) ?? []),
    popular: () => shown.filter(({ product }) => product.ribbon === "popular"),
  };
  const title = { again: t`Order again`, popular: t`Popular` }[rail];
  return (
    <section className="menu-rail" aria-label={title} style={{ height: railPx }}>
      <h2 className="menu-section__title">{title}</h2>
      <ul className="menu-rail__cards">
        {inRail[rail]().map((card) => (
          <RailCard key={card.key} card={card} title={title} />
        ))}
      </ul>
    </section>
  );
}

interface RailCardProps {
  readonly card: MenuCard;
  readonly title: string;
}

/** Its buttons are named by the rail first: the dish's own name leads to its card in the menu. */
function RailCard({ card, title }: RailCardProps) {
  const open = useSetAtom(openOverlayAtom);
  const isOrdering = takesOrders(useAtomValue(storeStateAtom));
  const { isDigitalDisplay } = useAtomValue(settingsAtom);
  const { entry, product } = card;
  return (
    <li className="menu-rail__item">
      <button
        type="button"
        className="rail-card"
        aria-disabled={product.isSoldOut || undefined}
        onClick={() => !product.isSoldOut && open({ kind: "product", cardKey: card.key })}
      >
        <Photo className="rail-card__photo" src={product.photo} name={entry.name} widthPx={148} heightPx={111} />
        <VisuallyHidden>{title}: </VisuallyHidden>
        <span className="rail-card__name">{entry.name}</span>
        <span className="rail-card__price">
          <CardPrice card={card} />
        </span>
      </button>
      {isOrdering && !isDigitalDisplay && !product.isSoldOut && (
        <div className="menu-card__corner rail-card__corner">
          <CardPlus card={card} name={`${title}: ${entry.name}`} wasPressed={false} />
        </div>
      )}
    </li>
  );
}
