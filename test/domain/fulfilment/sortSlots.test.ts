import { DateTime } from "luxon";
import { describe, expect, it } from "vitest";
import { offerTimes } from "../../../src/domain/fulfilment/offerTimes.ts";
import { sortSlots } from "../../../src/domain/fulfilment/slotsOfDay.ts";
import { ahead, askTimes, buildHours } from "./askTimes.ts";

const zone = "Australia/Sydney";

/** The times listed for that Sunday, with a star for a time after the clocks went back. */
function read(now: string): string {
  const [day] = offerTimes(askTimes({ now, hours: buildHours("0 00:00-03:15"), ...ahead(0) })).days;
  return sortSlots(day?.slots ?? [], zone)
    .map(({ at, isAfterChange }) => `${DateTime.fromMillis(at, { zone }).toFormat("HH:mm")}${isAfterChange ? "*" : ""}`)
    .join(" ");
}

describe("R30: the list of times on the day a clock goes back", () => {
  it.each([
    ["before the hour that comes twice", "2026-04-04T14:50:00Z", "02:00 02:15 02:30 02:45 03:00 03:15"],
    ["at the first 02:20", "2026-04-04T15:20:00Z", "02:00* 02:15* 02:30 02:45 03:00 03:15"],
    ["at the second 02:20", "2026-04-04T16:20:00Z", "02:30 02:45 03:00 03:15"],
  ])("%s, is sorted by wall-clock time", (_when, now, list) => {
    expect(read(now)).toBe(list);
  });

  it("keeps the offered order on any other day", () => {
    expect(read("2026-04-18T16:20:00Z")).toBe("02:30 02:45 03:00 03:15");
  });
});
