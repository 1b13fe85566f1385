import { expect, it } from "vitest";
import { scopeOf } from "../support/branded.ts";
import { desk, useJourneys, type Visit } from "../support/journey.ts";
import { chooseBurger, takeNetworkLines, typeContact, useOrdering } from "./ordering.ts";
import { english } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

/** Goes to Alipay's page, pays there, and returns the address that it leads back to. */
async function payByAlipay(visit: Visit): Promise<string> {
  await typeContact(visit);
  await visit.click("radio", "Alipay");
  await visit.click("button", english.pay);
  await visit.find("button", "Fail");
  const answer = await fetch(visit.page.url(), {
    method: "POST",
    redirect: "manual",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: "answer=Pay",
  });
  return answer.headers.get("location") ?? "";
}

it("R75: an embedded page places the order of a venue that was chosen in another tab", async () => {
  const visit = await journeys.open("/embed.html?store-id=120&select-mode=", { size: desk });
  await chooseBurger(visit, english, false);
  await visit.click("link", /^Patty & Sons, Crown St/);
  await visit.click("tab", "Pickup");
  const back = await payByAlipay(visit);
  const other = await journeys.open("/nothing.html", { size: desk, context: visit.page.browserContext() });
  await other.page.goto(back);
  await other.read("Your order at Patty & Sons, Crown St is placed.");
  expect(await shop.orders()).toMatchObject([{ posts: 1, document: { StoreID: 122 } }]);
  const kept = await other.page.evaluate((key) => localStorage.getItem(key), `servery:${scopeOf(120)}:cart`);
  expect(kept ?? "", "the first store's cart").not.toContain("Cheeseburger");
  takeNetworkLines(other);
  takeNetworkLines(visit);
});
