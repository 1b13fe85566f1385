import { describe, expect, it } from "vitest";
import {
  checkForgotten,
  checkLogIn,
  checkRegistration,
  checkReset,
  type TypedAccount,
} from "../../../src/domain/customer/account.ts";

const whole: TypedAccount = {
  firstName: "Mei",
  lastName: "Lin",
  email: " mei@example.com ",
  password: " s3cret ",
  confirmPassword: " s3cret ",
};
const blank: TypedAccount = { firstName: "", lastName: "", email: "", password: "", confirmPassword: "" };

type Check = (typed: TypedAccount) => { readonly ok: boolean; readonly problems?: object };
const problems = (check: Check, change: Partial<TypedAccount>) => {
  const { problems: found = {} } = check({ ...whole, ...change });
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
};
const both = (password: string) => ({ password, confirmPassword: password });

describe("R65: the fields of the sign-in forms", () => {
  it("are trimmed for the address, but not for the password", () => {
    const { password } = whole;
    const email = "mei@example.com";
    expect(checkLogIn(whole)).toEqual({ ok: true, value: { email, password } });
    expect(checkForgotten(whole)).toEqual({ ok: true, value: email });
    expect(checkRegistration(whole)).toEqual({
      ok: true,
      value: { firstName: "Mei", lastName: "Lin", email, password },
    });
    expect(checkReset(whole)).toEqual({ ok: true, value: password });
  });

  it.each<[string, Check, object]>([
    ["log in", checkLogIn, { email: "required", password: "required" }],
    ["forgot", checkForgotten, { email: "required" }],
    [
      "register",
      checkRegistration,
      {
        firstName: "required",
        lastName: "required",
        email: "required",
        password: "required",
        confirmPassword: "required",
      },
    ],
    ["reset", checkReset, { password: "required", confirmPassword: "required" }],
  ])("of %s are all required", (_form, check, found) => {
    expect(problems(check, blank)).toEqual(found);
  });

  it.each<[string, Check, Partial<TypedAccount>, object]>([
    ["log in takes any password", checkLogIn, { password: "x" }, {}],
    ["a wrong address", checkLogIn, { email: "mei" }, { email: "invalid" }],
    ["a name of one letter", checkRegistration, { firstName: "M" }, { firstName: "too-short" }],
    ["a Chinese name of one character", checkRegistration, { lastName: "林" }, {}],
    ["five letters", checkRegistration, both("12345"), { password: "too-short" }],
    ["six", checkRegistration, both("123456"), {}],
    ["a long new password", checkRegistration, both("x".repeat(60)), {}],
    ["another one", checkRegistration, { confirmPassword: "S3cret" }, { confirmPassword: "different" }],
    ["five to reset", checkReset, both("12345"), { password: "too-short" }],
    ["twenty to reset", checkReset, both("x".repeat(20)), {}],
    ["twenty-one to reset", checkReset, both("x".repeat(21)), { password: "too-long" }],
    ["another one to reset", checkReset, { confirmPassword: "S3cret" }, { confirmPassword: "different" }],
  ])("are checked: %s", (_what, check, change, found) => {
    expect(problems(check, change)).toEqual(found);
  });
});
