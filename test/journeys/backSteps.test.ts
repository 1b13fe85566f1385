import { describe, expect, it, vi } from "vitest";
import { desk, layouts, phone, useJourneys, type Visit } from "../support/journey.ts";
import { quickRow, thorough } from "../support/quickRow.ts";
import { english } from "./orderWords.ts";

const journeys = useJourneys();

const name = "Bourke St Cheeseburger";
const card = /^Bourke St Cheeseburger/;
const start = "/embed.html?store-id=120";

/** Waits until the page's address has this path and query. */
async function addressIs({ page }: Visit, address: string): Promise<void> {
  await vi.waitFor(() => {
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(address);
  });
}

/** A diner who came to the full page from somewhere else. */
async function comeFromElsewhere(size: typeof phone | typeof desk, path = "/order/?room=12"): Promise<Visit> {
  const visit = await journeys.open(start, { size });
  await visit.go(path);
  return visit;
}

describe.each(quickRow(0, layouts))("R80: a dish on a full page, on a %s", (_layout, size) => {
  it("has its own address, is closed by Back, and the menu keeps its scroll position", async () => {
    const visit = await comeFromElsewhere(size);
    const { page } = visit;
    const dish = await visit.handle("button", /^Burger with the lot/);
    await dish.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await visit.click("button", /^Burger with the lot/);
    await visit.find("dialog", "Burger with the lot");
    await addressIs(visit, "/order/?room=12&item=108");

    await page.goBack();
    await visit.gone("dialog", "Burger with the lot");
    await addressIs(visit, "/order/?room=12");
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect(await visit.focused()).toMatchObject({
      role: "button",
      name: expect.stringMatching(/^Burger with the lot/),
    });

    await page.goForward();
    await visit.find("dialog", "Burger with the lot");
    await page.reload();
    await visit.find("dialog", "Burger with the lot");
    await page.keyboard.press("Escape");
    await visit.gone("dialog", "Burger with the lot");
    await addressIs(visit, "/order/?room=12");
    await page.goBack();
    await addressIs(visit, start);
  });

  it(
    "leaves no step once it is added: Back leads to the page before the shop, and Forward to the menu",
    thorough,
    async () => {
      const visit = await comeFromElsewhere(size);
      await visit.click("button", card);
      await visit.click("button", /^Add to cart/);
      await visit.gone("dialog", name);
      await addressIs(visit, "/order/?room=12");
      await visit.page.goBack();
      await addressIs(visit, start);
      await visit.page.goForward();
      await visit.find("button", card);
      expect(await visit.has("dialog", name)).toBe(false);
    },
  );

  it(
    "can be opened as a link in a new tab, also if it is sold out, and the menu says if it doesn't exist",
    thorough,
    async () => {
      const visit = await journeys.open("/order/?item=123", { size });
      await visit.find("dialog", "Onion rings");
      await visit.read("Sorry, this is sold out.");
      await visit.page.keyboard.press("Escape");
      await visit.gone("dialog", "Onion rings");
      await addressIs(visit, "/order/");
      expect(await visit.page.evaluate(() => history.length)).toBe(2);
      await visit.go("/order/?item=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E");
      await visit.read("This dish is not on the menu right now.");
      await visit.click("button", card);
      await visit.find("dialog", name);
      await visit.page.goBack();
      await visit.gone("dialog", name);
      await addressIs(visit, "/order/");
    },
  );
});

