import type { HTTPRequest, Page } from "puppeteer-core";

/** The scripts of a first view, in the order in which they do something for the diner. */
const scripts = { entry: /storefront\.js/, first: /chunks\/first-/, app: /chunks\/(?:shop|react)-/ };

/** Holds the scripts back, as a slow network does, until each is let through. */
export async function holdScripts(page: Page): Promise<(name: keyof typeof scripts) => Promise<void>> {
  const held: HTTPRequest[] = [];
  const open: RegExp[] = [];
  await page.setRequestInterception(true);
  page.on("request", (request) => {
    const isHeld = Object.values(scripts).some((script) => script.test(request.url()) && !open.includes(script));
    if (isHeld) held.push(request);
    else void request.continue();
  });
  return async (name) => {
    open.push(scripts[name]);
    const now = held.filter((each) => scripts[name].test(each.url()) && !each.isInterceptResolutionHandled());
    await Promise.all(now.map((each) => each.continue()));
  };
}
