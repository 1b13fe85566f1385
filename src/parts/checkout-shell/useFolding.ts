import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { scrollerOf } from "../../ui/scrollerOf.ts";

export interface Folding {
  /** Whether the diner has been in this part, or further, and isn't now. If it is complete, it is folded. */
  readonly isPast: (part: number) => boolean;
  /** Whether the diner isn't in this part, and perhaps never was. */
  readonly isAway: (part: number) => boolean;
  /** Whether a press has opened this part again, and the diner is still in it. */
  readonly isReopened: (part: number) => boolean;
  readonly open: (part: number) => void;
}

/** `reached` is the furthest part that had the focus, -1 before any had it; `current` is the last one. */
interface Progress {
  readonly reached: number;
  readonly current: number | null;
  readonly reopened: number | null;
}

const start: Progress = { reached: -1, current: null, reopened: null };

const never: Folding = { isPast: () => false, isAway: () => false, isReopened: () => false, open: () => {} };

interface FieldEvent {
  readonly target: Element;
  readonly type: string;
}

/**
 * A press on these ends where it began only if nothing moves meanwhile, and a short page can't always scroll to keep
 * them in place. They count once they are chosen.
 */
export const pressed = "[type=radio], [type=checkbox], button";

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
  const { reached, current, reopened } = progress;
  const folding: Folding = {
    isPast: (part) => part <= reached && part !== current,
    isAway: (part) => part !== current,
    isReopened: (part) => part === reopened,
    open: (part) => setProgress({ reached: Math.max(part, reached), current: part, reopened: part }),
  };
  return {
    folding: isPhone ? folding : never,
    follow({ target, type }: FieldEvent) {
      if (target.matches(pressed) === (type === "focus")) return;
      const part = Number(target.closest<HTMLElement>("[data-part]")?.dataset["part"] ?? Number.NaN);
      if (!isPhone || Number.isNaN(part) || part === current) return;
      held.current = { field: target, topPx: target.getBoundingClientRect().top };
      setProgress({ reached: Math.max(part, reached), current: part, reopened: null });
    },
  };
}
