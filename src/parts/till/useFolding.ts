import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { scrollerOf } from "../../ui/scrollerOf.ts";

/** How far the diner has come in the form. Parts before `reached` are folded if they are complete. */
export interface Folding {
  readonly reached: number;
  readonly open: (part: number) => void;
}

const never: Folding = { reached: 0, open: () => {} };

/**
 * Folds the completed parts of a phone's form as the diner moves on. The tapped field keeps its place on the screen.
 */
export function useFolding(isPhone: boolean, mode?: string) {
  const [reached, setReached] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mode asks for another place.
  useEffect(() => setReached(0), [mode]);
  const held = useRef<{ readonly field: Element; readonly topPx: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts fold when another one is reached.
  useLayoutEffect(() => {
    const before = held.current;
    held.current = null;
    if (before) scrollerOf(before.field).scrollBy(0, before.field.getBoundingClientRect().top - before.topPx);
  }, [reached]);
  return {
    folding: isPhone ? { reached, open: setReached } : never,
    follow({ target }: FocusEvent<HTMLElement>) {
      const part = Number(target.closest<HTMLElement>("[data-part]")?.dataset["part"] ?? Number.NaN);
      if (!isPhone || !(part > reached)) return;
      held.current = { field: target, topPx: target.getBoundingClientRect().top };
      setReached(part);
    },
  };
}
