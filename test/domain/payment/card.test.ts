import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkCard, type TypedCard } from "../../../src/domain/payment/card.ts";
import { instant } from "../../../src/domain/time/instant.ts";

const sydney = "Australia/Sydney";
const now = instant(Date.parse("2026-11-22T02:00:00Z"));
const none = { holder: null, number: null, expiry: null, cvv: null };
const typed: TypedCard = { holder: " Noor Abbot ", number: "4111 1111 1111 1111", expiry: "12/30", cvv: "123" };

function check(changed: Partial<TypedCard>, at = now, zone = sydney) {
  return checkCard({ ...typed, ...changed }, at, zone);
}

describe("a card", () => {
  it("is trimmed and normalized", () => {
    const value = { holder: "Noor Abbot", number: "4111111111111111", expiryYear: 2030, expiryMonth: 12, cvv: "123" };
    expect(check({})).toEqual({ ok: true, value });
  });

  it.each([
    ["holder", "", "required"],
    ["holder", "  ", "required"],
    ["number", "", "required"],
    ["number", "    ", "required"],
    ["number", "4", "invalid"],
    ["number", "4111 1111 1111 111", "invalid"],
    ["number", "4111 1111 1111 1112", "invalid"],
    ["number", "4111 1111 1111 1111 0", "invalid"],
    ["number", "5555 5555 5555 4443", "invalid"],
    ["number", "3782 822463 10005", "not-accepted"],
    ["number", "6011 1111 1111 1117", "not-accepted"],
    ["number", "3530 1113 3330 0000", "not-accepted"],
    ["number", "5018 0000 0009 0000", "not-accepted"],
    ["number", "2220 9999 9999 9996", "not-accepted"],
    ["number", "2721 0000 0000 0004", "not-accepted"],
    ["number", "2223 0031 2200 322", "invalid"],
    ["number", "2223 0031 2200 3223", "invalid"],
    ["expiry", "", "required"],
    ["expiry", "12", "invalid"],
    ["expiry", "12/3", "invalid"],
    ["expiry", "00/30", "invalid"],
    ["expiry", "13/30", "invalid"],
    ["expiry", "12/2030", "invalid"],
    ["expiry", "11/25", "invalid"],
    ["expiry", "10/26", "invalid"],
    ["cvv", "", "required"],
    ["cvv", "12", "invalid"],
    ["cvv", "12345", "invalid"],
    ["cvv", "12a", "invalid"],
  ] as const)("with the %s %j is %s", (field, text, problem) => {
    expect(check({ [field]: text })).toEqual({ ok: false, problems: { ...none, [field]: problem } });
  });

  it.each([
    { number: "5555 5555 5555 4444" },
    { number: "5105105105105100" },
    { number: "2221 0000 0000 0009" },
    { number: "2223 0031 2200 3222" },
    { number: "2720 9999 9999 9996" },
    { number: "4000 0000 0000 0002" },
    { number: "４１１１ １１１１ １１１１ １１１１" },
    { expiry: "11/26" },
    { expiry: "01/27" },
    { cvv: "1234" },
  ])("may be %j", (changed) => {
    expect(check(changed).ok).toBe(true);
  });

  it("has a problem in every blank field", () => {
    const problems = { holder: "required", number: "required", expiry: "required", cvv: "required" };
    expect(check({ holder: "", number: "", expiry: "", cvv: "" })).toEqual({ ok: false, problems });
  });

  it("R27: is valid until the end of its month on the store's calendar", () => {
    const november = { expiry: "11/26" };
    const lastMinute = instant(Date.parse("2026-11-30T12:59:00Z"));
    const nextMonth = instant(Date.parse("2026-11-30T13:00:00Z"));
    expect(check(november, lastMinute).ok).toBe(true);
    expect(check(november, nextMonth)).toEqual({ ok: false, problems: { ...none, expiry: "invalid" } });
    expect(check(november, nextMonth, "Australia/Perth").ok).toBe(true);
  });

  it("is never valid with one wrong digit", () => {
    const digit = fc.integer({ min: 1, max: 15 });
    fc.assert(
      fc.property(digit, fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digits = [..."4111111111111111"];
        digits[place] = String((Number(digits[place]) + by) % 10);
        expect(check({ number: digits.join("") }).ok).toBe(false);
      }),
    );
  });
});
