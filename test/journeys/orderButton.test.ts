import { expect, it, vi } from "vitest";
import { desk, phone, useJourneys, type Visit } from "../support/journey.ts";

const page = (buttons: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>A restaurant's page</title>
    <link rel="icon" href="data:," />
    <style>a { color: orange; text-decoration: underline } button { background: lime } p { height: 900px }</style>
  </head>
  <body>
    <h1>Patty & Sons</h1>
    <p>We grill.</p>
    ${buttons}
    <p>We bake.</p>
    <script type="module" src="/storefront.js" crossorigin></script>
  </body>
</html>`;

const journeys = useJourneys({
  "linked.html": page(`
    <servery-order-button store-id="120" mode="pickup"><p><a href="/bare.css">Order now</a></p></servery-order-button>
    <servery-order-button store-id="120" position="bottom-right" label="Hungry?" mode="pickup"></servery-order-button>`),
});

const scrolled = ({ page: shown }: Visit) => shown.evaluate(() => Math.round(scrollY));
const shops = ({ page: shown }: Visit) => shown.$$eval("servery-storefront", (all) => all.length);
const focused = ({ page: shown }: Visit) => shown.evaluate(() => document.activeElement?.textContent);

async function addBurger(visit: Visit): Promise<void> {
  await visit.find("dialog", "Order online");
  await visit.click("button", "Add Bourke St Cheeseburger");
  await visit.find("button", "Remove one Bourke St Cheeseburger");
}

it("R108: a phone's page opens the shop from its link, and keeps it as it was", async () => {
  const visit = await journeys.open("/linked.html", { size: phone });
  const link = await visit.handle("link", "Order now");
  expect(await journeys.demo.requests("GET", "/Companies/120")).toBe(0);
  expect(await shops(visit)).toBe(0);
  await link.evaluate((each) => each.scrollIntoView({ block: "center" }));
  const before = await scrolled(visit);
  const state = await visit.page.evaluate(() => history.length);
  await visit.click("link", "Order now");
  await addBurger(visit);
  // Escape closes an inner dialog first.
  await visit.click("button", /^Halloumi & charred corn/);
  await visit.find("dialog", "Halloumi & charred corn");
  await visit.page.keyboard.press("Escape");
  await visit.gone("dialog", "Halloumi & charred corn");
  await visit.find("dialog", "Order online");
  await visit.page.keyboard.press("Escape");
  await visit.gone("dialog", "Order online");
  expect(await focused(visit)).toBe("Order now");
  expect(await scrolled(visit)).toBe(before);
  expect(await visit.page.evaluate(() => history.length)).toBe(state);
  await visit.find("image", "1 in your cart");
  // The other button of this store opens the same shop.
  await visit.click("button", "Hungry?");
  await visit.find("button", "Remove one Bourke St Cheeseburger");
  expect(await shops(visit)).toBe(1);
  await visit.click("button", "Close");
  await visit.gone("dialog", "Order online");
});

it("R108: a desk's shop stands beside the page; without CloseWatcher, Back closes it", async () => {
  const visit = await journeys.open("/embed.html?store-id=120&button&label=Order%20here&position=bottom-left", {
    size: desk,
    before: "delete globalThis.CloseWatcher; history.replaceState({ host: 1 }, '')",
  });
  await visit.click("button", "Order here");
  await addBurger(visit);
  expect(await visit.page.evaluate(() => history.state)).toEqual({ host: 1 });
  await visit.page.goBack();
  await visit.gone("dialog", "Order online");
  expect(new URL(visit.page.url()).search).toContain("button");
  await visit.click("button", "Order here");
  await visit.find("button", "Remove one Bourke St Cheeseburger");
  const length = await visit.page.evaluate(() => history.length);
  await visit.click("button", "Close");
  await visit.gone("dialog", "Order online");
  await vi.waitFor(async () => expect(await visit.page.evaluate(() => history.state)).toEqual({ host: 1 }));
  expect(await visit.page.evaluate(() => history.length)).toBe(length);
});
