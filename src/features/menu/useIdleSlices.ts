import { useCallback, useEffect, useState } from "react";
import { whenIdle } from "../../ui/whenIdle.ts";

/** Small enough for a slow phone to answer a touch in between. */
const sliceCards = 32;

export interface Slices {
  readonly count: number;
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
  useEffect(() => {
    if (count >= total) return;
    return whenIdle(() => showAtLeast(count + sliceCards));
  }, [count, total, showAtLeast]);
  return { count, showAtLeast };
}
