import { type RefObject, useEffect, useState } from "react";
import { ChevronDownIcon } from "../../ui/icons.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./StripArrows.css?inline";

registerSheet(css);

interface StripArrowsProps {
  readonly stripRef: RefObject<HTMLElement | null>;
}

/** Scroll positions may be fractions of a pixel. */
const slackPx = 2;

function ends({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
  const mostPx = scrollWidth - clientWidth;
  return { canScroll: mostPx > slackPx, isAtStart: scrollLeft < slackPx, isAtEnd: scrollLeft > mostPx - slackPx };
}

/**
 * Scrolls the categories with a mouse that has only a vertical wheel. Fingers and keys don't need the arrows, so screen
 * readers and the Tab key pass them.
 */
export function StripArrows({ stripRef }: StripArrowsProps) {
  const [at, setAt] = useState({ canScroll: false, isAtStart: true, isAtEnd: true });
  useEffect(() => {
    const strip = stripRef.current;
    if (!strip) return;
    const look = () => {
      const next = ends(strip);
      setAt((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    const observer = new ResizeObserver(look);
    // Another language, or a search, changes what is in it.
    for (const each of [strip, ...strip.children]) observer.observe(each);
    strip.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      strip.removeEventListener("scroll", look);
    };
  }, [stripRef]);
  if (!at.canScroll) return null;
  const scroll = (direction: -1 | 1) => {
    const strip = stripRef.current;
    strip?.scrollBy({ left: direction * 0.7 * strip.clientWidth, behavior: "smooth" });
  };
  return (
    <div className="strip-arrows" aria-hidden="true">
      <button type="button" tabIndex={-1} disabled={at.isAtStart} onClick={() => scroll(-1)}>
        <ChevronDownIcon />
      </button>
      <button type="button" tabIndex={-1} disabled={at.isAtEnd} onClick={() => scroll(1)}>
        <ChevronDownIcon />
      </button>
    </div>
  );
}
