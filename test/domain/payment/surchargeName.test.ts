import { describe, expect, it } from "vitest";
import { namesOnlyDay, surchargeName } from "../../../src/domain/payment/surchargeName.ts";

describe("a surcharge's name", () => {
  it.each([
    ["Sunday surcharge", "Sunday"],
    ["Surcharge on Sundays", "Sundays"],
    ["Public holiday", "Public holiday"],
    ["周日附加费", "周日"],
    ["SUNDAY SURCHARGE", "SUNDAY"],
    ["Sunday surcharge (10%)", "Sunday (10%)"],
    ["Weekend surcharges", "Weekend"],
    ["Public holiday Surcharge ", "Public holiday"],
    ["Surcharge: Easter", "Easter"],
    ["Easter (surcharge)", "Easter"],
    ["Surcharged days", "Surcharged days"],
    ["附加费（周日）", "（周日）"],
    ["周日附加费 10%", "周日 10%"],
    ["Surcharge", ""],
    ["", ""],
  ])("has the word itself once: %j is %j", (written, name) => {
    expect(surchargeName(written)).toBe(name);
  });

  it.each([
    ["Sunday", 0, true],
    ["Sundays", 0, true],
    ["SUNDAY", 0, true],
    ["周日", 0, true],
    ["星期天", 0, true],
    ["Tuesday", 2, true],
    ["Saturday", 6, true],
    ["Sunday", 6, false],
    ["Sunday brunch", 0, false],
    ["Public holiday", 1, false],
    ["Weekend", 0, false],
    ["", 0, false],
  ])("%j on weekday %i says no more than the day: %j", (name, weekday, expected) => {
    expect(namesOnlyDay(name, weekday)).toBe(expected);
  });
});
