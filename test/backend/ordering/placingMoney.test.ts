import { describe, expect, it } from "vitest";
import { writeSums } from "../../../widget-demo/tools/conform/writeSums.ts";
import { buildFacts, buildItem, buildOrder, type FactsChange, moneyMenu, paidBy, whole } from "./moneyFixture.ts";
import { createdOn, guest, openShop, type Shop, store, visa } from "./orderFixture.ts";

/** The store of orderFixture with the menu of moneyFixture, and a member with a card and points. */
async function openMoneyShop(fields: object = {}): Promise<Shop & { readonly asMei: object }> {
  const shop = await openShop();
  shop.documents.set("Companies/907", { ...store, ...fields });
  shop.documents.set("Companies/907/Menus/DefaultMenu", { ...moneyMenu, PointsToDollarRatio: 20 });
  shop.documents.set("Users/mei", {
    RewardPoints: 400,
    StoredCards: [{ CardIdentifier: "c1", CardType: "master", ElidedPan: "4444" }],
  });
  return { ...shop, asMei: await shop.signIn() };
}

const byCard = { Card: visa, GuestUser: guest };

const times = { CreatedOn: createdOn, ScheduledTime: createdOn + 1200 };
const members = { OnlineOrderUserIdentifier: "mei", GuestIdentifier: null };

/** P1 for 20.00, with the amounts calculated from these facts. */
function write(UDID: string, order: object, facts: FactsChange) {
  return writeSums(buildFacts(buildOrder([buildItem("P1")], { UDID, ...times, ...order }), facts));
}

describe("the data that a posted order is checked with", () => {
  it("R20: includes a member's earlier orders at the store", async () => {
    const shop = await openMoneyShop();
    const first = { ...whole, TriggerMode: 4 };
    shop.documents.set("Companies/907/PriceTriggers/W", first);
    shop.documents.set("Companies/907/TrackingOrders/other", { OnlineOrderUserIdentifier: "noor" });
    const facts = { triggers: [first], customer: {} };
    expect((await shop.post(write("a", members, facts), byCard, shop.asMei)).Status.Message).toBe("");
    const again = await shop.post(write("b", members, facts), byCard, shop.asMei);
    expect(again.Status.Detail).toContain("AppliedPriceTriggers should not hold W");
    expect(
      (await shop.post(write("c", members, { ...facts, earlierOrders: 1 }), byCard, shop.asMei)).Status.Message,
    ).toBe("");
  });

  it("R25: includes the card that pays, posted or stored", async () => {
    const fields = { SurchargeBankSettings: [{ CreditCardType: 2, RateType: 2, Rate: 1 }] };
    const shop = await openMoneyShop(fields);
    const facts = { store: fields, customer: {}, earlierOrders: 0 };
    const plain = write("a", paidBy(99), { ...facts, customer: null, cardType: "visa" });
    expect((await shop.post(plain, { Card: visa, GuestUser: guest })).Status.Message).toBe("");
    const named = { ...paidBy(99), ...members, PaymentCardIdentifier: "c1" };
    expect((await shop.post(write("b", named, { ...facts, cardType: "visa" }), {}, shop.asMei)).Success).toBe(false);
    expect((await shop.post(write("c", named, { ...facts, cardType: "master" }), {}, shop.asMei)).Status.Message).toBe(
      "",
    );
  });

  it("R26: includes the member's points if no stamps are in use", async () => {
    const shop = await openMoneyShop();
    const facts = { menu: { PointsToDollarRatio: 20 }, customer: { RewardPoints: 400 } };
    const order = { ...paidBy(10), ...members };
    expect((await shop.post(write("a", order, facts), {}, shop.asMei)).Status.Message).toBe("");
    shop.documents.merge("Users/mei", { RewardPoints: 399 });
    expect((await shop.post(write("b", order, facts), {}, shop.asMei)).Status.Message).toBe(
      "You don't have enough points for this.",
    );
    shop.documents.merge("Users/mei", { RewardPoints: 400 });
    const RedemptionRules = [{ Point: 10, DiscountRate: 100 }];
    shop.documents.merge("Companies/907/Menus/DefaultMenu", { RedemptionRules });
    expect((await shop.post(write("c", order, facts), {}, shop.asMei)).Status.Message).toBe(
      "Points pay for rewards only here.",
    );
  });
});
