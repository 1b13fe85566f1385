import { vi } from "vitest";
import { canGiveUp, canStart } from "../../../src/domain/checkout/placement.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { createDeviceAttempts } from "../../../src/services/adapters/deviceAttempts.ts";
import { createDevice, createDeviceMemory } from "../../../src/services/adapters/deviceMemory.ts";
import { createDeviceOrderMemory } from "../../../src/services/adapters/deviceOrderMemory.ts";
import { createDevicePage, type DevicePage } from "../../../src/services/adapters/devicePage.ts";
import type { FoundOrder, PlaceAnswer, PlaceRequest } from "../../../src/services/ports/ordering.ts";
import { cartAtom, putCartAtom, takeOverCartsAtom } from "../../../src/state/cart/cart.atoms.ts";
import { giveUpAtom, openCheckoutAtom } from "../../../src/state/checkout/placement.actions.ts";
import { placementAtom, tellPlacementAtom } from "../../../src/state/checkout/placement.atoms.ts";
import { orderServicesAtom } from "../../../src/state/services.atoms.ts";
import { storeAtom } from "../../../src/state/store/store.atoms.ts";
import { buildLine } from "../../domain/cart/cartLines.ts";
import { buildAttempt } from "../../domain/checkout/buildAttempt.ts";
import { buildClock, type TestClock } from "../../support/buildClock.ts";
import { buildLiveOrder } from "../../support/buildLiveOrder.ts";
import { buildElementState, type ElementState, serve } from "../../support/buildServices.ts";
import { buildStorage, type FakeStorage } from "../../support/buildStorage.ts";
import { buildStore } from "../../support/buildStore.ts";

const timeOutMs = 300_000;
const arrivalMs = 600_000;

interface Parcel extends PlaceRequest {
  readonly sentAt: number;
  answer: ((answer: PlaceAnswer) => void) | null;
}

interface Backend {
  readonly parcels: Parcel[];
  /** The first answer to each UDID; it is given again. */
  readonly answers: Map<string, boolean>;
  /** Which lines an order was made of. */
  readonly made: Map<string, readonly string[]>;
}

interface Element {
  readonly state: ElementState;
  readonly stop: () => void;
}

export type World = ReturnType<typeof orderWorld>;

const linesOf = ({ store }: ElementState) => store.get(cartAtom).lines;

/** An element of the shop at its checkout, over the real adapters, with what goes on by itself in a shop. */
function openElement(page: DevicePage, clock: TestClock, backend: Backend): Element {
  const device = createDevice("hq-7", page);
  const memory = { ...createDeviceMemory(device), ...createDeviceOrderMemory(device) };
  const state = buildElementState({ store: { kind: "id", id: 120 } });
  const { store } = state;
  const place = (request: PlaceRequest) =>
    new Promise<PlaceAnswer>((answer) => backend.parcels.push({ ...request, sentAt: clock.now(), answer }));
  const findOrder = async ({ udid }: { readonly udid: string }): Promise<FoundOrder> =>
    backend.answers.get(udid) ? { kind: "found", order: buildLiveOrder(udid) } : { kind: "missing" };
  serve(store, {
    attempts: createDeviceAttempts(device),
    clock,
    memory,
    orderMemory: memory,
    orders: { ...store.get(orderServicesAtom).orders, findOrder },
    loadOrdering: async () => ({ ...state.ordering, place }),
  });
  store.set(storeAtom, { kind: "ready", value: buildStore({ id: 120 }) });
  const stops = [
    memory.watchCarts((carts) => store.set(takeOverCartsAtom, carts)),
    store.set(openCheckoutAtom),
    store.sub(cartAtom, () => {}),
  ];
  const stop = () => {
    for (const each of stops) each();
  };
  return { state, stop };
}

