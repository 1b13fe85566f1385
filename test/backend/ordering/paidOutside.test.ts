import { describe, expect, it } from "vitest";
import { writeSums } from "../../../widget-demo/tools/conform/writeSums.ts";
import { ask } from "../demoFixture.ts";
import { buildFacts, buildItem, buildOrder, type FactsChange, moneyMenu, paidBy } from "./moneyFixture.ts";
import { createdOn, guest, openShop, type Shop, store, visa } from "./orderFixture.ts";

const fields = {
  ...store,
  ChargeToRoom: true,
  ViewComponentConfigs: {
    ...store.ViewComponentConfigs,
    EnableAlipayPayment: true,
    EnableWechatPayment: true,
    EnableGooglePayment: true,
  },
  SurchargeBankSettings: [{ ID: 21, CreditCardType: 5, RateType: 1, Rate: 0.015, IsTaxable: true }],
  SurchargeHolidaySettings: [{ ID: 31, DayOfWeek: 0, RateType: 1, Rate: 0.1, IsTaxable: true }],
};
const menu = { ...moneyMenu, PointsToDollarRatio: 20, EarningRules: [{ DollarSpent: 10, Point: 3 }] };
const offer = { ID: "W", OutcomeType: 0, DiscountFlatValue: 1 };

async function openPaidShop(): Promise<Shop> {
  const shop = await openShop();
  shop.documents.set("Companies/907", fields);
  shop.documents.set("Companies/907/Menus/DefaultMenu", menu);
  shop.documents.set("Users/mei", { RewardPoints: 500 });
  return shop;
}

/** P1 for 20.00 on a Sunday, with 2.00 for that, and 0.33 for a card. */
function write(change: object, facts: FactsChange = {}, items: readonly object[] = [buildItem("P1")]) {
  const order = buildOrder(items, { UDID: "p-1", CreatedOn: createdOn, ScheduledTime: createdOn + 1200, ...change });
  return { ...writeSums(buildFacts(order, { store: fields, menu, ...facts })), StoreID: 907 };
}

const plain = 22;
const withSurcharge = 22.33;
const members = { OnlineOrderUserIdentifier: "mei", GuestIdentifier: null };
const byCard = () => write(paidBy(99), { cardType: "visa" });
const byCash = () => write(paidBy(1));

async function payOutside(shop: Shop, PaymentType: number, TotalAmount = plain, UserId = "g-5f", headers = {}) {
  const ReturnUrl = "http://localhost:5173/restaurant.html";
  const body = { PaymentType, StoreId: 907, OrderId: "p-1", UserId, AppName: "Servery", TotalAmount, ReturnUrl };
  const asked = { ...body, IsMobile: false };
  expect(await shop.call("POST", "supaypayment/supaypaymentstart", asked, headers)).toMatchObject({ Success: true });
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  await ask(shop.port, "/pay/p-1", { method: "POST", headers: form, body: "answer=Pay" });
}

const stateOf = async (shop: Shop) => JSON.parse((await shop.get("/sandbox/payments")).text)[0].state;
const isPlaced = { Success: true, Status: { Message: "", Code: "already-paid" }, customerID: "g-5f" };

