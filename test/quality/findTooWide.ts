import type { Page } from "puppeteer-core";

/**
 * These are wider by design: strips that scroll sideways, a table that is wider than a phone, the header's one line with
 * a store's name, which the page's heading shows in full, and an address beside a closed store's telephone, which Contact
 * shows in full.
 */
const pushed =
  ".menu-bar__strip, .menu-rail__cards, .venues__tabs > .tabs, .log__scroll, .store-brand__name, .store-header__place:has(+ .telephone)";

/** Elements that extend beyond the window, or are cut off at the edge of their own box. */
function tooWideIn(mayBePushed: string): string[] {
  const name = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`;
  const page = document.scrollingElement;
  const found = page && page.scrollWidth > innerWidth ? [`the page: ${page.scrollWidth} px`] : [];
  const root = document.querySelector("servery-storefront")?.shadowRoot;
  for (const element of root?.querySelectorAll("*") ?? []) {
    if (element.closest(`${mayBePushed}, .visually-hidden`) || !element.checkVisibility()) continue;
    const { right, width, left } = element.getBoundingClientRect();
    if (width > 0 && (right > innerWidth + 1 || left < -1)) found.push(`${name(element)}: ${left} to ${right} px`);
    const { overflowX } = getComputedStyle(element);
    if (overflowX !== "visible" && overflowX !== "clip" && element.scrollWidth > element.clientWidth + 1) {
      found.push(`${name(element)} scrolls: ${element.scrollWidth} px in ${element.clientWidth} px`);
    }
  }
  return found;
}

/** What is too wide on this page, one element per entry. */
export function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(tooWideIn, pushed);
}
