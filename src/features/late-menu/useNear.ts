import { type RefObject, startTransition, useEffect, useState } from "react";

/** As far as a thumb pushes in one go. */
const margin = "100% 0px";

/** Whether a section has been in sight or near it. What is inside of it isn't laid out until then. One that is left never is. */
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
