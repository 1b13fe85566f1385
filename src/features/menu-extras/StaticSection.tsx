import { memo, useLayoutEffect, useRef, useState } from "react";
import type { SectionProps } from "../../parts/menu-extras/menuExtras.atoms.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { SectionView } from "../../views/menu/SectionView.tsx";
import { StaticPluses } from "./StaticPluses.tsx";
import css from "./StaticSection.css?inline";
import { useNear } from "./useNear.ts";
import { useCardEvents, useStaticCards } from "./useStaticCards.ts";

registerSheet(css);

interface StaticSectionProps extends SectionProps {
  /** Hidden, and no longer part of the menu. */
  readonly isLeft: boolean;
}

/**
 * A section far down a long menu. Its cards look like the others, but they are plain elements that React doesn't
 * manage: a thousand React cards would take most of the shop's memory, and each change to the cart would check all of
 * them. They are in the page for search, screen readers and printing, and react to presses. When the section comes near
 * the screen, each card gets its plus.
 */
export const StaticSection = memo(function StaticSection({ isLeft, ...props }: StaticSectionProps) {
  const { section, drawn, cardsPx, look, open } = props;
  const listRef = useRef<HTMLUListElement>(null);
  const { shown, fail } = useStaticCards(listRef, props);
  const isNear = useNear(listRef, isLeft);
  // Set by hand instead of in `SectionView`, because the sections of the first view are never left.
  useLayoutEffect(() => {
    const element = listRef.current?.closest("section");
    if (!element) return;
    element.toggleAttribute("data-left", isLeft);
    element.ariaHidden = isLeft ? "true" : null;
    if (isLeft) element.removeAttribute("data-category");
    else element.setAttribute("data-category", section.id);
  }, [isLeft, section.id]);
  const [guessedPx] = useState(cardsPx);
  const owed = useRef(new Map<string, number>());
  useCardEvents(listRef, section.keys, {
    onOpen: (cardKey) => open({ kind: "product", cardKey }),
    onPlus(key) {
      owed.current.set(key, (owed.current.get(key) ?? 0) + 1);
    },
    onFail(key, { src, currentSrc }) {
      const product = shown.get(key)?.card.product;
      const failed = look.isCentred && currentSrc !== src ? product?.largePhoto : product?.photo;
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
      {isNear && <StaticPluses shown={shown} owed={owed} />}
    </>
  );
});
