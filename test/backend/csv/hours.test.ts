import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { overlap, parseHours } from "../../../widget-demo/tools/seed/csv/hours.ts";

const week = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** "Mon 10:00-22:00" for each period. */
function shortOf(text: string): readonly string[] | string {
  const read = parseHours(text);
  if (!("value" in read)) return `${read.wrong} ${read.fix}`;
  return read.value.map(
    ({ DayOfWeek, OpeningTime, ClosingTime }) => `${week[DayOfWeek]} ${OpeningTime}-${ClosingTime}`,
  );
}

describe("hours", () => {
  it.each([
    ["Mon-Tue 10:00-22:00", ["Mon 10:00-22:00", "Tue 10:00-22:00"]],
    ["Fri-Sat 18:00-2:00", ["Fri 18:00-02:00", "Sat 18:00-02:00"]],
    ["Sat-Sun 9:30-24:00", ["Sat 09:30-24:00", "Sun 09:30-24:00"]],
    ["Sat-Mon 9am-5pm", ["Sat 09:00-17:00", "Sun 09:00-17:00", "Mon 09:00-17:00"]],
    ["Monday 12pm - 12am", ["Mon 12:00-00:00"]],
    ["Tues, Thursday & Sat 7:30am–3pm", ["Tue 07:30-15:00", "Thu 07:30-15:00", "Sat 07:30-15:00"]],
    ["Wed 11:00-14:30, 17:00-22:00", ["Wed 11:00-14:30", "Wed 17:00-22:00"]],
    ["Wed: 11:00 to 14:30 and 17:00 to 22:00", ["Wed 11:00-14:30", "Wed 17:00-22:00"]],
    ["daily 0:00-24:00", week.map((day) => `${day} 00:00-24:00`)],
    ["Mon closed", []],
  ])("%s", (text, periods) => {
    expect(shortOf(text)).toEqual(periods);
  });

  it.each([
    ["Mon-Fri 9-17", /9 may be morning or evening\. Write 9:00, or 9am or 9pm\./],
    ["Mon-Fri 9:00-17", /17 has no minutes\. Write 17:00\./],
    ["Mon-Fri", /Write days and times, such as Mon-Fri 10:00-22:00\./],
    ["10:00-22:00", /Write days and times/],
    ["Mo-Fr 10:00-22:00", /Write days and times/],
    ["Mon-Fri 10:00-25:00", /25:00 is no time/],
    ["Mon-Fri 10:75-22:00", /10:75 is no time/],
    ["Mon-Fri 13pm-22:00", /13pm is no time/],
    ["Mon-Fri 24:00-6:00", /starts at 24:00/],
    ["Mon-Fri 10:00", /Write days and times/],
    ["Mon-Wed-Fri 10:00-22:00", /Write days and times/],
    ["Mon-Fri 10:00-22:00-23:00", /Write days and times/],
  ])("%s is asked about", (text, problem) => {
    expect(shortOf(text)).toMatch(problem);
  });

  it("are those of any days and times that are written", () => {
    const anyMinute = fc.integer({ min: 0, max: 1439 });
    const clock = (minute: number) =>
      `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
    fc.assert(
      fc.property(fc.constantFrom(...week), anyMinute, anyMinute, (day, starts, ends) => {
        expect(shortOf(`${day} ${clock(starts)}-${clock(ends)}`)).toEqual([`${day} ${clock(starts)}-${clock(ends)}`]);
      }),
    );
  });

  it.each([
    ["Mon 10:00-15:00", "Mon 15:00-22:00", false],
    ["Mon 10:00-15:00", "Mon 14:00-22:00", true],
    ["Mon 18:00-2:00", "Tue 1:00-3:00", true],
    ["Mon 18:00-2:00", "Tue 2:00-3:00", false],
    ["Sat 18:00-2:00", "Sun 1:00-3:00", true],
    ["Mon 0:00-0:00", "Mon 12:00-13:00", true],
  ])("%s and %s overlap: %s", (one, other, expected) => {
    const [first, second] = [one, other].map((text) => {
      const read = parseHours(text);
      return "value" in read ? read.value[0] : undefined;
    });
    expect(first && second && [overlap(first, second), overlap(second, first)]).toEqual([expected, expected]);
  });
});
