import { type Atom, useAtomValue } from "jotai";
import { memo, useRef, useState } from "react";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import type { SharedByCards } from "../../parts/menu-extras/menuExtras.atoms.ts";
import type { MenuCard } from "../../state/menu/menu.atoms.ts";
import { CardView, type CardViewProps } from "../../views/menu/CardView.tsx";
import { RailCardView } from "../../views/menu/RailView.tsx";

type InSection = Pick<CardViewProps, "style" | "room" | "isFirst" | "isHero">;

interface InRail {
  /** Whether its cards have photos. */
  readonly hasRailPhoto: boolean;
}

type ProductCardProps = (InSection | InRail) & SharedByCards & { readonly cardAtom: Atom<MenuCard | null> };

/** Renders when its own product changes, not when another one does. */
export const ProductCard = memo(function ProductCard({
  cardAtom,
  dietary,
  extras,
  open,
  hasPlus,
  ...place
}: ProductCardProps) {
  const translate = useTranslate();
  const card = useAtomValue(cardAtom);
  const [failedSrc, onFail] = useState<string | null>(null);
  // The plus's behaviour loads later, and then makes up for the presses from before.
  const earlyPresses = useRef(0);
  const takeEarlyPresses = () => {
    const count = earlyPresses.current;
    earlyPresses.current = 0;
    return count;
  };
  if (!card) return null;
  const props = {
    translate,
    ...card,
    hasPlus,
    failedSrc,
    onFail,
    onOpen: () => open({ kind: "product", cardKey: card.key }),
    price: extras && <extras.CardPrice card={card} />,
    plate: extras && <extras.DishPlate name={card.entry.name} section={card.category.name} />,
    plus: extras && <extras.CardPlus card={card} takeEarlyPresses={takeEarlyPresses} />,
    onPlus() {
      earlyPresses.current += 1;
    },
  };
  return "hasRailPhoto" in place
    ? RailCardView({ ...props, hasPhoto: place.hasRailPhoto })
    : CardView({ ...props, ...place, marks: extras?.dietaryMarks(translate, card.entry.fit, dietary) });
});
