import { describe, expect, it } from "vitest";
import { openingPeriods } from "../../../widget-demo/backend/ordering/openingPeriods.ts";
import { burgerOrder, createdOn, openShop, store } from "./orderFixture.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Sunday and Monday, 10:00 to 12:00; ordered on Sunday at 10:40. */
const mornings = {
  ...store,
  OperatingHours: [0, 1].map((DayOfWeek) => ({ DayOfWeek, OpeningTime: "10:00", ClosingTime: "12:00:00" })),
};
const noPreOrder = { EnablePreoderForPickup: false };
const closedWords = "Currently not taking online orders";
const pastWords = "The chosen time has passed. Please choose another.";
const noWords = "The store takes no orders for the chosen time. Please choose another.";

async function tryAt(fields: object, scheduledIn: number, change: object = {}, clockAheadS = 0) {
  const shop = await openShop();
  shop.documents.set("Companies/907", { ...fields });
  shop.clock.moveTo(new Date((createdOn + clockAheadS) * 1000));
  return (await shop.post({ ...burgerOrder, ScheduledTime: createdOn + scheduledIn, ...change })).Status.Message;
}

describe("the store", () => {
  it.each([
    ["PickUp", {}],
    ["EatIn", { OrderType: 2, Tables: [{ Name: "5" }] }],
    ["DeliverToRoom", { OrderType: 10, RoomNumber: "12" }],
    ["Delivery", { OrderType: 10, DeliveryAddress: { Street: "1 Quay St", Postcode: "2000" } }],
    ["EnableCashOnPickup", { PaymentTransactions: [{ Amount: 18.85, PaymentMethodType: 1 }] }],
  ])("refuses what it doesn't offer: %s", async (flag, change) => {
    const shop = await openShop();
    shop.documents.merge("Companies/907", { ViewComponentConfigs: { [flag]: false } });
    const order = { ...burgerOrder, ...change };
    expect(await shop.post(order)).toMatchObject({ Success: false, Status: { Code: "not-allowed" } });
    shop.documents.merge("Companies/907", { ViewComponentConfigs: { [flag]: true } });
    expect((await shop.post({ ...order, UDID: "burger-2" })).Status.Code).not.toBe("not-allowed");
  });

  it("R42: takes orders as a test store", async () => {
    expect(await tryAt({ ...store, IsTest: true }, 20 * minute)).toBe("");
  });
});

describe("R28, R30: the time of an order", () => {
  it.each([
    ["now, while open", 0, {}, ""],
    ["in the past", -1, {}, pastWords],
    ["at closing time", 80 * minute, noPreOrder, ""],
    ["after closing", 80 * minute + 1, noPreOrder, noWords],
    ["after closing, with pre-order", 81 * minute, {}, noWords],
    ["at the next day's opening", day - 40 * minute, {}, ""],
    ["at the next day's opening, without pre-order", day - 40 * minute, noPreOrder, noWords],
    ["before the next day's opening", day - 41 * minute, {}, noWords],
    ["as many days ahead as allowed", 8 * day, { NumberOfDaysInAdvanceForPickup: 8 }, ""],
    ["a day further ahead than allowed", 8 * day, { NumberOfDaysInAdvanceForPickup: 7 }, noWords],
    ["further ahead than any store allows", 64 * day, { NumberOfDaysInAdvanceForPickup: 99 }, noWords],
  ])("%s", async (_name, scheduledIn, change, message) => {
    expect(await tryAt({ ...mornings, ...change }, scheduledIn)).toBe(message);
  });

  it("may be later while the store is closed, only with pre-order", async () => {
    const monday = { ...mornings, OperatingHours: [{ DayOfWeek: 1, OpeningTime: "10:00", ClosingTime: "12:00" }] };
    expect(await tryAt(monday, day)).toBe("");
    expect(await tryAt({ ...monday, ...noPreOrder }, day)).toBe(closedWords);
  });

  it("uses the flags of the order's own mode", async () => {
    const delivery = { OrderType: 10, DeliveryAddress: { Postcode: "3000" } };
    expect(await tryAt(mornings, day, delivery)).toBe(noWords);
    const open = { ...mornings, EnablePreoderForDelivery: true, NumberOfDaysInAdvanceForDelivery: 1 };
    expect(await tryAt(open, day, delivery)).toBe("");
  });

  it("is now for a room and for a table", async () => {
    const monday = { ...mornings, OperatingHours: [{ DayOfWeek: 1, OpeningTime: "10:00", ClosingTime: "12:00" }] };
    for (const change of [
      { OrderType: 10, RoomNumber: "12" },
      { OrderType: 2, Tables: [{ Name: "12" }] },
    ]) {
      expect(await tryAt(mornings, 20 * minute, change)).toBe("");
      expect(await tryAt(monday, day, change)).toBe(closedWords);
    }
  });

  it.each([
    ["no table at all", { OrderType: 2 }],
    ["R52: table 0", { OrderType: 2, Tables: [{ Name: "0" }] }],
    ["one without a name", { OrderType: 2, Tables: [{ Name: " " }] }],
    ["R52: table 0 with a pickup", { Tables: [{ Name: "0" }] }],
  ])("is refused for %s", async (_name, change) => {
    expect(await tryAt(store, 20 * minute, change)).toBe("Please enter your table number.");
    const named = { ...change, Tables: [{ Name: "10" }] };
    expect(await tryAt(store, 20 * minute, named)).toBe("");
  });

  it.each([
    ["at the time when it was created, within five minutes", 290, 4 * minute, ""],
    ["at the current time, after five minutes", 5 * minute + 1, 4 * minute, pastWords],
    ["at the time when it was created, if that clock is ahead", -290, 0, ""],
  ])("R46: is checked %s", async (_name, clockAheadS, scheduledIn, message) => {
    expect(await tryAt(store, scheduledIn, {}, clockAheadS)).toBe(message);
  });
});

