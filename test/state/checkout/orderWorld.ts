import { atom } from "jotai";
import { expect, vi } from "vitest";
import type { Attempt } from "../../../src/domain/checkout/attempt.ts";
import { canGiveUp } from "../../../src/domain/checkout/placement.ts";
import type { OrderBody } from "../../../src/domain/order/orderBody.ts";
import type { Settlement } from "../../../src/domain/payment/settlement.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { paymentParts } from "../../../src/parts/payment/paymentMethods.tsx";
import { createDevice, type DevicePage } from "../../../src/services/adapters/device/deviceMemory.ts";
import { createDeviceOrders } from "../../../src/services/adapters/device/deviceOrders.ts";
import type { FoundOrder, PlaceRequest, PlaceResult } from "../../../src/services/ports/ordering.ts";
import type { PaymentReturn } from "../../../src/services/ports/pageExit.ts";
import { cartAtom, saveCartAtom, takeOverCartsAtom } from "../../../src/state/cart/cart.atoms.ts";
import {
  dispatchPlacementAtom,
  foodPlacing,
  placementAtom,
  reopenedAtom,
} from "../../../src/state/checkout/goods/foodGoods.ts";
import { beginPayment } from "../../../src/state/checkout/placing/payOrder.ts";
import { openCheckoutAtom } from "../../../src/state/checkout/placing/placement.actions.ts";
import { payAgainAtom } from "../../../src/state/checkout/submit/submit.actions.ts";
import { paymentMethodsAtom, settlementBy } from "../../../src/state/payment/payment.atoms.ts";
import type { PaymentMethodRules } from "../../../src/state/payment/paymentMethod.ts";
import { orderServicesAtom } from "../../../src/state/services.atoms.ts";
import { storeAtom } from "../../../src/state/store/store.atoms.ts";
import { buildLine } from "../../domain/cart/cartLines.ts";
import { buildAttempt } from "../../domain/checkout/buildAttempt.ts";
import { buildClock, type TestClock } from "../../support/buildClock.ts";
import { buildDevicePage } from "../../support/buildDevice.ts";
import { buildLiveOrder } from "../../support/buildLiveOrder.ts";
import { buildPayments, type FakePayments } from "../../support/buildPayments.ts";
import { buildElementState, type ElementState, serve, wholeMemory } from "../../support/buildServices.ts";
import { buildStorage, type FakeStorage } from "../../support/buildStorage.ts";
import { buildStore } from "../../support/buildStore.ts";
import { type KnockWallet, knockWallet, shellPage, udidOfShells } from "../../support/inventedMethods.ts";

const timeOutMs = 300_000;
const arrivalMs = 600_000;

interface Parcel extends PlaceRequest {
  readonly sentAt: number;
  answer: ((answer: PlaceResult) => void) | null;
}

interface Backend {
  readonly payments: FakePayments;
  readonly parcels: Parcel[];
  /** The first answer for each UDID, which is repeated. */
  readonly answers: Map<string, boolean>;
  /** What was ordered with the last press, by UDID. */
  readonly made: Map<string, Made>;
}

/** The lines of an order, and its kind of payment. */
interface Made {
  readonly lines: readonly string[];
  readonly settlement: Settlement["kind"];
}

const bodyOf = (udid: string, made: Made) => ({ TrackingOrder: { UDID: udid, Made: made } }) as unknown as OrderBody;
const madeIn = ({ body }: PlaceRequest) => (body["TrackingOrder"] as { readonly Made: Made }).Made;

export type Method = "cash" | "card" | "wallet" | "shells";

/** Runs inside the diner's tap. */
const beginAtom = atom(null, (get, set, method: PaymentMethodRules, attempt: Attempt): boolean => {
  const isBegun = beginPayment({ get, set, placing: foodPlacing }, method, attempt);
  if (isBegun) void set(dispatchPlacementAtom, { kind: "start", attempt });
  return isBegun;
});

const typedCard: PaymentMethodRules = {
  ...paymentParts.card,
  settles: {
    kind: "card",
    card: () => ({ holder: "Noor Abbot", number: "4111111111111111", expiryYear: 2030, expiryMonth: 12, cvv: "123" }),
  },
};

interface Element {
  readonly state: ElementState;
  readonly wallet: KnockWallet;
  readonly methods: Readonly<Record<Method, PaymentMethodRules>>;
  readonly stop: () => void;
}

/** An order that was paid on a page isn't charged in another way as well. */
function isPaidFor(settlement: Settlement["kind"], isPaid: boolean, isApproved: boolean): boolean {
  return settlement === "redirect" ? isPaid : !isPaid && isApproved;
}

function twice(lines: readonly string[]): readonly string[] {
  return lines.filter((line, index) => lines.indexOf(line) !== index);
}

