import { registerSheet } from "../../ui/sheets.ts";
import css from "./phoneBar.css?inline";

registerSheet(css);

/** Less is a thumb that trembles. */
const leastMovePx = 24;
/** So far the bar has to have been pushed down before its upper part may go: its place is behind it then. */
const leastStuckPx = 60;

const hands = ["wheel", "touchstart", "keydown"] as const;

/**
 * A phone's search goes out of the way while a hand scrolls down, and is back as the page goes up, or when the focus
 * comes to it. What a category's link scrolls by itself comes to rest below the whole bar.
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
    // From where it turned: the highest it has been while it is shown, the lowest while it is folded.
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
  // Whatever scrolls: the page, or a box of it.
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
