import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "../demoFixture.ts";
import { burgerOrder, guest, openShop, type Shop, visa } from "./orderFixture.ts";

function card(change: Partial<Record<keyof typeof visa, unknown>>) {
  return { Card: { ...visa, ...change }, GuestUser: guest };
}

describe("an order that is placed", () => {
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
});

describe("cards", () => {
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

  it("aren't needed for an order that a coupon pays in full, which has no tax left", async () => {
    const coupon = { CouponCode: "HALF", PercentageValue: 100, FreeDollar: 5 };
    const shop = await openShop({ files: { "data/coupons.json": [{ CompanyID: 907, Coupon: coupon }] } });
    const order = {
      ...burgerOrder,
      AppliedCouponCodes: ["HALF"],
      OrderItems: [{ ...burgerOrder.OrderItems[0], AppliedCoupon: { CouponCode: "HALF", Amount: 18.85 } }],
      DiscountExcludingTax: 17.14,
      DiscountTax: 1.71,
      TotalExcludingTax: 0,
      TotalTax: 0,
      PaymentTransactions: [{ Amount: 0, PaymentMethodType: 99 }],
    };
    expect((await shop.post(order, {})).Status.Message).toBe("");
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
