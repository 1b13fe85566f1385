import { useLingui } from "@lingui/react";
import { type Atom, useAtomValue } from "jotai";
import { memo, useRef, useState } from "react";
import type { SharedByCards } from "../../parts/menu-extras/menuExtras.atoms.ts";
import type { MenuCard as Card } from "../../state/menu/menu.atoms.ts";
import { CardView } from "../../views/menu/CardView.tsx";

interface MenuCardProps extends SharedByCards {
  readonly cardAtom: Atom<Card | null>;
  readonly isFirst: boolean;
}

/** Renders when its own product changes, not when another one does. */
export const MenuCard = memo(function MenuCard({ cardAtom, look, late, open, isFirst }: MenuCardProps) {
  const { _: translate } = useLingui();
  const card = useAtomValue(cardAtom);
  const [failedSrc, onFail] = useState<string | null>(null);
  // The plus's behaviour loads later, and then makes up for the presses from before.
  const owed = useRef(0);
  const takeOwed = () => {
    const count = owed.current;
    owed.current = 0;
    return count;
  };
  if (!card) return null;
  return CardView({
    ...card,
    translate,
    look,
    isFirst,
    failedSrc,
    onFail,
    onOpen: () => open({ kind: "product", cardKey: card.key }),
    price: late && <late.CardPrice card={card} />,
    plus: late && <late.CardPlus card={card} takeOwed={takeOwed} />,
    onPlus() {
      owed.current += 1;
    },
  });
});
