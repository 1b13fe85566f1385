import { describe, expect, it } from "vitest";
import { ask } from "../demoFixture.ts";
import { burgerOrder, guest, openShop, type Shop, store, files as wireFiles } from "./orderFixture.ts";

const flags = {
  ...store.ViewComponentConfigs,
  EnableAlipayPayment: true,
  EnableWechatPayment: true,
  EnableGooglePayment: true,
};

function openPayingShop(): Promise<Shop> {
  const documents = {
    ...(wireFiles["data/documents.json"] as object),
    "Companies/907": { ...store, ChargeToRoom: true, ViewComponentConfigs: flags },
  };
  const applePay = { merchantIdentifier: "merchant.servery", merchantName: "Servery" };
  return openShop({ files: { "data/documents.json": documents, "data/config.json": { applePay } } });
}

const returnUrl = "http://localhost:5173/restaurant.html?room=4";

/** S34: both payments start in the same way. */
const asked = {
  PaymentType: 0,
  StoreId: 907,
  OrderId: burgerOrder.UDID,
  UserId: "g-5f",
  AppName: "Servery",
  TotalAmount: 18.85,
  ReturnUrl: returnUrl,
  IsMobile: false,
};

const start = (shop: Shop, change: object = {}) =>
  shop.call("POST", "supaypayment/supaypaymentstart", { ...asked, ...change });

function paidBy(PaymentMethodType: number, change: object = {}) {
  return { ...burgerOrder, PaymentTransactions: [{ Amount: 18.85, PaymentMethodType }], ...change };
}

const post = (shop: Shop, order: Parameters<Shop["post"]>[0]) => shop.post(order, { GuestUser: guest });

/** Presses a button on the payment page, and returns the address that follows. */
async function press(shop: Shop, answer: string, udid = burgerOrder.UDID): Promise<URL> {
  const body = new URLSearchParams({ answer }).toString();
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const { status, headers: told } = await ask(shop.port, `/pay/${udid}`, { method: "POST", headers, body });
  expect(status).toBe(303);
  return new URL(String(told["location"]));
}

const payments = async (shop: Shop) => JSON.parse((await shop.get("/sandbox/payments")).text);

describe.each([
  { kind: "alipay", PaymentType: 0, code: 12, name: "Alipay" },
  { kind: "wechat", PaymentType: 1, code: 13, name: "WeChat Pay" },
])("$name", ({ kind, PaymentType, code, name }) => {
  it("has a page that takes the money and leads back", async () => {
    const shop = await openPayingShop();
    const answer = await start(shop, { PaymentType });
    expect(answer).toMatchObject({
      Success: true,
      Url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/pay\/burger-1$/),
    });
    const page = await shop.get("/pay/burger-1");
    expect(page.text).toContain(name);
    expect(page.text).toContain("$18.85");
    expect(await payments(shop)).toEqual([{ udid: "burger-1", kind, amount: 18.85, state: "open" }]);
    const back = await press(shop, "Pay");
    expect(`${back.origin}${back.pathname}`).toBe("http://localhost:5173/restaurant.html");
    expect(Object.fromEntries(back.searchParams)).toEqual({
      room: "4",
      result: "SUCCESS",
      merchant_trade_no: "burger-1",
      trade_status: "TRADE_SUCCESS",
    });
    expect(await payments(shop)).toMatchObject([{ state: "paid" }]);
    expect(await post(shop, paidBy(code))).toMatchObject({ Success: true });
  });

  it.each([
    ["Cancel", "CANCEL", "TRADE_CANCELLED", "cancelled"],
    ["Fail", "FAIL", "TRADE_FAILED", "failed"],
  ])("%s leads back without an order", async (button, result, status, state) => {
    const shop = await openPayingShop();
    await start(shop, { PaymentType });
    const back = await press(shop, button);
    expect(back.searchParams.get("result")).toBe(result);
    expect(back.searchParams.get("trade_status")).toBe(status);
    expect(await payments(shop)).toMatchObject([{ state }]);
    expect(await post(shop, paidBy(code))).toMatchObject({ Success: false });
    expect(await shop.orders()).toEqual([]);
  });
});

