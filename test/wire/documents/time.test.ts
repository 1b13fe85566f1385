import { describe, expect, it } from "vitest";
import { time } from "../../../src/wire/documents/time.ts";

function read(value: unknown): string | undefined {
  const at = time("Australia/Sydney").of(value);
  return at === undefined ? undefined : new Date(at).toISOString();
}

describe("R9: a time in a document", () => {
  it.each([
    ["seconds", 1_795_305_600, "2026-11-22T00:00:00.000Z"],
    ["a timestamp", { seconds: 1_795_305_600, nanoseconds: 0 }, "2026-11-22T00:00:00.000Z"],
    ["ISO text", "2026-11-22T00:00:00Z", "2026-11-22T00:00:00.000Z"],
    ["ISO text with another zone", "2026-11-22T11:00:00+11:00", "2026-11-22T00:00:00.000Z"],
    ["ISO text without a zone: store time", "2026-11-22T11:00:30", "2026-11-22T00:00:30.000Z"],
    ["ISO text without seconds", "2026-11-22T11:00", "2026-11-22T00:00:00.000Z"],
    ["text with a space", "2026-11-22 11:00:00.5", "2026-11-22T00:00:00.000Z"],
    ["winter time", "2026-07-01T10:00", "2026-07-01T00:00:00.000Z"],
    ["a leap day", "2028-02-29T00:00:00Z", "2028-02-29T00:00:00.000Z"],
    ["a date: the store's midnight", "2026-11-22", "2026-11-21T13:00:00.000Z"],
    ["a time that the clocks skip: the first moment after", "2026-10-04T02:30:00", "2026-10-03T16:00:00.000Z"],
  ])("may be %s", (_name, value, iso) => {
    expect(read(value)).toBe(iso);
  });

  const noDates = ["2026-13-01", "2026-02-30", "2026-02-29T12:00:00", "2026-04-31T12:00:00Z", "2026-11-31T25:00"];
  const noTimes = [true, {}, { seconds: "7" }, "", "soon", "7", "2026", "2026-01-00", 0, -5, 1e12, Number.NaN];

  it.each([...noDates, ...noTimes, []].map((value) => ({ value })))("may not be $value", ({ value }) => {
    expect(read(value)).toBeUndefined();
  });
});
