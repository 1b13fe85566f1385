import { type ComponentType, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { CardPlusProps } from "../../parts/late-menu/lateMenu.atoms.ts";
import type { MenuCard } from "../../state/menu/menu.atoms.ts";
import type { DrawnCard } from "./plainCards.ts";

interface PlainPlusesProps {
  readonly shown: ReadonlyMap<string, DrawnCard>;
  readonly Plus: ComponentType<CardPlusProps>;
  /** Of the one whose plus was pressed before it could do anything. */
  readonly pressedKey: string | null;
}

interface Corner {
  readonly card: MenuCard;
  readonly place: Element;
}

/** Without the plus that is only drawn. */
function emptyCorner({ card, item }: DrawnCard): readonly Corner[] {
  const place = item.querySelector(".menu-card__corner");
  place?.querySelector(":scope > .menu-card__plus")?.remove();
  return place ? [{ card, place }] : [];
}

/** A plus for each card that React doesn't draw, in its place. */
export function PlainPluses({ shown, Plus, pressedKey }: PlainPlusesProps) {
  const [corners, setCorners] = useState<readonly Corner[]>([]);
  useLayoutEffect(() => setCorners([...shown.values()].flatMap(emptyCorner)), [shown]);
  return corners.map(({ card, place }) =>
    createPortal(<Plus card={card} owed={card.key === pressedKey ? 1 : 0} />, place, card.key),
  );
}
