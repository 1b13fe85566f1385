import { type RefObject, useEffect, useRef, useState } from "react";
import { useIdleSlices } from "../../ui/useIdleSlices.ts";

/** Three rows on a desktop, and several screens on a phone. */
const firstCards = 12;
/**
 * Each rendered card keeps its opening text up to date, so the two thousand venues of a chain are only rendered as far
 * as the diner scrolls.
 */
const stepCards = 96;
/** The next cards are rendered before the end is visible. */
const ahead = "0px 0px 200%";

interface DrawnCards {
  readonly count: number;
  /** The element after the last card. */
  readonly endRef: RefObject<HTMLDivElement | null>;
}

/** How many of `total` cards are rendered: more when the browser is idle, up to where the diner has scrolled. */
export function useDrawnCards(total: number, view: string): DrawnCards {
  const [reached, setReached] = useState({ view, count: stepCards });
  const reach = Math.min(total, reached.view === view ? reached.count : stepCards);
  const { count, isGrowing } = useIdleSlices(reach, firstCards, view);
  const endRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const end = endRef.current;
    if (!end || isGrowing || reach >= total) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setReached({ view, count: reach + stepCards });
      },
      { rootMargin: ahead },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [isGrowing, reach, total, view]);
  return { count: Math.min(count, reach), endRef };
}
