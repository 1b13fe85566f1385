import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { temporaryFolder } from "../demoFixture.ts";
import { giftOrder, openGiftShop } from "./giftFixture.ts";
import { burgerOrder, guest, type Outcome, openShop, orderedAt, type Shop, visa, withValue } from "./orderFixture.ts";

const { ForceUseSandboxPayment: _, ...approved } = visa;
const cardOf = (CardNumber: string) => ({ ...approved, CardNumber });
const mastercard = cardOf("5555555555554444");
const asked = { Card: approved, UDID: burgerOrder.UDID, CompanyID: 907, Amount: 18.85, Intent: "charge" };

const make = (shop: Shop, change: object = {}) => shop.call("POST", "cards/token", { ...asked, ...change });

/** The card as an order has it. */
async function tokenOf(shop: Shop, change: object = {}) {
  const { Token, CardType, ElidedPan } = await make(shop, change);
  return { CardHolder: "Noor Abbot", CardToken: Token, CardType, ElidedPan };
}

const pay = (shop: Shop, Card: object, order: Parameters<Shop["post"]>[0] = burgerOrder) =>
  shop.post(order, { GuestUser: guest, Card });

const later = (shop: Shop, seconds: number) => shop.clock.moveTo(new Date(orderedAt.getTime() + seconds * 1000));

const cardAgain = { Success: false, Status: { Code: "card-declined", Message: "Please enter your card." } };

describe("R104: a card becomes a token", () => {
  it("with its network and its last four digits, and pays the order in place of the number", async () => {
    const shop = await openShop();
    expect(await make(shop)).toMatchObject({
      ...{ Success: true, CardType: "visa", ElidedPan: "1111" },
      Token: expect.stringMatching(/^tok_[\w-]{36}$/),
    });
    expect(await pay(shop, await tokenOf(shop, { Card: mastercard }))).toMatchObject({ Success: true });
    const [placed] = await shop.orders();
    expect(placed).toMatchObject({ card: { type: "master", last4: "4444" } });
    expect(placed?.document).not.toHaveProperty("Card");
  });

  it("pays for gift cards, too", async () => {
    const shop = await openGiftShop();
    const Card = await tokenOf(shop, { UDID: giftOrder.UDID, Amount: 147.18 });
    expect(await pay(shop, Card, giftOrder)).toMatchObject({ Success: true });
    expect(await shop.orders()).toMatchObject([{ card: { type: "visa", last4: "1111" } }]);
  });

  it.each([
    ["of a wrong check digit", "4111111111111112", "The card number is not valid."],
    ["of another network", "378282246310005", "Only Visa and Mastercard are accepted."],
    ["that isn't a test card's", "4242424242424242", ""],
  ])("isn't made of a number %s", async (_what, CardNumber, Message) => {
    const answer = await make(await openShop(), { Card: cardOf(CardNumber) });
    expect(answer).toMatchObject({ status: 200, Success: false, Status: { Message } });
    expect(JSON.stringify(answer)).not.toContain(CardNumber.slice(0, 6));
  });

  it.each([
    ["no card", { Card: null }],
    ["no UDID", { UDID: "../Companies" }],
    ["another intent", { Intent: "keep" }],
    ["no amount", { Amount: -1 }],
  ])("isn't made of a body with %s", async (_what, change) => {
    expect(await make(await openShop(), change)).toMatchObject({ status: 400, Success: false });
  });

  it("is refused with 429 after five a minute, whatever they were", async () => {
    const shop = await openShop();
    for (const Card of [approved, mastercard, cardOf("4111111111111112"), approved, null]) await make(shop, { Card });
    expect(await make(shop)).toMatchObject({ status: 429, Success: false, Status: { Code: "busy" } });
    later(shop, 61);
    expect(await make(shop)).toMatchObject({ Success: true });
  });

  it("has its own card's surcharge, whatever CardType says", async () => {
    const shop = await openShop();
    const SurchargeBankSettings = [{ ID: 22, CreditCardType: 1, RateType: 2, Rate: 0.2 }];
    shop.documents.merge("Companies/907", { SurchargeBankSettings });
    const Card = await tokenOf(shop);
    expect(await pay(shop, { ...Card, CardType: "master" })).toMatchObject({ Status: { Code: "price-changed" } });
  });
});

