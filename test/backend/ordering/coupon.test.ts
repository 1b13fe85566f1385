import { describe, expect, it } from "vitest";
import { buildItem, member, receipt, refusal, reward, roll } from "./moneyFixture.ts";

const p1 = buildItem("P1");

describe("R22: the coupon", () => {
  const coupon = (change: object) => ({ CouponCode: "X", FreeDollar: 3, ...change });
  it.each([
    ["percent", { PercentageValue: -10 }, 300],
    ["amount", { PercentageValue: 10, FreeDollar: -1 }, 280],
  ])("ignores a negative %s", (_name, change, amount) => {
    const items = [p1, buildItem("P5"), buildItem("P4")];
    expect(receipt(items, { coupon: coupon(change) })).toMatchObject({ coupon: amount });
  });

  it.each([
    ["below its MinSpent", { MinSpent: 20.01 }, "This discount needs a purchase of $20.01 or more."],
    ["without candidates", { CouponCategory: ["C3"] }, "Coupon does not apply to any items"],
    ["for more than 100%", { PercentageValue: 101 }, "This discount code can't be used."],
  ])("is refused %s", (_name, change, message) => {
    expect(refusal([p1], { coupon: coupon(change) })).toBe(message);
  });

  it("is refused for redeemed and rolled-in items only", () => {
    const items = [p1, buildItem("P5", { trigger: "R" }), buildItem("P1", { points: 10 })];
    const facts = { triggers: [roll], menu: reward, ...member, coupon: coupon({ Product: "P5" }) };
    expect(refusal(items, facts)).toBe("Coupon does not apply to any items");
  });
});
