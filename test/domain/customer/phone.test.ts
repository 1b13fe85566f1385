import { describe, expect, it } from "vitest";
import { checkPhone, spacedPhone } from "../../../src/domain/customer/contact.ts";

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
  ])("may be %s", (text) => {
    expect(checkPhone(text).ok).toBe(true);
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
  ])("may not be %s", (text) => {
    expect(checkPhone(text).ok).toBe(false);
  });
});

describe("a phone number to be checked at a glance", () => {
  it.each([
    ["0412345678", "0412 345 678"],
    ["+61 412345678", "0412 345 678"],
    ["61355500120", "03 5550 0120"],
    ["03-5550-0120", "03 5550 0120"],
    [" 0412 ", "0412"],
    ["", ""],
  ])("%s is written %s", (typed, written) => {
    expect(spacedPhone(typed)).toBe(written);
  });
});
