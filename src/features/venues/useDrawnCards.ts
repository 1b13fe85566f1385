import { type RefObject, useEffect, useRef, useState } from "react";
import { useIdleSlices } from "../../ui/useIdleSlices.ts";

/** Three rows of a desk; a phone scrolls for a while. */
const firstCards = 12;
/** Each card keeps its doors' words up to date: a chain's two thousand are drawn for those who go there. */
const stepCards = 96;
/** Before the end is seen, its next cards are there. */
const ahead = "0px 0px 200%";

interface DrawnCards {
  readonly count: number;
  /** What stands after the last card. */
  readonly endRef: RefObject<HTMLDivElement | null>;
}

/** How many of `total` cards are drawn: when the browser is idle, and as far as the diner scrolls. */
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
