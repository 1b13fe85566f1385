import { describe, expect, it } from "vitest";
import { checkOrderContact, type Receiving, requiredContact } from "../../../src/domain/checkout/checkOrderContact.ts";
import type { TypedContact } from "../../../src/domain/customer/contact.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { noorTyped } from "../../support/buildContact.ts";

const received = (mode: Receiving["mode"], room: string | null = null): Receiving => ({ mode, visit: { room } });
const all = ["firstName", "lastName", "email", "phone"];
const withoutPhone = ["firstName", "lastName", "email"];

it.each([
  ["pickup asks for all details", received("pickup"), all],
  ["delivery asks for all details", received("delivery"), all],
  ["a table asks for no phone", received("table"), withoutPhone],
  ["a typed room asks for no phone", received("room"), withoutPhone],
  ["R52: a room from the page asks only for the e-mail", received("room", "1204"), ["email"]],
  ["R52: pickup asks for all details even with a room from the page", received("pickup", "1204"), all],
] as const)("S21: %s", (_case, receiving, asked) => {
  expect(requiredContact(receiving)).toEqual(asked);
});

const check = (typed: Partial<TypedContact>, receiving: Receiving, total = 1_000) =>
  checkOrderContact({ ...noorTyped, ...typed }, receiving, cents(total));

describe("the contact of an order", () => {
  it.each([
    ["pickup", noorTyped],
    ["table", { ...noorTyped, phone: "" }],
    ["room", { ...noorTyped, phone: "" }],
  ] as const)("for %s has the fields that are asked for, whatever was typed for another mode", (mode, value) => {
    expect(check({}, received(mode))).toEqual({ ok: true, value });
  });

  it.each([
    ["table", null],
    ["room", null],
    ["room", "7"],
  ] as const)("R51: has the phone of a member's profile for a %s, which isn't asked for (room: %s)", (mode, room) => {
    const checked = checkOrderContact(noorTyped, received(mode, room), cents(1_000), "0398765432");
    expect(checked).toMatchObject({ ok: true, value: { phone: "0398765432" } });
  });

  it("R52: is the room, if that came with the page", () => {
    const value = { firstName: "Room", lastName: "7", email: "noor@example.com", phone: "" };
    expect(check({ firstName: "", lastName: "", phone: "" }, received("room", "7"))).toEqual({ ok: true, value });
  });

  it.each([
    ["room: first name required", received("room"), { firstName: " " }, { firstName: "required" }],
    ["room: last name required", received("room"), { lastName: "" }, { lastName: "required" }],
    ["room: e-mail required", received("room"), { email: "" }, { email: "required" }],
    ["room: e-mail valid", received("room"), { email: "noor@" }, { email: "invalid" }],
    ["room from the page: e-mail required", received("room", "7"), { email: "" }, { email: "required" }],
    ["room from the page: e-mail valid", received("room", "7"), { email: "n@n" }, { email: "invalid" }],
    ["table: first name required", received("table"), { firstName: "" }, { firstName: "required" }],
    ["table: last name required", received("table"), { lastName: "" }, { lastName: "required" }],
    ["table: e-mail required", received("table"), { email: "" }, { email: "required" }],
    ["table: e-mail valid", received("table"), { email: "noor" }, { email: "invalid" }],
    ["pickup: names have two letters", received("pickup"), { lastName: "A" }, { lastName: "too-short" }],
  ] as const)("S21: %s", (_rule, receiving, typed, problems) => {
    expect(check(typed, receiving)).toMatchObject({ ok: false, problems });
  });

  it("S21: may have a one-letter name for a room or a table", () => {
    for (const mode of ["room", "table"] as const) {
      expect(check({ firstName: "N", lastName: "A" }, received(mode))).toMatchObject({ ok: true });
    }
  });

  it.each([
    ["something to pay", "Noor", 1, false],
    ["nothing to pay and a first name", "Noor", 0, true],
    ["nothing to pay and no name", "  ", 0, false],
  ] as const)("R53: is checked with %s", (_case, firstName, total, ok) => {
    expect(check({ firstName, lastName: "", email: "", phone: "" }, received("pickup"), total).ok).toBe(ok);
  });

  it("R53: isn't needed with nothing to pay and a room that came with the page", () => {
    expect(check({ email: "" }, received("room", "7"), 0).ok).toBe(true);
  });
});
