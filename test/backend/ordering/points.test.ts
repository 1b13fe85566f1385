import { describe, expect, it } from "vitest";
import { buildItem, member, noonSeconds, paidBy, receipt, refusal, refusalDetail, reward } from "./moneyFixture.ts";

const p1 = buildItem("P1");

describe("R26: points", () => {
  const menu = { ...reward, PointsToDollarRatio: 20 };

  it("pay only as far as they suffice, and where the store takes them", () => {
    const rich = { customer: { RewardPoints: 400 }, earlierOrders: 1 };
    const facts = { menu: { ...menu, PointsToDollarRatio: 20.01 }, ...rich };
    expect(refusal([p1], facts, paidBy(10))).toBe("You don't have enough points for this.");
    expect(refusal([p1], rich, paidBy(10))).toBe("This store doesn't take points as payment.");
  });

  it("are only for members, up to the points they have", () => {
    const redeemed = [buildItem("P1", { points: 10, quantity: 2 })];
    expect(refusal(redeemed, { menu })).toBe("Only members can use points.");
    expect(refusal([p1], { menu }, paidBy(10))).toBe("Only members can use points.");
    const poor = { menu, customer: { RewardPoints: 19 } };
    expect(refusal(redeemed, poor)).toBe("You don't have enough points for this.");
    expect(refusal(redeemed, { menu, customer: { RewardPoints: 20 } })).toBe("");
  });

  const now = noonSeconds;
  it.each([
    ["for its category", {}, 1000],
    ["for its tag", { Categories: [], Tags: ["T1"] }, 1000],
    ["for a product", { Categories: [], ProductVariant: "P1" }, 1000],
    ["for everything", { Categories: null }, 1000],
    ["for something else", { Categories: ["C3"] }, null],
    ["for another product", { Categories: [], ProductVariant: "P2" }, null],
    ["for one of two products", { Categories: [], ProductVariant: ["P2", "P1"] }, 1000],
    ["for everything, with a blank product", { Categories: [], ProductVariant: "" }, 1000],
    ["for an unreadable product", { ProductVariant: true }, null],
    ["for unreadable products", { ProductVariant: [null] }, null],
    ["for unreadable categories", { Categories: [null], Tags: ["T1"] }, null],
    ["with other points", { Point: 11 }, null],
    ["disabled", { IsDisabled: true }, null],
    ["disabled by its other name", { Disable: true }, null],
    ["expired", { ExpiredDate: now }, null],
    ["about to expire", { ExpiredDate: { seconds: now + 1 } }, 1000],
    ["without a rate", { DiscountRate: null }, null],
    ["of more than 100%", { DiscountRate: 101 }, null],
    ["of 100%", { DiscountRate: 100 }, 0],
  ])("R10, R22: a reward %s", (_name, change, subtotal) => {
    const RedemptionRules = reward.RedemptionRules.map((rule) => ({ ...rule, ...change }));
    const items = [buildItem("P1", { points: 10 })];
    const facts = { menu: { RedemptionRules }, ...member };
    if (subtotal === null) {
      expect(refusalDetail(items, facts)).toBe("OrderItems[0].RedeemPoints fits no reward for this product.");
    } else expect(receipt(items, facts)).toMatchObject({ subtotal });
  });
});
