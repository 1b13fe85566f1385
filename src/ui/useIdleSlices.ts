import { startTransition, useCallback, useEffect, useState } from "react";
import { afterPaint } from "./afterPaint.ts";
import { whenIdle } from "./whenIdle.ts";

/** Few enough to be added to the page between two taps; rendering them yields to a tap. */
const sliceCards = 32;

/** Chromium lays out a section that becomes visible in the second frame after it was rendered. */
const settlingPaints = 2;

interface Slices {
  readonly count: number;
  /**
   * True while more cards follow or the last ones don't have their final height yet: content below them still moves.
   */
  readonly isGrowing: boolean;
  readonly showAtLeast: (count: number) => void;
}

/** How many of `total` cards are rendered: the first screen immediately, the others when the browser is idle. */
export function useIdleSlices(total: number, firstCards: number, view: string): Slices {
  const [drawn, setDrawn] = useState({ view, count: firstCards });
  // Another view of the list starts over: rendering all cards at once would delay the diner's typing.
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
