import { describe, expect, it } from "vitest";
import {
  firstMode,
  isAvailable,
  type ModeFacts,
  type ModeStore,
} from "../../../src/domain/fulfilment/availableModes.ts";
import { takesLaterOrders } from "../../../src/domain/fulfilment/offeredModes.ts";
import { modeTimes } from "../../../src/domain/fulfilment/offerTimes.ts";
import { modeRules, type OrderMode, orderModes, takesOrdersAhead } from "../../../src/domain/fulfilment/orderMode.ts";
import { openingModes } from "../../../src/domain/host/opening.ts";
import { ahead, askTimes, at, buildHours, listed } from "./askTimes.ts";

const open = at("2026-11-20T03:30:00Z");
const closed = at("2026-11-20T05:00:00Z");
const never = { delivery: false, pickup: false };
const all = { delivery: true, pickup: true, room: true, table: true };
const none = { delivery: false, pickup: false, room: false, table: false };

const modes = ["delivery", "pickup", "room", "table"] as const;

const store: ModeStore = {
  hours: buildHours("5 11:00-12:00"),
  zone: "Australia/Perth",
  inOperation: true,
  preOrder: never,
  view: all,
};

it("R47: has four modes, in the order of the tabs", () => {
  expect(orderModes).toEqual(modes);
  expect(openingModes).toEqual(modes);
});

it("promises pre-orders by the settings of the modes that the store offers, and by no others", () => {
  for (const bits of Array.from({ length: 64 }, (_, index) => index)) {
    const isOn = (bit: number) => (bits >> bit) % 2 === 1;
    const [delivery, pickup, room, table] = [isOn(0), isOn(1), isOn(2), isOn(3)];
    const given = { view: { delivery, pickup, room, table }, preOrder: { delivery: isOn(4), pickup: isOn(5) } };
    const can = orderModes.some((mode) => given.view[mode] && takesOrdersAhead(mode, given));
    expect(takesLaterOrders(given)).toBe(can);
  }
});

it("R9: uses the minimum of a delivery for a room, and its own for each other mode", () => {
  const minimums = modes.map((mode) => modeRules[mode].minimum);
  expect(minimums).toEqual(["delivery", "pickup", "delivery", "table"]);
});

function availableAt(given: Partial<ModeStore>, now = open): OrderMode[] {
  return modes.filter((mode) => isAvailable(mode, { ...store, ...given }, now));
}

describe("S18: isAvailable", () => {
  it.each<[string, Partial<ModeStore>, typeof open, readonly OrderMode[]]>([
    ["all while it is open", {}, open, modes],
    ["none while it is closed", {}, closed, []],
    [
      "delivery while it is closed and takes it ahead",
      { preOrder: { ...never, delivery: true } },
      closed,
      ["delivery"],
    ],
    ["pickup while it is closed and takes it ahead", { preOrder: { ...never, pickup: true } }, closed, ["pickup"]],
    [
      "room and table never while it is closed",
      { preOrder: { delivery: true, pickup: true } },
      closed,
      ["delivery", "pickup"],
    ],
    ["none out of operation", { inOperation: false }, open, []],
    [
      "none out of operation, even if it takes orders ahead",
      { inOperation: false, preOrder: { delivery: true, pickup: true } },
      closed,
      [],
    ],
    ["none if the store has none of them", { view: none }, open, []],
    [
      "none ahead that the store doesn't offer",
      { view: { ...none, table: true }, preOrder: { delivery: true, pickup: true } },
      closed,
      [],
    ],
  ])("returns %s", (_name, given, now, expected) => {
    expect(availableAt(given, now)).toEqual(expected);
  });

  it.each(modes)("depends only on the mode's own flag for %s", (mode) => {
    expect(availableAt({ view: { ...none, [mode]: true } })).toEqual([mode]);
    expect(availableAt({ view: { ...all, [mode]: false } })).toEqual(modes.filter((each) => each !== mode));
  });
});

