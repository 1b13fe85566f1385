import { describe, expect, it } from "vitest";
import type { Language } from "../../../src/domain/host/hostSettings.ts";
import { weekHours } from "../../../src/domain/store/weekHours.ts";
import { hoursLines } from "../../../src/views/time/weekWords.ts";

const texts = { closed: "Closed", roundTheClock: "Open 24 hours" };
const on = (weekdays: readonly number[], opens: number, closes: number) =>
  weekdays.map((weekday) => ({ weekday, opens: opens * 60, closes: closes * 60 }));
const everyDay = [0, 1, 2, 3, 4, 5, 6];
const linesOf = (language: Language, hours: Parameters<typeof weekHours>[0]) =>
  // A range has thin spaces around its dash.
  hoursLines(language, texts, weekHours(hours)).map(({ days, times }) => [days.replace(/\s*–\s*/, " – "), times]);

describe("a week's hours in words", () => {
  const hours = [...on([1, 2, 3, 4], 7, 17), ...on([5], 7, 15), ...on([5], 17, 1), ...on([0], 0, 0)];
  it.each<[Language, readonly (readonly string[])[]]>([
    [
      "en",
      [
        ["Monday – Thursday", "7:00 am – 5:00 pm"],
        ["Friday", "7:00 am – 3:00 pm, 5:00 pm – 1:00 am"],
        ["Saturday", "Closed"],
        ["Sunday", "Open 24 hours"],
      ],
    ],
    [
      "zh-CN",
      [
        ["周一 – 周四", "7:00 – 17:00"],
        ["周五", "7:00 – 15:00, 17:00 – 1:00"],
        ["周六", "Closed"],
        ["周日", "Open 24 hours"],
      ],
    ],
  ])("are in %s as on a shop's door", (language, lines) => {
    expect(linesOf(language, hours)).toEqual(lines);
  });

  it("name no days if all have the same", () => {
    expect(linesOf("en", on(everyDay, 9, 17))).toEqual([["", "9:00 am – 5:00 pm"]]);
    expect(linesOf("en", [])).toEqual([]);
  });

  it("end on Sunday", () => {
    expect(linesOf("en", on([6, 0], 9, 17)).map(([days]) => days)).toEqual(["Monday – Friday", "Saturday – Sunday"]);
  });
});
