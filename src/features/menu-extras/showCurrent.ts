/** Scrolls the strip so that the current category is in its middle. */
export function showCurrent(strip: HTMLElement): void {
  const link = strip.querySelector<HTMLElement>("[aria-current]");
  if (!link) return;
  // Scrolls only the strip: `scrollIntoView` would also scroll the page.
  const left = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2;
  const top = link.offsetTop - (strip.clientHeight - link.offsetHeight) / 2;
  strip.scrollTo({ left, top, behavior: "smooth" });
}