describe("R104: a token behaves like its card", () => {
  it("a declined one is declined", async () => {
    const shop = await openShop();
    const Card = await tokenOf(shop, { Card: cardOf("4000000000000002") });
    expect(await pay(shop, Card)).toMatchObject({
      Success: false,
      Status: { Code: "card-declined", Message: "Your card was declined." },
    });
    expect(await shop.orders()).toEqual([]);
  });

  it("the one whose answer gets lost has placed the order, which comes again with or without it", async () => {
    const shop = await openShop();
    const Card = await tokenOf(shop, { Card: cardOf("4000000000000119") });
    let isAnswered = false;
    void pay(shop, Card).then(
      () => (isAnswered = true),
      () => undefined,
    );
    await vi.waitFor(async () => expect(await shop.orders()).toHaveLength(1));
    expect(isAnswered).toBe(false);
    expect(await pay(shop, Card)).toMatchObject({ Success: true, customerID: "g-5f" });
    expect(await shop.post(burgerOrder, { GuestUser: guest })).toMatchObject({ Success: true, customerID: "g-5f" });
    expect(await shop.orders()).toMatchObject([{ posts: 3, card: { last4: "0119" } }]);
  });
});

describe("R104: a token counts once, for one UDID, store and amount, for ten minutes", () => {
  const other = { ...burgerOrder, UDID: "burger-2" };

  it.each<[string, (shop: Shop, card: Record<string, unknown>) => Promise<Outcome>]>([
    ["of another UDID", (shop, Card) => pay(shop, Card, other)],
    ["of another store", async (shop) => pay(shop, await tokenOf(shop, { CompanyID: 908 }))],
    ["of a cent more", async (shop) => pay(shop, await tokenOf(shop, { Amount: 18.86 }))],
    ["that is to be stored", async (shop) => pay(shop, await tokenOf(shop, { Intent: "store" }))],
    ["that nobody has made", (shop, Card) => pay(shop, { ...Card, CardToken: "tok_1" })],
    [
      "of ten minutes ago",
      async (shop, Card) => {
        later(shop, 601);
        return pay(shop, Card, withValue(burgerOrder, "ScheduledTime", burgerOrder.ScheduledTime + 1200));
      },
    ],
  ])("one %s is refused, and nothing is placed", async (_what, post) => {
    const shop = await openShop();
    expect(await post(shop, await tokenOf(shop))).toMatchObject(cardAgain);
    expect(await shop.orders()).toEqual([]);
  });

  it("a used one pays for nothing else, and a fresh one is good until it is used", async () => {
    const shop = await openShop();
    const Card = await tokenOf(shop);
    expect(await pay(shop, Card, other)).toMatchObject(cardAgain);
    later(shop, 590);
    expect(await pay(shop, Card)).toMatchObject({ Success: true });
    shop.documents.delete("OrderBook/burger-1");
    shop.documents.delete("Companies/907/TrackingOrders/burger-1");
    expect(await pay(shop, Card)).toMatchObject(cardAgain);
    expect(await shop.orders()).toEqual([]);
  });

  it("an order that comes twice at once is paid once", async () => {
    const shop = await openShop();
    const Card = await tokenOf(shop);
    const answers = await Promise.all([pay(shop, Card), pay(shop, Card)]);
    for (const answer of answers) expect(answer).toMatchObject({ Success: true, customerID: "g-5f" });
    expect(await shop.orders()).toMatchObject([{ posts: 2 }]);
  });

  it("an order that is refused for another reason leaves it unused", async () => {
    const shop = await openShop();
    const Card = await tokenOf(shop);
    const late = withValue(burgerOrder, "ScheduledTime", burgerOrder.CreatedOn - 86_400);
    expect(await pay(shop, Card, late)).toMatchObject({ Status: { Message: expect.stringContaining("has passed") } });
    expect(await pay(shop, Card)).toMatchObject({ Success: true });
  });
});

