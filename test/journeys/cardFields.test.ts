import { expect, it } from "vitest";
import { useJourneys, type Visit } from "../support/journey.ts";
import { acceptNetworkLines, cards, type ListedOrder, typeCard, typeDigits, useOrdering } from "./ordering.ts";
import { embedOf, english, sides } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const answers = {
  en: { bank: "Your bank", confirm: "Confirm", refuse: "Refuse" },
  "zh-CN": { bank: "您的银行", confirm: "确认", refuse: "拒绝" },
} as const;

/** Collects where a request with this number goes. */
function watchNumber({ page }: Visit, number: string): readonly string[] {
  const carriers: string[] = [];
  const isCarried = new RegExp(number.replace(/(....)(?=.)/g, "$1 ?"));
  page.on("request", (request) => {
    if (isCarried.test(request.postData() ?? "")) carriers.push(`${request.method()} ${request.url()}`);
  });
  return carriers;
}

const cardOf = (orders: readonly ListedOrder[]) => orders.map(({ card }) => card?.last4);

it.each(sides)("R105: a provider's fields take the card, and its dialog asks for the bank, $side", async (side) => {
  const { words, size, language } = side;
  const { bank, confirm, refuse } = answers[language];
  const visit = await shop.openCheckout(`${embedOf(side)}&stand-ins=card-fields`, words, { size });
  const carriers = watchNumber(visit, cards.asks);

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
  expect(new Set(carriers)).toEqual(new Set([`POST ${journeys.demo.cardOrigin}stand-ins/card-fields/token`]));
  acceptNetworkLines(visit);
  // What closing the dialog tells the page's developer.
  visit.watch.take(/^console: Servery: the card fields' handle\(\) was rejected/);
});

it("R104: the full page's card is typed in the frame of another origin, which alone sends it", async () => {
  const visit = await shop.openWithCart();
  const carriers = watchNumber(visit, cards.approved);
  await typeCard(visit);
  const frames = visit.page.frames().map((frame) => frame.url());
  expect(frames).toContain(`${journeys.demo.cardOrigin}card.html`);
  await visit.click("button", english.pay);
  await visit.find("heading", english.placed);
  expect(cardOf(await shop.orders())).toEqual(["1111"]);
  expect(carriers).toEqual([`POST ${journeys.demo.origin}/api/cards/token`]);
});
