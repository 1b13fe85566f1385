const durationMs = 500;
/** Cards that come into sight get their real height a frame or two later, on a slow phone long after the last step. */
const restFrames = 4;
const longestMs = 2_000;

function isScroller(element: Element): boolean {
  const { overflowY } = getComputedStyle(element);
  return /auto|scroll|overlay/.test(overflowY) && element.scrollHeight > element.clientHeight;
}

/** The element that scrolls the given one: a box of the host page around it, or the page itself. */
function scrollerOf(element: Element): Element | null {
  let node: Node | null = element.parentNode;
  while (node) {
    if (node instanceof Element && node !== document.body && isScroller(node)) return node;
    if (node instanceof ShadowRoot) node = node.host;
    // The page may show the shop in a slot of a box of its own, as an order button does.
    else node = (node as Element).assignedSlot ?? node.parentNode;
  }
  return document.scrollingElement;
}

function topEdge(scroller: Element): number {
  return scroller === document.scrollingElement ? 0 : scroller.getBoundingClientRect().top;
}

function eased(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;
}

const interruptions = ["wheel", "touchstart", "keydown"] as const;

/**
 * S6: takes 500 ms, and the element ends `offsetPx` below the top. Recomputes its target in each frame, because
 * sections get their real height on the way and after it. With reduced motion it jumps there at once, and still corrects its
 * position. Stops when the diner scrolls. Returns a function that stops it.
 */
export function scrollToElement(element: Element, offsetPx: number, onEnd: () => void): () => void {
  const scroller = scrollerOf(element);
  if (!scroller) return () => {};
  const distance = () => element.getBoundingClientRect().top - topEdge(scroller) - offsetPx;
  const moveBy = (px: number) => scroller.scrollBy({ top: px, behavior: "instant" });
  const whole = distance();
  const begin = performance.now();
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  let [frame, rested] = [0, 0];
  const end = () => {
    cancelAnimationFrame(frame);
    for (const name of interruptions) window.removeEventListener(name, end);
    onEnd();
  };
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - begin) / durationMs));
    const before = distance();
    const missed = before - (isStill ? 0 : whole * (1 - eased(part)));
    moveBy(missed);
    // At the end of the page it can't come nearer.
    const isAtRest = Math.abs(missed) < 1 || distance() === before;
    rested = part === 1 && isAtRest ? rested + 1 : 0;
    if (rested === restFrames || now - begin > longestMs) end();
    else frame = requestAnimationFrame(step);
  };
  for (const name of interruptions) window.addEventListener(name, end, { passive: true });
  frame = requestAnimationFrame(step);
  return end;
}
