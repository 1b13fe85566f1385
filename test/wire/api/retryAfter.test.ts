import { describe, expect, it } from "vitest";
import { instant } from "../../../src/domain/time/instant.ts";
import { parseRetryAfter } from "../../../src/wire/api/retryAfter.ts";

const now = instant(Date.parse("2026-11-20T01:00:00Z"));

describe("the Retry-After header", () => {
  it.each([
    ["30", 30_000],
    [" 120 ", 120_000],
    ["Fri, 20 Nov 2026 01:00:45 GMT", 45_000],
  ])("reads %j as a time to wait", (header, ms) => {
    expect(parseRetryAfter(header, now)).toBe(ms);
  });

  it.each([
    null,
    "",
    "0",
    "-5",
    "1.5",
    "1e3",
    "soon",
    "99999999999",
    "2026-11-20T01:00:45Z",
    "Fri, 20 Nov 2026 00:59:59 GMT",
    "Someday GMT",
  ])("ignores %j", (header) => {
    expect(parseRetryAfter(header, now)).toBeUndefined();
  });
});
