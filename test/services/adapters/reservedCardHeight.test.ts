import { expect, it } from "vitest";
import { reservedCardHeight } from "../../../src/services/adapters/payment/reservedCardHeight.ts";
import { cardLook } from "../../support/cardLook.ts";

it.each([
  ["side by side", 280, "44px", 238],
  ["one below the other", 279, "44px", 321],
  ["higher ones", 400, "56px", 274],
])("the frame has the height of its fields from the start: %s", (_name, widthPx, height, expected) => {
  expect(reservedCardHeight(widthPx, { ...cardLook, height })).toBe(expected);
});
