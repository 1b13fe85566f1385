import { describe, expect, it, vi } from "vitest";
import { useJourneys, type Visit } from "../support/journey.ts";
import { quickRow } from "../support/quickRow.ts";
import { typeCard, typeContact, useOrdering } from "./ordering.ts";
import { choose } from "./orderPlaces.ts";
import { embedOf, sides, type Words } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const dayMs = 86_400_000;
const zone = "Australia/Melbourne";

/** The date in the store's time zone, like `2026-11-23`. */
function dateOf(ms: number): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(ms);
}

interface AheadOrder {
  readonly POSSurchargeExcludingTax: number;
  readonly POSSurchargeTax: number;
  readonly ScheduledTime: number;
  readonly SurchargeTransactions: readonly object[];
}

/** Waits until the pay button shows this amount. */
async function expectToPay(visit: Visit, { pay }: Words, dollars: string): Promise<void> {
  await vi.waitFor(async () => expect((await visit.find("button", pay)).name).toContain(`$${dollars}`), 10_000);
}

describe("R31: an order for tomorrow, which is a holiday", () => {
  it.each(quickRow(0, sides))("$side: has the holiday's surcharge, unlike another day or mode", async (side) => {
    const { words, size, storeId } = side;
    const tomorrow = dateOf(Date.now() + dayMs);
    const holiday = { ID: 9, Name: "Holiday", StartDate: tomorrow, EndDate: tomorrow, RateType: 1, Rate: 0.2 };
    await journeys.demo.merge(`Companies/${storeId}`, {
      SurchargeBankSettings: [],
      SurchargeHolidaySettings: [{ ...holiday, IsTaxable: true }],
    });
    const visit = await shop.openCheckout(embedOf(side), words, { size });
    await expectToPay(visit, words, "19.50");
    await choose(visit, words.date, words.tomorrow);
    await expectToPay(visit, words, "23.40");
    await visit.click("tab", words.table);
    await expectToPay(visit, words, "19.50");
    await visit.click("tab", words.pickup);
    await expectToPay(visit, words, "23.40");
    await choose(visit, words.date, words.today);
    await expectToPay(visit, words, "19.50");
    await choose(visit, words.date, words.tomorrow);
    await typeContact(visit, words);
    await typeCard(visit, undefined, words);
    await expectToPay(visit, words, "23.40");
    await visit.click("button", words.pay);
    await visit.find("heading", words.placed);
    const [placed] = await shop.orders();
    const order = placed?.document as unknown as AheadOrder;
    expect([order.POSSurchargeExcludingTax, order.POSSurchargeTax]).toEqual([3.55, 0.35]);
    expect(order.SurchargeTransactions).toMatchObject([{ Surcharge_ID: "9", Amount: 3.9 }]);
    expect(dateOf(order.ScheduledTime * 1_000)).toBe(tomorrow);
  });
});
