import { describe, expect, it } from "vitest";
import { type desk, layouts, phone, useJourneys, type Visit } from "../support/journey.ts";
import { quickRow, thorough } from "../support/quickRow.ts";
import { until } from "../support/until.ts";
import { addDish } from "./ordering.ts";
import { english } from "./orderWords.ts";

const journeys = useJourneys();

const name = "Bourke St Cheeseburger";
const lot = "Burger with the lot";
const start = "/embed.html?store-id=120";

/** Waits until the page's address has this path and query. */
async function addressIs({ page }: Visit, address: string): Promise<void> {
  await until(() => {
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(address);
  });
}

/** A diner who came to the full page from somewhere else. */
async function comeFromElsewhere(size: typeof phone | typeof desk, path: string): Promise<Visit> {
  const visit = await journeys.open(start, { size });
  await visit.go(path);
  return visit;
}

describe.each(quickRow(0, layouts))("R80: Back on a full page, on a %s", (_layout, size) => {
  const drinks = "Add a cold drink for $3";
  const terms = "Terms and conditions";

  it("closes a dish, its photo, its offer and the terms, each at its own address, and an added dish leaves no step", async () => {
    const visit = await comeFromElsewhere(size, "/order/?room=12");
    const { page } = visit;
    const dish = await visit.handle("button", /^Burger with the lot/);
    await dish.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await visit.click("button", /^Burger with the lot/);
    await visit.find("dialog", lot);
    await addressIs(visit, "/order/?room=12&item=108");
    await page.goBack();
    await visit.gone("dialog", lot);
    await addressIs(visit, "/order/?room=12");
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    const dishHasFocus = { role: "button", name: expect.stringMatching(/^Burger with the lot/) };
    await until(async () => expect(await visit.focused()).toMatchObject(dishHasFocus));
    await page.goForward();
    await visit.find("dialog", lot);
    await page.reload();
    await visit.find("dialog", lot);
    await page.keyboard.press("Escape");
    await visit.gone("dialog", lot);
    await addressIs(visit, "/order/?room=12");

    const chooseDrink = async () => {
      await visit.click("button", `Add ${drinks}`);
      await visit.find("dialog", drinks);
    };
    await visit.click("button", english.burger);
    await visit.click("button", "Enlarge the photo");
    await page.waitForSelector(">>> .photo-zoom:modal", { visible: true });
    await page.goBack();
    await page.waitForSelector(">>> .photo-zoom", { hidden: true });
    await visit.find("button", "Enlarge the photo");
    await addressIs(visit, "/order/?room=12&item=101");
    const closings = [() => page.goBack(), () => page.keyboard.press("Escape"), () => visit.click("button", "Cancel")];
    for (const close of closings) {
      await chooseDrink();
      await close();
      await visit.gone("dialog", drinks);
      await visit.find("dialog", name);
      await addressIs(visit, "/order/?room=12&item=101");
    }
    await page.goBack();
    await visit.gone("dialog", name);
    await addressIs(visit, "/order/?room=12");
    await visit.click("button", english.burger);
    await chooseDrink();
    await visit.click("button", /^Cola/);
    await visit.click("button", /^Add \$/);
    await visit.gone("dialog", drinks);
    await visit.click("button", english.add);
    await visit.gone("dialog", name);
    await addressIs(visit, "/order/?room=12");

    if (size === phone) await visit.click("link", english.cartBar);
    await visit.click("button", english.checkout);
    await visit.type("textbox", english.number, "4111111111111111");
    await visit.click("button", "terms and conditions");
    await visit.find("dialog", terms);
    await addressIs(visit, "/order/store/120/checkout?room=12");
    await page.goBack();
    await visit.gone("dialog", terms);
    await addressIs(visit, "/order/store/120/checkout?room=12");
    await visit.holds("textbox", english.number, "4111 1111 1111 1111");
    await page.goForward();
    await visit.find("dialog", terms);
    await visit.click("button", "Close");
    await visit.gone("dialog", terms);

    if (size === phone) {
      await page.goBack();
      await addressIs(visit, "/order/store/120/shoppingcartmobile?room=12");
    }
    await page.goBack();
    await addressIs(visit, "/order/?room=12");
    await page.goBack();
    await addressIs(visit, start);
  });

  it("leads to the page before the shop once a dish is added, and Forward to the menu", thorough, async () => {
    const visit = await comeFromElsewhere(size, "/order/?room=12");
    await addDish(visit, english.burger);
    await addressIs(visit, "/order/?room=12");
    await visit.page.goBack();
    await addressIs(visit, start);
    await visit.page.goForward();
    await visit.find("button", english.burger);
    expect(await visit.has("dialog", name)).toBe(false);
  });

  it("isn't needed for a dish that opens as a link, also if it is sold out or doesn't exist", thorough, async () => {
    const visit = await journeys.open("/order/?item=123", { size });
    await visit.read("Sorry, this is sold out.");
    await visit.click("button", "Close");
    await visit.gone("button", "Close");
    await addressIs(visit, "/order/");
    expect(await visit.page.evaluate(() => history.length)).toBe(2);
    await visit.go("/order/?item=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E");
    await visit.read("This dish is not on the menu right now.");
    await visit.click("button", english.burger);
    await visit.find("dialog", name);
    await visit.page.goBack();
    await visit.gone("dialog", name);
    await addressIs(visit, "/order/");
  });
});

