// @vitest-environment happy-dom

import { describe, expect, it } from "vitest";
import { type OrderMode, orderModes } from "../../../src/domain/fulfilment/orderMode.ts";
import { roomForm } from "../../../src/parts/mode-room/roomForm.ts";
import { tableForm } from "../../../src/parts/mode-table/tableForm.ts";
import type { PlaceAnswer } from "../../../src/services/ports/ordering.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { leaveCheckoutAtom, openCheckoutAtom } from "../../../src/state/checkout/placement.actions.ts";
import { placementAtom, tellPlacementAtom } from "../../../src/state/checkout/placement.atoms.ts";
import { payAgainAtom } from "../../../src/state/checkout/submit.actions.ts";
import { typedAddressAtom } from "../../../src/state/customer/contact.atoms.ts";
import { wayInquiry } from "../../../src/state/fulfilment/delivery.atoms.ts";
import { modeAtom } from "../../../src/state/fulfilment/mode.atoms.ts";
import { typedCardAtom } from "../../../src/state/payment/card.atoms.ts";
import { loadRulesAtom } from "../../../src/state/promotion/rules.atoms.ts";
import { orderServicesAtom } from "../../../src/state/services.atoms.ts";
import { keptAttempt, liveOrder } from "../../features/checkout/checkoutFixture.tsx";
import type { FaultName } from "../../journeys/orderFaults.ts";
import type { MomentName } from "../../journeys/orderMoments.ts";
import { buildSendings } from "../../support/buildSendings.ts";
import { type ElementState, serve } from "../../support/buildServices.ts";
import { kindOf, openTab, placedTold, settle, submit } from "./checkoutTab.ts";

const card = { number: "4111111111111111", expiry: "12/30", cvv: "123" };
const position = { latitude: -37.81, longitude: 144.96 };

