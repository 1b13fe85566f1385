import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { scrollerOf } from "../../ui/scrollerOf.ts";

export interface Folding {
  /** Whether the diner has come further than this part and isn't in it. If it is complete, it is folded. */
  readonly isPast: (part: number) => boolean;
  readonly open: (part: number) => void;
}

/** `reached` is the furthest part that had the focus, `current` the last one. */
interface Progress {
  readonly reached: number;
  readonly current: number;
}

const start: Progress = { reached: 0, current: 0 };

const never: Folding = { isPast: () => false, open: () => {} };

/**
 * Folds the completed parts of a phone's form as the diner moves on. The part with the focus stays open: it may be
 * complete before the diner has finished typing. The tapped field keeps its place on the screen.
 */
export function useFolding(isPhone: boolean, mode?: string) {
  const [progress, setProgress] = useState(start);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mode asks for another place.
  useEffect(() => setProgress(start), [mode]);
  const held = useRef<{ readonly field: Element; readonly topPx: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts fold when another one is reached.
  useLayoutEffect(() => {
    const before = held.current;
    held.current = null;
    if (before) scrollerOf(before.field).scrollBy(0, before.field.getBoundingClientRect().top - before.topPx);
  }, [progress]);
  const { reached, current } = progress;
  const folding: Folding = {
    isPast: (part) => part < reached && part !== current,
    open: (part) => setProgress({ reached: part, current: part }),
  };
  return {
    folding: isPhone ? folding : never,
    follow({ target }: FocusEvent<HTMLElement>) {
      const part = Number(target.closest<HTMLElement>("[data-part]")?.dataset["part"] ?? Number.NaN);
      if (!isPhone || Number.isNaN(part) || part === current) return;
      held.current = { field: target, topPx: target.getBoundingClientRect().top };
      setProgress({ reached: Math.max(part, reached), current: part });
    },
  };
}