export type World = ReturnType<typeof orderWorld>;

const linesOf = ({ store }: ElementState) => store.get(cartAtom).lines;

/** An element of the shop at its checkout, over the real adapters, with its background tasks. */
function openElement(page: DevicePage, clock: TestClock, backend: Backend, back: PaymentReturn | null): Element {
  const device = createDevice("hq-7", page);
  const orders = createDeviceOrders(device);
  const memory = wholeMemory(device, orders);
  const state = buildElementState({ store: { kind: "id", id: 120 } });
  const { store } = state;
  const place = (request: PlaceRequest) =>
    new Promise<PlaceResult>((answer) => backend.parcels.push({ ...request, sentAt: clock.now(), answer }));
  const findOrder = async ({ udid }: { readonly udid: string }): Promise<FoundOrder> =>
    backend.answers.get(udid) ? { kind: "found", order: buildLiveOrder(udid) } : { kind: "missing" };
  serve(store, {
    attempts: orders.attempts,
    clock,
    memory,
    orderMemory: memory,
    orders: { ...store.get(orderServicesAtom).orders, findOrder },
    loadOrdering: async () => ({ ...state.ordering, place }),
  });
  store.set(storeAtom, { kind: "ready", value: buildStore({ id: 120 }) });
  const wallet = knockWallet();
  const methods = { cash: paymentParts.cash, card: typedCard, wallet, shells: shellPage(backend.payments) };
  store.set(paymentMethodsAtom, Object.values(methods));
  if (back) state.ordering.pageExit.leadBack(back);
  const stops = [
    memory.watch("cart", (carts) => store.set(takeOverCartsAtom, carts)),
    store.set(openCheckoutAtom),
    store.sub(cartAtom, () => {}),
  ];
  const stop = () => {
    for (const each of stops) each();
  };
  return { state, wallet, methods, stop };
}

/**
 * Two elements in one document, with a full or failing storage, a lossy network, a backend, a wallet, and a payment
 * page for which the document is left.
 */
