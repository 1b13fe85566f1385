import { describe, expect, it } from "vitest";
import { checkVisitedTable, checkVisitor, type TypedVisitor } from "../../../src/domain/customer/checkIn.ts";

const typed: TypedVisitor = { name: " Noor Abbot ", phone: " +49 30 1 ", email: "", offers: "" };

function problemsOf(change: Partial<TypedVisitor>): unknown {
  const form = checkVisitor({ ...typed, ...change });
  return form.ok ? null : form.problems;
}

const fine = { name: null, phone: null, email: null, offers: null };

describe("S23: a visitor", () => {
  it("is trimmed", () => {
    const value = { name: "Noor Abbot", phone: "+49 30 1", email: "", wantsOffers: false };
    expect(checkVisitor(typed)).toEqual({ ok: true, value });
    const wanted = checkVisitor({ ...typed, email: " noor@example.com ", offers: "yes" });
    expect(wanted).toEqual({ ok: true, value: { ...value, email: "noor@example.com", wantsOffers: true } });
  });

  it.each<[string, Partial<TypedVisitor>, object | null]>([
    ["needs a name", { name: " " }, { name: "required" }],
    ["needs a name of two characters", { name: "N" }, { name: "too-short" }],
    ["R95: accepts a single Han character", { name: "李" }, null],
    ["accepts two characters in any script", { name: "李娜" }, null],
    ["needs a phone", { phone: "" }, { phone: "required" }],
    ["R51: needs a phone of two characters", { phone: "1" }, { phone: "too-short" }],
    ["R51: accepts a phone of two characters", { phone: "12" }, null],
    ["needs no e-mail without offers", { email: " " }, null],
    ["rejects an invalid e-mail", { email: "noor@" }, { email: "invalid" }],
    ["needs an e-mail for offers", { offers: "yes" }, { email: "required" }],
    ["needs a valid e-mail for offers", { offers: "yes", email: "noor" }, { email: "invalid" }],
  ])("%s", (_what, change, problems) => {
    expect(problemsOf(change)).toEqual(problems && { ...fine, ...problems });
  });
});

describe("the table of a visit", () => {
  it.each<[string, string, string | null, boolean, object]>([
    ["is the page's", "7", "12", false, { ok: true, value: "12" }],
    ["R52: is asked about after a while", "", "12", true, { ok: false, problem: "unsure" }],
    ["R52: is required if the code has no number", "", "0", false, { ok: false, problem: "required" }],
    ["R52: is required if 0 is typed", " 0 ", "00", false, { ok: false, problem: "required" }],
    ["is the typed one", " 7 ", "0", false, { ok: true, value: "7" }],
    ["is left out if no code was scanned", " ", null, false, { ok: true, value: "" }],
    ["is the typed one if no code was scanned", "7", null, false, { ok: true, value: "7" }],
  ])("%s", (_what, text, table, isOld, expected) => {
    expect(checkVisitedTable(text, { table, isOld })).toEqual(expected);
  });
});
