import { describe, expect, it } from "vitest";
import { priceOrder } from "../../../widget-demo/backend/ordering/priceOrder.ts";
import { buildFacts, buildItem, buildOrder, noonSeconds, paidBy, receipt, refusal, whole } from "./moneyFixture.ts";

const p1 = buildItem("P1");

describe("R24: freight", () => {
  const delivery = { OrderType: 10, DeliveryAddress: {} };
  const rule = { FreightFeeAmount: 4, FreightFeePerKilometer: 0.8, FreightFeeMinimum: 5.5 };
  const fee = (rules: readonly object[], distanceKm: number | null) =>
    receipt([p1], { store: { FreightFeeRules: rules as [] }, way: { distanceKm, thirdPartyFee: 7 } }, delivery).fee;

  it.each([
    ["charged for at least one kilometre", [{ FreightFeePerKilometer: 2 }], 0, 200],
    [
      "from the first rule that includes the cart",
      [{ PriceRangeMinimum: 20.01 }, { ...rule, PriceRangeMaximum: 20 }, rule],
      4,
      720,
    ],
    ["known without a distance if nothing depends on it", [{ FreightFeeAmount: 3 }], null, 300],
  ])("is %s", (_name, rules, distanceKm, amount) => {
    expect(fee(rules, distanceKm)).toBe(amount);
  });

  it("is refused if the third party names none", () => {
    const facts = { store: { EnableThirdPartDelivery: true }, way: { distanceKm: 3, thirdPartyFee: null } };
    expect(refusal([p1], facts, delivery)).toBe("Delivery not available to this address");
  });

  it("needs a distance if a rule depends on it", () => {
    expect(refusal([p1], { store: { FreightFeeRules: [rule] } }, delivery)).toMatch("how far away");
  });
});

describe("R25: surcharges", () => {
  const charge = { ID: 7, RateType: 2, Rate: 1, DayOfWeek: 1 };
  const holiday = (change: object) =>
    receipt([p1], { store: { SurchargeHolidaySettings: [{ ...charge, ...change }] } }).holiday;

  it.each([
    ["on its day", {}, 100],
    ["on another day", { DayOfWeek: 2 }, 0],
    ["by rate", { RateType: 1, Rate: 0.125 }, 250],
    ["by a rate of 100%", { RateType: 1, Rate: 1 }, 2000],
    ["by a rate of more than 100%", { RateType: 1, Rate: 1.01 }, 0],
    ["with an unknown type", { RateType: 3 }, 0],
    ["with a negative rate", { Rate: -1 }, 0],
    ["at AmountMinimum", { AmountMinimum: 20 }, 100],
    ["below AmountMinimum", { AmountMinimum: 20.01 }, 0],
    ["at AmountMaximum", { AmountMaximum: 20 }, 100],
    ["above AmountMaximum", { AmountMaximum: 19.99 }, 0],
    ["on its last date", { DayOfWeek: 5, StartDate: "2026-11-22", EndDate: "2026-11-23" }, 100],
    ["on its first date", { DayOfWeek: 5, StartDate: "2026-11-23", EndDate: "2026-11-30" }, 100],
    ["after its dates, whatever the day", { StartDate: "2026-11-20", EndDate: "2026-11-22" }, 0],
    [
      "by timestamps, as store dates",
      { StartDate: { $time: "2026-11-22T13:00:00Z" }, EndDate: { seconds: noonSeconds } },
      100,
    ],
    ["not by its day if a date is invalid", { StartDate: "2026-02-30", EndDate: "2026-03-05" }, 0],
    ["by its day if a date is missing", { StartDate: "2027-01-01" }, 100],
  ])("holiday: %s", (_name, change, amount) => {
    expect(holiday(change)).toBe(amount);
  });

  const codes = [1, 2, 5, 6];
  const SurchargeBankSettings = codes.map((CreditCardType) => ({ CreditCardType, RateType: 2, Rate: CreditCardType }));
  it.each([
    ["a Visa", paidBy(99), "visa", 600],
    ["a Mastercard", paidBy(99), "master", 700],
    ["a card not recognised", paidBy(99), null, 0],
    ["Apple Pay", paidBy(99, 6), null, 500],
    ["Google Pay", paidBy(99, 7), "visa", 500],
    ["cash", paidBy(1), "visa", 0],
    ["Alipay", paidBy(12), "visa", 0],
    ["a room", paidBy(0), "visa", 0],
  ] as const)("bank: %s", (_name, order, cardType, amount) => {
    expect(receipt([p1], { store: { SurchargeBankSettings }, cardType }, order).bank).toBe(amount);
  });

  it("are 0 on 0; the bank's includes fee and holiday, and each is taxed separately", () => {
    const store = {
      FreightFeeRules: [{ FreightFeeAmount: 5 }],
      SurchargeHolidaySettings: [charge, { ...charge, ID: null, IsTaxable: true }],
      SurchargeBankSettings: [{ CreditCardType: 5, RateType: 1, Rate: 0.1, IsTaxable: true }],
    };
    const order = { ...paidBy(99), OrderType: 10, DeliveryAddress: {} };
    const facts = { store, cardType: "visa" as const };
    const { holiday: taken, bank } = priceOrder(buildFacts(buildOrder([p1], order), facts));
    expect(taken).toEqual([
      { id: "7", amount: 100, tax: 0 },
      { id: "1", amount: 100, tax: 9 },
    ]);
    // 20.00 + 5.00 + 2.00.
    expect(bank).toEqual([{ id: "0", amount: 270, tax: 25 }]);
    const free = { triggers: [{ ...whole, DiscountFlatValue: 99 }] };
    // No holiday surcharge on goods of 0; the bank's on the fee of 5.00.
    expect(receipt([p1], { ...facts, ...free }, order)).toMatchObject({ holiday: 0, bank: 50, total: 550 });
  });
});
