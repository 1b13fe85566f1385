import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseStore } from "../../../src/wire/documents/store.ts";
import type { DocumentProblem } from "../../../src/wire/reading.ts";
import {
  notAddress,
  notCount,
  notFlag,
  notList,
  notNumber,
  notRecord,
  notText,
  notTime,
  notWeekday,
  type Path,
  without,
  withValue,
} from "./breaking.ts";
import { storeFields, wholeStore } from "./storeFields.ts";

const base = "http://localhost:5173/order/";

function reading(fields: unknown, id = "120") {
  const problems: DocumentProblem[] = [];
  const store = parseStore(id, fields, { base, note: (problem) => problems.push(problem) });
  return { store, problems };
}

function expecting(path: Path, value: unknown): unknown {
  return value === gone ? without(wholeStore, path) : withValue(wholeStore, path, value);
}

const gone = Symbol("gone");
const noLocation = { address: "", suburb: "", state: "", postcode: "", country: "", position: null };
const noMinimums = { delivery: 0, pickup: 0, table: 0 };
const noFlags = Object.fromEntries(Object.keys(wholeStore.view).map((key) => [key, false]));
const view = "ViewComponentConfigs";

interface Row {
  readonly label: string;
  readonly at: Path;
  readonly wrong: readonly unknown[];
  readonly becomes: Path;
  readonly value: unknown;
}

function row(at: Path, wrong: readonly unknown[], becomes: Path, value: unknown): Row {
  return { label: at.join("."), at, wrong, becomes, value };
}

const rows: readonly Row[] = [
  row(["ID"], ["120", -1, 1.5, 0, true], ["id"], 120),
  row(["Name"], notText, ["name"], ""),
  row(["StoreTitle"], notText, ["title"], ""),
  row(["Logo"], notAddress, ["logo"], null),
  row(["ProfileImage"], notAddress, ["profileImage"], null),
  row(["IsTest"], notFlag, ["isTest"], false),
  row(["IsHQ"], notFlag, ["isHq"], false),
  row(["IsEnabled"], notFlag, ["isEnabled"], true),
  row(["DisplayOrder"], notNumber, ["displayOrder"], 0),
  row(["IsInOperation"], notFlag, ["inOperation"], true),
  row(["OperatingHours"], notList, ["hours"], []),
  row(["OperatingHours", 0, "DayOfWeek"], notWeekday, ["hours", 0], gone),
  row(["OperatingHours", 0, "OpeningTime"], [...notTime, "24:00"], ["hours", 0], gone),
  row(["OperatingHours", 1, "ClosingTime"], notTime, ["hours", 1], gone),
  row(["TimezoneIanaFormat"], [...notText, "", "Mars/Olympus"], ["zone"], "Australia/Sydney"),
  row(["EnablePreoderForDelivery"], notFlag, ["preOrder", "delivery"], false),
  row(["EnablePreoderForPickup"], notFlag, ["preOrder", "pickup"], false),
  row(["OrderPreparationTime"], [...notNumber, -5], ["preparationMinutes"], null),
  row(["PreOrderPreparationTime"], [...notNumber, -5], ["preOrderPreparationMinutes"], null),
  row(["NumberOfDaysInAdvanceForDelivery"], notCount, ["daysInAdvance", "delivery"], 0),
  row(["NumberOfDaysInAdvanceForPickup"], notCount, ["daysInAdvance", "pickup"], 0),
  row(["OrderTypeConstraintRules"], notList, ["minimums"], noMinimums),
  row(["OrderTypeConstraintRules", 0], notRecord, ["minimums", "delivery"], 0),
  row(["OrderTypeConstraintRules", 1, "OrderType"], [...notCount, 1, 4], ["minimums", "pickup"], 0),
  row(["OrderTypeConstraintRules", 2, "MinimumTotalPrice"], notNumber, ["minimums", "table"], 0),
  row(["OrderCancellation"], notRecord, ["cancellation"], null),
  row(["OrderCancellation", "OrderCancellationAllowed"], notFlag, ["cancellation"], null),
  row(
    ["OrderCancellation", "CancellationTimeBufferInMinutes"],
    [...notNumber, -1],
    ["cancellation", "bufferMinutes"],
    0,
  ),
  row(["IsDisableStatusTracking"], notFlag, ["isStatusTrackingDisabled"], false),
  row(["ChargeToRoom"], notFlag, ["chargesToRoom"], false),
  row(["HQCompanyID"], notCount.slice(0, 3), ["hqId"], null),
  row(["Location"], notRecord, ["location"], noLocation),
  row(["Location", "Address"], notText, ["location", "address"], ""),
  row(["Location", "Suburb"], notText, ["location", "suburb"], ""),
  row(["Location", "State"], notText, ["location", "state"], ""),
  row(["Location", "Postcode"], notText, ["location", "postcode"], ""),
  row(["Location", "Country"], notText, ["location", "country"], ""),
  row(["Location", "Latitude"], [...notNumber, 91], ["location", "position"], null),
  row(["Location", "Longitude"], [...notNumber, -181], ["location", "position"], null),
  row(["OfficePhone"], notText, ["phone"], ""),
  row(["ClosingStoreMessage"], notText, ["closedMessage"], ""),
  row(["TermsAndConditions"], notText, ["terms"], ""),
  row(["Policies"], notRecord, ["policies"], { privacy: "", delivery: "", refund: "" }),
  row(["Policies", "PolicyTypePrivacy"], notText, ["policies", "privacy"], ""),
  row(["Policies", "PolicyTypeDelivery"], notText, ["policies", "delivery"], ""),
  row(["Policies", "PolicyTypeRefund"], notText, ["policies", "refund"], ""),
  row([view, "ShowNotes"], notFlag, ["view", "notes"], false),
  row([view, "ShowNotesForItem"], notFlag, ["view", "itemNotes"], false),
  row([view, "LogIn"], notFlag, ["view", "login"], false),
  row([view, "PickUp"], notFlag, ["view", "pickup"], false),
  row([view, "Delivery"], notFlag, ["view", "delivery"], false),
  row([view, "DeliverToRoom"], notFlag, ["view", "room"], false),
  row([view, "EatIn"], notFlag, ["view", "table"], false),
  row([view, "ImageCenterMode"], notFlag, ["view", "centredPhotos"], false),
  row([view, "EnableCashOnPickup"], notFlag, ["view", "cashOnPickup"], false),
  row([view, "HideAddressOnPickup"], notFlag, ["view", "hidesPickupAddress"], false),
  row([view, "HideTrackingOrderForGuest"], notFlag, ["view", "hidesGuestTracking"], false),
  row([view, "StoreSelectionAtCheckout"], notFlag, ["view", "choosesStoreAtCheckout"], false),
  row([view, "UiColours"], notRecord, ["colours"], { mobile: {}, desktop: {} }),
  row([view, "UiColours", "Mobile"], notRecord, ["colours", "mobile"], {}),
  row([view, "UiColours", "Desktop"], notRecord, ["colours", "desktop"], {}),
  ...Object.keys(wholeStore.colours.desktop).map((name) => {
    const key = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    return row([view, "UiColours", "Desktop", key], notText, ["colours", "desktop", name], gone);
  }),
];

