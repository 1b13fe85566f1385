import { expect, it } from "vitest";
import { filesUnder, type SourceFile } from "./sourceFiles.ts";

interface SheetRule {
  readonly why: string;
  readonly breaks: (property: string, value: string) => boolean;
}

const colour = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;
const pixels = /(?<![\w-])(\d*\.?\d+)px/g;
/** Spacing, type, corners and shadows come from tokens. The size and position of an element are its own. */
const fromTokens = /^(margin|padding|gap|row-gap|column-gap|font|border-radius|box-shadow|letter-spacing|line-height)/;
const largestHairlinePx = 3;

const rules: readonly SheetRule[] = [
  { why: "a colour of its own: take a token", breaks: (_, value) => colour.test(value) },
  { why: "rem: the host's root font is not ours", breaks: (_, value) => /\d(rem|rlh)\b/.test(value) },
  {
    why: "a length of its own: take a token",
    breaks: (property, value) =>
      fromTokens.test(property) && [...value.matchAll(pixels)].some(([, px]) => Number(px) > largestHairlinePx),
  },
];

const tokens = "src/ui/tokens.css";

/** Returns one line for each declaration that bypasses the tokens. */
function looksOfTheirOwn(sheets: readonly SourceFile[]): string[] {
  return sheets.flatMap(({ path, text }) => {
    const css = text.replace(/\/\*[\s\S]*?\*\//g, "");
    const applying = path === tokens ? rules.slice(1, 2) : rules;
    const declared = declarationsOf(css).flatMap(([property, value]) =>
      applying
        .filter((rule) => rule.breaks(property, value))
        .map(({ why }) => `${path}: ${property}: ${value} has ${why}`),
    );
    return [
      ...declared,
      ...(asksForTheWindow(css) ? [`${path} asks for the window's width: take @container servery`] : []),
    ];
  });
}

function declarationsOf(css: string): (readonly [property: string, value: string])[] {
  return Array.from(css.matchAll(/(?:^|[{;])\s*([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g), ([, property = "", value = ""]) => [
    property,
    value.trim().replace(/\s+/g, " "),
  ]);
}

/**
 * Whether a sheet asks for the window's width. Its height is allowed: sticky elements and overlays are placed in the
 * window, and no container knows its height.
 */
function asksForTheWindow(css: string): boolean {
  return /@media[^{]*\b(width|min-width|max-width)\b/.test(css);
}

/**
 * Selectors that make Chromium style a whole menu again as soon as any `:has()` on the screen changes, such as at a
 * letter that is typed: those that end with neither a class nor a tag.
 */
function styleEverything(css: string): string[] {
  // What is printed isn't changed.
  const onScreen = css.replace(/\/\*[\s\S]*?\*\/|@media print\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
  const selectors = Array.from(onScreen.matchAll(/([^{};]+)\{/g), ([, list = ""]) => list.split(/,(?![^(]*\))/)).flat();
  return selectors
    .map((selector) => selector.trim().replace(/\s+/g, " "))
    .filter((selector) => /:has\(.*\)(?=[ >+~])(?:(?!\)).)*[ >+~](?!:is\()[:*[][^ ]*$/.test(selector));
}

it("no sheet makes the browser style a whole menu again", () => {
  const found = filesUnder("src", /\.css$/).flatMap(({ path, text }) =>
    styleEverything(text).map((selector) => `${path}: ${selector}`),
  );
  expect(found).toEqual([]);
});

it.each([
  [".card:has(> .sign) > :first-child", 1],
  [".card:has(> .sign) > *", 1],
  [".card:has(> .sign)", 0],
  [".card:has(> .sign) > .price", 0],
  [".row:has(> :placeholder-shown:not(:focus)) > :is(.field, .button)", 0],
])("%s", (selector, count) => {
  expect(styleEverything(`${selector} {\n  color: red;\n}`)).toHaveLength(count);
});

/** An order button and its panel stand in the page, around the shop, where its tokens don't reach. */
const inThePage = "src/entry/";

it("style sheets take their looks from tokens only", () => {
  const sheets = filesUnder("src", /\.css$/).filter(({ path }) => !path.startsWith(inThePage));
  expect(looksOfTheirOwn(sheets)).toEqual([]);
});
