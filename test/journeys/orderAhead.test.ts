import { expect, it } from "vitest";
import { useJourneys, type Visit } from "../support/journey.ts";
import { until } from "../support/until.ts";
import { typeCard, useOrdering } from "./ordering.ts";
import { choose } from "./orderPlaces.ts";
import { english } from "./orderWords.ts";
import { moveDemoClock, movingDeviceClock } from "./pageSteps.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const dayMs = 86_400_000;
const zone = "Australia/Melbourne";

/** Close to midnight, the first time on offer would be tomorrow's. */
const noon = Date.parse("2026-11-25T12:00:00+11:00");

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
async function expectToPay(visit: Visit, dollars: string): Promise<void> {
  await until(async () => expect((await visit.find("button", english.pay)).name).toContain(`$${dollars}`));
}

it("R31: an order for tomorrow has that holiday's surcharge, unlike another day or mode", async () => {
  const tomorrow = dateOf(noon + dayMs);
  const holiday = { ID: 9, Name: "Holiday", StartDate: tomorrow, EndDate: tomorrow, RateType: 1, Rate: 0.2 };
  await journeys.demo.merge("Companies/120", {
    SurchargeBankSettings: [],
    SurchargeHolidaySettings: [{ ...holiday, IsTaxable: true }],
  });
  await moveDemoClock(journeys.demo, noon);
  const before = movingDeviceClock(noon - Date.now());
  const visit = await shop.openCheckout("/embed.html?store-id=120", english, { before });
  await expectToPay(visit, "19.50");
  await visit.click("button", english.changeTime);
  await choose(visit, english.date, english.tomorrow);
  await expectToPay(visit, "23.40");
  await visit.click("tab", english.table);
  await expectToPay(visit, "19.50");
  await visit.click("tab", english.pickup);
  await expectToPay(visit, "23.40");
  await choose(visit, english.date, english.today);
  await expectToPay(visit, "19.50");
  await choose(visit, english.date, english.tomorrow);
  await typeCard(visit);
  await expectToPay(visit, "23.40");
  await visit.click("button", english.pay);
  await visit.find("heading", english.placed);
  const [placed] = await shop.orders();
  const order = placed?.document as unknown as AheadOrder;
  expect([order.POSSurchargeExcludingTax, order.POSSurchargeTax]).toEqual([3.55, 0.35]);
  expect(order.SurchargeTransactions).toMatchObject([{ Surcharge_ID: "9", Amount: 3.9 }]);
  expect(dateOf(order.ScheduledTime * 1_000)).toBe(tomorrow);
});