describe.each(quickRow(0, layouts))("R80: making a dish a meal on a full page, on a %s", (_layout, size) => {
  const drinks = "Make it a meal: Add a cold drink for $3";

  async function chooseDrink(visit: Visit): Promise<void> {
    await visit.click("button", `Add ${drinks}`);
    await visit.find("dialog", drinks);
  }

  it("Back, Escape and Cancel close only the offer, and the next Back closes the dish", async () => {
    const visit = await comeFromElsewhere(size);
    const { page } = visit;
    await visit.click("button", card);
    const closings = [() => page.goBack(), () => page.keyboard.press("Escape"), () => visit.click("button", "Cancel")];
    for (const close of closings) {
      await chooseDrink(visit);
      await close();
      await visit.gone("dialog", drinks);
      await visit.find("dialog", name);
      await addressIs(visit, "/order/?room=12&item=101");
    }
    await page.goBack();
    await visit.gone("dialog", name);
    await addressIs(visit, "/order/?room=12");
    await page.goBack();
    await addressIs(visit, start);
  });

  it("leaves no step once it is added", async () => {
    const visit = await comeFromElsewhere(size);
    await visit.click("button", card);
    await chooseDrink(visit);
    await visit.click("button", /^Cola/);
    await visit.click("button", /^Add \$/);
    await visit.gone("dialog", drinks);
    await visit.click("button", /^Add to cart/);
    await visit.gone("dialog", name);
    await addressIs(visit, "/order/?room=12");
    await visit.page.goBack();
    await addressIs(visit, start);
  });
});

describe("R80: other layers over a phone's full page", () => {
  it("are closed by Back, and a link in the drawer leaves none of them open", async () => {
    const visit = await comeFromElsewhere(phone, "/order/");
    const { page } = visit;
    await visit.click("button", "Menu");
    await visit.click("button", "Dietary");
    await visit.find("dialog", "Dietary");
    await page.goBack();
    await visit.gone("dialog", "Dietary");
    await visit.find("button", card);
    await visit.click("button", "Menu");
    // The footer below has a link of that name as well.
    await visit.find("dialog", "Menu");
    await visit.click("link", "About");
    await visit.find("heading", "About");
    await page.goBack();
    await visit.find("button", card);
    expect(await visit.has("dialog", "Menu")).toBe(false);
    await page.goBack();
    await addressIs(visit, start);
  });

  it("edit a line of the cart in a step without its own address", thorough, async () => {
    const visit = await comeFromElsewhere(phone, "/order/");
    await visit.click("button", card);
    await visit.click("button", /^Add to cart/);
    await visit.gone("dialog", name);
    await visit.click("link", english.cartBar);
    await visit.click("button", `Edit ${name}`);
    await visit.find("dialog", name);
    await addressIs(visit, "/order/store/120/shoppingcartmobile");
    await visit.page.goBack();
    await visit.gone("dialog", name);
    await visit.find("button", `Edit ${name}`);
  });
});

describe.each(quickRow(0, layouts))("R80: the terms on a full page's checkout, on a %s", (_layout, size) => {
  it("are closed by Back, and what was typed stays", async () => {
    const visit = await journeys.open("/order/store/120", { size });
    const { page } = visit;
    await visit.click("button", card);
    await visit.click("button", /^Add to cart/);
    await visit.gone("dialog", name);
    if (size === phone) await visit.click("link", english.cartBar);
    await visit.click("button", /^Checkout/);
    await visit.type("textbox", "Card number", "4111111111111111");
    await visit.click("button", "terms and conditions");
    await visit.find("dialog", "Terms and conditions");
    await addressIs(visit, "/order/store/120/checkout");

    await page.goBack();
    await visit.gone("dialog", "Terms and conditions");
    await addressIs(visit, "/order/store/120/checkout");
    await visit.holds("textbox", "Card number", "4111 1111 1111 1111");
    await page.goForward();
    await visit.find("dialog", "Terms and conditions");
    await visit.click("button", "Close");
    await visit.gone("dialog", "Terms and conditions");
    await page.goBack();
    await addressIs(visit, size === phone ? "/order/store/120/shoppingcartmobile" : "/order/store/120");
  });
});

describe("R6: a dish in an embedded shop", () => {
  it("adds no step to the history, so Back leaves the host page as usual", async () => {
    const visit = await journeys.open("/order/", { size: desk });
    await visit.go(`${start}&item=101`);
    await visit.find("button", card);
    expect(await visit.has("dialog", name)).toBe(false);
    await visit.click("button", card);
    await visit.find("dialog", name);
    await addressIs(visit, `${start}&item=101`);
    await visit.page.goBack();
    await addressIs(visit, "/order/");
  });
});
