import { describe, expect, it, vi } from "vitest";
import type { Deployment } from "../../src/domain/host/deployment.ts";
import { instant } from "../../src/domain/time/instant.ts";
import { modeParts } from "../../src/parts/mode/modeParts.ts";
import { paymentMethods } from "../../src/parts/payment/paymentMethods.tsx";
import { createServerClock } from "../../src/services/adapters/clock/serverClock.ts";
import { createFirestoreDocuments } from "../../src/services/adapters/firebase/firestoreDocuments.ts";
import { createFirestoreRules } from "../../src/services/adapters/firebase/firestoreRules.ts";
import { createOrderingApi } from "../../src/services/adapters/ordering/orderingApi.ts";
import { createFirestoreOrders } from "../../src/services/adapters/ordering/orders.ts";
import { addToCartAtom } from "../../src/state/cart/cart.actions.ts";
import { cartMenuAtom } from "../../src/state/cart/cart.atoms.ts";
import { modeFormsAtom } from "../../src/state/checkout/form/modeForm.atoms.ts";
import { placementAtom } from "../../src/state/checkout/goods/foodGoods.ts";
import { openCheckoutAtom } from "../../src/state/checkout/placing/placement.actions.ts";
import { submitAtom } from "../../src/state/checkout/submit/submit.actions.ts";
import { typedContactAtom } from "../../src/state/customer/contact.atoms.ts";
import { followSessionAtom } from "../../src/state/customer/customer.atoms.ts";
import { keepTimesFreshAtom } from "../../src/state/fulfilment/times.atoms.ts";
import { routeAtom } from "../../src/state/navigation/navigation.atoms.ts";
import { pricedOrderAtom } from "../../src/state/order/pricedOrder.atoms.ts";
import { typedCardAtom } from "../../src/state/payment/card.atoms.ts";
import { paymentMethodsAtom } from "../../src/state/payment/payment.atoms.ts";
import { loadRulesAtom } from "../../src/state/promotion/rules.atoms.ts";
import { openStoreAtom } from "../../src/state/store/store.actions.ts";
import { pathsOf } from "../../src/wire/documents/paths.ts";
import { parseConfig } from "../../src/wire/host/config.ts";
import { demoConfigurationWith, idTokenHeader } from "../../widget-demo/backend/configuration.ts";
import { openShop, orderedAt, store as quarterDeck, type Shop } from "../backend/ordering/orderFixture.ts";
import { lineInputFor } from "../state/cart/cartFixture.ts";
import { noorTyped } from "../support/buildContact.ts";
import { buildPageExit } from "../support/buildPageExit.ts";
import { buildElementState, type ElementState, serve } from "../support/buildServices.ts";
import { buildMember, buildSignIn, type MemorySignIn } from "../support/buildSession.ts";

const mei = buildMember({ uid: "mei", points: 0 });
const accounts = [{ email: "mei@example.com", password: "order-me-1", uid: "mei", displayName: "Mei" }];
const stores = { ...quarterDeck, ViewComponentConfigs: { PickUp: true, LogIn: true, HideTrackingOrderForGuest: true } };

interface Counter extends ElementState, MemorySignIn {
  readonly shop: Shop;
  /** Mei's own, as the sign-in service issues it. */
  readonly token: string;
}

/** The demo's configuration, as its pages use it. */
function deploymentOf({ url }: Shop): Deployment {
  const config = parseConfig(demoConfigurationWith({}), url);
  if (!config.ok) throw new Error(config.problems.join());
  return config.deployment;
}

