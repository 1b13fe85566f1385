import { describe, expect, it } from "vitest";
import { knownContact, memberContact } from "../../../src/domain/customer/customer.ts";
import type { ProfileAddress } from "../../../src/domain/customer/profile.ts";
import { buildMember } from "../../support/buildSession.ts";

const address: ProfileAddress = {
  street: "1 High St",
  suburb: "Carlton",
  postcode: "3053",
  state: "VIC",
  instructions: "",
  phone: "0391234567",
  position: null,
};
const whole = { firstName: "Mei", lastName: "Lin", email: "mei@example.com", phone: "0491570156" };

describe("R62: the contact that an order takes from a member's profile", () => {
  it("is complete if nothing is missing", () => {
    expect(knownContact(buildMember())).toEqual(whole);
  });

  it.each([
    ["a name", { firstName: "" }, "firstName"],
    ["a valid e-mail address", { email: "mei" }, "email"],
    ["an Australian phone (R45)", { phone: "+49301234567" }, "phone"],
  ] as const)("is the rest if %s is missing", (_what, given, name) => {
    const { [name]: _asked, ...known } = whole;
    expect(knownContact(buildMember(given))).toEqual(known);
  });

  it("has the delivery's phone if the member gave no other", () => {
    expect(memberContact(buildMember({ phone: "", address })).phone).toBe(address.phone);
  });
});
