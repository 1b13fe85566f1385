import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../demoFixture.ts";
import { burgerOrder, guest, menu, type Outcome, openShop, type Shop, store, visa } from "./orderFixture.ts";

const fields = { ...store, ViewComponentConfigs: { ...store.ViewComponentConfigs, EnableAlipayPayment: true } };
const { 13: pie } = menu.Products;
const soldOut = { Products: { 11: { ...menu.Products[11], Status: pie.Status } } };
const paidBy = (PaymentMethodType: number, change: object = {}) => ({
  ...burgerOrder,
  PaymentTransactions: [{ Amount: 18.85, PaymentMethodType }],
  ...change,
});
const byCash = paidBy(1);
const byAlipay = paidBy(12);
const member = { ...burgerOrder, OnlineOrderUserIdentifier: "mei", GuestIdentifier: null, RewardPoints: 1 };
const withCard = (change: object = {}) => ({ GuestUser: guest, Card: { ...visa, ...change } });
const withoutCard = { GuestUser: guest };
const declined = withCard({ CardNumber: "4000000000000002" });

async function openPayingShop(state?: string): Promise<Shop> {
  const shop = await openShop(state === undefined ? {} : { state });
  shop.documents.set("Companies/907", fields);
  return shop;
}

const setMenu = (shop: Shop, change: object) =>
  shop.documents.set("Companies/907/Menus/DefaultMenu", { ...menu, ...change });
const setStore = (shop: Shop, change: object) => shop.documents.set("Companies/907", { ...fields, ...change });
const kept = (shop: Shop) => shop.documents.read("OrderBook/burger-1");

async function startAlipay(shop: Shop): Promise<void> {
  const ReturnUrl = "http://localhost:5173/restaurant.html";
  const asked = { StoreId: 907, OrderId: "burger-1", UserId: "g-5f", TotalAmount: 18.85 };
  const body = { PaymentType: 0, AppName: "Servery", ReturnUrl, IsMobile: false, ...asked };
  expect(await shop.call("POST", "supaypayment/supaypaymentstart", body)).toMatchObject({ Success: true });
}

async function refused(answer: Promise<Outcome>, Code: string): Promise<Outcome> {
  const outcome = await answer;
  expect(outcome).toMatchObject({ status: 200, Success: false, Status: { Code } });
  return outcome;
}

interface Refused {
  readonly name: string;
  readonly code: string;
  /** What makes the shop refuse an order that is right. */
  readonly before?: (shop: Shop) => void;
  readonly after?: (shop: Shop) => void;
  readonly first?: readonly [order: typeof burgerOrder, more: object];
  readonly right?: readonly [order: typeof burgerOrder, more: object];
}

const cases: readonly Refused[] = [
  { name: "a declined card, then another", code: "card-declined", first: [burgerOrder, declined] },
  {
    name: "a declined card, then cash",
    code: "card-declined",
    first: [burgerOrder, declined],
    right: [byCash, withoutCard],
  },
  {
    name: "a card of nobody's, then a test card",
    code: "demo-card",
    first: [burgerOrder, withCard({ CardNumber: "4242424242424242" })],
  },
  {
    name: "a wrong price, then the right one",
    code: "price-changed",
    first: [{ ...burgerOrder, TotalTax: 1.7 }, withCard()],
  },
  {
    name: "a dish that is back",
    code: "sold-out",
    before: (shop) => setMenu(shop, soldOut),
    after: (shop) => setMenu(shop, {}),
  },
  {
    name: "a store that is open again",
    code: "closed",
    before: (shop) => setStore(shop, { IsInOperation: false }),
    after: (shop) => setStore(shop, {}),
  },
  { name: "another way to pay", code: "not-allowed", first: [paidBy(0), withoutCard] },
];

