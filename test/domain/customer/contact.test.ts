import { describe, expect, expectTypeOf, it } from "vitest";
import { checkContact, type TypedContact } from "../../../src/domain/customer/contact.ts";
import type { DraftInput } from "../../../src/domain/order/orderDraft.ts";

const all = ["firstName", "lastName", "email", "phone"] as const;
const none = { firstName: null, lastName: null, email: null, phone: null };

const noor: TypedContact = {
  firstName: " Noor ",
  lastName: "Abbot",
  email: " noor@example.com ",
  phone: "(04) 1234-5678",
};

describe("guest details", () => {
  it("are trimmed and normalized", () => {
    const value = { firstName: "Noor", lastName: "Abbot", email: "noor@example.com", phone: "0412345678" };
    expect(checkContact(noor, all)).toEqual({ ok: true, value });
  });

  it.each([
    ["firstName", "", "required"],
    ["firstName", "   ", "required"],
    ["firstName", "N", "too-short"],
    ["firstName", " N ", "too-short"],
    ["lastName", "", "required"],
    ["lastName", "A", "too-short"],
    ["email", "", "required"],
    ["email", "noor", "invalid"],
    ["phone", "", "required"],
    ["phone", " - ", "required"],
    ["phone", "0412345", "too-short"],
    ["phone", "0512345678", "invalid"],
  ] as const)("with the %s %j are %s", (field, text, problem) => {
    const problems = { ...none, [field]: problem };
    expect(checkContact({ ...noor, [field]: text }, all)).toEqual({ ok: false, problems });
  });

  it.each(["王", "伟", "𠮷"])("may have a Chinese name of one character: %s", (lastName) => {
    expect(checkContact({ ...noor, lastName }, all)).toMatchObject({ ok: true, value: { lastName } });
  });

  it("have a problem in every blank field", () => {
    const problems = { firstName: "required", lastName: "required", email: "required", phone: "required" };
    expect(checkContact({ firstName: "", lastName: "", email: "", phone: "" }, all)).toEqual({ ok: false, problems });
  });

  it("are not checked in fields that aren't asked for, and keep what was typed there", () => {
    const value = { firstName: "Noor", lastName: "A", email: "noor@example.com", phone: "12" };
    expect(checkContact({ ...noor, lastName: " A ", phone: "12 " }, ["firstName", "email"])).toEqual({
      ok: true,
      value,
    });
  });

  it("can be used in an order only after they are checked, according to the types", () => {
    expectTypeOf<TypedContact>().not.toExtend<DraftInput["contact"]>();
    expectTypeOf<Extract<ReturnType<typeof checkContact>, { readonly ok: true }>["value"]>().toExtend<
      DraftInput["contact"]
    >();
  });
});
