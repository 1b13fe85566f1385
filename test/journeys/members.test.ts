import { expect, it } from "vitest";
import { desk, phone, useJourneys, type Visit } from "../support/journey.ts";

const journeys = useJourneys();

async function logIn(visit: Visit, email = "mei@example.com", password = "order-me-1"): Promise<void> {
  await visit.type("textbox", "Email", email);
  await visit.type("textbox", "Password", password);
  await visit.page.keyboard.press("Enter");
}

it("a member logs in on one tab, and another of the shop hears of it, and of the end", async () => {
  const first = await journeys.open("/embed.html?store-id=120", { size: desk });
  const second = await journeys.open("/embed.html?store-id=120", { size: desk, context: first.page.browserContext() });
  await first.page.bringToFront();
  await first.click("button", "Log in");
  await logIn(first);
  await first.find("button", "Account");
  await second.page.bringToFront();
  await second.find("button", "Account");
  await second.click("button", "Account");
  await second.click("menuitem", "Log Out");
  await second.find("button", "Log in");
  await first.page.bringToFront();
  await first.find("button", "Log in");
});

it("a member sees the past orders on a phone, and orders one again", async () => {
  const visit = await journeys.open("/order/120/orderhistory", { size: phone });
  await visit.click("button", "Log in");
  await logIn(visit);
  await visit.find("button", /^Reorder/);
  expect((await visit.names("listitem")).length).toBeGreaterThan(2);
  await visit.page.reload();
  await visit.find("heading", "Order History");
  await visit.click("button", /^Reorder/);
  await visit.find("heading", "Checkout");
});
