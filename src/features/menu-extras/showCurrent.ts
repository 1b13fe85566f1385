/** Scrolls the strip so that the current category is in its middle, or to its start for the first category. */
export function showCurrent(strip: HTMLElement): void {
  const link = strip.querySelector<HTMLElement>("[aria-current]");
  if (!link) return;
  // At the start are the dietary choices, too: they don't leave beside a phone's open search as soon as the menu loads.
  const isFirst = link === strip.querySelector("a");
  // Scrolls only the strip: `scrollIntoView` would also scroll the page.
  const left = isFirst ? 0 : link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2;
  const top = isFirst ? 0 : link.offsetTop - (strip.clientHeight - link.offsetHeight) / 2;
  strip.scrollTo({ left, top, behavior: "smooth" });
}
