import type { MenuExtras } from "../../parts/menu-extras/menuExtras.atoms.ts";
import { scrollerOf } from "../../ui/scrollerOf.ts";
import { categoryAt } from "./categoryAt.ts";

/** Browsers round scroll positions in their own ways. */
const slackPx = 2;

function isAtEnd(section: Element): boolean {
  const { scrollTop, scrollHeight, clientHeight } = scrollerOf(section);
  return scrollTop > slackPx && scrollTop + clientHeight > scrollHeight - slackPx;
}

/** Looks once a frame while anything scrolls or changes its height. The layout is known then, so looking is cheap. */
export const watchSections: MenuExtras["watchSections"] = (sections, linePx, onTop) => {
  const last = sections.at(-1);
  if (!last) return () => {};
  let frame = 0;
  const look = () => {
    frame = 0;
    const positions = sections.map((section) => ({ topPx: section.getBoundingClientRect().top }));
    const section = sections[categoryAt(positions, { linePx, bottomPx: innerHeight, isAtEnd: isAtEnd(last) })];
    if (section) onTop(section);
  };
  const lookSoon = () => {
    frame ||= requestAnimationFrame(look);
  };
  const observer = new ResizeObserver(lookSoon);
  for (const section of sections) observer.observe(section);
  // Catches scrolling of the page and of any box in it.
  document.addEventListener("scroll", lookSoon, { capture: true, passive: true });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    document.removeEventListener("scroll", lookSoon, { capture: true });
  };
};
