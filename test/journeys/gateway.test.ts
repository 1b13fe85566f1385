import { expect, it } from "vitest";
import { useJourneys, type Visit } from "../support/journey.ts";
import {
  acceptNetworkLines,
  addDish,
  cards,
  postedUdids,
  postOrder,
  readOrder,
  typeCard,
  useOrdering,
} from "./ordering.ts";
import { english } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const problem = JSON.stringify({ type: "about:blank", title: "Order already exists", status: 400 });
const refusal = (Message: string, Code = "") => JSON.stringify({ Success: false, Status: { Message, Code } });

/** What a gateway, or an API that is asked twice by the browser, answers in place of "placed". */
const lies = [
  { status: 422, body: refusal("Order already exists") },
  { status: 400, body: problem, headers: { "Content-Type": "application/problem+json" } },
  { status: 200, body: refusal("Duplicate UDID") },
  { status: 401, body: "" },
  { status: 403, body: "<html>Forbidden</html>" },
  { status: 404, body: "{}" },
] as const;

async function orderAgain(visit: Visit): Promise<void> {
  await visit.click("button", english.onward);
  await addDish(visit, english.burger);
  await visit.click("button", english.checkout);
}

it("R89: finds an order that is there behind every refusal, and asks nobody to order it again", async () => {
  const visit = await shop.openCheckout("/embed.html?store-id=120");
  for (const [at, lie] of lies.entries()) {
    if (at > 0) await orderAgain(visit);
    await journeys.demo.fault({ match: postOrder, times: 1, after: true, ...lie });
    if (at === 1) {
      await visit.click("radio", english.card);
      await typeCard(visit);
      await visit.click("button", english.pay);
    } else {
      await visit.click("radio", english.cash);
      await visit.click("button", english.place);
    }
    await visit.find("heading", english.placed);
    const orders = await shop.orders();
    expect(orders.map(({ posts }) => posts)).toEqual(Array.from({ length: at + 1 }, () => 1));
  }
  acceptNetworkLines(visit);
});

it("R89: believes a refusal after one look-up, and one without a code only once nothing can arrive any more", async () => {
  const visit = await shop.openCheckout("/embed.html?store-id=120");
  const udids = postedUdids(visit);
  await typeCard(visit, cards.declined);
  const before = await journeys.demo.requests("GET", "TrackingOrders");
  await visit.click("button", english.pay);
  await visit.read(english.declined);
  expect((await journeys.demo.requests("GET", "TrackingOrders")) - before).toBe(1);

  // A gateway gives up on the first sending, and refuses the next one.
  await journeys.demo.fault({ match: postOrder, times: 1, status: 504, body: "" });
  await typeCard(visit);
  await visit.click("button", english.pay);
  await visit.find("button", english.sendAgain);
  await journeys.demo.fault({ match: postOrder, times: 1, status: 403, body: "" });
  await visit.click("button", english.sendAgain);
  await visit.read("We don't have your order yet. Check again in a moment");
  expect(await visit.has("heading", english.notPlaced)).toBe(false);
  // The first one arrives late: here the diner sends it, under the same UDID.
  await visit.click("button", english.sendAgain);
  await visit.find("heading", english.placed);
  expect(new Set(udids)).toHaveLength(2);
  expect(await shop.orders()).toMatchObject([{ posts: 1 }]);
  acceptNetworkLines(visit);
});

it("R89: stays unsure if the order can't be looked up, unless a code refuses it", async () => {
  const visit = await shop.openCheckout("/embed.html?store-id=120");
  await journeys.demo.fault({ match: readOrder, times: 0, status: 503 });
  await visit.click("radio", english.cash);
  await journeys.demo.fault({ match: postOrder, times: 1, status: 422, body: refusal("Sold out.", "sold-out") });
  await visit.click("button", english.place);
  await visit.read("Sold out.");
  await journeys.demo.fault({ match: postOrder, times: 1, after: true, status: 422, body: refusal("Duplicate") });
  await visit.click("button", english.place);
  await visit.read("can't tell whether the store has your order");
  await journeys.demo.clearFaults();
  await visit.click("button", "Check again");
  await visit.find("heading", english.placed);
  expect(await shop.orders()).toMatchObject([{ posts: 1 }]);
  acceptNetworkLines(visit);
});

it("R57: asks the API after any word of a payment page but CANCEL and FAIL, and whenever the diner says they have paid", async () => {
  const visit = await shop.openCheckout("/embed.html?store-id=120");
  const pay = async (): Promise<URL> => {
    await visit.click("radio", "Alipay");
    await visit.click("button", english.pay);
    await visit.find("button", "Fail");
    const { headers } = await fetch(visit.page.url(), {
      method: "POST",
      redirect: "manual",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "answer=Pay",
    });
    return new URL(headers.get("location") ?? "");
  };
  const small = await pay();
  small.searchParams.set("result", "success");
  await visit.page.goto(small.href);
  await visit.find("heading", english.placed);

  // The way back is lost.
  await orderAgain(visit);
  await pay();
  await visit.page.goBack();
  await visit.read("Your payment may have gone through.");
  await visit.click("button", "Check my payment");
  await visit.find("heading", english.placed);

  // The diner pays by card instead, though Alipay has the money: the same order, and no card is charged.
  await orderAgain(visit);
  await pay();
  await visit.page.goBack();
  await visit.click("radio", english.card);
  await typeCard(visit);
  await visit.click("button", english.pay);
  await visit.find("heading", english.placed);
  expect(await shop.orders()).toMatchObject([{ card: null }, { card: null }, { card: null }]);
  const payments = await fetch(new URL("/sandbox/payments", journeys.demo.origin));
  expect(((await payments.json()) as unknown[]).length).toBe(3);
  acceptNetworkLines(visit);
});
