/** A site's own header above the shop, but no picture of its own. */
const mostAbovePx = 160;

/**
 * Whether little of the page stands above the shop. If there is more, the page has a hero of its own, and the shop shows
 * none below it. Measured once, because what the page shows later must not move the shop. In an order button's panel,
 * nothing of the page does.
 */
export function startsPage(element: Element): boolean {
  const isInPanel = () => getComputedStyle(element).getPropertyValue("--page-beside") !== "";
  return element.getBoundingClientRect().top + scrollY < mostAbovePx || isInPanel();
}
