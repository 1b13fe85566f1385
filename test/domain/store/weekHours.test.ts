import { describe, expect, it } from "vitest";
import { weekHours } from "../../../src/domain/store/weekHours.ts";

const day = (weekday: number, opens: number, closes: number) => ({ weekday, opens: opens * 60, closes: closes * 60 });

describe("a week's opening hours", () => {
  it("are empty if the store has none", () => {
    expect(weekHours([])).toEqual([]);
  });

  it("begin on Monday, and days in a row with the same hours share a line", () => {
    const hours = [day(0, 10, 15), ...[1, 2, 3, 4, 5].map((weekday) => day(weekday, 7, 17)), day(6, 10, 15)];
    expect(weekHours(hours)).toEqual([
      { first: 1, last: 5, periods: [{ opens: 420, closes: 1020 }] },
      { first: 6, last: 0, periods: [{ opens: 600, closes: 900 }] },
    ]);
  });

  it("include two periods a day, closed days, and periods that end after midnight", () => {
    const hours = [day(2, 11, 15), day(2, 17, 22), day(3, 17, 1)];
    expect(weekHours(hours)).toEqual([
      { first: 1, last: 1, periods: [] },
      {
        first: 2,
        last: 2,
        periods: [
          { opens: 660, closes: 900 },
          { opens: 1020, closes: 1320 },
        ],
      },
      { first: 3, last: 3, periods: [{ opens: 1020, closes: 60 }] },
      { first: 4, last: 0, periods: [] },
    ]);
  });

  it("are round the clock if a day closes when it opens", () => {
    const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => day(weekday, 0, 0));
    expect(weekHours(hours)).toEqual([{ first: 1, last: 0, periods: [{ opens: 0, closes: 0 }] }]);
  });
});
