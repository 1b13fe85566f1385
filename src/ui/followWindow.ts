/** Less than this is a diner who magnifies a part of the dialog. */
const leastWidthPx = 320;

/**
 * A phone draws a page without a viewport (`<meta name="viewport">`) 980 px wide, and its window shows the part to which
 * the diner has zoomed. Tells the dialog's style sheet how much of the page isn't seen at each side. Returns what
 * ends it.
 */
export function followWindow({ style }: HTMLElement): () => void {
  const seen = window.visualViewport;
  const page = document.documentElement;
  // A phone that is turned may still give its width upright.
  const sides = [screen.width, screen.height];
  const acrossPx = page.clientWidth > page.clientHeight ? Math.max(...sides) : Math.min(...sides);
  // A page with a viewport is as wide as the screen, and stays as it is while a diner zooms.
  if (!seen || page.clientWidth <= acrossPx) return () => {};
  const follow = () => {
    const { offsetTop: top, offsetLeft: left, width, height } = seen;
    if (width < leastWidthPx) return;
    const hide = (side: string, px: number, ofPx: number) =>
      style.setProperty(`--unseen-${side}`, `${(100 * Math.max(0, px)) / ofPx}%`);
    hide("top", top, page.clientHeight);
    hide("bottom", page.clientHeight - top - height, page.clientHeight);
    hide("left", left, page.clientWidth);
    hide("right", page.clientWidth - left - width, page.clientWidth);
  };
  follow();
  for (const name of ["resize", "scroll"]) seen.addEventListener(name, follow);
  return () => {
    for (const name of ["resize", "scroll"]) seen.removeEventListener(name, follow);
  };
}
