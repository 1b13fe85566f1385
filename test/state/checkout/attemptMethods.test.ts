// @vitest-environment happy-dom

import { describe, expect, it } from "vitest";
import type { PaymentMethod } from "../../../src/domain/payment/paymentMethod.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { leaveCheckoutAtom, openCheckoutAtom } from "../../../src/state/checkout/placement.actions.ts";
import { tellPlacementAtom } from "../../../src/state/checkout/placement.atoms.ts";
import { languageAtom } from "../../../src/state/host/host.atoms.ts";
import { keptAttempt } from "../../features/checkout/checkoutFixture.tsx";
import type { FaultName } from "../../journeys/orderFaults.ts";
import type { ElementState } from "../../support/buildServices.ts";
import { faults, goOn, moments, openWorld, type World } from "./attemptWorld.ts";
import { placedTold, settle } from "./checkoutTab.ts";

const methods = ["card", "cash", "alipay", "apple-pay", "google-pay"] as const satisfies readonly PaymentMethod[];

/** A request that the browser blocks by CORS has arrived, and nobody hears its answer. */
const struck: Readonly<Record<string, FaultName>> = {
  refused: "refused",
  "reset before the store has it": "reset before the store has it",
  "reset after the store has it": "reset after the store has it",
  "30 s slow": "slow",
  "time-out": "no answer, though the store has it",
  "500 after the store has it": "500 after the store has it",
  "truncated JSON": "truncated JSON",
  "HTML with 200": "HTML for JSON",
  "blocked by CORS": "HTML for JSON, and the store has it",
};

const disturbances: Readonly<Record<string, (world: World) => Promise<ElementState>>> = {
  "double click": moments["on a double click"],
  async "Enter and click"(world) {
    const tab = await world.press(await world.open());
    await world.press(tab);
    await world.answer(tab);
    return tab;
  },
  "reload before sending": moments["after a reload of the form"],
  "reload after sending": moments["with a reload once it is sent"],
  Back: moments["with Back and forward again"],
  async "restored from the back-forward cache"(world) {
    const tab = await world.press(await world.open());
    await world.answer(tab);
    tab.ordering.pageExit.restore();
    await settle();
    return tab;
  },
  async "closed and opened again"(world) {
    const before = await world.press(await world.open());
    before.store.set(leaveCheckoutAtom);
    const tab = await world.reload(before);
    await settle();
    void tab.store.set(tellPlacementAtom, { kind: "look-again" });
    await settle();
    return tab;
  },
  "two tabs": moments["in two tabs"],
  "offline and back": moments["then offline and back"],
  async "moved in the page"(world) {
    const tab = await world.press(await world.open());
    tab.store.set(leaveCheckoutAtom);
    tab.store.set(openCheckoutAtom);
    await settle();
    await world.answer(tab);
    return tab;
  },
  async "language switched"(world) {
    const tab = await world.press(await world.open());
    tab.store.set(languageAtom, "zh-CN");
    await world.answer(tab);
    tab.store.set(languageAtom, "en");
    return tab;
  },
};

const cells = Object.keys(disturbances).flatMap((disturbance) =>
  Object.keys(struck).map((fault) => ({ disturbance, fault })),
);

const isPaidApart = (method: PaymentMethod) => method === "alipay" || method === "google-pay";

describe.each(methods)("R33: an order paid by %s is placed and paid once", (method) => {
  it.each(cells)("$disturbance, $fault", async ({ disturbance, fault }) => {
    const world = openWorld({ mode: "pickup", method }, faults[struck[fault] ?? "slow"]);
    const tab = await goOn(world, (await disturbances[disturbance]?.(world)) ?? (await world.open()));
    const udids = new Set(world.udids());
    // A page may still be paid on, so a refusal leads to no second attempt.
    expect(udids.size).toBe(1 + (method === "alipay" ? 0 : world.refusals()));
    // Once, whatever was given back before.
    expect(world.paid).toHaveLength(isPaidApart(method) ? 1 : 0);
    expect([...udids]).toEqual(expect.arrayContaining(world.paid));
    expect(placedTold(...world.tabs)).toHaveLength(1);
    expect([keptAttempt(tab), tab.store.get(cartAtom).lines]).toEqual([null, []]);
  });
});
