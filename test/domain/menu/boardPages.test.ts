import { describe, expect, it } from "vitest";
import { type BoardSection, boardPages, cardKeysOf, pageMs } from "../../../src/domain/menu/boardPages.ts";

/** A section with a title of height 2 and dishes of height 1, unless other heights are given. */
function section(name: string, ...heights: number[]): BoardSection {
  return {
    id: name,
    name,
    titlePx: 2,
    rows: heights.map((heightPx, at) => ({ key: `${name}${at + 1}`, heightPx })),
  };
}

const ones = (count: number) => Array<number>(count).fill(1);

/** A column as text; "+" marks a section that continues from the column before. */
function drawn(sections: readonly BoardSection[], columns: number, heightPx: number): string[][] {
  return boardPages(sections, { columns, heightPx }).map((page) =>
    page.map((column) =>
      column.map(({ name, isContinued, keys }) => `${isContinued ? "+" : ""}${name}: ${keys.join(" ")}`).join(", "),
    ),
  );
}

describe("the pages of a menu board", () => {
  it.each<[string, BoardSection[], number, number, string[][]]>([
    ["nothing", [], 2, 10, []],
    ["one short section", [section("a", 1, 1)], 2, 10, [["a: a1 a2"]]],
    ["two that fit below each other", [section("a", 1, 1), section("b", 1)], 1, 7, [["a: a1 a2, b: b1"]]],
    ["two side by side", [section("a", ...ones(4)), section("b", 1, 1)], 2, 6, [["a: a1 a2 a3 a4", "b: b1 b2"]]],
    ["two on two pages", [section("a", ...ones(4)), section("b", 1, 1)], 1, 6, [["a: a1 a2 a3 a4"], ["b: b1 b2"]]],
    ["one that is longer than a column", [section("a", ...ones(6))], 1, 6, [["a: a1 a2 a3 a4"], ["+a: a5 a6"]]],
    ["none that continues with a single dish", [section("a", ...ones(5))], 1, 6, [["a: a1 a2 a3"], ["+a: a4 a5"]]],
    [
      "a title with at least two dishes below it",
      [section("a", 1, 1), section("b", ...ones(7))],
      1,
      7,
      [["a: a1 a2"], ["b: b1 b2 b3 b4 b5"], ["+b: b6 b7"]],
    ],
    [
      "one that starts if half of the column is free",
      [section("a", 1), section("b", ...ones(8))],
      1,
      10,
      [["a: a1, b: b1 b2 b3 b4 b5"], ["+b: b6 b7 b8"]],
    ],
    ["a dish that is taller than the screen", [section("a", 20, 1)], 1, 6, [["a: a1"], ["+a: a2"]]],
    ["lines of two rows", [section("a", 2, 2, 1)], 1, 6, [["a: a1 a2"], ["+a: a3"]]],
  ])("hold %s", (_what, sections, columns, heightPx, pages) => {
    expect(drawn(sections, columns, heightPx)).toEqual(pages);
  });

  it("show each dish once, in the menu's order, however tall the screen is", () => {
    const sections = [section("a", ...ones(11)), section("b", 2), section("c", ...ones(3)), section("d", 1, 2, 1, 2)];
    const all = sections.flatMap(({ rows }) => rows.map(({ key }) => key));
    for (let heightPx = 0; heightPx < 30; heightPx++) {
      for (const columns of [1, 2, 3]) {
        expect(boardPages(sections, { columns, heightPx }).flatMap(cardKeysOf)).toEqual(all);
      }
    }
  });

  it("are shown for five seconds, and one more for each dish", () => {
    const [page = []] = boardPages([section("a", ...ones(4)), section("b", 1, 1)], { columns: 2, heightPx: 6 });
    expect(pageMs(page)).toBe(11_000);
  });
});
