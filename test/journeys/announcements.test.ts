import { expect, it, vi } from "vitest";
import { useJourneys, type Visit } from "../support/journey.ts";
import { typeCard, typeContact, useOrdering } from "./ordering.ts";
import { english } from "./orderWords.ts";

const journeys = useJourneys();
const ordering = useOrdering(journeys);

interface Told {
  readonly type: string;
  readonly total: number;
}

/** What this page has heard since it was loaded. */
const noteTotals = `window.told = [];
for (const type of ["cart-change", "order-placed"]) {
  addEventListener("servery:" + type, ({ detail }) => told.push({ type, total: detail.total }));
}`;

async function told({ page }: Visit): Promise<readonly Told[]> {
  return (await page.evaluate("told")) as readonly Told[];
}

it("a page hears of settled totals alone, and of an order before its emptied cart", async () => {
  const visit = await ordering.openWithCart({ before: noteTotals });
  await visit.find("button", english.pay);
  await vi.waitFor(async () => expect(await told(visit)).toHaveLength(1));
  const [undiscounted] = await told(visit);
  // Ten percent off: the code is asked about when the page has been loaded.
  await visit.go("/order/store/120/checkout?coupon=HELLO10");
  await visit.find("button", english.pay);
  await vi.waitFor(async () => expect(await told(visit)).not.toEqual([]));
  expect((await told(visit)).map(({ total }) => total < (undiscounted?.total ?? 0))).toEqual([true]);
  await typeContact(visit);
  await typeCard(visit);
  await visit.click("button", english.pay);
  await visit.find("heading", english.placed);
  const all = await told(visit);
  const total = all.at(-3)?.total;
  expect(all.slice(-3)).toEqual([
    { type: "cart-change", total },
    { type: "order-placed", total },
    { type: "cart-change", total: 0 },
  ]);
  // The typed card's surcharge is the only thing that has changed the total meanwhile.
  expect(all.length).toBeLessThanOrEqual(4);
});
