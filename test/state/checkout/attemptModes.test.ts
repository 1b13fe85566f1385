// @vitest-environment happy-dom

import { describe, expect, it } from "vitest";
import { type OrderMode, orderModes } from "../../../src/domain/fulfilment/orderMode.ts";
import { roomForm } from "../../../src/parts/mode-room/roomForm.ts";
import { tableForm } from "../../../src/parts/mode-table/tableForm.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { typedAddressAtom } from "../../../src/state/customer/contact.atoms.ts";
import { wayInquiry } from "../../../src/state/fulfilment/delivery.atoms.ts";
import { loadRulesAtom } from "../../../src/state/promotion/rules.atoms.ts";
import { keptAttempt } from "../../features/checkout/checkoutFixture.tsx";
import type { FaultName } from "../../journeys/orderFaults.ts";
import type { MomentName } from "../../journeys/orderMoments.ts";
import type { ElementState } from "../../support/buildServices.ts";
import { faults, goOn, moments, openWorld } from "./attemptWorld.ts";
import { placedTold, settle } from "./checkoutTab.ts";

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
      state.store.set(wayInquiry.ask);
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

const names = Object.keys(faults) as FaultName[];
const cells = (Object.keys(moments) as MomentName[]).flatMap((moment) => names.map((fault) => ({ moment, fault })));

describe.each(orderModes)("R33: an order in mode %s is placed once", (mode) => {
  it.each(cells)("$fault, $moment", async ({ moment, fault }) => {
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
    expect([keptAttempt(tab), tab.store.get(cartAtom).lines]).toEqual([null, []]);
  });
});