describe("R89: a UDID that is refused with a code", () => {
  it.each(cases)(
    "stays refused, and nothing is charged: $name",
    async ({ code, before, after, first, right = [burgerOrder, withCard()] }) => {
      const shop = await openPayingShop();
      before?.(shop);
      const refusal = await refused(shop.post(...(first ?? right)), code);
      after?.(shop);
      expect(await shop.post(...right)).toEqual(refusal);
      expect(await shop.orders()).toEqual([]);
      expect(shop.documents.paths().filter((path) => path.includes("/TrackingOrders/"))).toEqual([]);
      expect(shop.mails()).toEqual([]);
      expect(kept(shop)).toMatchObject({ path: null, posts: 2, card: null, guest: null });
      const [order, more] = right;
      expect(await shop.post({ ...order, UDID: "burger-2" }, more)).toMatchObject({ Success: true });
    },
  );

  it("stays refused after a restart", async () => {
    const state = temporaryFolder();
    const before = await openPayingShop(state);
    const refusal = await refused(before.post(burgerOrder, declined), "card-declined");
    await before.close();
    const after = await openShop({ state });
    expect(await after.post(burgerOrder)).toEqual(refusal);
    expect(kept(after)).toMatchObject({ posts: 2 });
  });

  it("is another person's: theirs is refused, and isn't remembered", async () => {
    const shop = await openPayingShop();
    const refusal = await refused(shop.post(burgerOrder, declined), "card-declined");
    const others = { ...burgerOrder, OnlineOrderUserIdentifier: "g-other", GuestIdentifier: "g-other" };
    const { Status } = await shop.post(others);
    expect(Status.Code).toBeUndefined();
    expect(await shop.post(burgerOrder)).toEqual(refusal);
  });
});

describe("a refusal that says nothing about the order isn't remembered", () => {
  it.each([
    ["a sentence without a code", burgerOrder, withCard({ Cvv: "12" }), 200],
    ["a member who isn't logged in", member, { Card: visa }, 401],
    ["a body that isn't well formed", { ...burgerOrder, TotalTax: "1.71" }, withCard(), 400],
  ])("%s", async (_name, order, more, status) => {
    const shop = await openPayingShop();
    expect(await shop.post(order, more)).toMatchObject({ status, Success: false });
    expect(kept(shop)).toBeUndefined();
    expect(await shop.post(burgerOrder)).toMatchObject({ Success: true });
  });
});

describe("R57: a UDID under which a payment outside was started is judged anew", () => {
  it("may be paid with another card after a declined one", async () => {
    const shop = await openPayingShop();
    await startAlipay(shop);
    await refused(shop.post(burgerOrder, declined), "card-declined");
    expect(await shop.post(burgerOrder)).toMatchObject({ Success: true });
    expect(await shop.orders()).toMatchObject([{ posts: 1, card: { last4: "1111" } }]);
  });

  it("may have other dishes after one is sold out", async () => {
    const shop = await openPayingShop();
    await startAlipay(shop);
    setMenu(shop, soldOut);
    for (const _ of [1, 2]) await refused(shop.post(byCash, withoutCard), "sold-out");
    setMenu(shop, {});
    expect(await shop.post(byCash, withoutCard)).toMatchObject({ Success: true });
  });

  it("may be paid by a member who has logged in since", async () => {
    const shop = await openPayingShop();
    await startAlipay(shop);
    await refused(shop.post(burgerOrder, declined), "card-declined");
    expect(await shop.post(member, { Card: visa }, await shop.signIn())).toMatchObject({ Success: true });
  });

  it("is judged so, too, if the payment was started after the refusal", async () => {
    const shop = await openPayingShop();
    await refused(shop.post(burgerOrder, declined), "card-declined");
    await startAlipay(shop);
    expect(await shop.post(byCash, withoutCard)).toMatchObject({ Success: true });
  });

  it.each(["payment-pending", "sold-out"])(
    "is judged so, too, if the call that starts it got lost: %s",
    async (code) => {
      const shop = await openPayingShop();
      if (code === "sold-out") setMenu(shop, soldOut);
      await refused(shop.post(byAlipay, withoutCard), code);
      setMenu(shop, soldOut);
      await refused(shop.post(byCash, withoutCard), "sold-out");
      setMenu(shop, {});
      expect(await shop.post(byCash, withoutCard)).toMatchObject({ Success: true });
    },
  );
});
