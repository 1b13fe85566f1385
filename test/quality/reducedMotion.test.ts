import { expect, it } from "vitest";
import { setStage } from "./setStage.ts";
import { embedAddress, find, inShop, openPage } from "./stage.ts";

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

it("shows a drawer and a dialog in place immediately if reduced motion is preferred", async () => {
  const page = await openPage(stage.browser, { widthPx: 360, heightPx: 740 });
  await page.goto(embedAddress(stage.demo, { "store-id": "120" }));
  await find(page, "button.menu-card");
  for (const [opener, closer] of [
    [".header .icon-button", ".drawer .icon-button"],
    ["button.menu-card", ".dialog .icon-button"],
  ] as const) {
    const place = page.evaluate(placeOfNextDialog);
    await (await find(page, opener)).click();
    expect(await place).toEqual({ left: 0, opacity: "1" });
    await (await find(page, closer)).click();
    await page.waitForSelector(inShop("dialog"), { hidden: true });
  }
});