describe("R105: a member's card is stored by a token", () => {
  const path = "customers/mei/storecard";
  const store = async (shop: Shop, card: object) =>
    shop.call("POST", path, { HQCompanyID: 7, ...card }, await shop.signIn());
  const stored = (shop: Shop) => shop.documents.read("Users/mei")?.["StoredCards"];

  it("of the intent store, once", async () => {
    const shop = await openShop();
    const card = await tokenOf(shop, { Card: mastercard, Intent: "store", Amount: 0 });
    expect(await store(shop, card)).toMatchObject({ Success: true });
    expect(stored(shop)).toEqual([
      { CardType: "master", ElidedPan: "............4444", CardIdentifier: expect.stringMatching(/^card-/) },
    ]);
    expect(await store(shop, card)).toMatchObject(cardAgain);
    expect(stored(shop)).toHaveLength(1);
  });

  it.each<[string, object, number]>([
    ["to charge", {}, 0],
    ["of ten minutes ago", { Intent: "store" }, 601],
  ])("and by none %s", async (_what, change, seconds) => {
    const shop = await openShop();
    const card = await tokenOf(shop, change);
    later(shop, seconds);
    expect(await store(shop, card)).toMatchObject(cardAgain);
    expect(stored(shop)).toEqual([]);
  });

  it("and a declined one isn't", async () => {
    const shop = await openShop();
    const card = await tokenOf(shop, { Card: cardOf("4000000000000002"), Intent: "store" });
    expect(await store(shop, card)).toMatchObject({ Status: { Code: "card-declined" } });
    expect(stored(shop)).toEqual([]);
  });
});

it("R37, R104: no seven digits of a number are in any file, log or answer of the sandbox, nor is the token", async () => {
  const written = (["log", "info", "warn", "error"] as const).map((name) => vi.spyOn(console, name));
  const state = temporaryFolder();
  const shop = await openShop({ state });
  const Card = await tokenOf(shop, { Card: mastercard });
  const toStore = await tokenOf(shop, { Card: mastercard, Intent: "store" });
  await make(shop, { Card: { ...mastercard, ExpiryYear: 2020 } });
  await pay(shop, { ...Card, CardToken: "tok_1" }, { ...burgerOrder, UDID: "burger-2" });
  expect(await pay(shop, Card)).toMatchObject({ Success: true });
  await shop.call("POST", "customers/mei/storecard", { HQCompanyID: 7, ...toStore }, await shop.signIn());
  const places = ["orders", "payments", "outbox", "visits", "requests"].map((name) => `/sandbox/${name}`);
  const held = shop.documents.paths().filter((path) => /CardTokens|OrderBook|Users/.test(path));
  const all = await Promise.all(
    [...places, ...held.map((path) => `/sandbox/documents/${path}`)].map((path) => shop.get(path)),
  );
  await shop.close();
  const names = readdirSync(state);
  expect(names).toContain("documents.jsonl");
  expect(held.filter((path) => path.startsWith("CardTokens/"))).toHaveLength(2);
  const texts = [
    ...names.map((name) => readFileSync(join(state, name), "utf8")),
    ...all.map(({ text }) => text),
    JSON.stringify(written.map(({ mock }) => mock.calls)),
  ];
  const digits = mastercard.CardNumber;
  const runs = Array.from({ length: digits.length - 6 }, (_each, at) => digits.slice(at, at + 7));
  for (const secret of [...runs, String(Card.CardToken), String(toStore.CardToken)])
    for (const text of texts) expect(text).not.toContain(secret);
});