describe("a store document", () => {
  it("R9: is read whole, without a complaint", () => {
    expect(reading(storeFields)).toEqual({ store: wholeStore, problems: [] });
  });

  it("has no field that the table of broken fields forgets", () => {
    const broken = new Set(rows.map(({ at }) => at[0]));
    const unbroken = Object.keys(storeFields).filter((key) => !broken.has(key) && key !== view);
    expect(unbroken).toEqual([]);
    const flags = Object.keys(storeFields[view]).filter((key) => !rows.some(({ at }) => at[1] === key));
    expect(flags).toEqual([]);
  });

  it.each(rows)("R10: $label missing or null takes its default, the rest stands", ({ at, becomes, value }) => {
    const store = expecting(becomes, value);
    expect(reading(without(storeFields, at)).store).toEqual(store);
    expect(reading(withValue(storeFields, at, null)).store).toEqual(store);
  });

  const wrongs = rows.flatMap(({ wrong, ...rest }) => wrong.map((bad) => ({ ...rest, bad })));

  it.each(wrongs)("R10: $label being $bad takes its default and is noted", ({ at, bad, becomes, value }) => {
    const { store, problems } = reading(withValue(storeFields, at, bad));
    expect(store).toEqual(expecting(becomes, value));
    expect(problems[0]?.path).toMatch(/^Companies\/120 · /);
    expect(problems[0]?.path).toContain(at.at(-1));
  });

  it("R10: without any field has every default", () => {
    const { store, problems } = reading({});
    expect(problems).toEqual([]);
    expect(store).toEqual({
      ...Object.fromEntries(Object.keys(wholeStore).map((key) => [key, ""])),
      id: 120,
      logo: null,
      profileImage: null,
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
      cancellation: null,
      isStatusTrackingDisabled: false,
      chargesToRoom: false,
      hqId: null,
      location: noLocation,
      policies: { privacy: "", delivery: "", refund: "" },
      view: noFlags,
      colours: { mobile: {}, desktop: {} },
    });
  });

  it.each([
    [0, 0],
    [60, 60],
    [61, 60],
    [365, 60],
  ])("R10: %i days in advance are %i", (days, daysInAdvance) => {
    const { store, problems } = reading({
      NumberOfDaysInAdvanceForDelivery: days,
      NumberOfDaysInAdvanceForPickup: days,
    });
    expect(store?.daysInAdvance).toEqual({ delivery: daysInAdvance, pickup: daysInAdvance });
    expect(problems).toEqual([]);
  });

  it.each([
    ["the higher of two for one order type", [10, 20], [10, 15], { ...noMinimums, delivery: 2_000 }],
    ["the higher, whichever stands first", [10, 15], [10, 20], { ...noMinimums, delivery: 2_000 }],
    ["never below nothing", [2, -5], [3, 0], noMinimums],
    ["in whole cents (R13)", [2, 1.005], [3, 0.01], { delivery: 0, pickup: 1, table: 101 }],
  ])("a minimum is %s", (_name, ...[one, other, minimums]) => {
    const rules = [one, other].map(([OrderType, MinimumTotalPrice]) => ({ OrderType, MinimumTotalPrice }));
    const { store, problems } = reading({ OrderTypeConstraintRules: rules });
    expect(store?.minimums).toEqual(minimums);
    expect(problems).toEqual([]);
  });

  it("R29: a preparation time of 0 for orders ahead is one that is set", () => {
    expect(reading({ PreOrderPreparationTime: 0 }).store?.preOrderPreparationMinutes).toBe(0);
  });

  it.each(notRecord)("R10: ViewComponentConfigs being %j turns every flag off", (bad) => {
    const { store, problems } = reading(withValue(storeFields, [view], bad));
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
  ])("R28: a period from %s to %s", (OpeningTime, ClosingTime, times) => {
    const { store, problems } = reading({ OperatingHours: [{ DayOfWeek: 0, OpeningTime, ClosingTime }] });
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
  ])("R28: no minute is whole from %s to %s: that is no opening, and not round the clock", (opens, closes) => {
    const { store, problems } = reading({
      OperatingHours: [{ DayOfWeek: 0, OpeningTime: opens, ClosingTime: closes }],
    });
    expect(store?.hours).toEqual([]);
    expect(problems).toEqual([{ path: "Companies/120 · OperatingHours[0]", what: "left out: not a period" }]);
  });

  it("R10: a member of the hours that is no record is left out, and its place is noted", () => {
    const { store, problems } = reading(withValue(storeFields, ["OperatingHours", 0], "always"));
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
  ])("R38: a logo at %j is %j", (Logo, logo) => {
    const { store, problems } = reading({ Logo });
    expect(store?.logo).toBe(logo);
    expect(problems).toEqual([]);
  });

  it.each(["http://localhost.evil.example/a.png", "http://10.0.0.1/a.png", "http://evillocalhost/a.png"])(
    "R38: a logo at %j is not followed",
    (Logo) => {
      expect(reading({ Logo }).store?.logo).toBeNull();
    },
  );

  it.each([{ ID: 121 }, { ID: 7 }])("R9: the document's id names the store, not %j, which is noted", (fields) => {
    const { store, problems } = reading(fields);
    expect(store?.id).toBe(120);
    expect(problems).toHaveLength(1);
  });

  it.each(["", "abc", "0", "-1", "1.5", "0120", " 120"])("R9: a document named %j is no store", (id) => {
    const { store, problems } = reading(storeFields, id);
    expect(store).toBeNull();
    expect(problems).toHaveLength(1);
  });

  it.each([[null], [undefined], ["<!doctype html>"], [7], [[]]])("R10: %j is no document", (fields) => {
    const { store, problems } = reading(fields);
    expect(store).toBeNull();
    expect(problems).toHaveLength(1);
  });

  it("R10: never throws, and its hours are always hours", () => {
    const keyed = fc.record(Object.fromEntries(Object.keys(storeFields).map((key) => [key, fc.jsonValue()])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), keyed), (fields) => {
        const { store } = reading(fields);
        for (const { opens, closes } of store?.hours ?? []) {
          expect(opens).toBeLessThan(1440);
          expect(closes).toBeLessThan(1440);
        }
      }),
    );
  });
});
