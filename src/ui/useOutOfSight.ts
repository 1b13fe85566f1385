import { useEffect, useState } from "react";
import { scrollerOf } from "./scrollerOf.ts";

/** A row's edge may lie on a fraction of a pixel. */
const whole = 0.9;

interface Watched {
  readonly rows: readonly HTMLElement[];
  /** Pinned over the end of what scrolls. */
  readonly bar: HTMLElement;
}

/** Whether any of the rows is scrolled away or behind the bar. They are in sight until the browser says otherwise. */
export function useOutOfSight(find: () => Watched | null): boolean {
  const [isOut, setOut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are those of the first render.
  useEffect(() => {
    const watched = find();
    return watched ? watch(watched, setOut) : undefined;
  }, []);
  return isOut;
}

function watch({ rows, bar }: Watched, tell: (isOut: boolean) => void): () => void {
  const hidden = new Set<Element>();
  let sight: IntersectionObserver | undefined;
  const scroller = scrollerOf(bar);
  const root = scroller === document.scrollingElement ? null : scroller;
  const look = () => {
    sight?.disconnect();
    sight = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio < whole) hidden.add(target);
          else hidden.delete(target);
        }
        tell(hidden.size > 0);
      },
      { root, rootMargin: `0px 0px -${bar.offsetHeight}px`, threshold: whole },
    );
    for (const row of rows) sight.observe(row);
  };
  // At first, and when the bar grows, e.g. because a wallet's button arrives.
  const size = new ResizeObserver(look);
  size.observe(bar);
  return () => {
    size.disconnect();
    sight?.disconnect();
  };
}
