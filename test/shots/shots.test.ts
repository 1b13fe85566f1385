import { describe, expect, it } from "vitest";
import { rankChanges, shareOfChange } from "./changes.ts";
import { indexPage } from "./indexPage.ts";
import { fileOf, type Look, planSeries, type Wish } from "./plan.ts";
import { readWish } from "./readWish.ts";
import { filesOf, planSheets } from "./sheets.ts";

const usual = { isWalked: false, isLong: false, isMobileOnly: false };
const subjects = [
  { ...usual, name: "menu", isLong: true },
  { ...usual, name: "drawer", isWalked: true, isMobileOnly: true },
  { ...usual, name: "checkout", isWalked: true },
  { ...usual, name: "checkout filled in", isWalked: true },
  { ...usual, name: "order ready" },
];
const looks: readonly Look[] = [
  { name: "light", subjects },
  { name: "dark", subjects },
];
const languages = ["en", "zh-CN"] as const;

function planned(wish: Wish): readonly string[] {
  return planSeries(looks, languages, wish).map(
    ({ look, language, subject, sizes }) =>
      `${look} ${language} ${subject.name} ${sizes.map(({ widthPx }) => widthPx).join("+")}`,
  );
}

it("names a picture's file by look, language, screen and width", () => {
  const picture = { look: "dark", language: "zh-CN", row: "hotel's gift cards, its end", widthPx: 360 } as const;
  expect(fileOf(picture)).toBe("dark/zh-CN/hotel-s-gift-cards-its-end-360.png");
});

describe("the planned pictures", () => {
  it("include everything by default: screens reached by clicks again on a desktop, the others in one series", () => {
    expect(planned({}).filter((each) => each.startsWith("light en"))).toEqual([
      "light en menu 360+768+1280+1920",
      "light en drawer 360+768",
      "light en checkout 360+768",
      "light en checkout 1280+1920",
      "light en checkout filled in 360+768",
      "light en checkout filled in 1280+1920",
      "light en order ready 360+768+1280+1920",
    ]);
    expect(planned({})).toHaveLength(28);
  });

  it("are narrowed by each option", () => {
    expect(planned({ tenant: "dark", width: 1_280, language: "zh-CN", only: "checkout" })).toEqual([
      "dark zh-CN checkout 1280",
      "dark zh-CN checkout filled in 1280",
    ]);
    expect(planned({ width: 1_920, only: "drawer" })).toEqual([]);
  });
});

describe("the options", () => {
  const read = (...args: string[]) => readWish(args, ["light", "dark"], languages);

  it("are parsed", () => {
    const args = ["--tenant", "dark", "--width", "360", "--language", "zh-CN", "--only", "menu", "--against", "x"];
    expect(read(...args)).toEqual({ tenant: "dark", width: 360, language: "zh-CN", only: "menu", against: "x" });
    expect(read()).toEqual({});
  });

  it.each([
    [["--tenant", "blue"], "--tenant is one of light, dark, not blue."],
    [["--width", "320"], "--width is one of 360, 768, 1280, 1920, not 320."],
    [["--language", "fr"], "--language is one of en, zh-CN, not fr."],
    [["checkout"], "Unexpected argument 'checkout'"],
  ])("are refused if they are unknown: %j", (args, why) => {
    expect(() => read(...args)).toThrow(why);
  });
});

it("every picture has one place on one sheet, in the order of the screens", () => {
  const sheets = planSheets(looks, languages);
  expect(sheets.slice(0, 3).map(({ name, rows }) => [name, rows])).toEqual([
    ["light-en-1", ["menu", "menu, its end", "drawer", "checkout"]],
    ["light-en-2", ["checkout filled in", "order ready"]],
    ["light-zh-CN-1", ["menu", "menu, its end", "drawer", "checkout"]],
  ]);
  const files = sheets.flatMap(filesOf);
  expect(files).toHaveLength(6 * 4 * 4);
  expect(new Set(files).size).toBe(files.length);
});

it("the index page lists the most changed pictures first, and leaves out unchanged ones", () => {
  const changes = rankChanges([
    { file: "b-360.png", share: 0.01 },
    { file: "same-360.png", share: 0 },
    { file: "c-360.png", share: 0.5 },
    { file: "a-360.png", share: 0.01 },
  ]);
  expect(changes.map(({ file }) => file)).toEqual(["c-360.png", "a-360.png", "b-360.png"]);
  const page = indexPage(planSheets(looks, languages), changes, "../old");
  expect(page).toContain("c-360.png: 50.00 %");
  expect(page).toContain('src="now/c-360.png"');
  expect(page).toContain('src="../old/c-360.png"');
  expect(page).toContain('src="sheets/dark-zh-CN-2.png"');
});

describe("the share of a picture that changed", () => {
  /** A grey picture with one letter per pixel: `.` is 0, `x` is 200, `o` is 203. */
  function picture(...rows: readonly string[]): ImageData {
    const values: Readonly<Record<string, number>> = { ".": 0, x: 200, o: 203, h: 100 };
    const data = [...rows.join("")].flatMap((letter) => [...Array(3).fill(values[letter]), 255]);
    return { width: rows[0]?.length ?? 0, height: rows.length, data: Uint8ClampedArray.from(data) } as ImageData;
  }
  const bar = picture("......", ".xxxx.", ".xxxx.", "......", "......");

  it.each([
    ["nothing", bar],
    ["what stands a pixel lower", picture("......", "......", ".xxxx.", ".xxxx.", "......")],
    ["a rounded edge", picture("......", ".hxxh.", ".hxxh.", "......", "......")],
  ])("is 0 for %s", (_what, other) => {
    expect(shareOfChange(bar, other)).toBe(0);
  });

  it.each([
    ["another shade, however slight", picture("......", ".oooo.", ".oooo.", "......", "......"), 8 / 30],
    ["what went away", picture("......", "......", "......", "......", "......"), 8 / 30],
    ["another size", picture("x"), 1],
  ])("counts %s", (_what, other, share) => {
    expect(shareOfChange(bar, other)).toBeCloseTo(share);
    expect(shareOfChange(other, bar)).toBeCloseTo(share);
  });
});
