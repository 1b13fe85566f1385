import { expect, it } from "vitest";
import { reservedCardHeight } from "../../../src/services/adapters/payment/reservedCardHeight.ts";
import { cardLook } from "../../support/cardLook.ts";

it.each([
  ["side by side", 280, "en", "44px", "above", 233],
  ["one below the other", 279, "en", "44px", "above", 316],
  ["higher ones", 400, "en", "56px", "above", 269],
  ["in Chinese", 280, "zh-CN", "44px", "above", 239],
  ["with labels inside", 280, "zh-CN", "48px", "inside", 160],
] as const)(
  "the frame has the height of its fields from the start: %s",
  (_name, widthPx, language, height, labels, expected) => {
    expect(reservedCardHeight(widthPx, { language, look: { ...cardLook, height, labels } })).toBe(expected);
  },
);
