import { expect, it } from "vitest";
import { useJourneys } from "../support/journey.ts";
import { cards, type ListedOrder, takeNetworkLines, typeDigits, useOrdering } from "./ordering.ts";
import { embedOf, sides } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const answers = {
  en: { bank: "Your bank", confirm: "Confirm", refuse: "Refuse" },
  "zh-CN": { bank: "您的银行", confirm: "确认", refuse: "拒绝" },
} as const;

const cardOf = (orders: readonly ListedOrder[]) => orders.map(({ card }) => card?.last4);

it.each(sides)("R105: a provider's fields take the card, and its dialog asks for the bank, $side", async (side) => {
  const { words, size, language } = side;
  const { bank, confirm, refuse } = answers[language];
  const visit = await shop.openCheckout(`${embedOf(side)}&stand-ins=card-fields`, words, { size });
  const carriers: string[] = [];
  visit.page.on("request", (request) => {
    if (/4000 ?0000 ?0000 ?3220/.test(request.postData() ?? "")) carriers.push(request.url());
  });

  // The number is typed again after each answer that isn't the bank's yes.
  for (const answer of ["Escape", refuse]) {
    await typeDigits(visit, cards.asks, words);
    await visit.click("button", words.pay);
    await visit.find("dialog", bank);
    if (answer === "Escape") await visit.page.keyboard.press("Escape");
    else await visit.click("button", answer);
    await visit.read(words.declined);
  }
  expect(await shop.orders()).toEqual([]);

  await typeDigits(visit, cards.asks, words);
  await visit.click("button", words.pay);
  await visit.click("button", confirm);
  await visit.find("heading", words.placed);
  expect(cardOf(await shop.orders())).toEqual(["3220"]);
  // Only the provider's own frame sends it, to its own origin.
  expect(new Set(carriers.map((url) => new URL(url).pathname))).toEqual(new Set(["/stand-ins/card-fields/token"]));
  expect(carriers.some((url) => url.startsWith(journeys.demo.origin))).toBe(false);
  takeNetworkLines(visit);
  // What closing the dialog tells the page's developer.
  visit.watch.take(/^console: Servery: the card fields' handle\(\) was rejected/);
});
