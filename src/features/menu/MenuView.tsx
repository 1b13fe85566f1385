import { useAtomValue } from "jotai";
import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { CategoryId } from "../../domain/menu/menu.ts";
import { menuExtrasAtom } from "../../parts/menu-extras/menuExtras.atoms.ts";
import { areOrderWordsLoadedAtom, layoutAtom } from "../../state/host/host.atoms.ts";
import type { MenuSection } from "../../state/menu/menu.atoms.ts";
import { useIdleSlices } from "../../ui/useIdleSlices.ts";
import { MenuFrameView } from "../../views/menu/MenuFrameView.tsx";
import { firstScreenCards } from "../../views/menu/menuGrid.ts";
import { MenuBar } from "./MenuBar.tsx";
import { MenuRail } from "./MenuRail.tsx";
import { MenuSections } from "./MenuSections.tsx";
import { mountedSections } from "./mountedSections.ts";
import { columnsAtom, isShortMenuAtom, railsAtom } from "./shownMenu.atoms.ts";
import { useFoundSections } from "./useFoundSections.ts";
import { useScrollSpy } from "./useScrollSpy.ts";

/** S6: how far below the top a category ends up after a jump, right under the bar. A phone's 122 px count to its dishes. */
const offsetPx = { desktop: 70, mobile: 61 } as const;

function countCards(sections: readonly MenuSection[]): number {
  return sections.reduce((total, { keys }) => total + keys.length, 0);
}

/**
 * A keyboard takes half of a phone's window. What is found gets the rest: the bar with the search goes to the top, and
 * the store's picture and its ways to order leave.
 */
function showBarOnTop(root: HTMLElement | null): void {
  if (root && root.getBoundingClientRect().top > 0) root.scrollIntoView({ block: "start", behavior: "instant" });
}

/** A menu with products: categories, search, and the products by category. */
export function MenuView() {
  const [query, setQuery] = useState("");
  const settledQuery = useDeferredValue(query);
  const { sections, isSearching, view } = useFoundSections(settledQuery);
  const extras = useAtomValue(menuExtrasAtom);
  const words = isSearching ? settledQuery.trim() : null;
  const total = countCards(sections);
  const firstCards = firstScreenCards(innerHeight, useAtomValue(columnsAtom), sections[0]?.style);
  const { count: drawnCards, isGrowing, showAtLeast } = useIdleSlices(total, firstCards, view);
  const isShort = useAtomValue(isShortMenuAtom);
  const hasWords = useAtomValue(areOrderWordsLoadedAtom);
  const rootRef = useRef<HTMLDivElement>(null);
  const mountedCount = mountedSections(sections, drawnCards);
  const mounted = useMemo(() => sections.slice(0, mountedCount), [sections, mountedCount]);
  const rest = useMemo(() => sections.slice(mountedCount), [sections, mountedCount]);
  const { current, jumpTo } = useScrollSpy(rootRef, mounted, offsetPx[useAtomValue(layoutAtom)], extras);

  const choose = useCallback(
    (id: CategoryId) =>
      jumpTo(id, () => {
        const index = sections.findIndex((section) => section.id === id);
        // Renders everything above it first, which would otherwise grow during the jump.
        flushSync(() => showAtLeast(countCards(sections.slice(0, index + 1))));
      }),
    [sections, jumpTo, showAtLeast],
  );
  const scrolledFor = useRef(settledQuery);
  const isPast = useRef(false);
  const searchFor = useCallback((text: string) => {
    // Measured here, while the layout is known: after rendering the results, the browser would have to lay them out
    // first. A scroll may end half a pixel off.
    isPast.current = (rootRef.current?.getBoundingClientRect().top ?? 0) <= -1;
    setQuery(text);
  }, []);
  // Runs when the results render; the typed letter is already visible by then.
  useLayoutEffect(() => {
    if (scrolledFor.current === settledQuery) return;
    scrolledFor.current = settledQuery;
    // The bar stays in place, and the results start below it.
    if (isPast.current) rootRef.current?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [settledQuery]);
  const kinds = useAtomValue(railsAtom);
  const rails = useMemo(
    () => kinds.map((rail) => !isSearching && <MenuRail key={rail.kind} {...rail} />),
    [kinds, isSearching],
  );
  return MenuFrameView({
    rootRef,
    // What a search found stays, if a refresh makes the menu short.
    bar: (!isShort || query !== "") && (
      <MenuBar
        query={query}
        onSearch={searchFor}
        onSearchPress={() => showBarOnTop(rootRef.current)}
        sections={sections}
        current={current}
        onChoose={choose}
      />
    ),
    hasCards: total > 0,
    result: extras && <extras.ResultText words={words} total={total} />,
    children: (
      <>
        {rails[0]}
        {total === 0 && extras && <extras.NothingFound words={words} onClear={() => searchFor("")} />}
        <MenuSections
          mounted={mounted}
          rail={rails[1]}
          rest={rest}
          drawnCards={drawnCards}
          isGrowing={isGrowing}
          isSearching={isSearching}
        />
        {extras && hasWords && <extras.MenuFoot />}
      </>
    ),
  });
}
