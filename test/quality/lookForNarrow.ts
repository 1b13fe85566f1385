import type { Page } from "puppeteer-core";
import { expect } from "vitest";
import { findBrokenWords } from "./findBrokenWords.ts";
import { findTooWide } from "./findTooWide.ts";
import { nextFrame } from "./focus.ts";

/** Selects whose chosen option is cut, found by rendering the option in the space it has. */
function findCutChoices(): string[] {
  const root = document.querySelector("servery-storefront")?.shadowRoot;
  return Array.from(root?.querySelectorAll("select") ?? []).flatMap((select) => {
    const { font, whiteSpace, paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(select);
    const room = document.createElement("div");
    const widthPx = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    Object.assign(room.style, { font, whiteSpace, width: `${widthPx}px` });
    room.textContent = select.selectedOptions[0]?.label ?? "";
    select.after(room);
    const { scrollWidth, offsetHeight } = room;
    room.remove();
    const heightPx = select.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
    return scrollWidth > widthPx + 1 || offsetHeight > heightPx + 1 ? [`${room.textContent}: ${scrollWidth} px`] : [];
  });
}

/**
 * Checks that nothing is too wide or cut on a narrow phone, on a desktop zoomed to 200 %, and in a column of 240 px.
 */
export async function lookForNarrow(page: Page): Promise<void> {
  const found: string[] = [];
  for (const size of [
    { width: 320, height: 640 },
    { width: 640, height: 400 },
    { width: 240, height: 640 },
  ]) {
    await page.setViewport(size);
    await page.evaluate(nextFrame);
    found.push(...(await findTooWide(page)).map((what) => `at ${size.width} px: ${what}`));
  }
  const cut = [...(await page.evaluate(findBrokenWords)), ...(await page.evaluate(findCutChoices))];
  expect([...found, ...cut], "in little room").toEqual([]);
}
