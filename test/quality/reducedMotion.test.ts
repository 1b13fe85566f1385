import { expect, it } from "vitest";
import { nextFrame } from "./focus.ts";
import { setStage } from "./setStage.ts";
import { find, inShop, press } from "./stage.ts";

const stage = setStage();

/** The position of the next dialog right after it opens, before any frame. */
function placeOfNextDialog(): Promise<{ readonly left: number; readonly opacity: string }> {
  return new Promise((resolve) => {
    const root = document.querySelector("servery-storefront")?.shadowRoot;
    if (!root) return;
    const observer = new MutationObserver(() => {
      const dialog = root.querySelector(".drawer, .dialog");
      if (!dialog?.matches(":popover-open, [open]")) return;
      observer.disconnect();
      resolve({ left: dialog.getBoundingClientRect().left, opacity: getComputedStyle(dialog).opacity });
    });
    observer.observe(root, { childList: true, subtree: true, attributes: true });
  });
}

/** Counts from now on the movements in the shop that are meant to last longer than a blink, even if they end early. */
function countMovements(): void {
  const page = globalThis as unknown as { movements: number };
  page.movements = 0;
  const count = ({ target }: Event) => {
    const { animationDuration, transitionDuration } = getComputedStyle(target as Element);
    const seconds = `${animationDuration},${transitionDuration}`.split(",").map(Number.parseFloat);
    if (Math.max(...seconds) > 0.01) page.movements += 1;
  };
  const root = document.querySelector("servery-storefront")?.shadowRoot;
  for (const begin of ["animationstart", "transitionrun"]) root?.addEventListener(begin, count);
}

it.each([
  { wish: "reduce", moves: false },
  { wish: "no-preference", moves: true },
])("moves a drawer and a dialog, unless reduced motion is preferred: $wish", async ({ wish, moves }) => {
  const page = await stage.openMenu({ widthPx: 360, heightPx: 740 });
  await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: wish }]);
  await page.evaluate(countMovements);
  // The drawer is at the end, below the button that opens it, and leaves a strip of the menu in sight.
  for (const [opener, closer, left] of [
    [".header .icon-button", ".drawer .icon-button", 40],
    ["button.menu-card", ".dialog .icon-button", 0],
  ] as const) {
    const place = page.evaluate(placeOfNextDialog);
    await (await find(page, opener)).click();
    if (!moves) expect(await place).toEqual({ left, opacity: "1" });
    await press(page, closer);
    await page.waitForSelector(inShop("dialog"), { hidden: true });
  }
  expect(Number(await page.evaluate("movements")) > 0).toBe(moves);
});

it("arrives at a category immediately if reduced motion is preferred", { tags: ["thorough"] }, async () => {
  const page = await stage.openMenu({ widthPx: 1280, heightPx: 800 });
  await (await find(page, ".category-menu li:nth-child(4) .category-menu__link")).click();
  await page.evaluate(nextFrame);
  const heading = inShop(".menu-section ~ .menu-section ~ .menu-section ~ .menu-section h2");
  const top = await page.$eval(heading, (element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(250);
});