describe("R28: opening periods", () => {
  const zone = "Australia/Sydney";
  function periods(hours: readonly (readonly [number, string, string])[], from: string, to: string) {
    const OperatingHours = hours.map(([DayOfWeek, OpeningTime, ClosingTime]) => ({
      DayOfWeek,
      OpeningTime,
      ClosingTime,
    }));
    const found = openingPeriods({ OperatingHours }, zone, Date.parse(from), Date.parse(to));
    return found.map(({ startMs, endMs }) => [startMs, endMs].map((ms) => new Date(ms).toISOString().slice(0, 16)));
  }

  it("run past midnight, and are one if they touch", () => {
    // Friday 27 November 2026; Sydney is eleven hours ahead.
    const hours = [
      [5, "18:00", "02:00"],
      [6, "02:00", "04:00"],
      [6, "09:00", "09:30"],
    ] as const;
    expect(periods(hours, "2026-11-27T08:00Z", "2026-11-27T08:00Z")).toEqual([
      ["2026-11-27T07:00", "2026-11-27T17:00"],
      ["2026-11-27T22:00", "2026-11-27T22:30"],
    ]);
  });
});

describe("the delivery address", () => {
  const areas = { ...store, DeliveryAreas: [{ PostcodeFrom: 3000, PostcodeTo: "3008" }] };
  it.each([
    ["3008", areas, ""],
    ["3009", areas, "Delivery not available for 3009"],
    ["3009", store, ""],
  ])("is checked by postcode: %s", async (Postcode, fields, message) => {
    const change = { OrderType: 10, DeliveryAddress: { Postcode } };
    expect(await tryAt(fields, 20 * minute, change)).toBe(message);
  });

  it.each([
    ["within the radius", 2, { Altitude: 0, Longitude: 10.01 }, ""],
    ["at the radius", 1.446, { Altitude: 0, Longitude: 10.01 }, ""],
    ["beyond it", 1.445, { Altitude: 0, Longitude: 10.01 }, "Delivery not available to this address"],
    ["nowhere", 2, {}, "We can't find how far away this address is. Please try again."],
    ["nowhere, with a radius of 0", 0, {}, ""],
  ])("R49: is checked by distance: %s", async (_name, DeliveryRadius, position, message) => {
    const fields = { ...store, DeliveryRadius, Location: { Latitude: 0, Longitude: 10 } };
    const change = { OrderType: 10, DeliveryAddress: { Postcode: "3000", ...position } };
    expect(await tryAt(fields, 20 * minute, change)).toBe(message);
  });
});
