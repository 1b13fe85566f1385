import { describe, expect, it } from "vitest";
import { parseToFrame, parseToShop } from "../../../src/wire/frame/messages.ts";
import { cardLook as look } from "../../support/cardLook.ts";

const show = { kind: "show", language: "zh-CN", look, holder: "" };
const token = { kind: "token", id: 1, storeId: 120, udid: "u-1", amount: 12.5, intent: "charge" };

describe("what the shop tells the frame", () => {
  it.each([[show], [token], [{ kind: "focus" }], [{ kind: "show-problems" }]])("is understood: %j", (message) => {
    expect(parseToFrame(message)).toEqual(message);
  });

  it.each([
    ["another language", { ...show, language: "fr" }],
    ["a look without a colour", { ...show, look: { ...look, color: undefined } }],
    ["another intent", { ...token, intent: "refund" }],
    ["an amount that is a text", { ...token, amount: "12.50" }],
    ["another kind", { kind: "read" }],
    ["a text", "show"],
    ["nothing", null],
  ])("is nothing else: %s", (_name, message) => {
    expect(parseToFrame(message)).toBeNull();
  });

  it("leaves out what the frame doesn't need", () => {
    expect(parseToFrame({ ...token, contact: { email: "a@b.example" } })).toEqual(token);
  });
});

describe("what the frame tells the shop", () => {
  it.each([
    [{ kind: "shown", title: "Card details" }],
    [{ kind: "height", px: 238 }],
    [{ kind: "state", isComplete: true, brand: "visa" }],
    [{ kind: "state", isComplete: false, brand: null }],
    [{ kind: "submit" }],
    [{ kind: "token", id: 1, token: "t-1", brand: "visa", last4: "1111" }],
    [{ kind: "no-token", id: 1, reason: "HTTP 500" }],
  ])("is understood: %j", (message) => {
    expect(parseToShop(message)).toEqual(message);
  });

  it.each([
    ["a height that covers the page", { kind: "height", px: 1e6 }],
    ["the height of fields that aren't shown yet", { kind: "height", px: 0 }],
    ["a token without its last digits", { kind: "token", id: 1, token: "t-1", brand: "visa" }],
    ["the shop's own message", show],
  ])("is nothing else: %s", (_name, message) => {
    expect(parseToShop(message)).toBeNull();
  });
});
