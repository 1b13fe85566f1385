import { describe, expect, it } from "vitest";
import { buildItem, noonSeconds, receipt, refusal } from "./moneyFixture.ts";

const p1 = buildItem("P1");

describe("R24: freight", () => {
  const delivery = { OrderType: 10, DeliveryAddress: {} };
  const rule = { FreightFeeAmount: 4, FreightFeePerKilometer: 0.8, FreightFeeMinimum: 5.5 };

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
    ["with an unknown type", { RateType: 3 }, 0],
    ["with a negative rate", { Rate: -1 }, 0],
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
});