it("R6, R80: Back leaves a page with an embedded dish, and closes the other layers over a phone's full page", async () => {
  const visit = await comeFromElsewhere(phone, "/order/");
  const { page } = visit;
  // The restaurant's own page passes nothing of its address on to the shop.
  await visit.go("/restaurant.html?item=101");
  await visit.find("button", english.burger);
  expect(await visit.has("dialog", name)).toBe(false);
  await visit.click("button", english.burger);
  await visit.find("dialog", name);
  await addressIs(visit, "/restaurant.html?item=101");
  await page.goBack();
  await addressIs(visit, "/order/");

  await visit.click("button", "Menu");
  await visit.click("button", "Dietary");
  await visit.find("dialog", "Dietary");
  await page.goBack();
  await visit.gone("dialog", "Dietary");
  await visit.find("button", english.burger);
  await visit.click("button", "Menu");
  // The footer below has a link of the same name.
  await visit.find("dialog", "Patty & Sons, Bourke St");
  await visit.click("link", "About");
  await visit.find("heading", "About");
  await page.goBack();
  await visit.find("button", english.burger);
  expect(await visit.has("dialog", "Patty & Sons, Bourke St")).toBe(false);
  await page.goBack();
  await addressIs(visit, start);
});

/** Pulls the sheet by its title, as a thumb does. */
async function pull({ page, handle }: Visit, byPx: number): Promise<void> {
  const { x = 0, y = 0 } = (await (await handle("heading", "Your cart")).boundingBox()) ?? {};
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.down();
  await page.mouse.move(x + 5, y + 5 + byPx, { steps: 5 });
  // A thumb that stops first doesn't flick.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await page.mouse.up();
}

it("opens a phone's cart and checkout in one sheet over the menu, which stays where it was scrolled", async () => {
  const visit = await comeFromElsewhere(phone, "/order/");
  const { page } = visit;
  await visit.click("button", "Add Burger with the lot");
  await visit.click("radio", english.pickup);
  await visit.find("button", english.checkout);
  const place = () => page.evaluate(() => scrollY);
  const scrolled = await place();
  const isAtBar = () => until(async () => expect((await visit.focused())?.name).toMatch(english.cartBar));
  const closings = [
    () => pull(visit, 400),
    () => page.keyboard.press("Escape"),
    () => visit.click("link", english.toMenu),
  ];
  for (const close of closings) {
    await visit.click("link", english.cartBar);
    await visit.find("dialog", "Your cart");
    // A short pull doesn't close it.
    await pull(visit, 60);
    await visit.click("button", english.checkout);
    await visit.find("dialog", "Checkout");
    await until(async () => expect(await visit.focused()).toMatchObject({ role: "heading", name: "Checkout" }));
    await visit.click("link", "Back to cart");
    await visit.find("dialog", "Your cart");
    await addressIs(visit, "/order/store/120/shoppingcartmobile");
    await close();
    await visit.gone("dialog", "Your cart");
    expect(await place()).toBe(scrolled);
    await isAtBar();
  }

  await visit.click("button", english.checkout);
  await visit.find("dialog", "Checkout");
  await addressIs(visit, "/order/store/120/checkout");
  await page.goBack();
  await visit.gone("dialog", "Checkout");
  expect(await place()).toBe(scrolled);
  await page.goForward();
  await visit.find("dialog", "Checkout");
  await page.reload();
  await visit.find("dialog", "Checkout");
  // The page behind is drawn after the sheet.
  await page.waitForSelector(">>> .cart-bar__link", { visible: true });
  await page.keyboard.press("Escape");
  await isAtBar();
});

it("R80: a phone's full page edits a line of the cart in a step without its own address", thorough, async () => {
  const visit = await comeFromElsewhere(phone, "/order/");
  await addDish(visit, english.burger);
  await visit.click("link", english.cartBar);
  await visit.click("button", `Edit ${name}`);
  await visit.find("dialog", name);
  await addressIs(visit, "/order/store/120/shoppingcartmobile");
  await visit.page.goBack();
  await visit.gone("dialog", name);
  await visit.find("button", `Edit ${name}`);
});
