import { describe, expect, it } from "vitest";
import { checkDateOfBirth } from "../../../src/domain/checkout/dateOfBirth.ts";

const today = { year: 2026, month: 11, day: 20 };

function check(typed: string, on = today) {
  const [day = "", month = "", year = ""] = typed.split(" ");
  return checkDateOfBirth({ day, month, year }, on);
}

/** The problems that are there, as "day required". */
function problemsOf(typed: string, on = today): readonly string[] {
  const checked = check(typed, on);
  if (checked.ok) return [];
  return Object.entries(checked.problems).flatMap(([field, problem]) => (problem ? [`${field} ${problem}`] : []));
}

describe("R102: a date of birth", () => {
  it.each([
    ["31 12 1990", { day: 31, month: 12, year: 1990 }],
    ["1 2 2000", { day: 1, month: 2, year: 2000 }],
    ["01 02 2000", { day: 1, month: 2, year: 2000 }],
    ["２９ ２ １９８８", { day: 29, month: 2, year: 1988 }],
    ["20 11 2008", { day: 20, month: 11, year: 2008 }],
    ["21 11 1905", { day: 21, month: 11, year: 1905 }],
  ])("%s is an adult's", (typed, value) => {
    expect(check(typed)).toEqual({ ok: true, value });
  });

  it.each([
    ["", ["day required", "month required", "year required"]],
    ["31 12", ["year required"]],
    ["0 12 1990", ["day impossible"]],
    ["32 12 1990", ["day impossible"]],
    ["31 4 1990", ["day impossible"]],
    ["30 2 1988", ["day impossible"]],
    ["29 2 1990", ["day impossible"]],
    ["29 2 1900", ["day impossible"]],
    ["31 13 1990", ["month impossible"]],
    ["-1 12 1990", ["day impossible"]],
    ["1.5 12 1990", ["day impossible"]],
    ["x y z", ["day impossible", "month impossible", "year incomplete"]],
    ["31 12 90", ["year incomplete"]],
    ["31 12 19905", ["year incomplete"]],
    ["21 11 2026", ["year out-of-range"]],
    ["1 1 2027", ["year out-of-range"]],
    ["20 11 1905", ["year out-of-range"]],
    ["1 1 0090", ["year out-of-range"]],
    ["20 11 2026", ["year under-age"]],
    ["21 11 2008", ["year under-age"]],
    ["31 12 2008", ["year under-age"]],
  ])("%s: %j", (typed, problems) => {
    expect(problemsOf(typed)).toEqual(problems);
  });

  it.each([
    ["the day before a birthday on 29 February is celebrated", { year: 2026, month: 2, day: 28 }, ["year under-age"]],
    ["on 1 March", { year: 2026, month: 3, day: 1 }, []],
  ])("who was born on 29 February isn't 18 before 1 March of another year: %s", (_case, on, problems) => {
    expect(problemsOf("29 2 2008", on)).toEqual(problems);
  });
});
