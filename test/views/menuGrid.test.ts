import { describe, expect, it } from "vitest";
import { columnsAt, firstScreenCards } from "../../src/views/menu/menuGrid.ts";

describe("how many cards a first screen is drawn with", () => {
  it.each([
    ["a small phone", 640, 360, false, 3],
    ["a phone", 844, 390, false, 4],
    ["a desk", 800, 902, false, 6],
    ["a wide desk", 1_080, 1_180, false, 15],
    ["a phone, photos above the names", 844, 390, true, 2],
    ["a window lower than the headers", 250, 390, false, 1],
  ])("%s", (_what, windowPx, menuPx, isCentred, count) => {
    expect(firstScreenCards(windowPx, columnsAt(menuPx), isCentred)).toBe(count);
  });
});
