import type { HTTPRequest, Page } from "puppeteer-core";

/** Holds the page's requests whose URL matches, until the returned function is called. */
export async function holdRequests(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  const held: HTTPRequest[] = [];
  let isHeld = true;
  await page.setRequestInterception(true);
  page.on("request", (request) => {
    if (isHeld && pattern.test(request.url())) held.push(request);
    else void request.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((request) => request.continue()));
  };
}
