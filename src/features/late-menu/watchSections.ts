import type { LateMenu } from "../../parts/late-menu/lateMenu.atoms.ts";

export const watchSections: LateMenu["watchSections"] = (sections, topPx, onTop) => {
  const visible = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target);
        else visible.delete(target);
      }
      const first = sections.find((section) => visible.has(section));
      if (first) onTop(first);
    },
    { rootMargin: `-${topPx}px 0px -50% 0px` },
  );
  for (const section of sections) observer.observe(section);
  return () => observer.disconnect();
};