interface Place {
  /** As the mode's own fields do. */
  readonly type: (state: ElementState) => Promise<void> | void;
  /** What the order says of it. */
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

interface Fault {
  /** What the tab that posts makes of it (`placeAnswer`). */
  readonly answer: PlaceAnswer;
  readonly isTaken: boolean;
}

const taken = { answer: { kind: "taken", customerId: null }, isTaken: true } as const;
const missed = { answer: { kind: "no-answer" }, isTaken: false } as const;
const unheard = { answer: { kind: "no-answer" }, isTaken: true } as const;

const faults: Readonly<Record<FaultName, Fault>> = {
  refused: { answer: { kind: "refused", message: "The kitchen is full." }, isTaken: false },
  "reset before the store has it": missed,
  "reset after the store has it": unheard,
  slow: taken,
  "very slow": taken,
  "no answer": missed,
  "no answer, though the store has it": unheard,
  "500 after the store has it": unheard,
  429: missed,
  "503 for six seconds": { answer: { kind: "no-answer", retryAfterMs: 6_000 }, isTaken: false },
  "truncated JSON": missed,
  "truncated JSON, and the store has it": unheard,
  "HTML for JSON": missed,
  "HTML for JSON, and the store has it": unheard,
};

/** A diner, the tab that they go on in first, and the store that gets what they send. */
function openWorld(mode: OrderMode, { answer, isTaken }: Fault) {
  const tabs: ElementState[] = [];
  const udids = () => tabs.flatMap(({ ordering }) => ordering.posted.map(({ udid }) => udid));
  let areLookUpsDown = false;
  let refusals = 0;

  async function open(shared?: ElementState): Promise<ElementState> {
    const state = openTab(shared, { delivery: true, room: true, table: true });
    const { orders } = state.store.get(orderServicesAtom);
    const findOrder: typeof orders.findOrder = async (reference, zone) =>
      areLookUpsDown ? { kind: "failed" } : orders.findOrder(reference, zone);
    serve(state.store, { orders: { ...orders, findOrder } });
    tabs.unshift(state);
    state.store.set(modeAtom, mode);
    await places[mode].type(state);
    return state;
  }

  async function hear(state: ElementState, said: Fault): Promise<void> {
    const udid = state.ordering.posted.at(-1)?.udid ?? "";
    if (said.isTaken) state.orders.put(liveOrder(udid));
    if (said.answer.kind === "refused") refusals += 1;
    state.ordering.answer(said.answer);
    await settle();
  }

  return {
    tabs,
    open,
    udids,
    refusals: () => refusals,
    /** The fault's answer to what the tab has posted. */
    answer: (state: ElementState) => hear(state, { answer, isTaken }),
    take: (state: ElementState) => hear(state, taken),
    lose: (state: ElementState) => hear(state, missed),
    /** The page comes up anew: what was in memory is gone, and nobody hears the answer. */
    async reload(state: ElementState): Promise<ElementState> {
      if (isTaken && state.ordering.posted.length > 0) state.orders.put(liveOrder(udids()[0] ?? ""));
      return open({ ...state, ordering: { ...state.ordering, sendings: buildSendings() } });
    },
    breakLookUps(isDown: boolean) {
      areLookUpsDown = isDown;
    },
  };
}

type World = ReturnType<typeof openWorld>;

async function tell(state: ElementState, kind: "retry" | "look-again"): Promise<void> {
  // It ends when the order that it sends is answered.
  void state.store.set(tellPlacementAtom, { kind });
  await settle();
}

/** The same moments as in a browser: each answers with the tab that the diner goes on in. */
const moments: Readonly<Record<MomentName, (world: World) => Promise<ElementState>>> = {
  async "on the first press"(world) {
    const tab = await world.open();
    await submit(tab);
    await world.answer(tab);
    return tab;
  },
  async "on a double click"(world) {
    const tab = await world.open();
    await Promise.all([submit(tab), submit(tab)]);
    await world.answer(tab);
    return tab;
  },
  async "after five minutes"(world) {
    const tab = await world.open();
    await submit(tab);
    tab.passTime(300_000);
    await world.answer(tab);
    return tab;
  },
  async "after a reload of the form"(world) {
    const tab = await world.reload(await world.open());
    await submit(tab);
    await world.answer(tab);
    return tab;
  },
  async "with a reload once it is sent"(world) {
    const before = await world.open();
    await submit(before);
    const tab = await world.reload(before);
    await settle();
    return tab;
  },
  async "with Back and forward again"(world) {
    const tab = await world.open();
    await submit(tab);
    tab.store.set(leaveCheckoutAtom);
    await world.answer(tab);
    tab.store.set(openCheckoutAtom);
    await settle();
    return tab;
  },
  async "with Back while it is sent"(world) {
    const tab = await world.open();
    await submit(tab);
    tab.store.set(leaveCheckoutAtom);
    await world.answer(tab);
    return tab;
  },
  async "in two tabs"(world) {
    const first = await world.open();
    const second = await world.open(first);
    await submit(first);
    await submit(second);
    await world.answer(first);
    await tell(second, "look-again");
    return second;
  },
  async "after one sending offline"(world) {
    const tab = await world.open();
    world.breakLookUps(true);
    await submit(tab);
    await world.lose(tab);
    world.breakLookUps(false);
    await tell(tab, "retry");
    await world.answer(tab);
    return tab;
  },
  async "then offline and back"(world) {
    const tab = await world.open();
    world.breakLookUps(true);
    await submit(tab);
    await world.answer(tab);
    await tell(tab, "look-again");
    world.breakLookUps(false);
    await tell(tab, "look-again");
    return tab;
  },
};

/** The way on that the diner is shown, until there is nothing left to order. */
async function goOn(world: World, tab: ElementState): Promise<void> {
  const { store } = tab;
  for (let turn = 0; store.get(cartAtom).lines.length > 0 && turn < 5; turn += 1) {
    const placement = store.get(placementAtom);
    if (placement.kind === "unknown" && placement.canSend) await tell(tab, "retry");
    else if (placement.kind === "needs-payment-again") {
      store.set(typedCardAtom, card);
      store.set(payAgainAtom);
    } else if (placement.kind !== "sending") {
      store.set(typedCardAtom, card);
      await submit(tab);
    }
    await settle();
    if (kindOf(tab) === "sending") await world.take(tab);
  }
}

const names = Object.keys(faults) as FaultName[];
const cells = (Object.keys(moments) as MomentName[]).flatMap((moment) => names.map((fault) => ({ moment, fault })));

describe.each(orderModes)("R33: an order in the mode %s is placed once", (mode) => {
  it.each(cells)("$fault, $moment", async ({ moment, fault }) => {
    const world = openWorld(mode, faults[fault]);
    const tab = await moments[moment](world);
    await goOn(world, tab);
    // A refusal that was heard is a known outcome, and the next try a new attempt.
    expect(new Set(world.udids()).size).toBe(1 + world.refusals());
    const posts = world.tabs.flatMap(({ ordering }) => ordering.posted);
    for (const { udid, body } of posts) {
      expect(body["TrackingOrder"]).toMatchObject(places[mode].posted);
      expect(body).toEqual(posts.find((each) => each.udid === udid)?.body);
    }
    expect(placedTold(...world.tabs)).toHaveLength(1);
    expect([keptAttempt(tab), tab.store.get(cartAtom).lines]).toEqual([null, []]);
  });
});
