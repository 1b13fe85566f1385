import { registerSheet } from "../../ui/sheets.ts";
import css from "./phoneBar.css?inline";

registerSheet(css);

/** Shorter moves count as a trembling thumb. */
const leastMovePx = 24;
/**
 * How far the bar must have been pushed down before its upper part may fold: its original place is then out of view.
 */
const leastStuckPx = 60;

const hands = ["wheel", "touchstart", "keydown"] as const;

/**
 * Folds a phone's search field while the diner scrolls down. Shows it again when the page scrolls up or the field gets
 * the focus. A scroll that a category's link starts leaves the whole bar visible.
 */
export function foldSearch(bar: HTMLElement): () => void {
  const search = bar.querySelector(".menu-bar__search");
  const page = bar.ownerDocument;
  const menuTopPx = () => bar.parentElement?.getBoundingClientRect().top ?? 0;
  let [turnPx, isByHand] = [menuTopPx(), false];
  const fold = (isFolded: boolean) => bar.toggleAttribute("data-folded", isFolded);
  const canFold = () => {
    const stickyPx = Number.parseFloat(getComputedStyle(bar).top) || 0;
    return isByHand && !search?.matches(":focus-within") && menuTopPx() < stickyPx - leastStuckPx;
  };
  const scroll = () => {
    const topPx = menuTopPx();
    const isFolded = bar.hasAttribute("data-folded");
    // Measured from where the direction changed: the highest position while shown, the lowest while folded.
    turnPx = isFolded ? Math.min(turnPx, topPx) : Math.max(turnPx, topPx);
    if (Math.abs(topPx - turnPx) < leastMovePx) return;
    if (isFolded || canFold()) fold(!isFolded);
    turnPx = topPx;
  };
  const byHand = () => {
    isByHand = true;
  };
  const show = () => fold(false);
  const byLink = () => {
    isByHand = false;
    show();
  };
  search?.addEventListener("focusin", show);
  bar.addEventListener("click", byLink);
  // Catches scrolling of the page and of any box in it.
  page.addEventListener("scroll", scroll, { capture: true, passive: true });
  for (const name of hands) page.addEventListener(name, byHand, { capture: true, passive: true });
  return () => {
    show();
    search?.removeEventListener("focusin", show);
    bar.removeEventListener("click", byLink);
    page.removeEventListener("scroll", scroll, { capture: true });
    for (const name of hands) page.removeEventListener(name, byHand, { capture: true });
  };
}
