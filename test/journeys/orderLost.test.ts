import { expect, it } from "vitest";
import { useJourneys, type Visit } from "../support/journey.ts";
import { letTimePass, movableClock } from "../support/pageClock.ts";
import { thorough } from "../support/quickRow.ts";
import { holdAnswers } from "./heldAnswers.ts";
import { acceptNetworkLines, addDish, announced, postOrder, readOrder, typeCard, useOrdering } from "./ordering.ts";
import { english } from "./orderWords.ts";
import { setAttribute } from "./pageSteps.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

it("R33: shows a lost order after a reload when embedded, and keeps what was added to the cart since", async () => {
  const visit = await shop.openCheckout("/embed.html?store-id=120");
  visit.page.on("dialog", (dialog) => void dialog.accept());
  await typeCard(visit);
  await journeys.demo.fault({ match: postOrder, times: 1, status: 500 });
  await visit.click("button", english.pay);
  await visit.find("button", english.sendAgain);
  await visit.click("link", "Back to menu");
  await addDish(visit, /^Crunchy chicken burger/);
  await visit.page.reload();
  // This appears without another press.
  await visit.find("heading", "We don't have your order yet");
  await visit.read("This is your order as it was sent.");
  await typeCard(visit);
  await visit.click("button", english.pay);
  await visit.find("heading", english.placed);
  await shop.udidOfOnlyOrder();
  await visit.click("button", english.onward);
  await visit.find("button", /^Edit Crunchy chicken burger/);
  expect(await shop.hasCart(visit)).toBe(false);
  acceptNetworkLines(visit);
});

it("R33: shows a lost order even if the chunk that restores orders loads after the menu", thorough, async () => {
  const visit = await shop.readyToPay();
  await journeys.demo.fault({ match: postOrder, times: 1, status: 500 });
  await visit.click("button", english.pay);
  await visit.find("button", english.sendAgain);
  await visit.page.setCacheEnabled(false);
  await journeys.demo.fault({ match: "GET /chunks/shared-", times: 0, drop: true });
  await visit.go("/embed.html?store-id=120");
  await visit.find("searchbox", "Search the menu");
  await journeys.demo.clearFaults();
  await visit.find("heading", "We don't have your order yet");
  acceptNetworkLines(visit);
});

it(
  "R33: shows an order that was placed while another store was shown, once its own store is back",
  thorough,
  async () => {
    const visit = await shop.openCheckout("/embed.html?store-id=120");
    await typeCard(visit);
    const held = await holdAnswers(visit.page);
    await visit.click("button", english.pay);
    await held.arrived();
    await visit.read("We are in the middle of sending your order.");
    await setAttribute(visit, "store-id", "121");
    await visit.find("heading", "拍缇汉堡 · 伯克街店");
    await held.release();
    await visit.read("Your order at Patty & Sons, Bourke St is placed.");
    expect(await announced(visit)).toHaveLength(1);
    await setAttribute(visit, "store-id", "120");
    await visit.find("heading", english.placed);
    await visit.click("button", english.onward);
    await visit.page.reload();
    // The order has been seen, so the shop starts with its menu.
    await visit.find("searchbox", "Search the menu");
    expect(await visit.has("heading", english.placed)).toBe(false);
  },
);

/** The store takes the order, but its answer is lost. Only a later look-up finds it. */
async function loseTheAnswer(path: string): Promise<Visit> {
  const visit = await shop.openCheckout(path, english, { before: movableClock });
  visit.page.on("dialog", (dialog) => void dialog.accept());
  await typeCard(visit);
  await journeys.demo.fault({ match: postOrder, times: 1, status: 500, body: "", after: true });
  await journeys.demo.fault({ match: readOrder, times: 0, status: 503 });
  await visit.click("button", english.pay);
  await visit.read("can't tell whether the store has your order");
  return visit;
}

async function lookAgain({ page }: Visit): Promise<void> {
  await journeys.demo.clearFaults();
  await letTimePass(page, 15_000);
}

const [bourkeStreet, crownStreet] = ["Patty & Sons, Bourke St", "Patty & Sons, Crown St"];
const told = `Your order at ${bourkeStreet} is placed.`;

it("R33: finds a lost order and reports it in both languages while its element shows other stores", async () => {
  const visit = await loseTheAnswer("/embed.html?store-id=120");
  await setAttribute(visit, "store-id", "121");
  await visit.find("heading", "拍缇汉堡 · 伯克街店");
  await lookAgain(visit);
  await visit.read(told);
  expect(await announced(visit)).toHaveLength(1);
  await setAttribute(visit, "language", "zh-CN");
  await visit.read(`您在${bourkeStreet}的订单已提交成功。`);
  await setAttribute(visit, "language", "en");
  await setAttribute(visit, "store-id", "122");
  await visit.find("heading", crownStreet);
  await visit.click("button", "Show the order");
  await visit.find("heading", english.placed);
  await visit.read("125 Bourke St");
  await visit.click("button", english.onward);
  await visit.find("heading", crownStreet);
  expect(await visit.has("button", "Show the order")).toBe(false);
  await setAttribute(visit, "store-id", "120");
  await visit.find("heading", bourkeStreet);
  expect(await visit.has("heading", english.placed)).toBe(false);
  acceptNetworkLines(visit);
});

it(
  "R33: reports a lost order at another store of the group without leaving it, also after a reload",
  thorough,
  async () => {
    const visit = await loseTheAnswer("/embed.html?store-id=120&hq-id=7");
    await setAttribute(visit, "store-id", "122");
    await visit.click("link", "Back to menu");
    await visit.find("heading", crownStreet);
    await lookAgain(visit);
    await visit.read(told);
    await visit.page.evaluate(() => history.replaceState(null, "", "/embed.html?store-id=122&hq-id=7"));
    await visit.page.reload();
    await visit.find("heading", crownStreet);
    await visit.read(told);
    await visit.click("button", "Show the order");
    await visit.find("heading", english.placed);
    expect(await visit.text()).not.toContain(told);
    acceptNetworkLines(visit);
  },
);
