import { describe, expect, it } from "vitest";
import { type ContactForm, checkContact, isAustralianPhone, isEmail } from "../../../src/domain/customer/contact.ts";

const noor: ContactForm = {
  firstName: " Noor ",
  lastName: "Abbot",
  email: " noor@example.com ",
  phone: "(04) 1234-5678",
};

describe("guest details", () => {
  it("are taken as meant", () => {
    const contact = { firstName: "Noor", lastName: "Abbot", email: "noor@example.com", phone: "0412345678" };
    expect(checkContact(noor)).toEqual({ ok: true, contact });
  });

  it.each([
    ["firstName", "", "required"],
    ["firstName", "   ", "required"],
    ["firstName", "N", "too-short"],
    ["firstName", " N ", "too-short"],
    ["firstName", "𠮷", "too-short"],
    ["lastName", "", "required"],
    ["lastName", "A", "too-short"],
    ["email", "", "required"],
    ["email", "noor", "invalid"],
    ["phone", "", "required"],
    ["phone", " - ", "required"],
    ["phone", "0412345", "too-short"],
    ["phone", "0512345678", "invalid"],
  ] as const)("%s %j is %s", (field, text, kind) => {
    expect(checkContact({ ...noor, [field]: text })).toEqual({ ok: false, problems: [{ field, kind }] });
  });

  it("problems stand in the order of the form", () => {
    const checked = checkContact({ firstName: "", lastName: "", email: "", phone: "" });
    expect(checked.ok ? [] : checked.problems.map(({ field }) => field)).toEqual([
      "firstName",
      "lastName",
      "email",
      "phone",
    ]);
  });
});

describe("R45: an Australian phone", () => {
  it.each([
    "0412345678",
    "0212345678",
    "0312345678",
    "0712345678",
    "0812345678",
    "+61412345678",
    "61412345678",
    "+61 412 345 678",
    "(02) 9876 5432",
    "02-9876-5432",
    "04 1234 – 5678",
    "０４１２３４５６７８",
    "＋61 412 345 678",
  ])("%s is one", (text) => {
    expect(isAustralianPhone(text)).toBe(true);
  });

  it.each([
    "",
    "412345678",
    "0112345678",
    "0512345678",
    "0612345678",
    "0912345678",
    "041234567",
    "04123456789",
    "+610412345678",
    "++61412345678",
    "0061412345678",
    "+64212345678",
    "04.1234.5678",
    "0412345678 ext 2",
    "o412345678",
  ])("%s is none", (text) => {
    expect(isAustralianPhone(text)).toBe(false);
  });
});

describe("an e-mail address", () => {
  it.each([
    "a@b.co",
    "noor.abbot+servery@mail.example.com.au",
    "o'hara_1@example.com",
    "n-a@ex-ample.com",
    "李@例子.中国",
  ])("%s is one", (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    "noor",
    "noor@",
    "@example.com",
    "noor@example",
    "noor@example.c",
    "noor@@example.com",
    "noor@example..com",
    ".noor@example.com",
    "noor.@example.com",
    "no or@example.com",
    "noor@exa mple.com",
    "noor@-example.com",
    "noor@example.com, other@example.com",
    `${"n".repeat(250)}@example.com`,
  ])("%s is none", (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it("a long text that is almost one is read in no time", () => {
    const started = performance.now();
    isEmail(`${"a.".repeat(120)}@${"b-".repeat(5)}`);
    isEmail(`a@${"b".repeat(240)}!`);
    expect(performance.now() - started).toBeLessThan(100);
  });
});