describe("a payment", () => {
  it.each([
    ["in the same way", 12],
    ["in cash", 1],
  ])("of another amount than the order's places nothing, and is given back: posted %s", async (_name, method) => {
    const shop = await openPayingShop();
    await start(shop, { TotalAmount: 0.05 });
    await press(shop, "Pay");
    expect(await post(shop, paidBy(method, { OrderType: 3 }))).toMatchObject({
      Success: false,
      Status: {
        Code: "price-changed",
        Detail: "It was paid by alipay with 0.05, and the order costs 18.85. The payment is given back.",
      },
    });
    expect(await shop.orders()).toEqual([]);
    expect(await payments(shop)).toMatchObject([{ state: "cancelled" }]);
  });

  it("R57: is opened again under its UDID, and paid once", async () => {
    const shop = await openPayingShop();
    await start(shop);
    await press(shop, "Cancel");
    await start(shop, { ReturnUrl: "http://localhost:5173/embed.html" });
    expect((await press(shop, "Pay")).pathname).toBe("/embed.html");
    expect(await payments(shop)).toMatchObject([{ state: "paid" }]);
    // Leads back to its page, where no button is left.
    expect(await start(shop)).toMatchObject({ Success: true });
    const { status, headers } = await shop.get("/pay/burger-1");
    expect(status).toBe(303);
    expect(String(headers["location"])).toContain("TRADE_SUCCESS");
    expect((await press(shop, "Cancel")).searchParams.get("result")).toBe("SUCCESS");
    expect(await payments(shop)).toMatchObject([{ state: "paid" }]);
  });

  it("isn't opened for an order that is already placed", async () => {
    const shop = await openPayingShop();
    await start(shop);
    await press(shop, "Pay");
    await post(shop, paidBy(12));
    expect(await start(shop)).toMatchObject({ Status: { Message: "This order is paid already." } });
  });

  it("R57: of another kind replaces one that isn't paid, and no other", async () => {
    const shop = await openPayingShop();
    await start(shop);
    expect(await start(shop, { PaymentType: 1 })).toMatchObject({ Success: true });
    expect(await payments(shop)).toMatchObject([{ kind: "wechat", state: "open" }]);
    await press(shop, "Pay");
    expect(await start(shop)).toMatchObject({ Success: true });
    expect(await payments(shop)).toMatchObject([{ kind: "wechat", state: "paid" }]);
  });

  it("can't be made for an order that was paid in another way", async () => {
    const shop = await openPayingShop();
    await start(shop);
    expect(await post(shop, paidBy(1, { OrderType: 3 }))).toMatchObject({ Success: true });
    expect((await press(shop, "Pay")).searchParams.get("result")).toBe("FAIL");
    expect(await payments(shop)).toMatchObject([{ state: "failed" }]);
  });

  it.each(["http://localhost.evil.example/", "http://192.168.0.7/", "http://localhost@evil.example/"])(
    "leads back only to this machine: %s",
    async (ReturnUrl) => {
      const shop = await openPayingShop();
      expect(await start(shop, { ReturnUrl })).toMatchObject({
        Success: false,
        Status: { Message: "Something went wrong. Please reload the page and try again." },
      });
      expect(await payments(shop)).toEqual([]);
    },
  );

  it("isn't offered if the store has none", async () => {
    const shop = await openShop();
    expect(await start(shop)).toMatchObject({ Status: { Message: "This way to pay is not available here." } });
    expect(await payments(shop)).toEqual([]);
  });

  it("that stays open for ten minutes has failed", async () => {
    const shop = await openPayingShop();
    await start(shop);
    const path = "OnlinePayments/burger-1";
    shop.documents.merge(path, { openedAtMs: Date.now() - 600_000 });
    expect((await press(shop, "Pay")).searchParams.get("result")).toBe("FAIL");
    expect(await post(shop, paidBy(12))).toMatchObject({ Success: false });
  });

  it("is refunded if its order fails", async () => {
    const shop = await openPayingShop();
    await start(shop);
    await press(shop, "Pay");
    await post(shop, paidBy(12));
    await shop.send("POST", "/sandbox/orders/burger-1/status", { OnlineOrderStatus: 11 });
    expect(await payments(shop)).toMatchObject([{ state: "cancelled" }]);
  });

  it("is refunded if the store refuses its order, and is opened again for the next try", async () => {
    const shop = await openPayingShop();
    await start(shop);
    await press(shop, "Pay");
    shop.documents.merge("Companies/907", { IsInOperation: false });
    const thief = { OnlineOrderUserIdentifier: "g-thief", GuestIdentifier: "g-thief" };
    expect(await post(shop, paidBy(12, thief))).toMatchObject({ Success: false });
    expect(await payments(shop)).toMatchObject([{ state: "paid" }]);
    expect(await post(shop, paidBy(12))).toMatchObject({ Success: false });
    expect(await payments(shop)).toMatchObject([{ state: "cancelled" }]);
    shop.documents.merge("Companies/907", { IsInOperation: true });
    expect(await post(shop, paidBy(12))).toMatchObject({ Status: { Message: "We can't see your payment yet." } });
    await start(shop);
    await press(shop, "Pay");
    expect(await post(shop, paidBy(12))).toMatchObject({ Success: true });
  });
});

