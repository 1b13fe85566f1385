import { describe, expect, it } from "vitest";
import { checkAddress, type TypedAddress } from "../../../src/domain/customer/address.ts";
import { australianStates } from "../../../src/domain/store/australianState.ts";

const typed: TypedAddress = {
  street: " Unit 5, 125 Bourke St ",
  suburb: " Melbourne ",
  postcode: " 3000 ",
  state: "VIC",
  instructions: " Ring twice. ",
};

const none = { street: null, suburb: null, postcode: null, state: null, instructions: null };
const everywhere = () => true;

describe("a delivery address", () => {
  it("is trimmed and normalized", () => {
    const value = {
      street: "Unit 5, 125 Bourke St",
      suburb: "Melbourne",
      postcode: "3000",
      state: "VIC",
      instructions: "Ring twice.",
    };
    expect(checkAddress(typed, everywhere)).toEqual({ ok: true, value });
  });

  it.each([
    ["street", "", "required"],
    ["street", "   ", "required"],
    ["suburb", "", "required"],
    ["suburb", "Ay", "too-short"],
    ["suburb", " Ay ", "too-short"],
    ["postcode", "", "required"],
    ["postcode", "three", "invalid"],
    ["postcode", "30 00", "invalid"],
    ["state", "", "required"],
  ] as const)("with the %s %j is %s", (field, text, problem) => {
    const problems = { ...none, [field]: problem };
    expect(checkAddress({ ...typed, [field]: text }, everywhere)).toEqual({ ok: false, problems });
  });

  it("needs a postcode that the store delivers to", () => {
    const problems = { ...none, postcode: "not-served" };
    expect(checkAddress(typed, (postcode) => postcode !== "3000")).toEqual({ ok: false, problems });
  });

  it("may have full-width digits, and no instructions", () => {
    const checked = checkAddress({ ...typed, postcode: "３０００", instructions: "" }, everywhere);
    expect(checked).toMatchObject({ ok: true, value: { postcode: "3000", instructions: "" } });
  });

  it("is in one of the eight states", () => {
    expect(australianStates).toEqual(["ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA"]);
  });
});
