import type { Atom, WritableAtom } from "jotai";
import type { Placement, PlacementEvent } from "../../../src/domain/checkout/placement.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import type { PaymentMethod } from "../../../src/domain/payment/paymentMethod.ts";
import { wallets } from "../../../src/domain/payment/paymentMethod.ts";
import type { StoreView } from "../../../src/domain/store/store.ts";
import type { BankResult } from "../../../src/services/ports/cardFields.ts";
import type { OrderingApi, PlaceRequest, PlaceResult } from "../../../src/services/ports/ordering.ts";
import type { Wallets } from "../../../src/services/ports/wallets.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import {
  dispatchPlacementAtom,
  foodPlacing,
  placementAtom,
  reopenedAtom,
} from "../../../src/state/checkout/goods/foodGoods.ts";
import { openCheckoutAtom } from "../../../src/state/checkout/placing/placement.actions.ts";
import { payAgainAtom } from "../../../src/state/checkout/submit/submit.actions.ts";
import { modeAtom } from "../../../src/state/fulfilment/mode.atoms.ts";
import { typedCardAtom } from "../../../src/state/payment/card.atoms.ts";
import { cardFieldsAtom, showCardFieldsAtom } from "../../../src/state/payment/cardFields.atoms.ts";
import { paymentAtom } from "../../../src/state/payment/payment.atoms.ts";
import { prepareWalletAtom } from "../../../src/state/payment/wallets.atoms.ts";
import { orderServicesAtom } from "../../../src/state/services.atoms.ts";
import { liveOrder } from "../../features/checkout/checkoutFixture.tsx";
import type { AttemptFault } from "../../journeys/attempts.ts";
import { buildCardFields, giveCardFields } from "../../support/buildCardFields.ts";
import { buildSendings } from "../../support/buildSendings.ts";
import { type ElementState, serve } from "../../support/buildServices.ts";
import { cardLook } from "../../support/cardLook.ts";
import { openTab, settle, submit } from "./checkoutTab.ts";

const card = { number: "4111111111111111", expiry: "12/30", cvv: "123" };

export interface Fault {
  /** What the tab that posts gets as its answer (`placeAnswer`). */
  readonly answer: PlaceResult;
  readonly isTaken: boolean;
}

const taken = { answer: { kind: "taken", customerId: null }, isTaken: true } as const;
const missed = { answer: { kind: "no-answer" }, isTaken: false } as const;
const unheard = { answer: { kind: "no-answer" }, isTaken: true } as const;

export const faults: Readonly<Record<AttemptFault, Fault>> = {
  refused: { answer: { kind: "refused", message: "The kitchen is full.", isCoded: true }, isTaken: false },
  "reset before the store has it": missed,
  "reset after the store has it": unheard,
  "30 s slow": taken,
  "time-out": unheard,
  "500 after the store has it": unheard,
  "truncated JSON": missed,
  "HTML with 200": missed,
  // The request still reaches the store, but its answer can't be read.
  "blocked by CORS": unheard,
};

const payments = "https://pay.example/";
const view = {
  delivery: true,
  room: true,
  table: true,
  cashOnPickup: true,
  alipay: true,
  applePay: true,
  googlePay: true,
};

/** Approves every payment immediately. */
const readyWallets: Wallets = {
  mayHave: () => true,
  prepare: async () => true,
  open: async (name) => ({ kind: name === "google-pay" ? "payment" : "token", token: "knock" }),
};

/** What is ordered: food or gift cards, each with its own checkout. */
export interface Ordered {
  readonly openTab: (shared?: ElementState, view?: Partial<StoreView>) => ElementState | Promise<ElementState>;
  readonly submit: (state: ElementState) => Promise<void>;
  readonly placementAtom: Atom<Placement>;
  readonly dispatchAtom: WritableAtom<null, [PlacementEvent], Promise<void>>;
  readonly openAtom: WritableAtom<null, [], unknown>;
  readonly leaveAtom: WritableAtom<null, [], void>;
  readonly payAgainAtom: WritableAtom<null, [], boolean>;
  readonly isReopened: (state: ElementState) => boolean;
  /** The lines in the cart. */
  readonly lines: (state: ElementState) => readonly unknown[];
}

const dishes: Ordered = {
  openTab,
  submit,
  placementAtom,
  dispatchAtom: dispatchPlacementAtom,
  openAtom: openCheckoutAtom,
  leaveAtom: foodPlacing.leaveAtom,
  payAgainAtom,
  isReopened: ({ store }) => store.get(reopenedAtom) !== null,
  lines: ({ store }) => store.get(cartAtom).lines,
};

/** What the diner orders, and how they pay. */
interface WorldWish {
  readonly goods?: Ordered;
  readonly method: PaymentMethod;
  /** The card is typed in fields that the page can't read (R105). What its bank answers if it asks; null: it doesn't. */
  readonly fields?: BankResult | "silent" | null;
}

/** The diner types their card, wherever that is. */
export function typeCard({ store }: ElementState): void {
  store.set(typedCardAtom, card);
  if (store.get(cardFieldsAtom))
    store.set(showCardFieldsAtom, { language: "en", look: cardLook, total: cents(0), onSubmit() {} });
}

