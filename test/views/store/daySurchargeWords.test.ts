// @vitest-environment node
import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import { messages as english } from "../../../locales/en.po";
import { messages as chinese } from "../../../locales/zh-CN.po";
import { cents } from "../../../src/domain/money/cents.ts";
import type { DaySurcharge } from "../../../src/domain/payment/daySurcharges.ts";
import { plainText } from "../../../src/domain/store/storeTexts.ts";
import { daySurchargeWords } from "../../../src/views/store/daySurchargeWords.ts";
import { translateWith } from "../../../src/views/translate.ts";

function told(given: Partial<DaySurcharge>, locale = "en"): string {
  const i18n = setupI18n({ locale, messages: { en: english, "zh-CN": chinese } });
  const sunday: DaySurcharge = {
    name: "Sunday surcharge",
    rate: { kind: "share", rate: 0.1 },
    from: cents(0),
    upTo: null,
    days: { kind: "weekdays", weekdays: [0] },
  };
  return daySurchargeWords(
    { translate: translateWith((message) => i18n._(message), plainText), locale },
    { ...sunday, ...given },
  );
}

const on = (...weekdays: number[]) => ({ days: { kind: "weekdays", weekdays } }) as const;
const dated = (...dates: (readonly [month: number, day: number])[]) => {
  const days = { kind: "dates", dates: dates.map(([month, day]) => ({ year: 2026, month, day })) } as const;
  return { name: "", days };
};

describe("a surcharge by day in a sentence", () => {
  it.each<[Partial<DaySurcharge>, string, string]>([
    [{}, "A surcharge of 10% applies on Sundays.", "周日加收 10%。"],
    [{ name: "", ...on(0, 6) }, "A surcharge of 10% applies on Saturdays and Sundays.", "周六和周日加收 10%。"],
    [on(3, 5, 1), "A surcharge of 10% applies on Mondays, Wednesdays and Fridays.", "周一、周三和周五加收 10%。"],
    [on(0, 5, 6), "A surcharge of 10% applies on Fridays to Sundays.", "周五至周日加收 10%。"],
    [dated([12, 25], [12, 26]), "A surcharge of 10% applies on 25 and 26 December.", "12月25日和26日加收 10%。"],
    [
      dated([12, 24], [12, 25], [12, 26]),
      "A surcharge of 10% applies on 24 to 26 December.",
      "12月24日至26日加收 10%。",
    ],
    [dated([1, 26], [4, 3]), "A surcharge of 10% applies on 26 January and 3 April.", "1月26日和4月3日加收 10%。"],
  ])("says on which days %j applies", (given, inEnglish, inChinese) => {
    expect(told(given)).toBe(inEnglish);
    expect(told(given, "zh-CN")).toBe(inChinese);
  });

  it.each<[Partial<DaySurcharge>, string]>([
    [{ rate: { kind: "share", rate: 0.125 } }, "A surcharge of 12.5% applies on Sundays."],
    [{ rate: { kind: "share", rate: 0.07 } }, "A surcharge of 7% applies on Sundays."],
    [{ rate: { kind: "flat", amount: cents(200) } }, "A surcharge of $2.00 applies on Sundays."],
    [{ from: cents(3_000) }, "A surcharge of 10% applies on Sundays (on orders from $30.00)."],
    [{ upTo: cents(3_000) }, "A surcharge of 10% applies on Sundays (on orders up to $30.00)."],
    [
      { from: cents(1_000), upTo: cents(3_000) },
      "A surcharge of 10% applies on Sundays (on orders from $10.00 to $30.00).",
    ],
  ])("says its rate and the orders it is for: %j", (given, expected) => {
    expect(told(given)).toBe(expected);
  });

  it.each([
    ["Surcharge", ""],
    ["Weekend", ""],
    ["周日附加费", ""],
    ["Public holiday", " (Public holiday)"],
    ["Christmas surcharge", " (Christmas surcharge)"],
  ])("has the name of its row in the cart, unless %s is only the day's", (name, remark) => {
    expect(told({ name })).toBe(`A surcharge of 10% applies on Sundays${remark}.`);
  });
});
