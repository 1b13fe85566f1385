import { describe, expect, it } from "vitest";
import type { LogEntry } from "../../../src/domain/log/logEntry.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { encodeErrorReport } from "../../../src/wire/api/errorReport.ts";

function reportOf(changes: Partial<LogEntry> = {}) {
  const at = instant(Date.parse("2026-11-20T01:00:00Z"));
  const entry = {
    type: "Error",
    category: "screen",
    description: "broken",
    at,
    path: "/store/120",
    version: "1.1.7",
    ...changes,
  } as const;
  return encodeErrorReport(entry, "/store/120", "Servery");
}

it("R78, R94: has the keys of a log entry, the app's name and the version", () => {
  expect(reportOf()).toEqual({
    logType: "Error",
    category: "screen",
    desc: "broken",
    dateTime: "2026-11-20T01:00:00.000Z",
    path: "/store/120",
    appName: "Servery",
    version: "1.1.7",
  });
});

describe("personal data in an error report", () => {
  it.each([
    ["noor.abbot@example.com is no name", "[email] is no name"],
    ["call +61 412 345 678, or 0412-345-678", "call [number], or [number]"],
    ["4111 1111 1111 1111 was declined", "[number] was declined"],
    ["no order 0d0e1f2a-0000-4000-8000-0123456789ab", "no order [id]"],
    ["call (03) 5550 0120 or 0412.345.678", "call ([number] or [number]"],
    ["GET https://api.example.com/orders/g-5f?token=abc failed", "GET [url] failed"],
    ["GET /api/customers?email=noor&key=1 failed", "GET /api/customers?[query] failed"],
    ["nothing at /resetpassword/noor%40example.com", "nothing at /resetpassword/[email]"],
    ["no user bm9vckBleGFtcGxlLmNvbQ", "no user [token]"],
    ["Authorization: Bearer abc.def", "Authorization: [token]"],
    ["eyJhbGciOiJSUzI1NiIsImtpZCI6.eyJzdWIiOiJub29yIiwiZW1haWwi1.c2lnbmF0dXJlLW9mLW5vb3I0", "[token].[token].[token]"],
    ["name: Noor Abbot, password=hunter2", "name=[text], password=[text]"],
    [`Unexpected token 'N', "{"a":"Noor Abbot"}" is not valid JSON`, "Unexpected token 'N', [text] is not valid JSON"],
    ["no seat for 'Noor Abbot'", "no seat for [text]"],
    ["Cannot read properties of undefined (reading 'price')", "Cannot read properties of undefined (reading 'price')"],
    [
      "at Menu (https://shop.example.com/chunks/CheckoutScreen-B3kd92jsAb.js:1:345)",
      "at Menu (CheckoutScreen-B3kd92jsAb.js:1:345)",
    ],
    ["HTTP 503 after 30 s at main.js:12:3456", "HTTP 503 after 30 s at main.js:12:3456"],
  ])("is removed from the description %j", (description, desc) => {
    expect(reportOf({ description }).desc).toBe(desc);
  });
});

it("R78: shortens the description without cutting a replaced part in the middle", () => {
  const long = reportOf({ description: `${"word ".repeat(98)}noor.abbot@example.com and more` }).desc;
  expect(long.length).toBeLessThanOrEqual(501);
  expect(long).toMatch(/ word \[email\] …$|word …$/);
  expect(reportOf({ description: "x".repeat(100_000) }).desc).toBe("…");
});
