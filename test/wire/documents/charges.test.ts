import { describe, expect, it } from "vitest";
import { parseCharges } from "../../../src/wire/documents/charges.ts";
import { type BrokenField, describeBrokenFields, not, withValue } from "./breaking.ts";
import { noting } from "./ruleReading.ts";

const store = {
  EnableThirdPartDelivery: false,
  FreightFeeRules: [
    {
      PriceRangeMinimum: 10,
      PriceRangeMaximum: 50,
      FreightFeeAmount: 3.005,
      FreightFeePerKilometer: 0.5,
      FreightFeeMinimum: 6.5,
    },
    { PriceRangeMinimum: 50 },
  ],
  SurchargeBankSettings: [
    {
      ID: 9,
      Name: "Visa",
      CreditCardType: 1,
      AmountMinimum: 5,
      AmountMaximum: 100,
      RateType: 1,
      Rate: 0.015,
      IsTaxable: true,
    },
    { CreditCardType: 5, RateType: 2, Rate: 0.3 },
  ],
  SurchargeHolidaySettings: [
    { Surcharge_ID: "sun", Name: "Sunday", DayOfWeek: 0, AmountMinimum: 1, RateType: 1, Rate: 0.1, IsTaxable: true },
    { Name: "Easter", StartDate: "2025-04-18", EndDate: "2025-04-21", DayOfWeek: 5, RateType: 2, Rate: 1.5 },
  ],
};

const freight = [
  { from: 1_000, upTo: 5_000, dollars: 3.005, dollarsPerKilometre: 0.5, minimum: 650 },
  { from: 5_000, upTo: null, dollars: 0, dollarsPerKilometre: 0, minimum: 0 },
];

const visa = {
  ...{ id: "9", name: "Visa", rate: { kind: "share", rate: 0.015 }, isTaxable: true, from: 500, upTo: 10_000 },
  card: "visa",
};

const anyCard = {
  id: "1",
  name: "",
  rate: { kind: "flat", amount: 30 },
  isTaxable: false,
  from: 0,
  upTo: null,
  card: "all",
};

const sunday = {
  ...{ id: "sun", name: "Sunday", rate: { kind: "share", rate: 0.1 }, isTaxable: true, from: 100, upTo: null },
  days: { kind: "weekday", weekday: 0 },
};

const april = (day: number) => ({ year: 2025, month: 4, day });

const easter = {
  ...{ id: "1", name: "Easter", rate: { kind: "flat", amount: 150 }, isTaxable: false, from: 0, upTo: null },
  days: { kind: "dates", first: april(18), last: april(21) },
};

interface Whole {
  readonly rules?: readonly object[];
  readonly bank?: readonly object[];
  readonly holidays?: readonly object[];
}

function charges({ rules = freight, bank = [visa, anyCard], holidays = [sunday, easter] }: Whole = {}): object {
  return { freight: { kind: "own", rules }, surcharges: { holidays, bank } };
}

function reading(values: unknown) {
  return noting((context) => parseCharges(values, "Australia/Sydney", context));
}

const [first, second] = freight;
const bankAt = ["SurchargeBankSettings", 0];
const sundayAt = ["SurchargeHolidaySettings", 0];
const easterAt = ["SurchargeHolidaySettings", 1];
const rule = (given: object): Whole => ({ rules: [{ ...first, ...given }, second ?? {}] });
const card = (given: object): Whole => ({ bank: [{ ...visa, ...given }, anyCard] });
const day = (given: object): Whole => ({ holidays: [{ ...sunday, ...given }, easter] });
const noRule: Whole = { rules: freight.slice(1) };
const noCard: Whole = { bank: [anyCard] };
const noSunday: Whole = { holidays: [easter] };
const noEaster: Whole = { holidays: [sunday] };
const friday: Whole = { holidays: [sunday, { ...easter, days: { kind: "weekday", weekday: 5 } }] };
const notDate = [true, [], {}, "Easter", "2025-13-01", -5];