/** Fills the cart with a burger and the forms, over the real adapters and the local backend. */
async function openCounter(prepare: (shop: Shop) => void = () => {}): Promise<Counter> {
  vi.stubGlobal("location", { href: "http://localhost:5173/order/" });
  const shop = await openShop({ files: { "data/accounts.json": accounts } });
  shop.documents.set("Companies/907", stores);
  prepare(shop);
  const header: Readonly<Record<string, string>> = { ...(await shop.signIn()) };
  const state = buildElementState({ store: { kind: "id", id: 907 } });
  state.setTime(instant(orderedAt.getTime()));
  const signIn = buildSignIn(state.device);
  const session = signIn.open();
  const { device, store } = state;
  const context = {
    clock: { ...createServerClock(device, () => {}), now: () => instant(orderedAt.getTime()) },
    connection: { isSeen: () => true, isOffline: () => false, listen: () => () => {} },
    deployment: deploymentOf(shop),
    device,
    later: (task: () => void) => task(),
    loadLive: () => Promise.reject(new Error("Live updates aren't available here.")),
    log: () => {},
    paths: pathsOf(null),
    started: new Map(),
    token: session.token,
    check: () => {},
  };
  serve(store, {
    documents: createFirestoreDocuments(context),
    loadOrdering: async () => ({ ...createOrderingApi(context), pageExit: buildPageExit() }),
    ...createFirestoreRules(context),
    orders: createFirestoreOrders(context),
    session,
  });
  // As the checkout does.
  store.set(modeFormsAtom, modeParts);
  store.set(paymentMethodsAtom, paymentMethods);
  store.set(followSessionAtom);
  await store.set(openStoreAtom);
  await expect.poll(() => store.get(cartMenuAtom)).not.toBeNull();
  const menu = store.get(cartMenuAtom);
  const burger = menu?.products.get("11");
  if (!menu || !burger) throw new Error("The menu has no burger.");
  store.set(addToCartAtom, lineInputFor(burger, {}, menu));
  await store.set(loadRulesAtom);
  store.set(typedContactAtom, noorTyped);
  store.set(typedCardAtom, { number: "4111111111111111", expiry: "12/30", cvv: "123" });
  store.set(keepTimesFreshAtom);
  store.set(openCheckoutAtom);
  return { ...state, ...signIn, shop, token: header[idTokenHeader] ?? "" };
}

async function place({ store, shop }: Counter): Promise<Record<string, unknown> | undefined> {
  expect(await store.set(submitAtom)).toEqual({ kind: "started" });
  await expect.poll(() => store.get(placementAtom).kind).toMatch(/placed|failed|unknown/);
  return (await shop.orders()).at(-1)?.document;
}

describe("a member's order", () => {
  it("earns points, is posted under the member's uid with their token, and is shown to them", async () => {
    const counter = await openCounter();
    const { store, signIn, token } = counter;
    expect(store.get(pricedOrderAtom).points.earned).toBe(0);
    signIn(mei, token);
    expect(store.get(pricedOrderAtom).points.earned).toBe(1);
    const document = await place(counter);
    expect(document).toMatchObject({ OnlineOrderUserIdentifier: "mei", GuestIdentifier: null, RewardPoints: 1 });
    expect((await counter.shop.orders())[0]?.guest).toBeNull();
    expect(store.get(routeAtom)).toMatchObject({ name: "completeOrder", user: "mei" });
  });

  it("R63: isn't placed without a valid token, and nobody can look it up without one", async () => {
    const counter = await openCounter();
    counter.signIn(mei, "no token");
    expect(await place(counter)).toBeUndefined();
    expect(counter.store.get(placementAtom)).toMatchObject({
      kind: "unknown",
      message: "Please log in again, then try once more.",
    });
  });
});

it("R55: a stored card pays with the surcharge of its type, and only its identifier is sent", async () => {
  const card = { ElidedPan: "............4444", CardType: "master", CardIdentifier: "card-2" };
  const counter = await openCounter(({ documents }) => {
    const SurchargeBankSettings = [
      { ID: 1, CreditCardType: 1, RateType: 2, Rate: 1 },
      { ID: 2, CreditCardType: 2, RateType: 2, Rate: 2 },
    ];
    documents.merge("Companies/907", { SurchargeBankSettings });
    documents.merge("Users/mei", { StoredCards: [card] });
  });
  counter.history.push("/store/907/checkout");
  const storedCards = [{ identifier: "card-2", type: "mastercard", lastDigits: "4444" }] as const;
  counter.signIn({ ...mei, storedCards }, counter.token);
  expect(await place(counter)).toMatchObject({ PaymentCardIdentifier: "card-2", BankCardSurcharge: 2 });
  expect(await counter.shop.orders()).toMatchObject([{ card: { type: "master", last4: "4444" } }]);
});
