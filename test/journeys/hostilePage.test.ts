import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { useJourneys, type Visit } from "../support/journey.ts";
import { acceptNetworkLines, cards, useOrdering } from "./ordering.ts";
import { english } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const hostile = readFileSync(new URL("../support/hostileScript.js", import.meta.url), "utf8");

/** A CVV that occurs nowhere else. */
const cvv = "987";

/** Key by key, so that there are events that could be joined. */
async function typeKeys(visit: Visit, name: string, text: string): Promise<void> {
  await (await visit.handle("textbox", name)).focus();
  await visit.page.keyboard.type(text);
}

function hostileTexts({ page }: Visit): Promise<readonly string[]> {
  return page.evaluate(() => (globalThis as unknown as { hostileTexts(): string[] }).hostileTexts());
}

/** Whether eight digits of the card's number are in it in a row, with or without gaps. */
function hasNumber(text: string): boolean {
  const digits = text.replaceAll(/(?<=\d)[ -](?=\d)/g, "");
  return Array.from({ length: 9 }, (_, at) => cards.approved.slice(at, at + 8)).some((part) => digits.includes(part));
}

/** Not in an id, a time, a price or an address. */
const hasCvv = (text: string) => /(?<![\w.,:=-])987(?![\w.,-])/.test(text);
const hasExpiry = (text: string) => /(?<![\d/])12\/31(?![\d/])|^1231$/.test(text);

it.each([
  ["in the form, and sees", "", true],
  ["in the frame, and doesn't see", "&card-frame", false],
  ["in a provider's fields, and doesn't see", "&stand-ins=card-fields", false],
])("R104: a hostile script is there while a card is typed %s it", async (_where, source, isSeen) => {
  const visit = await shop.openCheckout(`/embed.html?store-id=120${source}`, english, { before: hostile });
  await typeKeys(visit, english.number, cards.approved);
  await typeKeys(visit, english.expiry, "1231");
  await typeKeys(visit, english.cvv, cvv);
  await visit.click("button", english.pay);
  await visit.find("heading", english.placed);

  const texts = await hostileTexts(visit);
  const found = { number: texts.filter(hasNumber), expiry: texts.filter(hasExpiry), cvv: texts.filter(hasCvv) };
  if (isSeen) expect(Object.values(found).map(({ length }) => length > 0)).toEqual([true, true, true]);
  else expect(found).toEqual({ number: [], expiry: [], cvv: [] });
  // A shop with card fields loads no form of its own.
  const forms = await visit.page.evaluate(() =>
    performance.getEntriesByType("resource").filter(({ name }) => name.includes("/CardForm-")),
  );
  expect(forms).toHaveLength(isSeen ? 1 : 0);
  // What it sees of any order, so that it isn't blind.
  expect(texts.filter((text) => text.includes('"Email":"noor@example.com"'))).not.toEqual([]);
  acceptNetworkLines(visit);
});
