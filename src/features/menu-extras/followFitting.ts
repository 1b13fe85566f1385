import { flushSync } from "react-dom";

/** Reports how many items of a list fit before its last one, "More", is needed. Measures live until it is stopped. */
export function followFitting(list: HTMLElement, itemCount: number, onCount: (count: number) => void): () => void {
  // The observer also reports the first layout, before the paint. Measuring now would cause an extra layout.
  const observer = new ResizeObserver(() => flushSync(() => onCount(fittingCount(list, itemCount))));
  observer.observe(list);
  // Another language, or a font that loads late, changes the width of the names.
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
