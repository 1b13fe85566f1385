import { describe, expect, it } from "vitest";
import { transactionIdOf } from "../../src/domain/order/orderReference.ts";
import { useJourneys, type Visit } from "../support/journey.ts";
import { createDisturbances } from "./attemptDisturbances.ts";
import { createAttemptStage, hostPages, payButton } from "./attemptStage.ts";
import { attempts, type DisturbanceName, faultNames, type Method, quickFaults, type Told } from "./attempts.ts";
import { kitchenIsFull } from "./orderFaults.ts";
import { announced, useOrdering } from "./ordering.ts";
import { english } from "./orderWords.ts";

const tellings = {
  placed: { role: "heading", name: english.placed },
  "pay again": { role: "heading", name: "We don't have your order yet" },
  "send again": { role: "button", name: english.sendAgain },
} as const;

async function hear(visit: Visit, told: Told): Promise<void> {
  if (told === "refused") return visit.read(kitchenIsFull);
  const { role, name } = tellings[told];
  await visit.find(role, name);
}

/** Runs all cells of some rows. Reads the backend only after the diner was told an outcome that must match it. */
export function runAttempts(rows: readonly DisturbanceName[]): void {
  const journeys = useJourneys(hostPages);
  const shop = useOrdering(journeys);
  const stage = createAttemptStage(journeys, shop);
  const disturbances = createDisturbances(stage);

  async function goOn(visit: Visit, told: Told, method: Method): Promise<void> {
    if (told === "send again") return visit.click("button", english.sendAgain);
    if (method === "card") await stage.putCard(visit);
    // The payment page was already paid, so it doesn't ask again.
    if (method === "alipay") return visit.click("button", payButton(method));
    // An order that is paid again has one button, which a wallet's sheet opens from too.
    await visit.click("button", told === "pay again" ? english.pay : payButton(method));
    await stage.approve(visit, method);
  }

  async function payments(): Promise<unknown> {
    return (await fetch(`${journeys.demo.origin}/sandbox/payments`)).json();
  }

  const cells = rows.flatMap((disturbance) =>
    faultNames.map((fault) => {
      const [method, told] = attempts[disturbance][fault];
      const tags = quickFaults[disturbance].includes(fault) ? [] : ["thorough"];
      return { disturbance, fault, method, told, tags };
    }),
  );

  describe("an order is placed and paid once, whatever happens in the meantime (R33)", () => {
    for (const { disturbance, fault, method, told, tags } of cells) {
      it(`${disturbance}, ${fault}, ${method}: ${told}`, { tags }, async () => {
        await stage.setFaults();
        const visit = await disturbances[disturbance]({ method, fault }, (page) => hear(page, told));
        await hear(visit, told);
        if (told !== "placed") {
          expect(await shop.orders()).toEqual([]);
          expect(await shop.hasCart(visit)).toBe(true);
          await stage.setFaults();
          await goOn(visit, told, method);
          await visit.find("heading", english.placed);
        }
        const udid = await shop.udidOfOnlyOrder();
        expect(await announced(visit)).toMatchObject([{ transactionId: transactionIdOf(udid) }]);
        expect(await shop.hasCart(visit)).toBe(false);
        const isPaidApart = method === "alipay" || method === "google";
        expect(await payments()).toMatchObject(isPaidApart ? [{ udid, state: "paid" }] : []);
        stage.takeLines();
      });
    }
  });
}
