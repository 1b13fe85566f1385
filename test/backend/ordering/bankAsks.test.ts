import { describe, expect, it } from "vitest";
import { ask } from "../demoFixture.ts";
import { burgerOrder, guest, openShop, type Shop, visa } from "./orderFixture.ts";

const back = "http://localhost:5173/restaurant.html?room=4";
const udid = burgerOrder.UDID;
const agreeing = { ...visa, CardNumber: "4000000000003220" };
const refusing = { ...visa, CardNumber: "4000000000003063" };
const mastercard = { ...visa, CardNumber: "5555555555554444" };

const post = (shop: Shop, more: object = {}, order = burgerOrder) => shop.post(order, { GuestUser: guest, ...more });

/** Answers the bank's page, and returns the result with which it leads back. */
async function answerBank(shop: Shop, answer: string): Promise<string | null> {
  const body = new URLSearchParams({ answer }).toString();
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const { headers: told } = await ask(shop.port, `/pay/${udid}`, { method: "POST", headers, body });
  const url = new URL(String(told["location"]));
  expect(url.href.startsWith("http://localhost:5173/restaurant.html?room=4&")).toBe(true);
  expect(url.searchParams.get("merchant_trade_no")).toBe(udid);
  return url.searchParams.get("result");
}

async function askedShop(card: object = agreeing): Promise<Shop> {
  const shop = await openShop();
  expect(await post(shop, { Card: card, ReturnUrl: back })).toMatchObject({
    Success: false,
    Status: { Code: "action-needed" },
    Action: { kind: "redirect", url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/pay\/burger-1$/) },
  });
  expect(await shop.orders()).toEqual([]);
  return shop;
}

describe("R105 bank: a card whose bank asks", () => {
  it("pays once its holder has confirmed, and the order comes again without it", async () => {
    const shop = await askedShop();
    expect((await shop.get("/pay/burger-1")).text).toMatch(/Your bank[\s\S]*\$18\.85[\s\S]*ending 3220/);
    expect(await post(shop)).toMatchObject({ Success: false, Status: { Code: "payment-pending" } });
    expect(await answerBank(shop, "Confirm")).toBe("SUCCESS");
    expect(await shop.orders()).toEqual([]);
    expect(await post(shop)).toMatchObject({ Success: true });
    expect(await shop.orders()).toMatchObject([{ card: { type: "visa", last4: "3220" } }]);
    // The number is nowhere, as of any card.
    expect(JSON.stringify(await shop.orders())).not.toContain("400000");
  });

  it.each([
    ["its holder refuses", agreeing, "Refuse"],
    ["the bank refuses", refusing, "Confirm"],
  ])("is declined if %s, and another card pays under the same UDID", async (_case, card, answer) => {
    const shop = await askedShop(card);
    expect(await answerBank(shop, answer)).toBe("FAIL");
    expect(await post(shop)).toMatchObject({ Success: false, Status: { Code: "card-declined" } });
    expect(await post(shop, { Card: visa, ReturnUrl: back })).toMatchObject({ Success: true });
    expect(await shop.orders()).toMatchObject([{ card: { last4: "1111" } }]);
  });

  it("charges no other card after its holder has confirmed", async () => {
    const shop = await askedShop();
    await answerBank(shop, "Confirm");
    expect(await post(shop, { Card: mastercard, ReturnUrl: back })).toMatchObject({ Success: true });
    expect(await shop.orders()).toMatchObject([{ card: { type: "visa", last4: "3220" } }]);
  });

  it("is asked again while nobody has answered, and takes a page of this machine alone", async () => {
    const shop = await askedShop();
    expect(await post(shop, { Card: agreeing, ReturnUrl: back })).toMatchObject({ Status: { Code: "action-needed" } });
    for (const ReturnUrl of [undefined, "https://elsewhere.example/"]) {
      expect(await post(shop, { Card: agreeing, ReturnUrl })).toMatchObject({ Success: false });
    }
    expect(await answerBank(shop, "Confirm")).toBe("SUCCESS");
  });

  it("isn't approved for an order that has become dearer, and the payment is given back", async () => {
    const shop = await askedShop();
    await answerBank(shop, "Confirm");
    const [item] = burgerOrder.OrderItems;
    const dearer = { ...burgerOrder, OrderItems: [{ ...item, Quantity: 2 }] } as typeof burgerOrder;
    expect(await post(shop, {}, dearer)).toMatchObject({ Success: false, Status: { Code: "price-changed" } });
    expect(JSON.parse((await shop.get("/sandbox/payments")).text)).toMatchObject([
      { kind: "card", state: "cancelled" },
    ]);
  });
});
