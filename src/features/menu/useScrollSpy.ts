import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { CategoryId } from "../../domain/menu/menu.ts";
import type { MenuExtras } from "../../parts/menu-extras/menuExtras.atoms.ts";
import type { MenuSection } from "../../state/menu/menu.atoms.ts";
import { afterPaint } from "../../ui/afterPaint.ts";

/** Just below the line where a section ends up, so that the section before it doesn't count. */
const slackPx = 8;

interface ScrollSpy {
  readonly current: CategoryId | null;
  /** `prepare` renders the sections that the jump passes. */
  readonly jumpTo: (id: CategoryId, prepare: () => void) => void;
}

/** Searches the children only: searching all of a long menu takes a slow phone several frames. */
function sectionsIn(root: Element | null): HTMLElement[] {
  const children = [...(root?.children ?? [])] as HTMLElement[];
  return children.filter(({ dataset }) => dataset["category"]);
}

/**
 * Where a section ends up after a jump: below the bar, which sticks below the host page's header. In pixels of the
 * window, as scrolling uses.
 */
function restPx(root: Element | null, offsetPx: number): number {
  const bar = root?.firstElementChild;
  const barTopPx = (bar && Number.parseFloat(getComputedStyle(bar).top)) || 0;
  return (barTopPx + offsetPx) * (root?.currentCSSZoom ?? 1);
}

function firstTopPx(root: Element | null): number {
  return sectionsIn(root)[0]?.getBoundingClientRect().top ?? 0;
}

function isSeen(section: HTMLElement): boolean {
  const { top, bottom } = section.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/**
 * The section below the bar. A jump sets its target immediately and keeps it, even if the last section is too short to
 * reach the bar.
 */
export function useScrollSpy(
  rootRef: RefObject<HTMLElement | null>,
  sections: readonly MenuSection[],
  offsetPx: number,
  extras: MenuExtras | null,
): ScrollSpy {
  const [current, setCurrent] = useState<CategoryId | null>(null);
  const stopJump = useRef<(() => void) | null>(null);
  const top = useRef<CategoryId | null>(null);
  // Where a jump has ended: its target stays marked until the diner scrolls on.
  const jumpedToPx = useRef<number | null>(null);

  useEffect(() => {
    const ids = new Set(sections.map(({ id }) => id));
    // A search leaves other sections in the page, hidden.
    const elements = sectionsIn(rootRef.current).filter(({ dataset }) => ids.has(dataset["category"] ?? ""));
    return extras?.watchSections(elements, restPx(rootRef.current, offsetPx) + slackPx, ({ dataset }) => {
      top.current = dataset["category"] ?? null;
      const movedPx = firstTopPx(rootRef.current) - (jumpedToPx.current ?? Number.POSITIVE_INFINITY);
      if (stopJump.current || Math.abs(movedPx) < slackPx) return;
      jumpedToPx.current = null;
      setCurrent(top.current);
    });
  }, [rootRef, sections, offsetPx, extras]);

  useEffect(() => () => stopJump.current?.(), []);

  const jumpTo = useCallback(
    (id: CategoryId, prepare: () => void) => {
      stopJump.current?.();
      setCurrent(id);
      // Responds to the tap first: the scroll renders and lays out the menu.
      stopJump.current = afterPaint(() => {
        stopJump.current = null;
        prepare();
        const target = sectionsIn(rootRef.current).find(({ dataset }) => dataset["category"] === id);
        if (!target) return;
        const px = restPx(rootRef.current, offsetPx);
        if (extras) {
          stopJump.current = extras.scrollToElement(target, px, () => {
            stopJump.current = null;
            // Unless the diner has scrolled on the way.
            if (isSeen(target)) jumpedToPx.current = firstTopPx(rootRef.current);
            else setCurrent(top.current);
          });
        } else {
          // The pixels of a style are the shop's: the host page's zoom enlarges them.
          target.style.scrollMarginTop = `${px / (target.currentCSSZoom ?? 1)}px`;
          target.scrollIntoView();
        }
        // Moves the keyboard focus to the section in view.
        afterPaint(() => target.querySelector("h2")?.focus({ preventScroll: true }));
      });
    },
    [rootRef, offsetPx, extras],
  );
  const isThere = sections.some(({ id }) => id === current);
  return { current: isThere ? current : (sections[0]?.id ?? null), jumpTo };
}
