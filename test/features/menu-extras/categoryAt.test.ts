import { expect, it } from "vitest";
import { categoryAt } from "../../../src/features/menu-extras/categoryAt.ts";

const middle = { linePx: 78, bottomPx: 800, isAtEnd: false };
const end = { ...middle, isAtEnd: true };

/** The tops of four sections. The last two are short. */
it.each([
  ["the first at the top of the page, below a tall head", [430, 1_030, 1_630, 1_800], middle, 0],
  ["the first where the head alone fills the window", [900, 1_500, 2_100, 2_270], middle, 0],
  ["the one at the line", [-522, 78, 678, 848], middle, 1],
  ["the one before, until the next reaches the line", [-521, 79, 679, 849], middle, 0],
  ["a short one in passing", [-1_200, -600, 60, 230], middle, 2],
  ["the last, once it has reached the line", [-1_400, -800, -200, -30], middle, 3],
  ["the last at the end of the page, although it can't reach the line", [-1_000, -400, 200, 370], end, 3],
  ["the last one in sight, if the page's end comes before it", [-1_000, -400, 200, 900], end, 2],
  ["the first of a search's results", [90], middle, 0],
  ["the first, if there is none", [], middle, 0],
] as const)("marks %s", (_what, tops, viewport, expected) => {
  expect(
    categoryAt(
      tops.map((topPx) => ({ topPx })),
      viewport,
    ),
  ).toBe(expected);
});
