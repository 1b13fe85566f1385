import { describe, expect, it } from "vitest";
import { parseResetLink } from "../../../src/wire/host/resetLink.ts";

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const sent = { Email: "梅@example.com", ResetPasswordToken: "t0ken", IsNewUser: "true", Company_ID: 120 };

describe("R65: the code of a reset link", () => {
  it.each([
    ["for a new account", sent, true],
    ["for an existing account", { ...sent, IsNewUser: "false" }, false],
    ["without that information", { Email: sent.Email, ResetPasswordToken: "t0ken" }, false],
  ])("is read: %s", (_what, value, isNewUser) => {
    expect(parseResetLink(encode(value))).toEqual({ email: "梅@example.com", token: "t0ken", isNewUser });
  });

  it.each([
    ["nothing", ""],
    ["text that isn't base64", "%%%"],
    ["base64 of an invalid length", "A"],
    ["text that isn't UTF-8", Buffer.from([0xff, 0xfe]).toString("base64url")],
    ["text that isn't JSON", Buffer.from("hello").toString("base64url")],
    ["null", encode(null)],
    ["a list", encode([sent])],
    ["a text", encode("Email")],
    ["no address", encode({ ...sent, Email: undefined })],
    ["an empty token", encode({ ...sent, ResetPasswordToken: "" })],
    ["a token that isn't text", encode({ ...sent, ResetPasswordToken: { toString: 1 } })],
    ["a code that is far too long", encode({ ...sent, Email: "x".repeat(9_000) })],
    ["a script", "javascript:alert(1)"],
  ])("is invalid with %s", (_what, code) => {
    expect(parseResetLink(code)).toBeNull();
  });
});
