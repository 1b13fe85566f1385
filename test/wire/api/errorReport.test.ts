import { describe, expect, it } from "vitest";
import type { LogEntry } from "../../../src/domain/log/logEntry.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { pathOf, type Route } from "../../../src/state/navigation/paths.ts";
import { encodeErrorReport } from "../../../src/wire/api/errorReport.ts";

function reportOf(changes: Partial<LogEntry> = {}) {
  const at = instant(Date.parse("2026-11-20T01:00:00Z"));
  const entry = {
    type: "Error",
    category: "screen",
    description: "broken",
    at,
    path: "/store/120",
    ...changes,
  } as const;
  return encodeErrorReport(entry, "Servery");
}

it("R78: has the keys of the spec's log entry, and the app's name", () => {
  expect(reportOf()).toEqual({
    logType: "Error",
    category: "screen",
    desc: "broken",
    dateTime: "2026-11-20T01:00:00.000Z",
    path: "/store/120",
    appName: "Servery",
  });
});

describe("says nothing of a diner", () => {
  const secret = "bm9vckBleGFtcGxlLmNvbQ";

  it.each<[Route, string]>([
    [{ name: "completeOrder", store: "120", order: secret, user: "g-5f" }, "/store/120/completeorder/…"],
    [{ name: "checkout", store: "120", order: secret }, "/store/120/checkout/…"],
    [{ name: "cart", store: "120", qrcode: secret }, "/store/120/shoppingcartmobile/…"],
    [{ name: "resetPassword", store: "120", user: secret }, "/store/120/resetpassword/…"],
    [{ name: "orderHistory", store: "120" }, "/120/orderhistory"],
    [{ name: "giftThankYou", store: "120" }, "/store/120/giftcards/…"],
    [{ name: "main" }, "/"],
  ])("in the path of %o", (route, path) => {
    expect(reportOf({ path: pathOf(route) }).path).toBe(path);
  });

  it("in a path's query or fragment", () => {
    expect(reportOf({ path: `/store/120?user=${secret}#${secret}` }).path).toBe("/store/120");
  });

  it.each([
    ["noor.abbot@example.com is no name", "[email] is no name"],
    ["call +61 412 345 678, or 0412-345-678", "call [number], or [number]"],
    ["4111 1111 1111 1111 was declined", "[number] was declined"],
    ["no order 0d0e1f2a-0000-4000-8000-0123456789ab", "no order [id]"],
    ["HTTP 503 after 30 s at main.js:12:3456", "HTTP 503 after 30 s at main.js:12:3456"],
  ])("in the description %j", (description, desc) => {
    expect(reportOf({ description }).desc).toBe(desc);
  });
});
