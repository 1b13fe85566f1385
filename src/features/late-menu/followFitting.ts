import { flushSync } from "react-dom";

/**
 * How many of a list's items stand beside each other before its last one, "More", is needed: measured live, until it is
 * stopped.
 */
export function followFitting(list: HTMLElement, itemCount: number, onCount: (count: number) => void): () => void {
  // It tells of the first layout too, before the paint: to ask now would have the page laid out once more.
  const observer = new ResizeObserver(() => flushSync(() => onCount(fittingCount(list, itemCount))));
  observer.observe(list);
  // Another language or a font that comes late makes the names wider.
  for (const item of list.children) observer.observe(item);
  return () => observer.disconnect();
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
