// @vitest-environment happy-dom

import { describe, expect, it } from "vitest";
import { type OrderMode, orderModes } from "../../../src/domain/fulfilment/orderMode.ts";
import type { PaymentMethod } from "../../../src/domain/payment/paymentMethod.ts";
import { roomForm } from "../../../src/parts/mode/room.tsx";
import { tableForm } from "../../../src/parts/mode/tableForm.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { typedAddressAtom } from "../../../src/state/customer/contact.atoms.ts";
import { routeQuery } from "../../../src/state/fulfilment/delivery.atoms.ts";
import { loadRulesAtom } from "../../../src/state/promotion/rules.atoms.ts";
import { storedGifts } from "../../../src/wire/storage/giftTable.ts";
import { storedAttempt } from "../../features/checkout/checkoutFixture.tsx";
import { attempts, disturbanceNames, faultNames, methods, quickFaults } from "../../journeys/attempts.ts";
import type { FaultName } from "../../journeys/orderFaults.ts";
import type { MomentName } from "../../journeys/orderMoments.ts";
import type { ElementState } from "../../support/buildServices.ts";
import { quickHalf } from "../../support/quickRow.ts";
import { cells, disturbances, struck } from "./attemptCells.ts";
import { faults, goOn, moments, openWorld } from "./attemptWorld.ts";
import { placedTold, settle } from "./checkoutTab.ts";
import { gifts, giftsByStoredCard } from "./giftTab.ts";

const position = { latitude: -37.81, longitude: 144.96 };

interface Place {
  /** Types into the fields of this mode. */
  readonly type: (state: ElementState) => Promise<void> | void;
  /** The fields that the posted order contains. */
  readonly posted: object;
}

const places: Readonly<Record<OrderMode, Place>> = {
  delivery: {
    async type(state) {
      state.maps.answerWith({
        position: { kind: "found", value: position },
        route: { kind: "found", value: { kilometres: 2, travelSeconds: 300 } },
      });
      await state.store.set(loadRulesAtom);
      const address = { street: "5/125 Bourke St", suburb: "Melbourne", postcode: "3000", state: "VIC" };
      state.store.set(typedAddressAtom, { ...address, instructions: "Ring twice." });
      state.store.set(routeQuery.ask);
      state.passTime(500);
      await settle();
    },
    posted: {
      OrderType: 10,
      DeliveryAddress: { Address: "5/125 Bourke St", Altitude: position.latitude, Longitude: position.longitude },
      DeliveryInstructions: "Ring twice.",
      RoomNumber: "",
      Tables: [],
    },
  },
  pickup: { type() {}, posted: { OrderType: 3, DeliveryAddress: null, RoomNumber: "", Tables: [] } },
  room: {
    type: ({ store }) => store.set(roomForm.typed, { room: "1204" }),
    posted: { OrderType: 10, DeliveryAddress: null, RoomNumber: "1204", Tables: [] },
  },
  table: {
    type: ({ store }) => store.set(tableForm.typed, { table: "12" }),
    posted: { OrderType: 2, DeliveryAddress: null, RoomNumber: "", Tables: [{ Name: "12" }] },
  },
};

const interrupted = (Object.keys(moments) as MomentName[]).flatMap((moment) =>
  (Object.keys(faults) as FaultName[]).map((fault) => ({ moment, fault })),
);

describe.each(orderModes.map((mode, run) => [mode, run] as const))(
  "R33: an order in mode %s is placed once",
  (mode, run) => {
    it.each(quickHalf(run, interrupted))("$fault, $moment", async ({ moment, fault }) => {
      const world = openWorld({ mode, method: "card", type: places[mode].type }, faults[fault]);
      const tab = await goOn(world, await moments[moment](world));
      // A refusal is a known outcome, so the next try is a new attempt.
      expect(new Set(world.udids()).size).toBe(1 + world.refusals());
      const posts = world.posts();
      for (const { udid, body } of posts) {
        expect(body["TrackingOrder"]).toMatchObject(places[mode].posted);
        expect(body).toEqual(posts.find((each) => each.udid === udid)?.body);
      }
      expect(placedTold(...world.tabs)).toHaveLength(1);
      expect([storedAttempt(tab), tab.store.get(cartAtom).lines]).toEqual([null, []]);
    });
  },
);

const tenders = ["card", "cash", "alipay", "apple-pay", "google-pay"] as const satisfies readonly PaymentMethod[];

const isPaidApart = (method: PaymentMethod) => method === "alipay" || method === "google-pay";

describe.each(tenders.map((method, run) => [method, run] as const))(
  "R33: an order paid by %s is placed and paid once",
  (method, run) => {
    it.each(quickHalf(run, cells))("$disturbance, $fault", async ({ disturbance, fault }) => {
      const world = openWorld({ mode: "pickup", method }, faults[struck[fault] ?? "slow"]);
      const tab = await goOn(world, (await disturbances[disturbance]?.(world)) ?? (await world.open()));
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
    const world = openWorld({ goods, mode: "pickup", method: "card" }, faults[struck[fault] ?? "slow"]);
    const tab = await goOn(world, (await disturbances[disturbance]?.(world)) ?? (await world.open()));
    expect(new Set(world.udids()).size).toBe(1 + world.refusals());
    expect(world.posts().map(({ tender }) => tender.kind)).not.toContain(goods === gifts ? "none" : "card");
    expect(placedTold(...world.tabs)).toHaveLength(1);
    expect([tab.device.read(storedGifts.giftCheckoutData), gifts.lines(tab)]).toEqual([null, []]);
    expect(tab.history.current()).toBe("/store/120/giftcards/thankyou");
  });
});

const named = disturbanceNames.flatMap((disturbance) =>
  faultNames.map((fault) => ({ disturbance, fault, method: attempts[disturbance][fault][0] })),
);

const methodsIn = (cells: typeof named) => new Set(cells.map(({ method }) => method)).size;

describe("the cells that run in a browser", () => {
  it("are a fifth of the table: every combination of disturbance and fault once", () => {
    expect([...disturbanceNames].sort()).toEqual(Object.keys(disturbances).sort());
    expect([...faultNames].sort()).toEqual(Object.keys(struck).sort());
    expect([named.length, named.length * methods.length]).toEqual([99, 495]);
  });

  it("use every method ten times, and four methods for each disturbance and each fault", () => {
    for (const method of methods) expect(named.filter((cell) => cell.method === method).length).toBeGreaterThan(9);
    for (const key of ["disturbance", "fault"] as const) {
      for (const cells of Map.groupBy(named, (cell) => cell[key]).values()) expect(methodsIn(cells)).toBeGreaterThan(3);
    }
  });

  it("still have every method, fault and outcome of a fault in the quick gate", () => {
    const cellsOf = (faultsOf: (name: (typeof disturbanceNames)[number]) => readonly (typeof faultNames)[number][]) =>
      disturbanceNames.flatMap((name) =>
        faultsOf(name).map((fault): readonly string[] => [fault, ...attempts[name][fault]]),
      );
    const quick = cellsOf((name) => quickFaults[name]);
    const count = (wanted: string) => quick.filter((cell) => cell.includes(wanted)).length;
    expect(Math.min(...methods.map(count))).toBeGreaterThanOrEqual(3);
    expect(Math.min(...faultNames.map(count))).toBeGreaterThanOrEqual(2);
    const outcomes = (cells: typeof quick) => new Set(cells.map(([fault, , told]) => `${fault}: ${told}`));
    expect(outcomes(quick)).toEqual(outcomes(cellsOf(() => faultNames)));
  });
});