/** Two elements in one document, a storage that is full or fails, a network that loses, and a backend. */
export function orderWorld() {
  const clock = buildClock(instant(1_795_304_400_000));
  const backend: Backend = { parcels: [], answers: new Map(), made: new Map() };
  let [local, session] = [buildStorage(), buildStorage()];
  let made = 0;
  let page = createDevicePage();
  const give = (storages: readonly [FakeStorage, FakeStorage]) => {
    [local, session] = storages;
    vi.stubGlobal("localStorage", local);
    vi.stubGlobal("sessionStorage", session);
  };
  give([local, session]);
  const open = () => openElement(page, clock, backend);
  const elements: [Element, Element] = [open(), open()];
  const at = (index: number) => elements[index === 0 ? 0 : 1].state;
  const parcel = (pick: number) => backend.parcels[pick % Math.max(1, backend.parcels.length)];
  const answer = (to: Parcel, said: PlaceAnswer) => {
    to.answer?.(said);
    to.answer = null;
  };
  return {
    /** A line of its own each time: the same dish may be wanted twice. */
    add(index: number) {
      const { store } = at(index);
      made += 1;
      const line = buildLine({ id: `l${made}`, productId: `p${made}` });
      const cart = { lines: [...linesOf(at(index)), line] };
      store.set(putCartAtom, { cart, happening: { kind: "changed" } });
    },
    press(index: number) {
      const { store } = at(index);
      const ordered = linesOf(at(index));
      if (!canStart(store.get(placementAtom)) || ordered.length === 0) return;
      made += 1;
      const udid = `u${made}`;
      backend.made.set(
        udid,
        ordered.map(({ id }) => id),
      );
      const attempt = buildAttempt(udid, { ordered, postedAt: clock.now() });
      void store.set(tellPlacementAtom, { kind: "start", attempt });
    },
    /** The backend gets a parcel, until it can't arrive any more; its answer may be lost. */
    deliver(given: { readonly pick: number; readonly isApproved: boolean; readonly isHeard: boolean }) {
      const one = parcel(given.pick);
      if (!one || clock.now() - one.sentAt >= arrivalMs) return;
      const isTaken = backend.answers.get(one.udid) ?? given.isApproved;
      backend.answers.set(one.udid, isTaken);
      if (!given.isHeard) return;
      answer(one, isTaken ? { kind: "taken", customerId: null } : { kind: "refused", message: "Declined." });
    },
    lose(pick: number) {
      const one = parcel(pick);
      if (one) answer(one, { kind: "no-answer" });
    },
    /** Taken out of the page, with what it is waiting for still on its way, and put in again as a new one. */
    makeAnew(index: number) {
      const at = index === 0 ? 0 : 1;
      elements[at].stop();
      elements[at] = open();
    },
    give(index: number, kind: "retry" | "look-again" | "give-up") {
      const { store } = at(index);
      if (kind !== "give-up") void store.set(tellPlacementAtom, { kind });
      else if (canGiveUp(store.get(placementAtom), clock.now())) void store.set(giveUpAtom, clock.now());
    },
    wait(milliseconds: number) {
      clock.pass(milliseconds);
      for (const one of backend.parcels) {
        if (clock.now() - one.sentAt >= timeOutMs) answer(one, { kind: "no-answer" });
      }
    },
    /** All that runs is gone; what is stored stays. */
    reload() {
      for (const { stop } of elements) stop();
      for (const one of backend.parcels) one.answer = null;
      clock.stopAll();
      page = createDevicePage();
      elements[0] = open();
      elements[1] = open();
    },
    /** The host page fills the storage up to that many characters. */
    leave(room: number) {
      local.room = local.used() + room;
      session.room = session.used() + Math.floor(room / 10);
    },
    /** After so many more, no write succeeds until there is room again. */
    failWrites(skipped: number) {
      local.failAfter(skipped);
      session.failAfter(skipped);
    },
    kinds: () => elements.map(({ state }) => state.store.get(placementAtom).kind),
    /** Lines that are in two orders that the backend took. */
    orderedTwice(): readonly string[] {
      const lines = [...backend.answers].flatMap(([udid, isTaken]) => (isTaken ? (backend.made.get(udid) ?? []) : []));
      return lines.filter((line, index) => lines.indexOf(line) !== index);
    },
    /** Until nothing more happens by itself. */
    async settle() {
      for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
    },
  };
}
