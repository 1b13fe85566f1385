import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { CategoryId } from "../../domain/menu/menu.ts";
import type { LateMenu } from "../../parts/late-menu/lateMenu.atoms.ts";
import type { MenuSection } from "../../state/menu/menu.atoms.ts";
import { afterPaint } from "../../ui/afterPaint.ts";

/** Just below the line where a section comes to rest, so that the one before it doesn't count. */
const slackPx = 8;

interface ScrollSpy {
  readonly current: CategoryId | null;
  /** `prepare` draws what the jump passes. */
  readonly jumpTo: (id: CategoryId, prepare: () => void) => void;
}

/** Its children alone: to look through all of a long menu takes a slow phone some frames. */
function sectionsIn(root: Element | null): HTMLElement[] {
  const children = [...(root?.children ?? [])] as HTMLElement[];
  return children.filter(({ dataset }) => dataset["category"]);
}

/**
 * Where a section comes to rest: below the bar, which sticks below the host page's header. In the window's pixels, as
 * for scrolling.
 */
function restPx(root: Element | null, offsetPx: number): number {
  const bar = root?.firstElementChild;
  const barTopPx = (bar && Number.parseFloat(getComputedStyle(bar).top)) || 0;
  return (barTopPx + offsetPx) * (root?.currentCSSZoom ?? 1);
}

/** The section below the bar. A jump sets its target at once and keeps it, however short the last section is. */
export function useScrollSpy(
  rootRef: RefObject<HTMLElement | null>,
  sections: readonly MenuSection[],
  offsetPx: number,
  late: LateMenu | null,
): ScrollSpy {
  const [current, setCurrent] = useState<CategoryId | null>(null);
  const stopJump = useRef<(() => void) | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever draws a section anew makes another element of it.
  useEffect(() => {
    const elements = sectionsIn(rootRef.current).slice(0, sections.length);
    const visible = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target);
          else visible.delete(target);
        }
        if (stopJump.current) return;
        const first = elements.find((element) => visible.has(element));
        if (first) setCurrent(first.getAttribute("data-category"));
      },
      { rootMargin: `-${restPx(rootRef.current, offsetPx) + slackPx}px 0px -50% 0px` },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [rootRef, sections, offsetPx, late]);

  useEffect(() => () => stopJump.current?.(), []);

  const jumpTo = useCallback(
    (id: CategoryId, prepare: () => void) => {
      stopJump.current?.();
      setCurrent(id);
      // The tap is answered first: what scrolls there has the menu drawn and laid out.
      stopJump.current = afterPaint(() => {
        stopJump.current = null;
        prepare();
        const target = sectionsIn(rootRef.current).find(({ dataset }) => dataset["category"] === id);
        if (!target) return;
        const px = restPx(rootRef.current, offsetPx);
        if (late) {
          stopJump.current = late.scrollToElement(target, px, () => {
            stopJump.current = null;
          });
        } else {
          // A style's pixels are the shop's: the page's zoom enlarges them.
          target.style.scrollMarginTop = `${px / (target.currentCSSZoom ?? 1)}px`;
          target.scrollIntoView();
        }
        // The keyboard continues from what is in view.
        afterPaint(() => target.querySelector("h2")?.focus({ preventScroll: true }));
      });
    },
    [rootRef, offsetPx, late],
  );
  const isThere = sections.some(({ id }) => id === current);
  return { current: isThere ? current : (sections[0]?.id ?? null), jumpTo };
}