export function orderWorld() {
  const clock = buildClock(instant(1_795_304_400_000));
  const payments = buildPayments(() => clock.now());
  const backend: Backend = { payments, parcels: [], answers: new Map(), made: new Map() };
  let [local, session] = [buildStorage(), buildStorage()];
  let made = 0;
  let pressed = 0;
  let page = buildDevicePage();
  const give = (storages: readonly [FakeStorage, FakeStorage]) => {
    [local, session] = storages;
    vi.stubGlobal("localStorage", local);
    vi.stubGlobal("sessionStorage", session);
  };
  give([local, session]);
  const open = (back: PaymentReturn | null = null) => openElement(page, clock, backend, back);
  const elements: [Element, Element] = [open(), open()];
  const at = (index: number) => elements[index === 0 ? 0 : 1].state;
  /** The UDID of the order for whose payment the document was left. Null if it wasn't. */
  const away = () => {
    const reference = elements
      .map(({ state }) => state.ordering.pageExit.left.at(-1))
      .find((each) => each !== undefined);
    return reference === undefined ? null : udidOfShells(reference);
  };
  const openAgain = (back: PaymentReturn | null) => {
    for (const { stop } of elements) stop();
    for (const one of backend.parcels) one.answer = null;
    clock.stopAll();
    page = buildDevicePage();
    elements[0] = open(back);
    elements[1] = open();
  };
  const parcel = (pick: number) => backend.parcels[pick % Math.max(1, backend.parcels.length)];
  const answer = (to: Parcel, said: PlaceResult) => {
    to.answer?.(said);
    to.answer = null;
  };
  const ordered = () =>
    [...backend.answers].flatMap(([udid, isTaken]) => (isTaken ? [backend.made.get(udid)?.lines ?? []] : []));
  return {
    /** Adds a new line each time, because the same product may be ordered twice. */
    add(index: number) {
      // The diner is on the payment page.
      if (away()) return;
      const { store } = at(index);
      made += 1;
      const line = buildLine({ id: `l${made}`, productId: `p${made}` });
      const cart = { lines: [...linesOf(at(index)), line] };
      store.set(saveCartAtom, { cart, event: { kind: "changed" } });
    },
    press(index: number, by: Method) {
      if (away()) return;
      const { store } = at(index);
      const ordered = linesOf(at(index));
      if (!store.get(foodPlacing.canPressAtom) || ordered.length === 0) return;
      pressed += 1;
      const reopened = store.get(reopenedAtom);
      const udid = reopened?.reference.udid ?? `u${pressed}`;
      const method = elements[index === 0 ? 0 : 1].methods[by];
      const settlement = settlementBy(method, 1_885);
      const postedAt = reopened?.postedAt ?? clock.now();
      const attempt = buildAttempt(udid, { ordered, settlement, postedAt });
      const made = { lines: ordered.map(({ id }) => id), settlement: settlement.kind };
      backend.made.set(udid, made);
      store.set(beginAtom, method, { ...attempt, body: bodyOf(udid, made) });
    },
    useWallet(index: number, how: "approve" | "close" | "fail") {
      const said = { approve: { kind: "token", token: "knock" }, close: { kind: "closed" } } as const;
      elements[index === 0 ? 0 : 1].wallet.answer(how === "fail" ? { kind: "failed", message: "No." } : said[how]);
    },
    usePage(how: "pay" | "cancel") {
      const udid = away();
      if (udid) payments[how](udid);
    },
    /** Returns with the page's result, without it in a new document, or to the old document with Back. */
    comeBack(how: "told" | "silent" | "restored") {
      const udid = away();
      if (!udid) return;
      const state = payments.stateOf(udid);
      if (how !== "restored") {
        const isTold = how === "told" && state !== "open";
        openAgain(isTold ? { udid, mayBePaid: state === "paid", status: "Cancelled." } : null);
        return;
      }
      for (const one of backend.parcels) one.answer = null;
      for (const { state: element } of elements) element.ordering.pageExit.restore();
    },
    /** The backend receives a parcel unless it is too old. Its answer may be lost. */
    deliver(given: { readonly pick: number; readonly isApproved: boolean; readonly isHeard: boolean }) {
      const one = parcel(given.pick);
      if (!one || clock.now() - one.sentAt >= arrivalMs) return;
      const { settlement } = madeIn(one);
      const needsTender = settlement === "card" || settlement === "token";
      // Without the card or the token the backend would have nothing to charge.
      expect(one.tender.kind).toBe(needsTender ? settlement : "none");
      const isFirst = !backend.answers.has(one.udid);
      const isPaid = payments.stateOf(one.udid) === "paid";
      const isTaken = backend.answers.get(one.udid) ?? isPaidFor(settlement, isPaid, given.isApproved);
      // R57: an unpaid order can still be paid, unless it has ended in another way.
      const isJudged = isTaken || (settlement !== "redirect" && !isPaid);
      if (isJudged) {
        backend.answers.set(one.udid, isTaken);
        payments.cancel(one.udid);
      }
      if (isFirst && isTaken && needsTender) payments.charge(one.udid);
      if (!given.isHeard) return;
      const refused = { kind: settlement === "redirect" ? "unpaid" : "refused", message: "Declined." } as const;
      answer(one, isTaken ? { kind: "taken", customerId: null } : refused);
    },
    lose(pick: number) {
      const one = parcel(pick);
      if (one) answer(one, { kind: "no-answer" });
    },
    /** Removes the element while its requests are pending, and inserts a new one. */
    makeAnew(index: number) {
      const at = index === 0 ? 0 : 1;
      elements[at].stop();
      elements[at] = open();
    },
    give(index: number, kind: "retry" | "look-again" | "give-up") {
      if (away()) return;
      const { store } = at(index);
      if (kind === "retry" && store.get(placementAtom).kind === "needs-payment-again") {
        store.set(payAgainAtom);
        return;
      }
      if (kind !== "give-up") void store.set(dispatchPlacementAtom, { kind });
      else if (canGiveUp(store.get(placementAtom), clock.now())) void store.set(foodPlacing.giveUpAtom);
    },
    wait(milliseconds: number) {
      clock.pass(milliseconds);
      for (const one of backend.parcels) {
        if (clock.now() - one.sentAt >= timeOutMs) answer(one, { kind: "no-answer" });
      }
    },
    /** Discards everything but the storage. */
    reload: () => openAgain(null),
    /** The host page fills the storage until only `room` characters are left. */
    leave(room: number) {
      local.room = local.used() + room;
      session.room = session.used() + Math.floor(room / 10);
    },
    /** The host page's script clears the storage. */
    clear() {
      local.clear();
      session.clear();
    },
    /** After `skipped` more writes, all fail until there is room again. */
    failWrites(skipped: number) {
      local.failAfter(skipped);
      session.failAfter(skipped);
    },
    kinds: () => elements.map(({ state }) => state.store.get(placementAtom).kind),
    /** The lines of each order that the backend accepted. */
    ordered,
    /** Lines that are in two of those orders. */
    orderedTwice: () => twice(ordered().flat()),
    /** Lines that were charged twice. */
    chargedTwice: () => twice(payments.charged.flatMap((udid) => backend.made.get(udid)?.lines ?? [])),
    /** The kinds of payment that were charged. */
    chargedBy: () => payments.charged.map((udid) => backend.made.get(udid)?.settlement),
    /** Waits until nothing more happens by itself. */
    async settle() {
      for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
    },
  };
}
