import { type RefObject, useLayoutEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { isSameData } from "../../domain/isSameData.ts";
import { type BoardPage, boardPages } from "../../domain/menu/boardPages.ts";
import type { MenuSection } from "../../state/menu/menu.atoms.ts";

interface Measured {
  readonly widthEm: number;
  readonly heightPx: number;
  readonly isWide: boolean;
  /** For each section, the height of its title and then of its products. */
  readonly linesPx: readonly (readonly number[])[];
}

const unmeasured: Measured = { widthEm: 0, heightPx: 0, isWide: false, linesPx: [] };
/** The minimum width of a column: a line this wide is read at a glance. */
const columnEm = 17;
const mostColumns = 4;

function measure(place: HTMLElement, measured: HTMLElement): Measured {
  const board = place.parentElement ?? place;
  const linesPx = Array.from(measured.children, ({ children }) =>
    Array.from(children, (line) => (line instanceof HTMLElement ? line.offsetHeight : 0)),
  );
  return {
    widthEm: place.clientWidth / Number.parseFloat(getComputedStyle(place).fontSize),
    // Leaves some room, because heights are rounded and many of them may add up to a few pixels more.
    heightPx: place.clientHeight - 8,
    isWide: board.clientWidth > board.clientHeight,
    linesPx,
  };
}

export interface MeasuredPages {
  readonly pages: readonly BoardPage[];
  readonly columns: number;
  readonly isWide: boolean;
}

/** Splits the menu into pages that fit the screen. Measures again whenever the screen, the menu or its texts change. */
export function useBoardPages(
  placeRef: RefObject<HTMLElement | null>,
  measureRef: RefObject<HTMLElement | null>,
  sections: readonly MenuSection[],
): MeasuredPages {
  const [found, setFound] = useState(unmeasured);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sections have other lines, even at the same height.
  useLayoutEffect(() => {
    const [place, measured] = [placeRef.current, measureRef.current];
    if (!place || !measured) return;
    const look = () => {
      const now = measure(place, measured);
      setFound((before) => (isSameData(before, now) ? before : now));
    };
    look();
    // Updates before the paint, because the previous number of columns could cut words off.
    const observer = new ResizeObserver(() => flushSync(look));
    observer.observe(place);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [placeRef, measureRef, sections]);
  const { widthEm, heightPx, isWide, linesPx } = found;
  const columns = Math.max(1, Math.min(Math.floor(widthEm / columnEm), mostColumns));
  const pages = useMemo(() => {
    const tall = sections.map(({ id, name, keys }, at) => {
      const [titlePx = 0, ...dishesPx] = linesPx[at] ?? [];
      return { id, name, titlePx, rows: keys.map((key, row) => ({ key, heightPx: dishesPx[row] ?? 0 })) };
    });
    return boardPages(tall, { columns, heightPx });
  }, [sections, columns, heightPx, linesPx]);
  return { pages, columns, isWide };
}
