// @vitest-environment happy-dom

import { describe, expect, it } from "vitest";
import type { PaymentMethod } from "../../../src/domain/payment/paymentMethod.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { keptAttempt } from "../../features/checkout/checkoutFixture.tsx";
import { cells, disturbances, struck } from "./attemptCells.ts";
import { faults, goOn, openWorld } from "./attemptWorld.ts";
import { placedTold } from "./checkoutTab.ts";

const methods = ["card", "cash", "alipay", "apple-pay", "google-pay"] as const satisfies readonly PaymentMethod[];

const isPaidApart = (method: PaymentMethod) => method === "alipay" || method === "google-pay";

describe.each(methods)("R33: an order paid by %s is placed and paid once", (method) => {
  it.each(cells)("$disturbance, $fault", async ({ disturbance, fault }) => {
    const world = openWorld({ mode: "pickup", method }, faults[struck[fault] ?? "slow"]);
    const tab = await goOn(world, (await disturbances[disturbance]?.(world)) ?? (await world.open()));
    const udids = new Set(world.udids());
    // The diner may still pay on the payment page, so a refusal doesn't start a second attempt.
    expect(udids.size).toBe(1 + (method === "alipay" ? 0 : world.refusals()));
    // Paid exactly once, not counting earlier refunds.
    expect(world.paid).toHaveLength(isPaidApart(method) ? 1 : 0);
    expect([...udids]).toEqual(expect.arrayContaining(world.paid));
    expect(placedTold(...world.tabs)).toHaveLength(1);
    expect([keptAttempt(tab), tab.store.get(cartAtom).lines]).toEqual([null, []]);
  });
});