export function openWorld({ goods = dishes, method, fields }: WorldWish, { answer, isTaken }: Fault) {
  const cardFields = fields === undefined ? null : buildCardFields(fields ?? "silent");
  const tabs: ElementState[] = [];
  /** The UDIDs of all orders whose payment was taken, once per payment. */
  const paid: string[] = [];
  const posts: PlaceRequest[] = [];
  const allPosts = () => [...posts, ...tabs.flatMap(({ ordering }) => ordering.posted)];
  const udids = () => allPosts().map(({ udid }) => udid);
  let areLookUpsDown = false;
  let refusals = 0;

  async function open(shared?: ElementState, paidFor?: string): Promise<ElementState> {
    const opening = goods.openTab(shared, view);
    // Nothing may happen between the start of a tab and the return of its payment.
    const state = opening instanceof Promise ? await opening : opening;
    if (paidFor) state.ordering.pageExit.leadBack({ udid: paidFor, mayBePaid: true, status: "TRADE_SUCCESS" });
    const { loadOrdering, orders } = state.store.get(orderServicesAtom);
    const findOrder: typeof orders.findOrder = async (reference, zone) =>
      areLookUpsDown ? { kind: "failed" } : orders.findOrder(reference, zone);
    const payByToken: OrderingApi["payByToken"] = async ({ reference }) => {
      paid.push(reference.udid);
      return { kind: "paid" };
    };
    if (cardFields) giveCardFields(state, cardFields);
    serve(state.store, {
      orders: { ...orders, findOrder },
      wallets: readyWallets,
      loadOrdering: async () => ({ ...(await loadOrdering()), payByToken }),
    });
    for (const name of wallets) void state.store.set(prepareWalletAtom, name);
    tabs.unshift(state);
    state.store.set(modeAtom, "pickup");
    await settle();
    state.store.set(paymentAtom, method);
    if (cardFields) typeCard(state);
    await settle();
    return state;
  }

  /** If the diner left for a payment page, pays there and opens the tab that the page redirects to. */
  async function comeBack(state: ElementState): Promise<ElementState> {
    const [left] = state.ordering.pageExit.left;
    if (!left) return state;
    const udid = left.slice(payments.length);
    if (!paid.includes(udid)) paid.push(udid);
    const next = await open({ ...state, ordering: { ...state.ordering, inFlight: buildSendings() } }, udid);
    tabs.splice(tabs.indexOf(state), 1);
    posts.push(...state.ordering.posted);
    return next;
  }

  /** Presses the button `times` times. Returns the tab in which the diner continues. */
  async function press(state: ElementState, times = 1): Promise<ElementState> {
    await Promise.all(Array.from({ length: times }, () => goods.submit(state)));
    return comeBack(state);
  }

  /** Refunds a wallet that pays by itself if the store refuses the order. A payment on a page stays with its UDID. */
  function giveBack(udid: string): void {
    const at = paid.indexOf(udid);
    if (at >= 0 && method === "google-pay") paid.splice(at, 1);
  }

  /** The UDIDs that the store has. */
  const stored = new Set<string>();

  /** R105 bank: its bank asks before it takes the order, and again if the order comes without the answer. */
  async function askBank(state: ElementState): Promise<void> {
    const last = state.ordering.posted.at(-1);
    if (!fields || !last || last.tender.kind === "bank-answer" || stored.has(last.udid)) return;
    state.ordering.answer({ kind: "action-needed", action: { kind: "fields", action: { id: last.udid } } });
    await settle();
  }

  async function hear(state: ElementState, said: Fault): Promise<void> {
    await askBank(state);
    if (state.store.get(goods.placementAtom).kind !== "sending") return;
    const udid = state.ordering.posted.at(-1)?.udid ?? "";
    if (said.isTaken) {
      stored.add(udid);
      state.orders.put(liveOrder(udid));
    }
    if (said.answer.kind === "refused") {
      refusals += 1;
      giveBack(udid);
    }
    state.ordering.answer(said.answer);
    await settle();
  }

  return {
    goods,
    tabs,
    open,
    press,
    comeBack,
    posts: allPosts,
    udids,
    paid,
    refusals: () => refusals,
    /** Answers the tab's last post as the fault says. */
    answer: (state: ElementState) => hear(state, { answer, isTaken }),
    take: (state: ElementState) => hear(state, taken),
    /** Reloads the page: its memory is gone and its pending answer is lost. */
    async reload(state: ElementState): Promise<ElementState> {
      if (isTaken && state.ordering.posted.length > 0) state.orders.put(liveOrder(udids()[0] ?? ""));
      return open({ ...state, ordering: { ...state.ordering, inFlight: buildSendings() } });
    },
    breakLookUps(isDown: boolean) {
      areLookUpsDown = isDown;
    },
  };
}

export type World = ReturnType<typeof openWorld>;

export async function tell({ goods }: World, state: ElementState, kind: "retry" | "look-again"): Promise<void> {
  // Not awaited, because it ends only when the order that it sends is answered.
  void state.store.set(goods.dispatchAtom, { kind });
  await settle();
}

/** Follows what the screen offers the diner until the cart is empty. Returns the last tab. */
export async function goOn(world: World, from: ElementState): Promise<ElementState> {
  const { goods } = world;
  let tab = from;
  for (let turn = 0; goods.lines(tab).length > 0 && turn < 6; turn += 1) {
    const { store } = tab;
    const placement = store.get(goods.placementAtom);
    if (placement.kind === "unconfirmed" || (placement.kind === "unknown" && placement.canSend)) {
      await tell(world, tab, "retry");
    } else if (placement.kind === "needs-payment-again" && !goods.isReopened(tab)) {
      typeCard(tab);
      await settle();
      store.set(goods.payAgainAtom);
      await settle();
      tab = await world.comeBack(tab);
    } else if (placement.kind !== "sending") {
      typeCard(tab);
      await settle();
      tab = await world.press(tab);
    }
    await settle();
    if (tab.store.get(goods.placementAtom).kind === "sending") await world.take(tab);
  }
  return tab;
}
