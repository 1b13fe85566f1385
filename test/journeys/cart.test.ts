import { describe, expect, it, vi } from "vitest";
import { layouts, phone, useJourneys, type Visit, type VisitOptions } from "../support/journey.ts";
import { letTimePass, movableClock } from "../support/pageClock.ts";
import type { Name } from "../support/pageReader.ts";
import { quickRow, thorough } from "../support/quickRow.ts";
import { english } from "./orderWords.ts";

const group = `<!doctype html><html lang="en"><head><meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" /><title>Order</title>
<link rel="icon" href="data:," /></head><body>
<servery-storefront full-page base-path="/order" hq-id="7"></servery-storefront>
<script type="module" src="/storefront.js" crossorigin></script></body></html>`;

const journeys = useJourneys({ "order/index.html": group });

const name = "Bourke St Cheeseburger";
const burger = /^Bourke St Cheeseburger/;
const menuAgesAfterMs = 5 * 60_000;
const menu = "Companies/120/Menus/DefaultMenu";

async function add(visit: Visit, product: RegExp): Promise<void> {
  await visit.click("button", product);
  await visit.click("button", /^Add to cart/);
  await visit.gone("dialog", product);
}

async function sellOut(productId: string): Promise<void> {
  const { Products } = (await journeys.demo.read(menu)) as { Products: Record<string, object> };
  await journeys.demo.merge(menu, { Products: { ...Products, [productId]: { ...Products[productId], Status: 3 } } });
}

describe.each(quickRow(0, layouts))("the cart, on a %s", (_layout, size) => {
  const visitStore = (options: VisitOptions = {}) => journeys.open("/embed.html?store-id=120", { size, ...options });

  /** On a desk the cart is beside the menu. On a phone it is a separate screen. */
  async function showCart(visit: Visit, link: Name = english.cartBar): Promise<void> {
    if (size === phone) await visit.click("link", link);
    await visit.find("region", "Cart");
  }

  async function visitWithBurger(options: VisitOptions = {}): Promise<Visit> {
    const visit = await visitStore(options);
    await add(visit, burger);
    await showCart(visit);
    await visit.find("button", `Edit ${name}`);
    return visit;
  }

  it("is kept after a reload, for its own store only, until it is cleared after a confirmation", async () => {
    const visit = await visitWithBurger();
    await visit.page.reload();
    await visit.find("searchbox", "Search the menu");
    await showCart(visit);
    await visit.find("button", `Edit ${name}`);
    await visit.find("button", "Checkout $16.50");

    await visit.go("/embed.html?store-id=121&language=en");
    await visit.find("searchbox", "Search the menu");
    await showCart(visit, english.cart);
    await visit.find("heading", "Your cart is empty");

    await visit.go("/embed.html?store-id=120");
    await visit.find("searchbox", "Search the menu");
    await showCart(visit);
    await visit.click("button", "Clear all");
    await visit.click("button", "Keep it");
    await visit.find("button", `Edit ${name}`);
    await visit.click("button", "Clear all");
    await visit.find("button", "Keep it");
    await visit.click("button", "Clear all");
    await visit.find("heading", "Your cart is empty");
    await visit.page.reload();
    await visit.find("searchbox", "Search the menu");
    await showCart(visit, english.cart);
    await visit.find("heading", "Your cart is empty");
  });

  it("opens a burger for editing with its choices, and updates the total", async () => {
    const visit = await visitWithBurger();
    await visit.click("button", `Edit ${name}`);
    await visit.find("dialog", name);
    await visit.click("checkbox", /^Smoked bacon/);
    await visit.click("button", /^Update cart/);
    await visit.gone("dialog", name);
    await visit.read("Smoked bacon");
    await visit.find("button", "Checkout $19.50");
    await visit.click("button", `Edit ${name}`);
    expect(await visit.find("checkbox", /^Smoked bacon/)).toMatchObject({ checked: true });
    await visit.page.keyboard.press("Escape");
    await visit.gone("dialog", name);
    await visit.click("button", `Add one ${name}`);
    await visit.find("button", "Checkout $39.00");
    await visit.click("button", `Remove one ${name}`);
    await visit.find("button", "Checkout $19.50");
  });

  it("removes one line and keeps the other, and restores it by keyboard alone", async () => {
    const visit = await visitStore();
    await add(visit, burger);
    await add(visit, /^Garden stack/);
    await showCart(visit);
    await visit.click("button", `Remove ${name}`);
    await visit.gone("button", `Edit ${name}`);
    await visit.find("button", "Edit Garden stack");
    await visit.page.keyboard.press("Enter");
    await visit.find("button", `Edit ${name}`);
    await visit.page.keyboard.press("Enter");
    await visit.gone("button", `Edit ${name}`);
    await visit.click("button", "Remove Garden stack");
    await visit.find("heading", "Your cart is empty");
  });

  it("drops a product that sells out, and says so until the diner confirms it", async () => {
    const visit = await visitWithBurger({ before: movableClock });
    await sellOut("101");
    await letTimePass(visit.page, menuAgesAfterMs);
    await visit.read(`${name} sold out and left your cart.`);
    await visit.find("heading", "Your cart is empty");
    await visit.click("button", "Got it");
    await vi.waitFor(async () => expect(await visit.text()).not.toContain("left your cart"));
  });
});

it("keeps a separate cart for each venue of a group", thorough, async () => {
  const visit = await journeys.open("/order/store/120");
  await add(visit, burger);
  await visit.find("button", `Edit ${name}`);
  await visit.go("/order/store/122");
  await visit.find("heading", "Patty & Sons, Crown St");
  await visit.find("heading", "Your cart is empty");
  expect(await visit.has("button", `Edit ${name}`)).toBe(false);
  await visit.page.goBack();
  await visit.find("button", `Edit ${name}`);
});
