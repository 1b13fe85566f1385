// @vitest-environment happy-dom

import { expect, it } from "vitest";
import { showCurrent } from "../../../src/features/menu-extras/showCurrent.ts";

const startPx = 12;
const fadePx = 32;
const gapPx = 4;

/** Where the strip of a phone ends up: 248 px wide, with categories of these widths after the dietary choices. */
function scrolledTo(widths: readonly number[], current: number, dietaryPx: number): number {
  const strip = document.createElement("div");
  strip.style.scrollPaddingInlineStart = `${startPx}px`;
  strip.style.scrollPaddingInlineEnd = `${fadePx}px`;
  let offsetLeft = startPx + dietaryPx;
  widths.forEach((offsetWidth, at) => {
    const link = document.createElement("a");
    if (at === current) link.setAttribute("aria-current", "true");
    for (const [key, value] of Object.entries({ offsetLeft, offsetWidth })) {
      Object.defineProperty(link, key, { value });
    }
    offsetLeft += offsetWidth + gapPx;
    strip.append(link);
  });
  Object.defineProperty(strip, "clientWidth", { value: 248 });
  let leftPx = Number.NaN;
  strip.scrollTo = (to?: ScrollToOptions | number) => {
    leftPx = (to as ScrollToOptions).left ?? Number.NaN;
  };
  document.body.append(strip);
  showCurrent(strip);
  return leftPx;
}

it.each<[string, number[], number, number, number]>([
  ["the first stays beside the dietary choices", [73, 90, 90], 0, 89, 0],
  ["the first is whole without them", [142, 90, 90], 0, 89, 89],
  ["the first stays if it is whole nowhere", [240, 90, 90], 0, 89, 0],
  ["another stops where a name begins, near the middle", [70, 70, 70, 70], 2, 0, 74],
  ["another is never under the fading end", [100, 110, 90], 1, 0, 104],
  ["another that is whole nowhere begins at the start", [90, 240, 90], 1, 0, 94],
])("the strip of categories: %s", (_case, widths, current, dietaryPx, leftPx) => {
  expect(scrolledTo(widths, current, dietaryPx)).toBe(leftPx);
});
