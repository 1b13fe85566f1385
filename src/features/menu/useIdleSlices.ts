import { useCallback, useEffect, useState } from "react";
import { afterPaint } from "../../ui/afterPaint.ts";
import { whenIdle } from "../../ui/whenIdle.ts";

/** Small enough for a slow phone to answer a touch in between. */
const sliceCards = 32;

/** Chromium lays a section that comes into sight out in the second frame after it was drawn. */
const settlingPaints = 2;

interface Slices {
  readonly count: number;
  /** More cards are to come, or the last ones haven't got their real height yet: what stands below them moves. */
  readonly isGrowing: boolean;
  readonly showAtLeast: (count: number) => void;
}

/** How many of `total` cards are drawn: the first screen at once, the others whenever the browser has nothing to do. */
export function useIdleSlices(total: number, firstCards: number, view: string): Slices {
  const [drawn, setDrawn] = useState({ view, count: firstCards });
  // Another view of the menu begins again: all cards in one go would hold up what the diner is typing.
  const count = drawn.view === view ? drawn.count : firstCards;
  const showAtLeast = useCallback(
    (wanted: number) => {
      setDrawn((last) => ({ view, count: Math.max(wanted, last.view === view ? last.count : firstCards) }));
    },
    [view, firstCards],
  );
  const isGrowing = count < total + settlingPaints * sliceCards;
  useEffect(() => {
    if (!isGrowing) return;
    const showMore = () => showAtLeast(count + sliceCards);
    return count < total ? whenIdle(showMore) : afterPaint(showMore);
  }, [count, total, isGrowing, showAtLeast]);
  return { count, isGrowing, showAtLeast };
}
