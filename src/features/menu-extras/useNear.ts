import { type RefObject, startTransition, useEffect, useState } from "react";

/** About one swipe of a thumb. */
const margin = "100% 0px";

/**
 * Whether a section has been on the screen or near it. Observes the section itself, because its content isn't laid out
 * until then. A hidden section is never near.
 */
export function useNear(insideRef: RefObject<Element | null>, isLeft: boolean): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const section = insideRef.current?.closest("section");
    if (isNear || isLeft || !section) return;
    const observer = new IntersectionObserver(
      (entries) => startTransition(() => setNear(entries.some(({ isIntersecting }) => isIntersecting))),
      { rootMargin: margin },
    );
    observer.observe(section);
    return () => observer.disconnect();
  }, [insideRef, isNear, isLeft]);
  return isNear;
}
