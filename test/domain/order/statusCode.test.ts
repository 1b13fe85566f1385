import { expect, it } from "vitest";
import { statusCodeOf, statusCodes } from "../../../src/domain/order/statusCode.ts";

it.each(statusCodes)("R90: the code %s decides, whatever the sentence is", (code) => {
  expect(statusCodeOf(code, "")).toBe(code);
  expect(statusCodeOf(code, "We're having problems reaching the store.")).toBe(code);
});

it.each([
  ["We can't see your payment yet.", "payment-pending"],
  ["We can’t see your payment yet.", "payment-pending"],
  ["Sorry. We're having PROBLEMS REACHING THE STORE.", "unreachable"],
  ["Your card was declined.", null],
  ["", null],
])("R90: without a code, %j means %s", (sentence, code) => {
  expect(statusCodeOf("", sentence)).toBe(code);
});

it.each(["nobody-knows", "Busy", "toString"])("R90: the unknown code %j leaves it to the sentence", (code) => {
  expect(statusCodeOf(code, "The tap ran dry.")).toBeNull();
  expect(statusCodeOf(code, "We can't see your payment yet.")).toBe("payment-pending");
});