describe("R89: an order that a payment outside has paid", () => {
  it.each([
    ["Alipay", 0, 12],
    ["WeChat Pay", 1, 13],
  ])("is placed by %s, and its card isn't charged, nor its surcharge owed", async (_name, type, method) => {
    const shop = await openPaidShop();
    await payOutside(shop, type);
    const order = byCard();
    expect(order).toMatchObject({ BankCardSurcharge: 0.33, PaymentTransactions: [{ Amount: withSurcharge }] });
    expect(await shop.post(order)).toMatchObject(isPlaced);
    const [placed] = await shop.orders();
    expect(placed?.card).toBeNull();
    const { StoreID, ...outside } = write(paidBy(method));
    expect(placed?.document).toMatchObject(JSON.parse(JSON.stringify({ ...outside, OrderNumber: "1001" })));
    expect(placed?.document).toMatchObject({
      PaymentTransactions: [{ Amount: plain, PaymentMethodType: method }],
      BankCardSurcharge: 0,
    });
    expect(await stateOf(shop)).toBe("paid");
  });

  it("is placed by Google Pay, with the surcharge that was paid there", async () => {
    const shop = await openPaidShop();
    const body = { UserId: "g-5f", StoreId: 907, TotalAmount: withSurcharge, Token: '{"signature":"s"}' };
    await shop.call("POST", "googlepayment/p-1", body);
    expect(await shop.post(byCash(), { GuestUser: guest })).toMatchObject(isPlaced);
    expect((await shop.orders())[0]?.document).toMatchObject({
      PaymentTransactions: [{ Amount: withSurcharge, PaymentMethodType: 99 }],
      PaymentGateway: 7,
      BankCardSurcharge: 0.33,
      SurchargeTransactions: [{ Surcharge_ID: "31" }, { Surcharge_ID: "21", Amount: 0.33 }],
    });
  });

  it("takes none of a member's points, and earns some", async () => {
    const shop = await openPaidShop();
    const asMei = await shop.signIn();
    const customer = { RewardPoints: 500 };
    await payOutside(shop, 0, plain, "mei", asMei);
    const order = write({ ...members, ...paidBy(10) }, { customer });
    expect([order.RedeemPoints, order.RewardPoints]).toEqual([440, 0]);
    expect(await shop.post(order, {}, asMei)).toMatchObject({ Success: true, Status: { Code: "already-paid" } });
    expect((await shop.orders())[0]?.document).toMatchObject({ RedeemPoints: 0, RewardPoints: 8 });
    expect(shop.documents.read("Users/mei")).toMatchObject({ RewardPoints: 500 });
  });

  it("has the offers that were paid for", async () => {
    const shop = await openPaidShop();
    shop.documents.set("Companies/907/PriceTriggers/W", offer);
    await payOutside(shop, 0, 20.9);
    const order = write(paidBy(99), { cardType: "visa", triggers: [offer] });
    expect(await shop.post(order)).toMatchObject(isPlaced);
  });

  it("is answered so again, and placed once", async () => {
    const shop = await openPaidShop();
    await payOutside(shop, 0);
    const [first, second] = [await shop.post(byCard()), await shop.post(byCard())];
    expect(second).toEqual(first);
    expect(await shop.post(write(paidBy(12)), { GuestUser: guest })).toEqual(first);
    expect(await shop.orders()).toMatchObject([{ posts: 3 }]);
  });

  it("is placed after its card was declined, though the card comes again", async () => {
    const shop = await openPaidShop();
    const more = { GuestUser: guest, Card: { ...visa, CardNumber: "4000000000000002" } };
    expect(await shop.post(byCard(), more)).toMatchObject({ Status: { Code: "card-declined" } });
    await payOutside(shop, 0);
    expect(await shop.post(byCard(), more)).toMatchObject(isPlaced);
  });

  it("isn't placed by a payment that is only open", async () => {
    const shop = await openPaidShop();
    await payOutside(shop, 0);
    shop.documents.merge("OnlinePayments/p-1", { state: "open" });
    expect((await shop.post(byCard())).Status).toEqual({ Message: "" });
    expect(await shop.orders()).toMatchObject([{ card: { last4: "1111" } }]);
  });

  it("is given its money back, and charged nothing, if it has other dishes than were paid for", async () => {
    const shop = await openPaidShop();
    await payOutside(shop, 0);
    const order = write(paidBy(99), { cardType: "visa" }, [buildItem("P1", { quantity: 2 })]);
    expect(await shop.post(order)).toMatchObject({ Success: false, Status: { Code: "price-changed" } });
    expect(await shop.orders()).toEqual([]);
    expect(await stateOf(shop)).toBe("cancelled");
    expect((await shop.post(order)).Status).toEqual({ Message: "" });
    expect(await shop.orders()).toMatchObject([{ card: { last4: "1111" } }]);
  });

  it("is given its money back if its store is gone meanwhile", async () => {
    const shop = await openPaidShop();
    await payOutside(shop, 0);
    const order = write(paidBy(12));
    shop.documents.merge(`Companies/${order["StoreID"]}`, { IsEnabled: false });
    expect(await shop.post(order)).toMatchObject({ Success: false });
    expect(await stateOf(shop)).toBe("cancelled");
  });

  it("is nobody else's: another guest's order under its UDID is refused, and the payment stays", async () => {
    const shop = await openPaidShop();
    await payOutside(shop, 0);
    const thief = { OnlineOrderUserIdentifier: "g-thief", GuestIdentifier: "g-thief" };
    for (const order of [byCard(), byCash()])
      expect(await shop.post({ ...order, ...thief })).toMatchObject({
        Success: false,
        Status: { Message: "This order is paid already." },
      });
    expect(await shop.orders()).toEqual([]);
    expect(await stateOf(shop)).toBe("paid");
  });
});
