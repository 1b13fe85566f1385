import { expect, it } from "vitest";
import { useJourneys, type Visit } from "../support/journey.ts";
import { acceptNetworkLines, typeContact, useOrdering } from "./ordering.ts";
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
  const visit = await shop.openCheckout("/embed.html?store-id=120&select-mode=");
  await visit.click("link", /^Patty & Sons, Crown St/);
  await visit.click("tab", "Pickup");
  const back = await payByAlipay(visit);
  const other = await journeys.open("/nothing.html", { context: visit.page.browserContext() });
  await other.page.goto(back);
  await other.read("Your order at Patty & Sons, Crown St is placed.");
  expect(await shop.orders()).toMatchObject([{ posts: 1, document: { StoreID: 122 } }]);
  expect(await shop.hasCart(other), "the first store's cart").toBe(false);
  acceptNetworkLines(other);
  acceptNetworkLines(visit);
});
