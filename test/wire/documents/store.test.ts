import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseStore } from "../../../src/wire/documents/store.ts";
import { parseStoreHeader } from "../../../src/wire/documents/storeHeader.ts";
import { not, withValue } from "./breaking.ts";
import { noFlags, noLocation, noMinimums, readingStore, storeFields, wholeStore } from "./storeFields.ts";

const view = "ViewComponentConfigs";

describe("a store document", () => {
  it("R9: is read completely, without a problem", () => {
    expect(readingStore(storeFields)).toEqual({ store: wholeStore, problems: [] });
  });

  it("R10: has every default if it has no field", () => {
    const { store, problems } = readingStore({});
    expect(problems).toEqual([]);
    expect(store).toEqual({
      ...Object.fromEntries(Object.keys(wholeStore).map((key) => [key, ""])),
      id: 120,
      logo: null,
      profileImage: null,
      largeProfileImage: null,
      profileImageFocus: null,
      isTest: false,
      isHq: false,
      isEnabled: true,
      displayOrder: 0,
      inOperation: true,
      hours: [],
      zone: "Australia/Sydney",
      preOrder: { delivery: false, pickup: false },
      preparationMinutes: null,
      preOrderPreparationMinutes: null,
      daysInAdvance: { delivery: 0, pickup: 0 },
      minimums: noMinimums,
      freight: { kind: "own", rules: [] },
      holidays: [],
      cancellation: null,
      isStatusTrackingDisabled: false,
      chargesToRoom: false,
      hqId: null,
      location: noLocation,
      policies: { privacy: "", delivery: "", refund: "" },
      texts: {},
      liquor: { licence: "", notice: "", limit: { units: null, withMeal: false, until: null } },
      view: noFlags,
      colours: { mobile: {}, desktop: {} },
    });
  });

  it.each([
    [0, 0],
    [60, 60],
    [61, 60],
    [365, 60],
  ])("R10: reads %i days in advance as %i", (days, daysInAdvance) => {
    const { store, problems } = readingStore({
      NumberOfDaysInAdvanceForDelivery: days,
      NumberOfDaysInAdvanceForPickup: days,
    });
    expect(store?.daysInAdvance).toEqual({ delivery: daysInAdvance, pickup: daysInAdvance });
    expect(problems).toEqual([]);
  });

  it.each([
    ["the higher of two for one order type", [10, 20], [10, 15], { ...noMinimums, delivery: 2_000 }],
    ["the higher, in either order", [10, 15], [10, 20], { ...noMinimums, delivery: 2_000 }],
    ["never negative", [2, -5], [3, 0], noMinimums],
    ["in whole cents (R13)", [2, 1.005], [3, 0.01], { delivery: 0, pickup: 1, table: 101 }],
  ])("has a minimum that is %s", (_name, ...[one, other, minimums]) => {
    const rules = [one, other].map(([OrderType, MinimumTotalPrice]) => ({ OrderType, MinimumTotalPrice }));
    const { store, problems } = readingStore({ OrderTypeConstraintRules: rules });
    expect(store?.minimums).toEqual(minimums);
    expect(problems).toEqual([]);
  });

  it("R95: reads a postcode and a telephone number that are numbers", () => {
    const { store, problems } = readingStore({ Location: { Postcode: 3000 }, OfficePhone: 390_000_000 });
    expect([store?.location.postcode, store?.phone, problems]).toEqual(["3000", "390000000", []]);
  });

  it("R9: knows a headquarters of any number", () => {
    const { store, problems } = readingStore({ HQCompanyID: 2_000_001 });
    expect([store?.hqId, problems]).toEqual([2_000_001, []]);
  });

  it("R29: keeps a preparation time of 0 for pre-orders", () => {
    expect(readingStore({ PreOrderPreparationTime: 0 }).store?.preOrderPreparationMinutes).toBe(0);
  });

  it.each(not.record)("R10: turns every flag off if ViewComponentConfigs is %j", (bad) => {
    const { store, problems } = readingStore(withValue(storeFields, [view], bad));
    expect(store).toEqual({ ...wholeStore, view: noFlags, colours: { mobile: {}, desktop: {} } });
    expect(problems).toHaveLength(1);
  });

  it.each([
    ["18:00", "24:00", { opens: 1080, closes: 0 }],
    ["00:00", "23:59:59", { opens: 0, closes: 0 }],
    ["10:00", "10:00", { opens: 600, closes: 600 }],
    ["10:00:30", "11:30:00", { opens: 601, closes: 690 }],
    ["10:00", "13:59:30", { opens: 600, closes: 839 }],
    ["23:59:30", "02:59:59", { opens: 1439, closes: 180 }],
    ["09:00:30", "09:00:00", { opens: 541, closes: 540 }],
    ["09:00:00", "09:00:59", { opens: 540, closes: 541 }],
  ])("R28: reads a period from %s to %s in whole minutes", (OpeningTime, ClosingTime, times) => {
    const { store, problems } = readingStore({ OperatingHours: [{ DayOfWeek: 0, OpeningTime, ClosingTime }] });
    expect(store?.hours).toEqual([{ weekday: 0, ...times }]);
    expect(problems).toEqual([]);
  });

  it.each([
    ["00:00:00", "00:00:01"],
    ["09:00:00", "09:00:30"],
    ["09:00:10", "09:00:50"],
    ["09:00:01", "09:01:58"],
    ["23:59:30", "23:59:45"],
    ["23:59:30", "24:00"],
    ["23:59:59", "00:00"],
  ])("R28: drops a period from %s to %s, which has no whole minute", (opens, closes) => {
    const { store, problems } = readingStore({
      OperatingHours: [{ DayOfWeek: 0, OpeningTime: opens, ClosingTime: closes }],
    });
    expect(store?.hours).toEqual([]);
    expect(problems).toEqual([{ path: "Companies/120 · OperatingHours[0]", what: "left out: not a period" }]);
  });

  it("R10: leaves out an entry of the hours that is no record, and notes its position", () => {
    const { store, problems } = readingStore(withValue(storeFields, ["OperatingHours", 0], "always"));
    expect(store?.hours).toEqual(wholeStore.hours.slice(1));
    expect(problems).toEqual([
      { path: "Companies/120 · OperatingHours[0]", what: 'expected an object, found "always"' },
    ]);
  });

  it.each([
    ["http://localhost:8080/a.png", "http://localhost:8080/a.png"],
    ["http://shop.localhost/a.png", "http://shop.localhost/a.png"],
    ["http://127.0.0.1/a.png", "http://127.0.0.1/a.png"],
    ["a.png", "http://localhost:5173/order/a.png"],
    ["", null],
  ])("R38: reads the logo address %j as %j", (Logo, logo) => {
    const { store, problems } = readingStore({ Logo });
    expect(store?.logo).toBe(logo);
    expect(problems).toEqual([]);
  });

  it.each(["http://localhost.evil.example/a.png", "http://10.0.0.1/a.png", "http://evillocalhost/a.png"])(
    "R38: drops the logo address %j",
    (Logo) => {
      expect(readingStore({ Logo }).store?.logo).toBeNull();
    },
  );

  it.each([{ ID: 121 }, { ID: 7 }])("R9: takes its id from the document's id, not %j, and notes that", (fields) => {
    const { store, problems } = readingStore(fields);
    expect(store?.id).toBe(120);
    expect(problems).toHaveLength(1);
  });

  it.each(["", "abc", "0", "-1", "1.5", "0120", " 120"])("R9: is null if the document's id is %j", (id) => {
    const { store, problems } = readingStore(storeFields, id);
    expect(store).toBeNull();
    expect(problems).toHaveLength(1);
  });

  it.each([[null], [undefined], ["<!doctype html>"], [7], [[]]])("R10: is null if it is %j", (fields) => {
    const { store, problems } = readingStore(fields);
    expect(store).toBeNull();
    expect(problems).toHaveLength(1);
  });

  it("R10: never throws, and always has valid hours", () => {
    const keyed = fc.record(Object.fromEntries(Object.keys(storeFields).map((key) => [key, fc.jsonValue()])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), keyed), (fields) => {
        const { store } = readingStore(fields);
        for (const { opens, closes } of store?.hours ?? []) {
          expect(opens).toBeLessThan(1440);
          expect(closes).toBeLessThan(1440);
        }
      }),
    );
  });
});

const context = { base: "https://shop.example/", note() {} };

describe("the part of a store's document that a first screen reads", () => {
  it("equals what the app reads of it", () => {
    const header = parseStoreHeader("120", storeFields, context)?.header;
    expect(header).toMatchObject({ name: "Patty & Sons", zone: "Australia/Perth", isEnabled: false });
    expect(parseStore("120", storeFields, context)).toMatchObject({ ...header });
  });
});
