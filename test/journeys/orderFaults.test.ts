import { describe, expect, it } from "vitest";
import type { OrderMode } from "../../src/domain/fulfilment/orderMode.ts";
import { transactionIdOf } from "../../src/domain/order/orderReference.ts";
import { useJourneys, type Visit } from "../support/journey.ts";
import { letTimePass } from "../support/pageClock.ts";
import { type FaultName, strikeLookUps } from "./orderFaults.ts";
import { acceptNetworkLines, announced, typeCard, useOrdering } from "./ordering.ts";
import { createMoments, type Diner, type MomentName } from "./orderMoments.ts";
import { postedPlaces, takeInEveryMode } from "./orderPlaces.ts";
import { english } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

/** What the diner is told, and the buttons that are offered below it. */
const tellings = {
  placed: { words: english.placed, ways: ["Continue ordering"] },
  "not there yet": { words: "e don't have your order yet", ways: [english.sendAgain, "Check again"] },
  "card again": { words: "your card is not kept anywhere", ways: [english.pay, "Check again"] },
  "unsure, without the card": {
    words: "can't tell whether the store has your order",
    ways: ["Check again"],
  },
  "too busy": { words: "The store is very busy", ways: [/^Send it again in 0:0\d/, "Check again"] },
  "sent by the other tab": { words: "Another tab or window is sending this order right now", ways: ["Check again"] },
  unsure: { words: "can't tell whether the store has your order", ways: [english.sendAgain, "Check again"] },
} as const;

interface Cell {
  readonly fault: FaultName;
  readonly moment: MomentName;
  readonly mode: OrderMode;
  readonly told: keyof typeof tellings;
  /** The look-up is answered by 503 until the faults are cleared. */
  readonly isLookUpDown?: true;
}

/** Each mode twice, and what the table of attempts doesn't tell a diner. */
const cells: readonly Cell[] = [
  { fault: "no answer", moment: "with a reload once it is sent", mode: "table", told: "card again" },
  {
    fault: "reset after the store has it",
    moment: "on the first press",
    mode: "delivery",
    told: "unsure",
    isLookUpDown: true,
  },
  {
    fault: "500 after the store has it",
    moment: "in two tabs",
    mode: "room",
    told: "unsure, without the card",
    isLookUpDown: true,
  },
  { fault: 429, moment: "on the first press", mode: "pickup", told: "not there yet" },
  { fault: "503 for six seconds", moment: "on the first press", mode: "pickup", told: "too busy" },
  { fault: "very slow", moment: "in two tabs", mode: "table", told: "sent by the other tab" },
  { fault: "slow", moment: "with Back while it is sent", mode: "delivery", told: "placed" },
  { fault: "HTML for JSON, and the store has it", moment: "then offline and back", mode: "room", told: "placed" },
];

async function expectTold(told: Cell["told"], { visit }: Diner): Promise<void> {
  const { words, ways } = tellings[told];
  if (told === "placed") await visit.find("heading", words);
  else await visit.read(words);
  for (const way of ways) await visit.find("button", way);
  const orders = await shop.orders();
  expect(orders.length).toBeLessThanOrEqual(1);
  if (told === "placed") expect(orders).toHaveLength(1);
  else expect(await shop.hasCart(visit)).toBe(true);
}

/** Continues as the diner was told to, now that the faults are cleared. */
async function goOn(told: Cell["told"], { visit, release }: Diner): Promise<void> {
  switch (told) {
    case "placed":
      return;
    case "sent by the other tab":
      return release();
    case "too busy":
      // The button does nothing before the end of the countdown.
      await letTimePass(visit.page, 6_000);
      await visit.find("button", /^Send it again \$/);
      return visit.click("button", english.sendAgain);
    case "not there yet":
      return visit.click("button", english.sendAgain);
    case "unsure":
    case "unsure, without the card":
      return visit.click("button", "Check again");
    case "card again":
      await typeCard(visit);
      return visit.click("button", english.pay);
  }
}

async function expectOneOrder(mode: OrderMode, { visit, posted }: Diner): Promise<void> {
  const udid = await shop.udidOfOnlyOrder();
  expect(await shop.orders()).toMatchObject([{ document: postedPlaces[mode] }]);
  expect(new Set(posted())).toEqual(new Set([udid]));
  expect(await announced(visit)).toMatchObject([{ transactionId: transactionIdOf(udid) }]);
  expect(await shop.hasCart(visit)).toBe(false);
}

/** A second tab shows the order as well, unless it is still waiting for its own answer. */
async function expectOtherTabKnows(fault: FaultName, other: Visit): Promise<void> {
  if (fault.toString().startsWith("no answer")) return other.read("We are in the middle of sending your order.");
  await other.page.bringToFront();
  // A headless browser's tabs are always visible, so it never fires this event itself.
  await other.page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));
  await other.find("heading", english.placed);
}

describe("an order is placed once, whatever happens to its POST (R33)", () => {
  it.each(cells)("$mode: $fault, $moment: $told", async ({ fault, moment, mode, told, isLookUpDown }) => {
    await takeInEveryMode(journeys.demo);
    if (isLookUpDown) await strikeLookUps(journeys.demo);
    const diner = await createMoments({ journeys, shop, mode })[moment](fault);
    await expectTold(told, diner);
    await journeys.demo.clearFaults();
    await goOn(told, diner);
    await diner.visit.find("heading", english.placed);
    await expectOneOrder(mode, diner);
    if (diner.other) await expectOtherTabKnows(fault, diner.other);
    for (const tab of [diner.visit, diner.other]) if (tab) acceptNetworkLines(tab);
  });
});
