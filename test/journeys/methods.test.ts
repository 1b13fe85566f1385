import { expect, it } from "vitest";
import type { ServeryOpenRequest, ServeryStorefrontElement } from "../../src/index.ts";
import { holdRequests } from "../support/holdRequests.ts";
import { desk, phone, useJourneys, type Visit } from "../support/journey.ts";
import { until } from "../support/until.ts";

const journeys = useJourneys();

/** Calls open() as a page does. Returns the reason of a rejection. */
function open({ page }: Visit, request?: ServeryOpenRequest): Promise<string | null> {
  return page.evaluate(async (wanted) => {
    await customElements.whenDefined("servery-storefront");
    const shop = document.querySelector<ServeryStorefrontElement>("servery-storefront");
    return shop?.open(wanted).then(
      () => null,
      (error: Error) => error.message,
    );
  }, request) as Promise<string | null>;
}

it("R107: a page's script adds a dish, opens one, and leads a desk to the checkout", async () => {
  const visit = await journeys.open("/embed.html?store-id=120", { size: desk });
  expect(await open(visit, { item: 152, quantity: 2 })).toBeNull();
  await visit.find("button", "Remove one Still water");
  expect(await open(visit, { item: 152, quantity: 19 })).toBe(
    "A cart has at most 20 of item 152: 18 more can be added.",
  );
  expect(await open(visit, { item: 109, quantity: 2 })).toBeNull();
  await visit.find("dialog", "Build your own");
  expect(await open(visit, { screen: "checkout" })).toBeNull();
  await visit.gone("dialog", "Build your own");
  await visit.find("heading", "Checkout");
});

it("R107: a phone's page has a cart button, and a button without any script", async () => {
  const visit = await journeys.open("/bare.css", { size: phone });
  const release = await holdRequests(visit.page, /\/chunks\/shop-/);
  await visit.go("/embed.html?store-id=120");
  await visit.page.evaluate(() => {
    const shop = document.querySelector("servery-storefront");
    if (shop) shop.id = "shop";
    document
      .querySelector("main")
      ?.insertAdjacentHTML(
        "beforebegin",
        '<div style="height: 1500px"><button commandfor="shop" command="--open">Order at our place</button></div>',
      );
  });
  const leadsToTheShop = async () => {
    await visit.page.evaluate(() => scrollTo(0, 0));
    await visit.page.click("[commandfor]");
    const top = () => visit.page.evaluate(() => Math.round(scrollY));
    await until(async () => expect(await top()).toBeGreaterThan(1_400));
  };
  // The shop's class isn't defined yet.
  await leadsToTheShop();
  await release();
  await visit.find("button", "Add Bourke St Cheeseburger");
  await leadsToTheShop();
  expect(await open(visit, { item: 152, quantity: 1 })).toBeNull();
  expect(await open(visit, { screen: "cart" })).toBeNull();
  await visit.find("button", /^Checkout/);
  await visit.find("button", "Remove Still water");
});
