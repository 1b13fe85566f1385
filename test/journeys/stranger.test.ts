// @module-tag thorough

import { afterAll, beforeAll, expect, it } from "vitest";
import { desk, phone, useJourneys, type Visit } from "../support/journey.ts";
import { until } from "../support/until.ts";
import { acceptChannelLines, cards, chooseBurger, type ListedOrder, typeCard, typeContact } from "./ordering.ts";
import { chinese, english, type Words } from "./orderWords.ts";
import { createStrangersMachine } from "./strangersMachine.ts";

const journeys = useJourneys();
const machine = createStrangersMachine();
let origin = "";

beforeAll(async () => {
  origin = await machine.start();
}, 120_000);
afterAll(() => machine.remove());

const strangers = [
  { name: "on a phone", size: phone, words: english, page: /^A restaurant/ },
  { name: "on a desk", size: desk, words: english, page: /^A restaurant/ },
  { name: "in Chinese on a phone", size: phone, words: chinese, page: /^中文版/ },
  { name: "in Chinese on a desk", size: desk, words: chinese, page: /^中文版/ },
] as const;

async function order({ size, words, page }: (typeof strangers)[number]): Promise<Visit> {
  const visit = await journeys.open(origin, { size });
  await visit.click("link", page);
  await chooseBurger(visit, words, size === phone);
  await typeContact(visit, words);
  await typeCard(visit, cards.approved, words);
  await visit.click("button", words.pay);
  await visit.find("heading", words.placed);
  return visit;
}

/** The demo's kitchen takes 35 seconds to finish an order. */
function watchUntilReady(visit: Visit, words: Words): Promise<void> {
  return until(async () => expect(await visit.has("heading", words.ready)).toBe(true), 60_000);
}

it("starts the demo from a fresh copy, takes orders, and shows when they are ready despite a restart", async () => {
  const visits = await Promise.all(strangers.map(order));
  await machine.stop();
  await machine.start();
  await Promise.all(visits.map((visit, index) => watchUntilReady(visit, strangers[index]?.words ?? english)));

  const answer = await fetch(`${origin}/sandbox/orders`);
  const orders = (await answer.json()) as readonly ListedOrder[];
  expect(orders.map(({ posts, card }) => [posts, card?.last4])).toEqual(strangers.map(() => [1, "1111"]));
  visits.forEach(acceptChannelLines);
}, 180_000);
