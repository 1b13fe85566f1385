import { afterEach, describe, expect, it } from "vitest";
import { offerTimes } from "../../../src/domain/fulfilment/offerTimes.ts";
import { ahead, askTimes, buildHours, listed, utc } from "./askTimes.ts";

const own = process.env["TZ"];

afterEach(() => {
  if (own === undefined) delete process.env["TZ"];
  else process.env["TZ"] = own;
});

describe("offerTimes, R27: in any time zone of the visitor", () => {
  it.each([
    ["Australia/Perth", -480],
    ["America/Los_Angeles", 420],
    ["Pacific/Kiritimati", -840],
  ])("shows the store's days and times to a visitor in %s", (zone, offset) => {
    process.env["TZ"] = zone;
    // Without this check the test could pass even though the machine didn't change its zone.
    expect(new Date("2026-04-05T00:00:00Z").getTimezoneOffset()).toBe(offset);
    const hours = buildHours("0 01:00-03:30", "6 23:00-00:15");
    expect(listed(offerTimes(askTimes({ now: "2026-04-04T12:10:00Z", hours, ...ahead(1) })))).toEqual({
      asap: "2026-04-04T12:12:00Z",
      days: {
        "2026-04-04": utc("2026-04-04", "12:15 12:30 12:45"),
        "2026-04-05": utc(
          "2026-04-04",
          "13:00 13:15 14:00 14:15 14:30 14:45 15:00 15:15 15:30 15:45 17:00 17:15 17:30",
        ),
      },
    });
  });
});
