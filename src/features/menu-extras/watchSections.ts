import type { MenuExtras } from "../../parts/menu-extras/menuExtras.atoms.ts";

/** The first section below the middle: at the top of the page, what is above the menu may fill the window to there. */
function firstBelow(sections: readonly HTMLElement[], middle: DOMRectReadOnly | null): HTMLElement | undefined {
  return middle ? sections.find((section) => section.getBoundingClientRect().top >= middle.bottom) : undefined;
}

export const watchSections: MenuExtras["watchSections"] = (sections, topPx, onTop) => {
  const visible = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target);
        else visible.delete(target);
      }
      const first =
        sections.find((section) => visible.has(section)) ?? firstBelow(sections, entries[0]?.rootBounds ?? null);
      if (first) onTop(first);
    },
    { rootMargin: `-${topPx}px 0px -50% 0px` },
  );
  for (const section of sections) observer.observe(section);
  return () => observer.disconnect();
};