function first({ view, ...given }: Partial<ModeFacts> & { readonly view?: Partial<ModeStore["view"]> }) {
  const nowhere = { room: null, table: null };
  const facts = { store: { ...store, view: { ...all, ...view } }, visit: nowhere, last: null, now: open };
  return firstMode({ ...facts, ...given });
}

const sits = { room: null, table: "12" };
const stays = { room: "1204", table: null };
const pickupAhead = { ...store, preOrder: { ...never, pickup: true } };

describe("R48: the first mode", () => {
  it.each<[string, Parameters<typeof first>[0], OrderMode]>([
    ["delivery, if nothing is known about the diner", {}, "delivery"],
    ["pickup, if nothing is delivered", { view: { delivery: false } }, "pickup"],
    ["the room, if there is no delivery or pickup", { view: { delivery: false, pickup: false } }, "room"],
    ["the table, if there is nothing else", { view: { ...none, table: true } }, "table"],
    ["the table that the diner sits at", { visit: sits }, "table"],
    ["table 0, which is a code without a number (R52)", { visit: { room: null, table: "0" } }, "table"],
    ["no table, if the store doesn't serve tables", { visit: sits, view: { table: false } }, "delivery"],
    ["the room that the diner stays in", { visit: stays }, "room"],
    ["no room, if the store doesn't deliver to rooms", { visit: stays, view: { room: false } }, "delivery"],
    ["the table before the room", { visit: { room: "1204", table: "12" } }, "table"],
    [
      "the room, if the store doesn't serve tables",
      { visit: { room: "1204", table: "12" }, view: { table: false } },
      "room",
    ],
    ["what was chosen last in this session", { last: "pickup" }, "pickup"],
    ["delivery, if that was it", { last: "delivery" }, "delivery"],
    ["delivery, if the last choice isn't available", { last: "pickup", view: { pickup: false } }, "delivery"],
    ["the table before what was chosen last", { last: "pickup", visit: sits }, "table"],
    ["the room before what was chosen last", { last: "pickup", visit: stays }, "room"],
    ["what can be ordered ahead of a closed store", { store: pickupAhead, now: closed, visit: sits }, "pickup"],
  ])("is %s", (_name, given, mode) => {
    expect(first(given)).toBe(mode);
  });

  it.each<[string, Parameters<typeof first>[0], OrderMode]>([
    ["the first that the store has", { now: closed, view: { delivery: false } }, "pickup"],
    ["the same for a diner at a table", { now: closed, visit: sits }, "delivery"],
    ["the first of all if the store has none", { view: none }, "delivery"],
  ])("with nothing available: %s", (_name, given, mode) => {
    expect(first(given)).toBe(mode);
  });
});

describe("modeTimes", () => {
  // Friday 11:20 in Sydney.
  const asked = {
    ...askTimes({ now: "2026-11-20T00:20:00Z", hours: buildHours("5 11:00-12:00"), ...ahead(7) }),
    longestItemMinutes: 25,
    travelSeconds: 600,
  };
  const timesOf = (mode: OrderMode, given: Partial<typeof asked> = {}) =>
    listed(modeTimes(mode, { ...asked, ...given }));

  it("offers pickup now or ahead", () => {
    const { asap, days } = timesOf("pickup");
    expect(asap).toBe("2026-11-20T00:45:00Z");
    expect(Object.keys(days)).toEqual(["2026-11-20", "2026-11-27"]);
  });

  it("adds the travel time to a delivery, which has its own pre-order flag", () => {
    const { asap, days } = timesOf("delivery");
    expect(asap).toBe("2026-11-20T00:55:00Z");
    expect(Object.keys(days)).toEqual(["2026-11-20"]);
  });

  it.each(["room", "table"] as const)("R52: offers %s only for when the kitchen is ready", (mode) => {
    expect(timesOf(mode)).toEqual({ asap: "2026-11-20T00:45:00Z", days: {} });
    expect(timesOf(mode, { now: at("2026-11-20T00:50:00Z") }).asap).toBe("2026-11-20T01:15:00Z");
  });
});
