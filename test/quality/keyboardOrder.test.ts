import { expect, it } from "vitest";
import { goTo } from "./focus.ts";
import { setStage } from "./setStage.ts";
import { dialogGone, find, inShop } from "./stage.ts";

const stage = setStage();

for (const { widthPx, tags } of [
  { widthPx: 360, tags: [] },
  { widthPx: 1280, tags: ["thorough"] },
]) {
  it(`lets a diner with only a keyboard order at ${widthPx} px, with every focus visible`, {
    tags,
    timeout: 120_000,
  }, async () => {
    const page = await stage.openMenu({ widthPx, heightPx: 800 });
    // The way to it: keyboard.test.ts.
    await (await find(page, "button.menu-card")).focus();
    await page.keyboard.press("Enter");
    await find(page, "dialog[open]");
    const stops = [...(await goTo(page, /^Add to cart/))];
    await page.keyboard.press("Enter");
    await dialogGone(page);
    // Skips the rest of a long menu, which is like its first card.
    await page.$eval(inShop(".menu-section:last-of-type li:last-child button"), (last) =>
      (last as HTMLElement).focus(),
    );
    if (widthPx < 992) {
      stops.push(...(await goTo(page, /^Cart/)));
      await page.keyboard.press("Enter");
      await find(page, ".cart-line");
    }
    stops.push(...(await goTo(page, /^Checkout/)));
    await page.keyboard.press("Enter");
    await find(page, ".checkout__fields");
    stops.push(...(await goTo(page, /^Pay now/)));
    await page.keyboard.press("Enter");
    await find(page, ".order__buttons");
    stops.push(...(await goTo(page, /^Continue ordering/)));
    expect(stops.filter(({ ringPixels }) => ringPixels < 40)).toEqual([]);
    await page.keyboard.press("Enter");
    await find(page, "button.menu-card");
  });
}
