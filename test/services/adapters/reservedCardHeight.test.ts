import { expect, it } from "vitest";
import { reservedCardHeight } from "../../../src/services/adapters/payment/reservedCardHeight.ts";
import { cardLook } from "../../support/cardLook.ts";

it.each([
  ["side by side", 280, "en", "44px", 244],
  ["one below the other", 279, "en", "44px", 327],
  ["higher ones", 400, "en", "56px", 280],
  ["in Chinese", 280, "zh-CN", "44px", 249],
] as const)(
  "the frame has the height of its fields from the start: %s",
  (_name, widthPx, language, height, expected) => {
    expect(reservedCardHeight(widthPx, { language, look: { ...cardLook, height } })).toBe(expected);
  },
);
