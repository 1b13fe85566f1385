import { describe, expect, it } from "vitest";
import { useJourneys } from "../support/journey.ts";
import { until } from "../support/until.ts";
import { pathIs, shopScript } from "./pageSteps.ts";

/** A strict policy, as a host page may have. What the shop writes into the head must not violate it. */
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:";
const strict = `<!doctype html><html lang="de"><head><meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy"
  content="${policy}; manifest-src blob:; require-trusted-types-for 'script'; trusted-types servery-page" />
<meta name="viewport" content="width=device-width, initial-scale=1" /><title>Order</title>
<link rel="icon" href="data:," /></head><body>
<servery-storefront full-page base-path="/strict.html" store-id="120"></servery-storefront>
${shopScript}</body></html>`;

const journeys = useJourneys({ "strict.html": strict });

const theMenu = "Patty & Sons, Bourke St";

describe("a full page", () => {
  // test/app/routes.test.tsx covers all routes. The browser's part is the same for each.
  it("R4, R6: shows a route by its address, and goes forward and back, each time to the top with focus on the heading", async () => {
    const visit = await journeys.open("/order/LogViewer");
    const shows = async (path: string, heading: string) => {
      await visit.find("heading", heading);
      await pathIs(visit, `/order${path}`);
    };
    await shows("/LogViewer", "The log is empty");
    await visit.go("/order/store/120/checkout/giftcards");
    await shows("/store/120/checkout/giftcards", "Checkout");
    await visit.page.reload();
    await shows("/store/120/checkout/giftcards", "Checkout");
    await visit.go("/order/no/such/screen/anywhere");
    await shows("/no/such/screen/anywhere", theMenu);
    await visit.page.goBack();
    await shows("/store/120/checkout/giftcards", "Checkout");

    await visit.go("/order/?table=12");
    await visit.find("link", "Contact");
    const hrefs = await visit.page.$$eval(">>> footer a", (links) => links.map((link) => link.getAttribute("href")));
    // They can be opened in a new tab.
    expect(hrefs.map((href) => href?.replace(/\?.*/, ""))).toEqual([
      "/order/about",
      "/order/contact",
      "/order/privacypolicy",
    ]);
    await visit.click("link", "About");
    await visit.find("heading", "About");
    await pathIs(visit, "/order/about");
    expect(new URL(visit.page.url()).search).toBe("?table=12");
    await visit.click("link", "Contact");
    await visit.find("heading", "Contact");
    await until(async () => expect(await visit.focused()).toMatchObject({ role: "heading", name: "Contact" }));
    expect(await visit.page.evaluate(() => scrollY)).toBe(0);
    await visit.page.goBack();
    await visit.find("heading", "About");
    await visit.page.goBack();
    await visit.find("heading", theMenu);
    await visit.page.goForward();
    await visit.find("heading", "About");
    await pathIs(visit, "/order/about");
  });

  it("has the shop's own head under a strict policy, with links that open a dish", async () => {
    const visit = await journeys.open("/strict.html");
    const { page } = visit;
    await page.waitForFunction((title) => document.title === title, {}, theMenu);
    const [lang, canonical, text] = await page.evaluate(() => [
      document.documentElement.lang,
      document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
      document.querySelector('script[type="application/ld+json"]')?.textContent ?? "",
    ]);
    const own = `${journeys.demo.origin}/strict.html`;
    expect([lang, canonical]).toEqual(["en", `${own}/`]);
    const cdp = await page.createCDPSession();
    const manifest = await cdp.send("Page.getAppManifest");
    expect(manifest.errors).toEqual([]);
    expect(JSON.parse(manifest.data ?? "")).toMatchObject({ name: theMenu, start_url: `${own}/`, scope: `${own}/` });
    const restaurant = JSON.parse(text ?? "");
    const [dish] = restaurant.hasMenu.hasMenuSection[0].hasMenuItem;
    expect(dish.url).toMatch(/\?item=/);
    // The demo serves this page at one address only.
    await visit.go(new URL(dish.url).pathname.replace(/\/$/, "") + new URL(dish.url).search);
    await visit.find("dialog", dish.name);
  });
});
