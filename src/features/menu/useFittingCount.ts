import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { afterPaint } from "../../ui/afterPaint.ts";

interface Fitting {
  readonly isPainted: boolean;
  /** Null until it is measured. */
  readonly count: number | null;
}

/**
 * How many of the list's items stand beside each other before its last one, "More", is needed. Measured live, and for
 * the first time when the menu has been painted.
 */
export function useFittingCount(listRef: RefObject<HTMLElement | null>, items: readonly unknown[]): Fitting {
  const [isPainted, setPainted] = useState(false);
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list || !isPainted) return;
    // It tells of the first layout too, before the paint: to ask now would have the page laid out once more.
    const observer = new ResizeObserver(() => flushSync(() => setCount(fittingCount(list, items.length))));
    observer.observe(list);
    // Another language or a font that comes late makes the names wider.
    for (const item of list.children) observer.observe(item);
    return () => observer.disconnect();
  }, [listRef, items, isPainted]);
  return { isPainted, count };
}

function fittingCount(list: HTMLElement, itemCount: number): number {
  const gapPx = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
  const widths = [...list.children].map((child) => child.getBoundingClientRect().width);
  const roomPx = list.getBoundingClientRect().width;
  const items = widths.slice(0, itemCount);
  if (sum(items, gapPx) <= roomPx) return itemCount;
  const leftPx = roomPx - (widths[itemCount] ?? 0) - gapPx;
  const fitting = items.findIndex((_, index) => sum(items.slice(0, index + 1), gapPx) > leftPx);
  return Math.max(0, fitting);
}

function sum(widths: readonly number[], gapPx: number): number {
  return widths.reduce((total, width) => total + width + gapPx, -gapPx);
}
