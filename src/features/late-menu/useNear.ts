import { type RefObject, useEffect, useState } from "react";

/** As far as a thumb pushes in one go. */
const margin = "100% 0px";

/** Whether a section has been in sight or near it. What is inside of it isn't laid out until then. */
export function useNear(insideRef: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const section = insideRef.current?.closest("section");
    if (isNear || !section) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: margin },
    );
    observer.observe(section);
    return () => observer.disconnect();
  }, [insideRef, isNear]);
  return isNear;
}
