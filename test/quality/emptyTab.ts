import type { Page } from "puppeteer-core";
import type { Demo } from "../../widget-demo/backend/createDemo.ts";

/**
 * Makes the tab look new to the shop. The next visit is a third faster, because the browser keeps what it fetched and
 * compiled.
 */
export async function emptyTab(page: Page, demo: Demo): Promise<void> {
  // On a page of the shop's own origin, so that what the shop stores while leaving is cleared too.
  await page.goto(`${demo.url}sandbox/outbox`);
  await page.evaluate(() => sessionStorage.clear());
  const session = await page.createCDPSession();
  await session.send("Storage.clearDataForOrigin", { origin: new URL(demo.url).origin, storageTypes: "all" });
  await session.detach();
  // Moves the pointer away, so that nothing on the next page is under it.
  await page.mouse.move(0, 0);
}
