import { useAtomValue, useSetAtom } from "jotai";
import type { Rail } from "../../domain/menu/rails.ts";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import { menuExtrasAtom } from "../../parts/menu-extras/menuExtras.atoms.ts";
import { cardPerKeyAtom, type MenuCard } from "../../state/menu/menu.atoms.ts";
import { openOverlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { takesOrdersAtom } from "../../state/store/storeState.atoms.ts";
import { firstRailCards } from "../../views/menu/menuGrid.ts";
import { RailView, railTitle } from "../../views/menu/RailView.tsx";
import { ProductCard } from "./ProductCard.tsx";
import { cardDietaryAtom, menuWidthAtom } from "./shownMenu.atoms.ts";

export function MenuRail({ kind, cards, hasPhotos }: Rail<MenuCard>) {
  const translate = useTranslate();
  const cardAtomOf = useAtomValue(cardPerKeyAtom);
  const extras = useAtomValue(menuExtrasAtom);
  const hasPlus = useAtomValue(takesOrdersAtom);
  const dietary = useAtomValue(cardDietaryAtom);
  const open = useSetAtom(openOverlayAtom);
  const inSight = firstRailCards(useAtomValue(menuWidthAtom));
  const title = railTitle(translate, kind);
  return RailView({
    title,
    hasPhotos,
    skip: extras && <extras.RailSkip title={title} />,
    children: cards.slice(0, extras ? undefined : inSight).map(({ key, product }) => (
      <li className="menu-rail__item" key={product.id}>
        <ProductCard {...{ hasPlus, dietary, extras, open }} cardAtom={cardAtomOf(key)} hasRailPhoto={hasPhotos} />
      </li>
    )),
  });
}
