import { memo, type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { SectionProps } from "../../../parts/menu-extras/menuExtras.atoms.ts";
import type { MenuCard } from "../../../state/menu/menu.atoms.ts";
import { registerSheet } from "../../../ui/sheets.ts";
import { SectionView } from "../../../views/menu/SectionView.tsx";
import { CardPlus } from "../cards/CardPlus.tsx";
import css from "./StaticSection.css?inline";
import type { DrawnCard } from "./staticCards.ts";
import { useCardEvents, useStaticCards } from "./useStaticCards.ts";

registerSheet(css);

interface StaticSectionProps extends SectionProps {
  /** Hidden, and no longer part of the menu. */
  readonly isHidden: boolean;
}

/**
 * A section far down a long menu. Its cards look like the others, but they are plain elements that React doesn't
 * manage: a thousand React cards would take most of the shop's memory, and each change to the cart would check all of
 * them. They are in the page for search, screen readers and printing, and react to presses. When the section comes near
 * the screen, each card gets its plus.
 */
export const StaticSection = memo(function StaticSection({ isHidden, ...props }: StaticSectionProps) {
  const { section, drawn, cardsPx, open } = props;
  const listRef = useRef<HTMLUListElement>(null);
  const { shown, fail } = useStaticCards(listRef, props);
  const isNear = useNear(listRef, isHidden);
  // Set by hand instead of in `SectionView`, because the sections of the first view are never left.
  useLayoutEffect(() => {
    const element = listRef.current?.closest("section");
    if (!element) return;
    element.toggleAttribute("data-hidden", isHidden);
    element.ariaHidden = isHidden ? "true" : null;
    if (isHidden) element.removeAttribute("data-category");
    else element.setAttribute("data-category", section.id);
  }, [isHidden, section.id]);
  const [guessedPx] = useState(cardsPx);
  const earlyPresses = useRef(new Map<string, number>());
  useCardEvents(listRef, section.keys, {
    onOpen: (cardKey) => open({ kind: "product", cardKey }),
    onPlus(key) {
      earlyPresses.current.set(key, (earlyPresses.current.get(key) ?? 0) + 1);
    },
    onFail(key, { src, currentSrc }) {
      const product = shown.get(key)?.card.product;
      const failed = (currentSrc !== src && product?.largePhoto) || product?.photo;
      if (failed) fail(key, failed);
    },
  });
  return (
    <>
      {SectionView({
        section,
        isSkippable: true,
        guessedPx,
        cardsPx: drawn === section.keys.length ? undefined : cardsPx,
        listRef,
      })}
      {isNear && <StaticPluses shown={shown} earlyPresses={earlyPresses} />}
    </>
  );
});

interface StaticPlusesProps {
  readonly shown: ReadonlyMap<string, DrawnCard>;
  /** How many times each plus was pressed before it worked. */
  readonly earlyPresses: RefObject<Map<string, number>>;
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
function StaticPluses({ shown, earlyPresses }: StaticPlusesProps) {
  const [corners, setCorners] = useState<readonly Corner[]>([]);
  useLayoutEffect(() => setCorners([...shown.values()].flatMap(emptyCorner)), [shown]);
  const takeEarlyPresses = (key: string) => () => {
    const count = earlyPresses.current.get(key) ?? 0;
    earlyPresses.current.delete(key);
    return count;
  };
  return corners.map(({ card, place }) =>
    createPortal(<CardPlus card={card} takeEarlyPresses={takeEarlyPresses(card.key)} />, place, card.key),
  );
}

/** About one swipe of a thumb. */
const margin = "100% 0px";

/**
 * Whether a section has been on the screen or near it. Observes the section itself, because its content isn't laid out
 * until then. A hidden section is never near.
 */
function useNear(insideRef: RefObject<Element | null>, isHidden: boolean): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const section = insideRef.current?.closest("section");
    if (isNear || isHidden || !section) return;
    const observer = new IntersectionObserver(
      (entries) => startTransition(() => setNear(entries.some(({ isIntersecting }) => isIntersecting))),
      { rootMargin: margin },
    );
    observer.observe(section);
    return () => observer.disconnect();
  }, [insideRef, isNear, isHidden]);
  return isNear;
}
