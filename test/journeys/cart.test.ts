import { describe, expect, it } from "vitest";
import { fullPage } from "../support/fullPage.ts";
import { layouts, phone, useJourneys, type Visit } from "../support/journey.ts";
import { letTimePass, movableClock } from "../support/pageClock.ts";
import type { Name } from "../support/pageReader.ts";
import { quickRow, thorough } from "../support/quickRow.ts";
import { until } from "../support/until.ts";
import { addDish } from "./ordering.ts";
import { english } from "./orderWords.ts";
import { sellOut } from "./pageSteps.ts";

const journeys = useJourneys({ "order/index.html": fullPage('hq-id="7"') });

const name = "Bourke St Cheeseburger";
const menuAgesAfterMs = 5 * 60_000;

describe.each(quickRow(0, layouts))("the cart, on a %s", (_layout, size) => {
  /** On a desk the cart is beside the menu. On a phone it is a separate screen. */
  async function showCart(visit: Visit, link: Name = english.cartBar): Promise<void> {
    if (size === phone) await visit.click("link", link);
    await visit.find("region", "Cart");
  }

  /** Shows the cart from the menu, which an embedded shop starts with. */
  async function showCartAgain(visit: Visit, link?: Name): Promise<void> {
    await visit.find("searchbox", english.search);
    await showCart(visit, link);
  }

  it("has a burger that can be edited, and is kept for its own store until it is cleared", async () => {
    const visit = await journeys.open("/embed.html?store-id=120", { size });
    await addDish(visit, english.burger);
    await showCart(visit);
    await visit.click("button", `Edit ${name}`);
    await visit.find("dialog", name);
    await visit.click("checkbox", english.bacon);
    await visit.click("button", /^Update cart/);
    await visit.gone("dialog", name);
    await visit.read("Smoked bacon");
    await visit.find("button", "Checkout $19.50");
    await visit.click("button", `Edit ${name}`);
    expect(await visit.find("checkbox", english.bacon)).toMatchObject({ checked: true });
    await visit.page.keyboard.press("Escape");
    await visit.gone("dialog", name);
    await visit.click("button", `Add one ${name}`);
    await visit.find("button", "Checkout $39.00");
    await visit.click("button", `Remove one ${name}`);
    await visit.find("button", "Checkout $19.50");

    await visit.go("/embed.html?store-id=121&language=en");
    await showCartAgain(visit, english.cart);
    await visit.find("heading", english.emptyCart);
    await visit.go("/embed.html?store-id=120");
    await showCartAgain(visit);
    await visit.find("button", `Edit ${name}`);
    await visit.find("button", "Checkout $19.50");

    await visit.click("button", "Clear all");
    await visit.click("button", "Keep it");
    await visit.find("button", `Edit ${name}`);
    await visit.click("button", "Clear all");
    await visit.find("button", "Keep it");
    await visit.click("button", "Clear all");
    await visit.find("heading", english.emptyCart);
    await visit.page.reload();
    await showCartAgain(visit, english.cart);
    await visit.find("heading", english.emptyCart);
  });

  it("removes a line and restores it by keyboard, and drops a product that sells out", async () => {
    const visit = await journeys.open("/embed.html?store-id=120", { size, before: movableClock });
    await addDish(visit, english.burger);
    await addDish(visit, /^Garden stack/);
    await showCart(visit);
    await visit.click("button", `Remove ${name}`);
    await visit.gone("button", `Edit ${name}`);
    await visit.find("button", "Edit Garden stack");
    await visit.page.keyboard.press("Enter");
    await visit.find("button", `Edit ${name}`);
    await visit.page.keyboard.press("Enter");
    await visit.gone("button", `Edit ${name}`);
    await visit.page.keyboard.press("Enter");
    await visit.find("button", `Edit ${name}`);

    await sellOut(journeys.demo, "101");
    await letTimePass(visit.page, menuAgesAfterMs);
    await visit.read(`Sorry, ${name} has sold out. We took it out of your cart.`);
    await visit.gone("button", `Edit ${name}`);
    await visit.click("button", "Got it");
    await until(async () => expect(await visit.text()).not.toContain("out of your cart"));
    await visit.click("button", "Remove Garden stack");
    await visit.find("heading", english.emptyCart);
  });
});

it("keeps a separate cart for each venue of a group", thorough, async () => {
  const visit = await journeys.open("/order/store/120");
  await addDish(visit, english.burger);
  await visit.find("button", `Edit ${name}`);
  await visit.go("/order/store/122");
  await visit.find("heading", "Patty & Sons, Crown St");
  await visit.find("heading", english.emptyCart);
  expect(await visit.has("button", `Edit ${name}`)).toBe(false);
  await visit.page.goBack();
  await visit.find("button", `Edit ${name}`);
});
