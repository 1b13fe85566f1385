import { expect, it, vi } from "vitest";
import { useJourneys } from "../support/journey.ts";
import {
  announced,
  chooseBurger,
  postOrder,
  takeNetworkLines,
  typeCard,
  typeContact,
  useOrdering,
} from "./ordering.ts";
import { english } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const hotDog = /^Chilli cheese dog/;

it("R33: embedded, a lost order is told of after a reload, and what came into the cart since stays there", async () => {
  const visit = await journeys.open("/embed.html?store-id=120");
  visit.page.on("dialog", (dialog) => void dialog.accept());
  await chooseBurger(visit);
  await typeContact(visit);
  await typeCard(visit);
  await journeys.demo.fault({ match: postOrder, times: 1, status: 500 });
  await visit.click("button", english.pay);
  await visit.find("button", english.sendAgain);
  await visit.click("link", "Back to order");
  await visit.click("button", hotDog);
  await visit.click("button", english.add);
  await visit.gone("dialog", hotDog);
  await visit.page.reload();
  // Nobody has pressed anything on the way there.
  await visit.find("heading", "Your order has not arrived yet");
  await visit.read("This is your order as it was sent.");
  await typeCard(visit);
  await visit.click("button", english.pay);
  await visit.find("heading", english.placed);
  await shop.udidOfOnlyOrder();
  await visit.click("button", english.onward);
  await visit.find("button", /^Edit Chilli cheese dog/);
  expect(await shop.hasCart(visit)).toBe(false);
  takeNetworkLines(visit);
});

it("R33: an order that was placed while another store was shown is led to when its own is back", async () => {
  const visit = await shop.openCheckout("/embed.html?store-id=120");
  await typeContact(visit);
  await typeCard(visit);
  await journeys.demo.fault({ match: postOrder, times: 1, delayMs: 3_000 });
  await visit.click("button", english.pay);
  const changeTo = (id: string) =>
    visit.page.$eval("servery-storefront", (element, to) => element.setAttribute("store-id", to), id);
  await visit.read("We are in the middle of sending your order");
  await changeTo("121");
  await vi.waitFor(async () => expect(await announced(visit)).toHaveLength(1), 10_000);
  await visit.find("heading", "拍缇汉堡 · 伯克街店");
  await changeTo("120");
  await visit.find("heading", english.placed);
  await visit.click("button", english.onward);
  await visit.page.reload();
  // It has been seen: the shop begins with its menu.
  await visit.find("searchbox", "Search the menu");
  expect(await visit.has("heading", english.placed)).toBe(false);
});
