import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { type BankSurcharge, bankSurcharges } from "../../../src/domain/payment/bankSurcharges.ts";
import type { CardType } from "../../../src/domain/payment/cardType.ts";
import { holidaySurcharges } from "../../../src/domain/payment/holidaySurcharges.ts";
import type { PaymentMethod } from "../../../src/domain/payment/paymentMethod.ts";
import type { HolidayDays, HolidaySurcharge, SurchargeRate } from "../../../src/domain/store/store.ts";
import { instant } from "../../../src/domain/time/instant.ts";

const share = (rate: number): SurchargeRate => ({ kind: "share", rate });
const flat = (amount: number): SurchargeRate => ({ kind: "flat", amount: cents(amount) });
const plain = { name: "", rate: flat(100), isTaxable: false, from: cents(0), upTo: null } as const;

const day = (date: number) => ({ year: 2025, month: 4, day: date });
const weekday = (number: number): HolidayDays => ({ kind: "weekday", weekday: number });
const dates = (first: number, last: number): HolidayDays => ({ kind: "dates", first: day(first), last: day(last) });

function holiday(id: string, days: HolidayDays, given: Partial<HolidaySurcharge> = {}): HolidaySurcharge {
  return { ...plain, id, days, ...given };
}

/** Sunday, 20 April 2025, noon in Sydney. */
const easter = "2025-04-20T02:00:00Z";

function onHoliday(holidays: readonly HolidaySurcharge[], at = easter, base = 2_000) {
  const applied = holidaySurcharges(holidays, cents(base), instant(Date.parse(at)), "Australia/Sydney");
  return applied.map(({ id, amount, tax }) => `${id} ${amount} ${tax}`);
}

describe("R25: holiday surcharges", () => {
  it("include every one that contains the day: Sunday's and Easter's", () => {
    const holidays = [holiday("sunday", weekday(0)), holiday("easter", dates(20, 20)), holiday("monday", weekday(1))];
    expect(onHoliday(holidays)).toEqual(["sunday 100 0", "easter 100 0"]);
  });

  it.each([
    { name: "the first moment of the first day", at: "2025-04-17T14:00:00Z", holds: true },
    { name: "the last moment of the last day", at: "2025-04-21T13:59:59.999Z", holds: true },
    { name: "not the moment before", at: "2025-04-17T13:59:59.999Z", holds: false },
    { name: "not the moment after", at: "2025-04-21T14:00:00Z", holds: false },
  ])("have dates that are whole store days, both inclusive: $name", ({ at, holds }) => {
    expect(onHoliday([holiday("easter", dates(18, 21))], at)).toHaveLength(holds ? 1 : 0);
  });

  it("use the store's weekday: Saturday in UTC, Sunday in Sydney", () => {
    expect(onHoliday([holiday("sunday", weekday(0))], "2025-04-19T20:00:00Z")).toEqual(["sunday 100 0"]);
  });
});

describe("R25: the amount of a surcharge", () => {
  it.each<[name: string, given: Partial<HolidaySurcharge>, is: string[], base?: number]>([
    ["RateType 1: 10 % of 2000", { rate: share(0.1) }, ["a 200 0"]],
    ["RateType 1, half a cent up: 0.5 % of 2100 = 10.5", { rate: share(0.005) }, ["a 11 0"], 2_100],
    ["RateType 2: 1.50", { rate: flat(150) }, ["a 150 0"]],
    ["taxable: 150 / 11", { rate: flat(150), isTaxable: true }, ["a 150 14"]],
    ["at AmountMinimum", { from: cents(2_000) }, ["a 100 0"]],
    ["not below it", { from: cents(2_001) }, []],
    ["at AmountMaximum", { upTo: cents(2_000) }, ["a 100 0"]],
    ["not above it", { upTo: cents(1_999) }, []],
    ["none on a base of 0", {}, [], 0],
  ])("%s", (_name, given, is, base) => {
    expect(onHoliday([holiday("a", weekday(0), given)], easter, base)).toEqual(is);
  });
});

describe("R25: bank surcharges", () => {
  const cards: readonly BankSurcharge["card"][] = ["visa", "mastercard", "amex", "discover", "diners", "jcb", "all"];
  const bank = cards.map((card): BankSurcharge => ({ ...plain, id: card, card }));

  function charged(method: PaymentMethod, cardType: CardType | null = null): string[] {
    return bankSurcharges(bank, cents(2_000), { method, cardType }).map(({ id }) => id);
  }

  it.each<[CardType | null, string[]]>([
    ["visa", ["visa", "all"]],
    ["visa-electron", ["visa", "all"]],
    ["mastercard", ["mastercard", "all"]],
    ["amex", ["amex", "all"]],
    ["discover", ["discover", "all"]],
    ["diners", ["diners", "all"]],
    ["jcb", ["jcb", "all"]],
    [null, ["all"]],
  ])("for payment 1 with %s are the settings of %j", (cardType, ids) => {
    expect(charged("card", cardType)).toEqual(ids);
  });

  it.each(["apple-pay", "google-pay"] as const)("for %s are those with 5", (method) => {
    expect(charged(method, "visa")).toEqual(["all"]);
  });

  it.each(["room-charge", "points", "cash", "alipay", "wechat"] as const)("for %s are none", (method) => {
    expect(charged(method, "visa")).toEqual([]);
  });
});
