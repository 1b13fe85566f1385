import { type RefObject, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { MenuCard } from "../../state/menu/menu.atoms.ts";
import { CardPlus } from "./CardPlus.tsx";
import type { DrawnCard } from "./staticCards.ts";

interface StaticPlusesProps {
  readonly shown: ReadonlyMap<string, DrawnCard>;
  /** How many times each plus was pressed before it worked. */
  readonly owed: RefObject<Map<string, number>>;
}

interface Corner {
  readonly card: MenuCard;
  readonly place: Element;
}

/** Removes the inactive plus from the card's corner. */
function emptyCorner({ card, item }: DrawnCard): readonly Corner[] {
  const place = item.querySelector(".menu-card__corner");
  place?.querySelector(":scope > .menu-card__plus")?.remove();
  return place ? [{ card, place }] : [];
}

/** Renders a working plus into each card that isn't rendered by React. */
export function StaticPluses({ shown, owed }: StaticPlusesProps) {
  const [corners, setCorners] = useState<readonly Corner[]>([]);
  useLayoutEffect(() => setCorners([...shown.values()].flatMap(emptyCorner)), [shown]);
  const takeOwed = (key: string) => () => {
    const count = owed.current.get(key) ?? 0;
    owed.current.delete(key);
    return count;
  };
  return corners.map(({ card, place }) =>
    createPortal(<CardPlus card={card} takeOwed={takeOwed(card.key)} />, place, card.key),
  );
}
