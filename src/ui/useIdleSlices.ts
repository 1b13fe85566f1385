import { startTransition, useCallback, useEffect, useState } from "react";
import { afterPaint } from "./afterPaint.ts";
import { whenIdle } from "./whenIdle.ts";

/** Few enough to be put into the page between two touches; their drawing gives way to one. */
const sliceCards = 32;

/** Chromium lays out a section that becomes visible in the second frame after it was drawn. */
const settlingPaints = 2;

interface Slices {
  readonly count: number;
  /** More cards follow, or the last ones don't have their real height yet: what is below them still moves. */
  readonly isGrowing: boolean;
  readonly showAtLeast: (count: number) => void;
}

/** How many of `total` cards are drawn: the first screen at once, the others when the browser is idle. */
export function useIdleSlices(total: number, firstCards: number, view: string): Slices {
  const [drawn, setDrawn] = useState({ view, count: firstCards });
  // Another view of the list starts again: drawing all cards at once would delay what the diner types.
  const count = drawn.view === view ? drawn.count : firstCards;
  const showAtLeast = useCallback(
    (wanted: number) => {
      setDrawn((last) => {
        const shown = last.view === view ? last.count : firstCards;
        return wanted > shown ? { view, count: wanted } : last;
      });
    },
    [view, firstCards],
  );
  const isGrowing = count < total + settlingPaints * sliceCards;
  useEffect(() => {
    if (!isGrowing) return;
    const showMore = () => startTransition(() => showAtLeast(count + sliceCards));
    return count < total ? whenIdle(showMore) : afterPaint(showMore);
  }, [count, total, isGrowing, showAtLeast]);
  return { count, isGrowing, showAtLeast };
}
