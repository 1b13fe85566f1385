// @vitest-environment happy-dom

import { describe, expect, it } from "vitest";
import type { PaymentMethod } from "../../../src/domain/payment/paymentMethod.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { storedGifts } from "../../../src/wire/storage/giftTable.ts";
import { storedAttempt } from "../../features/checkout/checkoutFixture.tsx";
import { quickHalf } from "../../support/quickRow.ts";
import { cells, disturbances } from "./attemptCells.ts";
import { faults, goOn, openWorld } from "./attemptWorld.ts";
import { placedTold } from "./checkoutTab.ts";
import { gifts, giftsByStoredCard } from "./giftTab.ts";

const tenders = ["card", "cash", "alipay", "apple-pay", "google-pay"] as const satisfies readonly PaymentMethod[];

const isPaidApart = (method: PaymentMethod) => method === "alipay" || method === "google-pay";

describe.each(tenders.map((method, run) => [method, run] as const))(
  "R33: an order paid by %s is placed and paid once",
  (method, run) => {
    it.each(quickHalf(run, cells))("$disturbance, $fault", async ({ disturbance, fault }) => {
      const world = openWorld({ method }, faults[fault]);
      const tab = await goOn(world, await disturbances[disturbance](world));
      const udids = new Set(world.udids());
      // The diner may still pay on the payment page, so a refusal doesn't start a second attempt.
      expect(udids.size).toBe(1 + (method === "alipay" ? 0 : world.refusals()));
      // Paid exactly once, not counting earlier refunds.
      expect(world.paid).toHaveLength(isPaidApart(method) ? 1 : 0);
      expect([...udids]).toEqual(expect.arrayContaining(world.paid));
      expect(placedTold(...world.tabs)).toHaveLength(1);
      expect([storedAttempt(tab), tab.store.get(cartAtom).lines]).toEqual([null, []]);
    });
  },
);

describe.each([
  ["a new card", gifts, 0],
  ["a stored card", giftsByStoredCard, 1],
] as const)("R33: an order of gift cards by %s is placed once", (_card, goods, run) => {
  it.each(quickHalf(run, cells))("$disturbance, $fault", async ({ disturbance, fault }) => {
    const world = openWorld({ goods, method: "card" }, faults[fault]);
    const tab = await goOn(world, await disturbances[disturbance](world));
    expect(new Set(world.udids()).size).toBe(1 + world.refusals());
    expect(world.posts().map(({ tender }) => tender.kind)).not.toContain(goods === gifts ? "none" : "card");
    expect(placedTold(...world.tabs)).toHaveLength(1);
    expect([tab.device.read(storedGifts.giftCheckoutData), gifts.lines(tab)]).toEqual([null, []]);
    expect(tab.history.current()).toBe("/store/120/giftcards/thankyou");
  });
});
