/** Less than this is a diner who magnifies a part of the dialog. */
const leastWidthPx = 320;

/** A phone's keyboard hides more of the window than this, a browser's bars hide less. */
const leastKeyboardPx = 120;

/** A phone draws a page without a viewport (`<meta name="viewport">`) 980 px wide, and shows the part that is zoomed to. */
function isWiderThanScreen({ clientWidth, clientHeight }: Element): boolean {
  // A phone that is turned may still give its width upright.
  const sides = [screen.width, screen.height];
  return clientWidth > (clientWidth > clientHeight ? Math.max(...sides) : Math.min(...sides));
}

/** A diner who zooms sees the part that they want to see. */
function hasKeyboard({ height, scale }: VisualViewport, { clientHeight }: Element): boolean {
  return Math.abs(scale - 1) < 0.01 && clientHeight - height > leastKeyboardPx;
}

/**
 * Tells the dialog's style sheet how much of the page isn't seen at each side, because of a keyboard or on a page without
 * a viewport, and keeps the focused field in sight. Returns what ends it.
 */
export function followWindow(dialog: HTMLElement): () => void {
  const seen = window.visualViewport;
  // In quirks mode, the window's size is the body's, and the other is as tall as the page.
  const page = document.compatMode === "BackCompat" ? document.body : document.documentElement;
  if (!seen) return () => {};
  const isWide = isWiderThanScreen(page);
  const hide = (side: string, px: number, ofPx: number) => {
    const part = `${(100 * Math.max(0, px)) / ofPx}%`;
    // An order button's panel leaves the page in sight, to its left.
    const hidden = side === "left" ? `max(${part}, var(--page-beside, 0%))` : part;
    dialog.style.setProperty(`--unseen-${side}`, hidden);
  };
  let isCut = false;
  const follow = () => {
    const { offsetTop: top, offsetLeft: left, width, height } = seen;
    if (isWide && width < leastWidthPx) return;
    const wasCut = isCut;
    isCut = isWide || hasKeyboard(seen, page);
    if (!isCut && !wasCut) return;
    hide("top", isCut ? top : 0, page.clientHeight);
    hide("bottom", isCut ? page.clientHeight - top - height : 0, page.clientHeight);
    hide("left", isCut ? left : 0, page.clientWidth);
    hide("right", isCut ? page.clientWidth - left - width : 0, page.clientWidth);
  };
  const resize = () => {
    follow();
    if (isCut) dialog.querySelector(":focus")?.scrollIntoView({ block: "nearest" });
  };
  follow();
  seen.addEventListener("resize", resize);
  seen.addEventListener("scroll", follow);
  return () => {
    seen.removeEventListener("resize", resize);
    seen.removeEventListener("scroll", follow);
  };
}