const rows: readonly BrokenField<Whole>[] = [
  { at: ["EnableThirdPartDelivery"], wrong: not.flag, is: {} },
  { at: ["FreightFeeRules"], wrong: not.list, is: { rules: [] } },
  { at: ["FreightFeeRules", 0], wrong: not.record, is: noRule },
  { at: ["FreightFeeRules", 0, "PriceRangeMinimum"], wrong: not.number, is: rule({ from: 0 }) },
  { at: ["FreightFeeRules", 0, "PriceRangeMaximum"], wrong: not.number, is: rule({ upTo: null }) },
  { at: ["FreightFeeRules", 0, "FreightFeeAmount"], wrong: [...not.number, 1e12], is: rule({ dollars: 0 }) },
  { at: ["FreightFeeRules", 0, "FreightFeePerKilometer"], wrong: not.number, is: rule({ dollarsPerKilometre: 0 }) },
  { at: ["FreightFeeRules", 0, "FreightFeeMinimum"], wrong: not.number, is: rule({ minimum: 0 }) },
  { at: ["SurchargeBankSettings"], wrong: not.list, is: { bank: [] } },
  { at: bankAt, wrong: not.record, is: noCard, missing: { bank: [{ ...anyCard, id: "0" }] } },
  { at: [...bankAt, "ID"], wrong: not.id, is: card({ id: "0" }) },
  { at: [...bankAt, "Name"], wrong: not.text, is: card({ name: "" }) },
  { at: [...bankAt, "CreditCardType"], wrong: [...not.number, 0, 6, 8, 1.5], is: noCard },
  { at: [...bankAt, "AmountMinimum"], wrong: not.number, is: card({ from: 0 }) },
  { at: [...bankAt, "AmountMaximum"], wrong: not.number, is: card({ upTo: null }) },
  { at: [...bankAt, "RateType"], wrong: [...not.number, 0, 3], is: noCard },
  { at: [...bankAt, "Rate"], wrong: [...not.number, -0.01, 1.01], is: noCard },
  { at: [...bankAt, "IsTaxable"], wrong: not.flag, is: card({ isTaxable: false }) },
  { at: ["SurchargeHolidaySettings"], wrong: not.list, is: { holidays: [] } },
  { at: sundayAt, wrong: not.record, is: noSunday, missing: { holidays: [{ ...easter, id: "0" }] } },
  { at: [...sundayAt, "Surcharge_ID"], wrong: not.id, is: day({ id: "0" }) },
  { at: [...sundayAt, "DayOfWeek"], wrong: not.weekday, is: noSunday },
  { at: [...easterAt, "StartDate"], wrong: notDate, is: noEaster, missing: friday },
  { at: [...easterAt, "EndDate"], wrong: notDate, is: noEaster, missing: friday },
];

describeBrokenFields("a fee or surcharge of a store's document", {
  ...{ whole: store, rows, read: reading, becomes: charges, noted: /^Companies · / },
});

describe("the fees and surcharges of a store's document", () => {
  it("are read completely", () => {
    expect(reading(store)).toEqual({ read: charges(), problems: [] });
  });

  it("R10: are empty by default", () => {
    const nothing = charges({ rules: [], bank: [], holidays: [] });
    expect(reading({})).toEqual({ read: nothing, problems: [] });
    expect(reading("no store").read).toEqual(nothing);
  });

  it("R24: are quoted by a third party if the store says so", () => {
    expect(reading({ ...store, EnableThirdPartDelivery: true }).read.freight).toEqual({ kind: "third-party" });
  });

  it.each([
    ["a range that ends before it starts", ["FreightFeeRules", 0, "PriceRangeMaximum"], 9.99, noRule],
    ["a negative fee", ["FreightFeeRules", 0, "FreightFeeAmount"], -1, noRule],
    ["a negative fee per kilometre", ["FreightFeeRules", 0, "FreightFeePerKilometer"], -1, noRule],
    ["a maximum below its minimum", [...bankAt, "AmountMaximum"], 4.99, noCard],
    ["an end before its start", [...easterAt, "EndDate"], "2025-04-17", noEaster],
  ])("R10: leave out %s", (_name, at, value, is) => {
    const { read, problems } = reading(withValue(store, at, value));
    expect(read).toEqual(charges(is));
    expect(problems.at(-1)?.what).toMatch(/^left out/);
  });

  it.each([
    ["PriceRangeMaximum", ["FreightFeeRules", 0, "PriceRangeMaximum"], rule({ upTo: null })],
    ["AmountMaximum", [...bankAt, "AmountMaximum"], card({ upTo: null })],
  ])("R24, R25: treat a %s of 0 as no limit", (_name, at, is) => {
    expect(reading(withValue(store, at, 0))).toEqual({ read: charges(is), problems: [] });
  });
});

describe("R25: days", () => {
  it.each([
    ["a date", "2025-04-18"],
    ["store time", "2025-04-18T23:59:59"],
    ["another zone's text: still the 17th there", "2025-04-17T14:00:00Z"],
    ["seconds", Date.parse("2025-04-18T13:59:59Z") / 1000],
    ["a timestamp", { seconds: Date.parse("2025-04-17T14:00:00Z") / 1000, nanoseconds: 0 }],
  ])("are read in store time: %s", (_name, StartDate) => {
    expect(reading(withValue(store, [...easterAt, "StartDate"], StartDate)).read).toEqual(charges());
  });
});
