import { describe, expect, it } from "vitest";
import { giftOrder, openGiftShop, plainGiftOrder } from "./giftFixture.ts";
import { guest, menu, visa, withValue } from "./orderFixture.ts";

const master = { ...visa, CardNumber: "5555555555554444" };
const changed = "Something in your order has changed. Please look through it and try again.";
const again = "Something went wrong. Please reload the page and try again.";
const noEmail = "Please enter an email address for each gift card.";
describe("R72: the price of a gift order", () => {
  it("is the calculated sum: lines, codes one after the other, the card's surcharge, and nothing else", async () => {
    const shop = await openGiftShop();
    expect(await shop.post(giftOrder)).toMatchObject({ status: 200, Success: true });
    expect(await shop.orders()).toMatchObject([{ document: { IsLiability: true, OrderNumber: "1001" } }]);
  });

  it("includes the surcharge of the card's type", async () => {
    const shop = await openGiftShop();
    const order = {
      ...plainGiftOrder,
      BankCardSurcharge: 1.2,
      BankCardSurchargeTax: 0.11,
      SurchargeTransactions: [{ UDID: "gift-1", Surcharge_ID: "22", Amount: 1.2, TransactionTime: 0 }],
      TotalExcludingTax: 101.09,
      TotalTax: 0.11,
      PaymentTransactions: [{ Amount: 101.2, PaymentMethodType: 99 }],
    };
    expect(await shop.post(order)).toMatchObject({ Success: false, Status: { Message: changed } });
    const byMaster = { ...order, UDID: "gift-2" };
    expect(await shop.post(byMaster, { Card: master, GuestUser: guest })).toMatchObject({ Success: true });
  });

  it("depends on the order of the codes", async () => {
    const shop = await openGiftShop();
    const answer = await shop.post({ ...giftOrder, AppliedCouponCodes: ["TEN", "HALF"] });
    expect(answer).toMatchObject({ Success: false, Status: { Message: changed } });
  });
});

describe("R71: the gift cards that are sold", () => {
  const breakfast = {
    ...menu,
    MenuTimeSettings: [{ MenuId: "Breakfast", StartTime: "06:00", EndTime: "11:00" }],
  };
  const own = {
    ...breakfast,
    SpecialCategories: { SCTypeGiftcard: { SubMenuItems: [{ ProductID: 11, Name: "Breakfast for two", Price: 40 }] } },
  };
  const soldOut = { ...own, Products: { 11: { Price: 40, Status: 3 } } };

  it.each([
    ["that has no gift cards", breakfast, true],
    ["whose own gift cards have sold out", soldOut, true],
    ["that has its own gift cards", own, false],
  ])("are DefaultMenu's during the hours of a menu %s: %s", async (_name, Breakfast, isTaken) => {
    const shop = await openGiftShop({ menus: { Breakfast } });
    const { Success, Status } = await shop.post(plainGiftOrder);
    expect([Success, Status.Message]).toEqual([isTaken, isTaken ? "" : "Gift card $50 is no longer on the menu."]);
  });

  it("can be bought at night", async () => {
    const closed = { OperatingHours: [], EnablePreoderForPickup: false };
    const shop = await openGiftShop({ store: closed });
    expect(await shop.post(plainGiftOrder)).toMatchObject({ Success: true });
  });

  it.each([
    [{ IsInOperation: false, ClosingStoreMessage: "Closed for good." }, "Closed for good."],
    [{ IsEnabled: false }, "Store cannot be found, please contact support"],
  ])("can't be bought if the store has %j", async (store, message) => {
    const shop = await openGiftShop({ store });
    expect(await shop.post(plainGiftOrder)).toMatchObject({ Success: false, Status: { Message: message } });
  });

  it("are none if no menu lists a card", async () => {
    const shop = await openGiftShop({ menus: { DefaultMenu: menu } });
    expect((await shop.post(plainGiftOrder)).Status.Message).toBe("This store is taking no orders right now.");
  });
});

const first = "OrderItems.0.";
const line = plainGiftOrder.OrderItems[0];

describe("a gift order that is refused, without a mail", () => {
  it.each<[string, { readonly UDID: string; readonly [key: string]: unknown }, string]>([
    ["with a wrong total", withValue(plainGiftOrder, "PaymentTransactions.0.Amount", 1), changed],
    ["with a wrong part of the coupon", withValue(giftOrder, "OrderItems.0.AppliedCoupon.Amount", 6.47), changed],
    [
      "with a code that took nothing off",
      withValue(giftOrder, "OrderItems.0.AppliedCoupon.CouponCode", "HALF"),
      changed,
    ],
    ["with a holiday's surcharge", { ...plainGiftOrder, POSSurchargeExcludingTax: 15 }, changed],
    ["with another card's name", withValue(plainGiftOrder, `${first}Name`, "Gift card $500"), changed],
    [
      "of a card that has sold out",
      withValue(plainGiftOrder, `${first}Product_ID`, "53"),
      "Gift card $50 has sold out.",
    ],
    [
      "of 21 in two lines",
      { ...plainGiftOrder, OrderItems: [20, 1].map((Quantity) => ({ ...line, Quantity })) },
      "Maximum Quantity Exceeded",
    ],
    ["with a code twice", { ...giftOrder, AppliedCouponCodes: ["HALF", "half"] }, "This discount code can't be used."],
    [
      "with a code for categories",
      { ...giftOrder, AppliedCouponCodes: ["MAINS"] },
      "Coupon does not apply to any items",
    ],
    [
      "with a code that asks for more",
      { ...giftOrder, AppliedCouponCodes: ["HALF", "RICH"] },
      "This discount needs a purchase of $211.00 or more.",
    ],
    ["with a wallet", { ...plainGiftOrder, PaymentGateway: 6, PaymentCardIdentifier: "t" }, changed],
    ["to a room", { ...plainGiftOrder, RoomNumber: "12" }, again],
    ["for tomorrow", { ...plainGiftOrder, ScheduledTime: plainGiftOrder.ScheduledTime + 86_400 }, again],
    ["without the type of its details", withValue(plainGiftOrder, `${first}AdditionalDataType`, null), again],
    ["to no address", withValue(plainGiftOrder, `${first}ToEmail`, "sam"), noEmail],
  ])("is one %s", async (_name, order, message) => {
    const shop = await openGiftShop();
    const answer = await shop.post(order);
    expect(answer).toMatchObject({ status: 200, Success: false, Status: { Message: message } });
    expect([await shop.orders(), shop.mails()]).toEqual([[], []]);
  });

  it.each([
    ["points", 10],
    ["cash", 1],
    ["Alipay", 12],
  ])("is one paid by %s at the price without a card surcharge", async (_name, PaymentMethodType) => {
    const shop = await openGiftShop();
    const none = { BankCardSurcharge: 0, BankCardSurchargeTax: 0, SurchargeTransactions: [] };
    const sums = { TotalExcludingTax: 100, TotalTax: 0, PaymentTransactions: [{ Amount: 100, PaymentMethodType }] };
    const answer = await shop.post({ ...plainGiftOrder, ...none, ...sums }, { GuestUser: guest });
    expect(answer).toMatchObject({ Success: false, Status: { Message: "This way to pay is not available here." } });
    expect([await shop.orders(), shop.mails()]).toEqual([[], []]);
  });
});
