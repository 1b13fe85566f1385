import { useAtomValue, useSetAtom } from "jotai";
import { Fragment, memo, type ReactNode, useEffect, useState } from "react";
import { areMenuExtrasLostAtom, menuExtrasAtom, type SectionProps } from "../../parts/menu-extras/menuExtras.atoms.ts";
import { cardPerKeyAtom, type MenuSection } from "../../state/menu/menu.atoms.ts";
import { openOverlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { takesOrdersAtom } from "../../state/store/storeState.atoms.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { cardsHeightPx, titlePx } from "../../views/menu/menuGrid.ts";
import type { MissingDishes } from "../../views/menu/printedDishes.ts";
import { SectionView } from "../../views/menu/SectionView.tsx";
import { GrowingPlace } from "./GrowingPlace.tsx";
import css from "./MenuSections.css?inline";
import { ProductCard } from "./ProductCard.tsx";
import { cardDietaryAtom, columnsAtom, roomAtom } from "./shownMenu.atoms.ts";

registerSheet(css);

/** A section that starts after this many cards is a plain one. Most menus are shorter than that. */
const cardsOfReact = 40;

interface MenuSectionsProps {
  readonly mounted: readonly MenuSection[];
  /** Shown after the first section. */
  readonly rail: ReactNode;
  /** Sections without any rendered card: only their space is reserved. */
  readonly rest: readonly MenuSection[];
  /** How many cards are rendered, counted over all sections. */
  readonly drawnCards: number;
  readonly isGrowing: boolean;
  readonly isSearching: boolean;
}

/** Memoised: a typed letter doesn't render it again until the search finds something else. */
export const MenuSections = memo(function MenuSections({
  mounted,
  rail,
  rest,
  drawnCards,
  isGrowing,
  isSearching,
}: MenuSectionsProps) {
  const columns = useAtomValue(columnsAtom);
  const hasPlus = useAtomValue(takesOrdersAtom);
  const room = useAtomValue(roomAtom);
  const dietary = useAtomValue(cardDietaryAtom);
  const extras = useAtomValue(menuExtrasAtom);
  const isLost = useAtomValue(areMenuExtrasLostAtom);
  const open = useSetAtom(openOverlayAtom);
  const cardsPx = ({ keys, style, hasHero = false }: MenuSection) =>
    cardsHeightPx({ count: keys.length, style, hasHero }, columns);
  const restPx = rest.reduce((total, section) => total + titlePx + cardsPx(section), 0);
  const isStill = useIsStill(extras !== null);
  const plain: SectionProps[] = [];
  let before = 0;
  let isPlain = false;
  const own = mounted.map((section, index) => {
    isPlain = before >= cardsOfReact && !isLost;
    const drawn = Math.min(section.keys.length, drawnCards - before);
    const props = { section, hasPlus, room, dietary, extras, open, cardsPx: cardsPx(section), drawn };
    before += section.keys.length;
    if (isPlain) plain.push(props);
    // Until the extras have loaded, a static section only reserves its space.
    return isPlain && extras ? null : (
      <Fragment key={section.id}>
        <Section {...props} drawn={isPlain ? 0 : drawn} firstRow={index === 0 ? columns : 0} />
        {index === 0 && rail}
      </Fragment>
    );
  });
  const countMissing = () => missingDishes({ mounted, rest, drawnCards, hasPlain: extras !== null || isLost });
  return (
    <>
      {own}
      {extras && <extras.StaticSections sections={plain} keepsLeft={isGrowing || isSearching} />}
      <GrowingPlace isThere={isGrowing || (isPlain && !isStill)} heightPx={restPx} countMissing={countMissing} />
    </>
  );
});

interface Progress extends Pick<MenuSectionsProps, "mounted" | "rest" | "drawnCards"> {
  /** Whether plain sections are drawn. */
  readonly hasPlain: boolean;
}

function missingDishes({ mounted, rest, drawnCards, hasPlain }: Progress): MissingDishes {
  const missing = new Map(rest.map(({ id, keys }) => [id, keys.length]));
  let before = 0;
  for (const { id, keys } of mounted) {
    const isThere = before + keys.length <= drawnCards && (hasPlain || before < cardsOfReact);
    before += keys.length;
    if (!isThere) missing.set(id, keys.length);
  }
  return missing;
}

/** True two frames later, when the browser has laid out what became visible. */
function useIsStill(isThere: boolean): boolean {
  const [isStill, setStill] = useState(isThere);
  useEffect(() => {
    if (!isThere || isStill) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setStill(true));
    });
    return () => cancelAnimationFrame(frame);
  }, [isThere, isStill]);
  return isStill;
}

interface FirstSectionProps extends SectionProps {
  readonly firstRow: number;
}

const Section = memo(function Section({ section, drawn, firstRow, cardsPx, ...shared }: FirstSectionProps) {
  const cardAtomOf = useAtomValue(cardPerKeyAtom);
  const { keys } = section;
  // Keeps the first estimate: changing it makes the browser lose the scroll position during a refresh.
  const [guessedPx] = useState(cardsPx);
  // Kept as well: a section that becomes skippable can't be pressed for one frame, so a tap would be lost.
  const [isSkippable] = useState(firstRow === 0);
  return SectionView({
    section,
    isSkippable,
    guessedPx,
    cardsPx: drawn === keys.length ? undefined : cardsPx,
    children: keys.slice(0, drawn).map((key, index) => (
      <li key={key}>
        <ProductCard
          {...shared}
          cardAtom={cardAtomOf(key)}
          style={section.style}
          isFirst={index < firstRow}
          isHero={index === 0 && section.hasHero}
        />
      </li>
    )),
  });
});
