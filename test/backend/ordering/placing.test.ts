import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "../demoFixture.ts";
import { burgerOrder, guest, openShop, orderedAt, type Shop, visa, withValue } from "./orderFixture.ts";

const path = "Companies/907/TrackingOrders/burger-1";

function card(change: Partial<Record<keyof typeof visa, unknown>>) {
  return { Card: { ...visa, ...change }, GuestUser: guest };
}

describe("an order that is placed", () => {
  it("R8: is a document of the store, submitted, with its own number", async () => {
    const shop = await openShop();
    await shop.post(burgerOrder);
    await shop.post({ ...burgerOrder, UDID: "burger-2" });
    expect(shop.documents.read(path)).toEqual({ ...burgerOrder, OrderNumber: "1001" });
    expect(await shop.orders()).toEqual([
      {
        path,
        document: { ...burgerOrder, OrderNumber: "1001" },
        posts: 1,
        card: { type: "visa", last4: "1111" },
        guest,
        posted: { TrackingOrder: burgerOrder, GuestUser: guest },
      },
      expect.objectContaining({ document: expect.objectContaining({ OrderNumber: "1002" }) }),
    ]);
  });

  it("R8: is a document of the customer in a branded deployment", async () => {
    const shop = await openShop({ files: { "data/config.json": { branded: true } } });
    for (const each of ["Companies/907", "Companies/907/Menus/DefaultMenu"]) {
      shop.documents.set(`Brands/7/${each}`, shop.documents.read(each) ?? {});
      shop.documents.delete(each);
    }
    expect(await shop.post(burgerOrder)).toMatchObject({ Success: true });
    expect(shop.documents.read("Brands/7/Users/g-5f/TrackingOrders/burger-1")).toMatchObject({ OrderNumber: "1001" });
    expect(shop.documents.read("Brands/7/GuestUsers/g-5f")).toEqual(guest);
  });

  it("stores the guest, and sends a confirmation", async () => {
    const shop = await openShop();
    await shop.post(burgerOrder);
    expect(shop.documents.read("GuestUsers/g-5f")).toEqual(guest);
    expect(JSON.parse((await shop.get("/sandbox/outbox")).text)).toEqual([
      {
        to: "noor@example.com",
        subject: "Your order 1001 at Quarter Deck",
        kind: "order-confirmation",
        text: expect.stringContaining("Noor"),
        links: [],
        sentAt: expect.stringMatching(/^2026-11-21T23:40/),
      },
    ]);
  });

  it("belongs to a member if the uid is known", async () => {
    const shop = await openShop();
    const asMei = await shop.signIn();
    const members = { ...burgerOrder, OnlineOrderUserIdentifier: "mei", GuestIdentifier: null, RewardPoints: 1 };
    expect(await shop.post(members, { Card: visa }, asMei)).toMatchObject({ Success: true, customerID: "mei" });
    const strangers = { ...members, UDID: "b2", OnlineOrderUserIdentifier: "somebody" };
    expect(await shop.post(strangers, { Card: visa }, asMei)).toMatchObject({ status: 401, Success: false });
    const mixed = { ...burgerOrder, UDID: "b3", OnlineOrderUserIdentifier: "mei" };
    expect((await shop.post(mixed, {}, asMei)).Success).toBe(false);
  });
});

describe("R33: posting the same UDID again", () => {
  it("gives the first answer again, and is counted", async () => {
    const shop = await openShop();
    const first = await shop.post(burgerOrder);
    const second = await shop.post({ ...burgerOrder, TotalTax: 999, Notes: "other" }, { Card: { ...visa, Cvv: "1" } });
    expect(second).toEqual(first);
    const [order, ...others] = await shop.orders();
    expect(others).toEqual([]);
    expect(order).toMatchObject({ posts: 2, document: { Notes: "" } });
    expect(shop.mails()).toHaveLength(1);
  });

  it("is recognized after a restart, and order numbers continue", async () => {
    const state = temporaryFolder();
    const before = await openShop({ state });
    await before.post(burgerOrder);
    await before.close();
    const shop = await openShop({ state });
    expect(await shop.post(burgerOrder)).toMatchObject({ Success: true, customerID: "g-5f" });
    expect(await shop.orders()).toMatchObject([{ posts: 2, card: { type: "visa", last4: "1111" }, guest }]);
    await shop.post({ ...burgerOrder, UDID: "burger-2" });
    expect(await shop.orders()).toMatchObject([{}, { document: { OrderNumber: "1002" } }]);
  });

  it("is recognized if the process died between the order and its record", async () => {
    const shop = await openShop();
    await shop.post(burgerOrder);
    shop.documents.delete("OrderBook/burger-1");
    expect(await shop.post(burgerOrder)).toMatchObject({ Success: true, customerID: "g-5f" });
    expect(shop.mails()).toHaveLength(1);
  });

  it("is answered only for the same order", async () => {
    const shop = await openShop();
    await shop.post(burgerOrder);
    const read = (document: string) => shop.get(`/v1/projects/p/databases/(default)/documents/${document}`);
    expect((await read("OrderBook/burger-1")).status).toBe(403);
    expect((await read("GuestUsers/g-5f")).status).toBe(403);
    expect((await read(path)).status).toBe(200);
  });

  it("is not recognized after a reset", async () => {
    const shop = await openShop();
    await shop.post(burgerOrder);
    await shop.send("POST", "/sandbox/reset");
    shop.clock.moveTo(orderedAt);
    expect(await shop.orders()).toEqual([]);
    await shop.post(burgerOrder);
    expect(await shop.orders()).toMatchObject([{ posts: 1, document: { OrderNumber: "1001" } }]);
  });
});

