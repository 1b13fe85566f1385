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
  ])("%s is so many dollars", (text, value) => {
    expect(kinds.money(text)).toEqual({ value });
  });

  it.each([
    ["12,50", "Write 12.50 if it is that many dollars."],
    ["12,5", "Write 12.50 if it is that many dollars."],
    ["1,250", "Write 1250 or 1.25."],
    ["12.505", "Write two decimals, such as 12.50."],
    ["€12", "Write Australian dollars, such as 12.50."],
    ["free", "Write 0."],
    ["12.50 each", "Write dollars, such as 12.50."],
    ["--2", "Write dollars, such as 12.50."],
    ["1.250,00", "Write dollars, such as 12.50."],
    ["12 50", "Write dollars, such as 12.50."],
    ["99999999", "Write dollars, such as 12.50."],
  ])("%s is asked about as a price", (text, fix) => {
    expect(kinds.money(text)).toEqual({ wrong: `It is ${JSON.stringify(text)}.`, fix });
  });

  it("has any price that is written with two decimals", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (cents) => {
        const text = (cents / 100).toFixed(2);
        expect(kinds.price(text)).toEqual({ value: cents / 100 });
        expect(kinds.price(`$${text}`)).toEqual({ value: cents / 100 });
        expect(kinds.price(text.replace(".", ","))).not.toHaveProperty("value");
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
