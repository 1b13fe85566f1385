/**
 * Scrolls the strip so that the current category is as near to its middle as the places where the strip stops allow, and
 * never under a fading end (views/menu/MenuBarView.css).
 */
export function showCurrent(strip: HTMLElement): void {
  const link = strip.querySelector<HTMLElement>("[aria-current]");
  if (!link) return;
  const links = [...strip.querySelectorAll("a")];
  const isFirst = link === links[0];
  const stops = links.map(({ offsetLeft }) => offsetLeft - paddingPx(strip, "Start"));
  const most = stops[links.indexOf(link as HTMLAnchorElement)] ?? 0;
  const least = link.offsetLeft + link.offsetWidth + paddingPx(strip, "End") - strip.clientWidth;
  const middle = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2;
  // At the start are the dietary choices, too. They leave only if the first category is whole without them.
  const isAtStart = isFirst && (least <= 0 || least > most);
  const [nearest = most] = stops
    .filter((stop) => stop >= least && stop <= most)
    .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  const top = isFirst ? 0 : link.offsetTop - (strip.clientHeight - link.offsetHeight) / 2;
  // Scrolls only the strip: `scrollIntoView` would also scroll the page.
  strip.scrollTo({ left: isAtStart ? 0 : nearest, top, behavior: "smooth" });
}

function paddingPx(strip: HTMLElement, side: "Start" | "End"): number {
  return Number.parseFloat(getComputedStyle(strip)[`scrollPaddingInline${side}`]) || 0;
}
