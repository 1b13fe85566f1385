import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { idOf, nameOf } from "../../../widget-demo/tools/seed/csv/ids.ts";
import * as kinds from "../../../widget-demo/tools/seed/csv/values.ts";

describe("a cell", () => {
  it.each([
    ["12.5", 12.5],
    ["$12.50", 12.5],
    ["$ 12.50", 12.5],
    ["12", 12],
    [".5", 0.5],
    ["0", 0],
    ["1,250.00", 1250],
    ["-2", -2],
    ["−$2.00", -2],
    ["$-2", -2],
    ["+0.80", 0.8],
    ["-0", 0],
    ["AUD 12", 12],
    ["A$38.00", 38],
    ["AU$ 4.80", 4.8],
    ["12.50 AUD", 12.5],
    ["＄７．５０", 7.5],
  ])("%s is so many dollars", (text, value) => {
    expect(kinds.money(text)).toEqual({ value });
  });

  it.each([
    ["1,250", "Write 1250 or 1.25."],
    ["12.505", "Write two decimals, such as 12.50."],
    ["€12", "Write Australian dollars, such as 12.50."],
    ["free", "Write 0."],
    ["12.50 each", "Write 12.50 if it is that many dollars."],
    ["12.-", "Write 12.00 if it is that many dollars."],
    ["4.80-5.50", "Write the lowest price, and the others into choices.csv."],
    ["4.80 / 5.50", "Write the lowest price, and the others into choices.csv."],
    ["market price", "Write dollars, such as 12.50."],
    ["March of 3 soups", "Write 3.00 if it is that many dollars."],
    ...["Apr 80", "Apr-80", "12. Mai", "Mrz 50", "4.08.2026", "2026-08-04"].map((each) => [
      each,
      "The spreadsheet took the price for a date: format the column as Text, and write it again.",
    ]),
    ["--2", "Write dollars, such as 12.50."],
    ["1.250,00", "Write dollars, such as 12.50."],
    ["12 50", "Write dollars, such as 12.50."],
    ["99999999", "Write dollars, such as 12.50."],
  ])("%s is asked about as a price", (text, fix) => {
    expect(kinds.money(text)).toEqual({ wrong: `It is ${JSON.stringify(text)}.`, fix });
  });

  it.each(["12,50", "12,5", "$12,50"])("%s is asked about as a price, with the way out", (text) => {
    expect(kinds.money(text)).toEqual({
      wrong: `It is "${text}".`,
      fix: "Write 12.50 if it is that many dollars. If all prices have commas, write a row decimal comma,yes into store.csv.",
      kind: "comma",
    });
  });

  it.each([
    ["12,50", 12.5],
    ["12,5", 12.5],
    ["$ 12,50", 12.5],
    ["-0,80", -0.8],
    ["1.250,00", 1250],
    ["12.50", 12.5],
    ["1,250.00", 1250],
    ["12", 12],
  ])("%s is so many dollars where the store says that commas are decimal", (text, value) => {
    expect(kinds.commaKind(kinds.money)(text)).toEqual({ value });
  });

  it.each(["1.250", "1,250", "12,505", "12,50,00"])("%s is asked about there, too", (text) => {
    expect(kinds.commaKind(kinds.money)(text)).not.toHaveProperty("value");
  });

  it("has any price that is written with two decimals", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (cents) => {
        const text = (cents / 100).toFixed(2);
        expect(kinds.price(text)).toEqual({ value: cents / 100 });
        expect(kinds.price(`$${text}`)).toEqual({ value: cents / 100 });
        expect(kinds.price(text.replace(".", ","))).not.toHaveProperty("value");
        expect(kinds.commaKind(kinds.price)(text.replace(".", ","))).toEqual({ value: cents / 100 });
      }),
    );
  });

  it.each([
    [kinds.price, "-1"],
    [kinds.flag, "maybe"],
    [kinds.flag, "x"],
    [kinds.count, "1.5"],
    [kinds.count, "two"],
    [kinds.kilojoules, "350 kcal"],
    [kinds.kilojoules, "1,450"],
    [kinds.tax, "GST"],
    [kinds.tax, "100"],
    [kinds.origin, "Norway"],
    [kinds.photo, "soup.jpg"],
    [kinds.photo, "http://a.example/soup.jpg"],
    [kinds.photo, "//a.example/soup.jpg"],
    [kinds.name, "Soup; salad"],
    [kinds.name, "!?"],
  ] as const)("is asked about: %o %s", (kind, text) => {
    expect(kind(text)).toEqual({
      wrong: expect.stringMatching(/^It is "/),
      fix: expect.stringMatching(/^Write .+\.$/),
    });
  });

  it.each([
    [kinds.flag, "Y", true],
    [kinds.flag, "FALSE", false],
    [kinds.count, "2", 2],
    [kinds.kilojoules, "1450 kJ", 1450],
    [kinds.tax, "10%", 0.1],
    [kinds.tax, "10", 0.1],
    [kinds.tax, "0.1", 0.1],
    [kinds.tax, "0%", 0],
    [kinds.origin, "imported", "I"],
    [kinds.origin, "Australian", "A"],
    [kinds.photo, "/images/soup.jpg", "/images/soup.jpg"],
    [kinds.name, "Nasi\n goreng", "Nasi goreng"],
  ] as const)("is read: %o %s", (kind, text, value) => {
    expect(kind(text)).toEqual({ value });
  });
});

describe("an id", () => {
  it.each([
    ["Fish & chips", "fish-chips"],
    ["  Crème brûlée!  ", "crème-brûlée"],
    ["宫保鸡丁", "宫保鸡丁"],
    ['12" pizza', "12-pizza"],
    ["🍕", "🍕"],
    ["__proto__", "proto"],
    ["!?", ""],
  ])("of %s is %s", (name, id) => {
    expect(idOf(name)).toBe(id);
  });

  it("depends on the name alone, however a system writes its letters, and is safe in a path", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 20 }), (text) => {
        const id = idOf(nameOf(text));
        expect(idOf(text.normalize("NFD"))).toBe(idOf(text.normalize("NFC")));
        expect(id).not.toMatch(/[\s./[\]_;]/);
        expect(idOf(id)).toBe(id);
      }),
    );
  });
});