describe("Google Pay", () => {
  const google = { UserId: "g-5f", StoreId: 907, TotalAmount: 18.85, Token: '{"signature":"s"}' };
  const order = paidBy(99, { PaymentGateway: 7 });

  it("pays immediately and once", async () => {
    const shop = await openPayingShop();
    expect(await post(shop, order)).toMatchObject({ Status: { Message: "We can't see your payment yet." } });
    expect(await shop.call("POST", "googlepayment/burger-1", google)).toMatchObject({ Success: true });
    expect(await shop.call("POST", "googlepayment/burger-1", google)).toMatchObject({ Success: true });
    expect(await payments(shop)).toEqual([{ udid: "burger-1", kind: "google", amount: 18.85, state: "paid" }]);
    expect(await post(shop, order)).toMatchObject({ Success: true });
    expect((await shop.get("/pay/burger-1")).status).toBe(404);
  });

  it("R89: isn't charged for what Alipay has paid, nor Alipay for what it has paid", async () => {
    const shop = await openPayingShop();
    await start(shop);
    await press(shop, "Pay");
    expect(await shop.call("POST", "googlepayment/burger-1", google)).toMatchObject({ Success: true });
    expect(await payments(shop)).toMatchObject([{ kind: "alipay" }]);
    expect(shop.documents.ids("WalletTokens")).toEqual([]);
    expect(await post(shop, order)).toMatchObject({ Success: true, Status: { Code: "already-paid" } });
    const next = { OrderId: "burger-2" };
    expect(await shop.call("POST", "googlepayment/burger-2", google)).toMatchObject({ Success: true });
    expect(await start(shop, next)).toMatchObject({ Success: true });
    expect(String((await shop.get("/pay/burger-2")).headers["location"])).toContain("result=SUCCESS");
    const second = await post(shop, { ...paidBy(12), UDID: "burger-2" });
    expect(second).toMatchObject({ Success: true, Status: { Code: "already-paid" } });
  });

  it("refuses a token that has paid for another order, and takes no money", async () => {
    const shop = await openPayingShop();
    await shop.call("POST", "googlepayment/burger-1", google);
    // The same token, with different whitespace.
    const again = { ...google, Token: '{ "signature": "s" }' };
    expect(await shop.call("POST", "googlepayment/burger-2", again)).toMatchObject({
      Status: { Message: "The payment with Google Pay didn't work. Please try again, or choose another way to pay." },
    });
    expect(await payments(shop)).toMatchObject([{ udid: "burger-1" }]);
  });
});

describe("Apple Pay", () => {
  const order = paidBy(99, { PaymentGateway: 6, PaymentCardIdentifier: '{"paymentData":{}}' });

  it("pays for one order with one token, which isn't stored", async () => {
    const shop = await openPayingShop();
    const token = { PaymentCardIdentifier: '{"paymentData":{"data":"knock"}}' };
    expect(await post(shop, { ...order, ...token })).toMatchObject({ Success: true });
    expect(await post(shop, { ...order, ...token })).toMatchObject({ Success: true });
    expect(await post(shop, { ...order, ...token, UDID: "burger-2" })).toMatchObject({
      Status: { Message: "The payment with Apple Pay didn't work. Please try again, or choose another way to pay." },
    });
    const kept = shop.documents.ids("WalletTokens").map((id) => [id, shop.documents.read(`WalletTokens/${id}`)]);
    expect(kept).toEqual([[expect.stringMatching(/^[0-9a-f]{64}$/), { udid: "burger-1" }]]);
  });
});

describe("charge to room", () => {
  it("takes an order to a room if the hotel allows it", async () => {
    const shop = await openPayingShop();
    const order = paidBy(0, { OrderType: 10, RoomNumber: "12" });
    expect(await post(shop, order)).toMatchObject({ Success: true });
    const flag = { ViewComponentConfigs: { ChargeToRoomRadio: false } };
    shop.documents.merge("Companies/907", flag);
    expect(await post(shop, { ...order, UDID: "burger-2" })).toMatchObject({ Success: false });
  });
});
