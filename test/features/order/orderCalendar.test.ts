import { DateTime } from "luxon";
import { describe, expect, it } from "vitest";
import { instant } from "../../../src/domain/time/instant.ts";
import { orderCalendar } from "../../../src/features/order/orderCalendar.ts";
import { buildStore } from "../../support/buildStore.ts";

const zone = "Australia/Melbourne";
const at = DateTime.fromISO("2026-11-05T18:41:30.500", { zone }) as DateTime<true>;
const location = {
  ...buildStore().location,
  address: "1 Bourke St",
  suburb: "Melbourne",
  state: "VIC",
  postcode: "3000",
};
const store = buildStore({ title: "Patty & Sons", phone: "03 9000 0000", location });
const order = { number: "1042", orderedAt: null, storeName: "" };

function entry(given: Partial<Parameters<typeof orderCalendar>[0]> = {}): string[] {
  const whole = { order, store, at, title: "Pick up", isThere: true, now: at, ...given };
  return orderCalendar(whole).replace(/\r\n /g, "").split("\r\n");
}

describe("the calendar entry of an order", () => {
  it("has the order's time in the store's zone, and includes that zone", () => {
    expect(entry()).toEqual(
      expect.arrayContaining([
        `TZID:${zone}`,
        "TZOFFSETTO:+1100",
        `DTSTART;TZID=${zone}:20261105T184100`,
        "DTSTAMP:20261105T074100Z",
        "SUMMARY:Pick up",
      ]),
    );
  });

  it.each([
    ["Australia/Adelaide", "+1030"],
    ["America/St_Johns", "-0330"],
    ["UTC", "+0000"],
  ])("has for %s the offset %s", (elsewhere, offset) => {
    expect(entry({ at: at.setZone(elsewhere) as DateTime<true> })).toContain(`TZOFFSETFROM:${offset}`);
  });

  it("contains the place and the store's phone number", () => {
    expect(entry()).toContain("LOCATION:Patty & Sons\\, 1 Bourke St\\, Melbourne VIC 3000");
    expect(entry()).toContain("DESCRIPTION:#1042 · Patty & Sons · 03 9000 0000");
    expect(entry({ isThere: false }).filter((line) => line.startsWith("LOCATION"))).toEqual([]);
  });

  it("escapes special characters, so each property stays on one line", () => {
    expect(entry({ title: "a;b\\c\r\nEND:VEVENT" })).toContain("SUMMARY:a\\;b\\\\c\\nEND:VEVENT");
  });

  it("folds lines at 75 bytes without splitting a character", () => {
    const title = "在麦克斯韦街取餐🍔".repeat(12);
    const lines = orderCalendar({ order, store, at, title, isThere: true, now: at }).split("\r\n");
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
    expect(entry({ title })).toContain(`SUMMARY:${title}`);
  });

  it("keeps its UID when the store changes the time", () => {
    const known = { ...order, orderedAt: instant(at.toMillis()) };
    const uid = (lines: string[]) => lines.filter((line) => line.startsWith("UID:"));
    const later = at.plus({ minutes: 19 });
    expect(uid(entry({ order: known }))).toEqual(uid(entry({ order: known, at: later })));
  });
});