describe("cards", () => {
  it.each([
    ["5555555555554444", { type: "master", last4: "4444" }],
    ["4111 1111 1111 1111", { type: "visa", last4: "1111" }],
  ])("are approved: %s", async (CardNumber, kept) => {
    const shop = await openShop();
    expect(await shop.post(burgerOrder, card({ CardNumber }))).toMatchObject({ Success: true });
    expect(await shop.orders()).toMatchObject([{ card: kept }]);
  });

  it.each([
    [{ CardNumber: "4111111111111112" }, "The card number is not valid."],
    [{ CardNumber: "41111111111" }, "The card number is not valid."],
    [{ CardNumber: "378282246310005" }, "Only Visa and Mastercard are accepted."],
    [{ CardNumber: "6011111111111117" }, "Only Visa and Mastercard are accepted."],
    [{ CardNumber: "4242424242424242" }, "", "demo-card"],
    [{ ExpiryYear: 2026, ExpiryMonth: 10 }, "Your card has expired."],
    [{ ExpiryMonth: 13 }, "The expiry date is not valid."],
    [{ ExpiryYear: 30 }, "The expiry date is not valid."],
    [{ Cvv: "12" }, "The security code (CVV) is not valid."],
    [{ Cvv: "1234" }, "The security code (CVV) is not valid."],
    [{ CardHolder: " " }, "Please enter the name on the card."],
  ])("are refused with a message, or a code: %j", async (change, message, code?: string) => {
    const shop = await openShop();
    expect(await shop.post(burgerOrder, card(change))).toMatchObject({
      status: 200,
      Success: false,
      Status: { Message: message, ...(code !== undefined && { Code: code }) },
    });
    expect(await shop.orders()).toEqual([]);
  });

  it("are valid until the end of their month", async () => {
    const shop = await openShop();
    expect(await shop.post(burgerOrder, card({ ExpiryYear: 2026, ExpiryMonth: 11 }))).toMatchObject({ Success: true });
  });

  it("R37: are stored nowhere, and repeated in no answer", async () => {
    const state = temporaryFolder();
    const shop = await openShop({ state });
    const bad = { CardNumber: { number: "4111111111111111" }, Cvv: ["837"], ExpiryYear: null };
    const answers = [
      await shop.post(burgerOrder, card(bad)),
      await shop.post(burgerOrder, card({ CardNumber: "4111111111111129" })),
      await shop.post(burgerOrder),
      await shop.call("POST", "customers/mei/storecard", { HQCompanyID: 7, ...visa }, await shop.signIn()),
    ];
    const seen = await Promise.all(["orders", "outbox", "requests"].map((name) => shop.get(`/sandbox/${name}`)));
    const kept = readdirSync(state).map((file) => readFileSync(join(state, file), "utf8"));
    const all = [JSON.stringify(answers), ...seen.map(({ text }) => text), ...kept].join("\n");
    expect(all).toContain("1111");
    expect(all).not.toMatch(/41111111|"837"|Noor Abbot/);
  });

  it("of a member may be used by id", async () => {
    const shop = await openShop();
    const asMei = await shop.signIn();
    const mastercard = { HQCompanyID: 7, ...visa, CardNumber: "5555555555554444" };
    await shop.call("POST", "customers/mei/storecard", mastercard, asMei);
    const { StoredCards } = shop.documents.read("Users/mei") ?? {};
    const [{ CardIdentifier }] = StoredCards as [{ CardIdentifier: string }];
    const members = { ...burgerOrder, OnlineOrderUserIdentifier: "mei", GuestIdentifier: null, RewardPoints: 1 };
    const named = { ...members, PaymentCardIdentifier: CardIdentifier };
    expect(await shop.post(named, {}, asMei)).toMatchObject({ Success: true });
    expect(await shop.orders()).toMatchObject([{ card: { type: "master", last4: "4444" } }]);
    const others = { ...burgerOrder, UDID: "b2", PaymentCardIdentifier: CardIdentifier };
    expect((await shop.post(others, {})).Status.Message).toBe("We can't find this saved card. Please choose another.");
  });

  it("give no answer for 4000 0000 0000 0119 until the same UDID is posted again", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const shop = await openShop();
    const first = shop.post(burgerOrder, card({ CardNumber: "4000000000000119" })).then(
      () => "answered",
      (error: Error) => error.message,
    );
    await arrival(shop);
    expect(await shop.post(burgerOrder, card({ CardNumber: "4000000000000119" }))).toMatchObject({ Success: true });
    expect(await shop.orders()).toMatchObject([{ posts: 2, card: { last4: "0119" } }]);
    vi.advanceTimersByTime(19_999);
    const waiting = await Promise.race([first, shop.get("/sandbox/clock").then(() => "waiting")]);
    expect(waiting).toBe("waiting");
    vi.advanceTimersByTime(1);
    expect(await first).toMatch(/hang up/);
  });
});

async function arrival(shop: Shop): Promise<void> {
  while ((await shop.orders()).length === 0);
}

describe("an invalid body", () => {
  it.each([
    ["has a total in words", { TrackingOrder: withValue(burgerOrder, "TotalTax", "1.71") }, /TotalTax/],
    ["has a long note", { TrackingOrder: { ...burgerOrder, Notes: "x".repeat(301) } }, /Notes/],
    ["has no name", { TrackingOrder: { ...burgerOrder, ContactCustomer_FirstName: " " } }, /FirstName/],
  ])("is refused with 400: %s", async (_name, body, message) => {
    const shop = await openShop();
    const answer = await shop.call("POST", "trackingorders/burger-1", body);
    expect(answer).toMatchObject({ status: 400, Success: false });
    expect(answer.Status.Detail).toMatch(message);
    expect(await shop.orders()).toEqual([]);
  });
});
