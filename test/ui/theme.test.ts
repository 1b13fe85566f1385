import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrastRatio, mix, parseHexColour, READABLE_RATIO } from "../../src/ui/contrast.ts";
import { themeProperties, type UiColours } from "../../src/ui/theme.ts";

const tokens = readFileSync(new URL("../../src/ui/tokens.css", import.meta.url), "utf8");
const defaults: Readonly<Record<string, string>> = Object.fromEntries(
  [...(/^:host \{$[^}]*/m.exec(tokens)?.[0] ?? "").matchAll(/(--servery-[\w-]+):\s*([^;]+);/g)].map(
    ([, name, value]) => [name, value],
  ),
);

const pairs = [
  ["ink", "paper"],
  ["ink", "surface"],
  ["ink", "sunken"],
  ["ink-soft", "paper"],
  ["ink-soft", "surface"],
  ["ink-soft", "sunken"],
  ["ink-soft", "accent-soft"],
  ["accent-text", "paper"],
  ["accent-text", "surface"],
  ["accent-text", "accent-soft"],
  ["on-accent", "accent"],
  ["on-button", "button"],
  ["on-button", "button-hover"],
  ["on-menu", "menu"],
  ["on-menu-highlight", "menu-highlight"],
  ["on-title-bar", "title-bar"],
  ["on-pending", "pending"],
  ["good", "paper"],
  ["good", "good-soft"],
  ["good", "surface"],
  ["bad", "paper"],
  ["bad", "surface"],
  ["bad", "bad-soft"],
  ["warning", "warning-soft"],
  ["plate-ink", "plate"],
] as const;

/** What the browser makes of a token: var() and color-mix() followed. */
function colourOf(name: string, theme: Readonly<Record<string, string>>): ReturnType<typeof parseHexColour> {
  const value = theme[name] ?? defaults[name] ?? "";
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (reference) return colourOf(reference, theme);
  const blend = /^color-mix\(in srgb, (?:var\((--[\w-]+)\)|(#\w+)) (\d+)%, (?:var\((--[\w-]+)\)|black)\)$/.exec(value);
  if (!blend) return parseHexColour(value);
  const [, first, hex, percent, second] = blend;
  const one = first ? colourOf(first, theme) : parseHexColour(hex ?? "");
  const other = second ? colourOf(second, theme) : parseHexColour("#000");
  return one && other && mix(one, other, Number(percent) / 100);
}

function ratio(text: string, ground: string, theme: Readonly<Record<string, string>>): number {
  const [one, other] = [colourOf(`--servery-${text}`, theme), colourOf(`--servery-${ground}`, theme)];
  if (!one || !other) throw new Error(`${text} on ${ground}: not a colour`);
  return contrastRatio(one, other);
}

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);
const typed = fc.oneof({ weight: 6, arbitrary: hex }, fc.constant("white"), fc.constant(""));
const uiColours: fc.Arbitrary<Partial<UiColours>> = fc.record(
  {
    buttonColour: typed,
    buttonText: typed,
    commonColour: typed,
    menuHighlight: typed,
    menuHighlightText: typed,
    statusPending: typed,
    titleBar: typed,
    menuBackground: typed,
    menuText: typed,
  },
  { requiredKeys: [] },
);

describe("tokens", () => {
  it.each(pairs)("%s can be read on %s", (text, ground) => {
    expect(ratio(text, ground, {})).toBeGreaterThanOrEqual(READABLE_RATIO);
  });

  it("draw the edge of a control at 3:1 (WCAG 1.4.11)", () => {
    expect(ratio("control-line", "surface", {})).toBeGreaterThanOrEqual(3);
    expect(ratio("control-line", "paper", {})).toBeGreaterThanOrEqual(3);
  });

  it("are the colours that the theme reckons with", () => {
    const paper = defaults["--servery-paper"] ?? "";
    expect(themeProperties({ menuText: "#000" })["--servery-menu"]).toBe(paper);
    expect(themeProperties({ menuBackground: paper })["--servery-on-menu"]).toBe(defaults["--servery-ink-soft"]);
    expect(themeProperties({ titleBar: paper })["--servery-on-title-bar"]).toBe(defaults["--servery-ink"]);
    expect(themeProperties({ buttonText: "#fff" })["--servery-button"]).toBe(defaults["--servery-accent"]);
  });

  it("never speak in rem: a host's root font size is not ours", () => {
    expect(tokens).not.toMatch(/\drem\b/);
  });
});

/** As README.md's tokens make a page dark. */
const dark = {
  paper: "#111418",
  surface: "#1b1f25",
  sunken: "#0c0e11",
  ink: "#f2f2f2",
  "ink-soft": "#b8bcc4",
} as const;

describe("a page that turns paper and ink dark", () => {
  const given = Object.fromEntries(Object.entries(dark).map(([name, value]) => [`--servery-${name}`, value]));
  const { paper, surface, ink } = dark;

  it.each([{}, { commonColour: "#ffb347" }, { commonColour: "#222222", buttonText: "#333333" }])(
    "can be read everywhere, with %j",
    (colours) => {
      const theme = { ...given, ...themeProperties({ ...colours, paper, surface, ink }) };
      const unreadable = pairs.filter(([text, ground]) => ratio(text, ground, theme) < READABLE_RATIO);
      expect(unreadable).toEqual([]);
    },
  );
});

/** What these were before they followed paper and ink. */
it.each([
  ["line", "#ebe5db"],
  ["line-strong", "#d6ccbe"],
  ["good", "#22693a"],
  ["good-soft", "#e6f3ea"],
  ["bad", "#b0211d"],
  ["bad-soft", "#fdecea"],
  ["warning", "#734508"],
  ["warning-soft", "#fdf0d8"],
  ["pending", "#fdf0d8"],
  ["on-pending", "#734508"],
  ["plate", "#f7ead6"],
  ["plate-ink", "#7a5a2c"],
])("the usual %s looks as ever: %s", (name, hex) => {
  const [now, before] = [colourOf(`--servery-${name}`, {}), parseHexColour(hex)];
  if (!now || !before) throw new Error(`${name}: not a colour`);
  for (const part of ["red", "green", "blue"] as const)
    expect(Math.abs(now[part] - before[part])).toBeLessThanOrEqual(1);
});

describe("themeProperties", () => {
  it("changes nothing when the store gives no colour, or none that is one", () => {
    expect(themeProperties({})).toEqual({});
    expect(themeProperties({ commonColour: "tomato", titleBar: "", buttonText: "#12" })).toEqual({});
  });

  it("keeps a readable pair as it was given", () => {
    const theme = themeProperties({ buttonColour: "#0B6E4F", buttonText: "#fff8e7", titleBar: "#222222" });
    expect(theme).toMatchObject({
      "--servery-button": "#0b6e4f",
      "--servery-on-button": "#fff8e7",
      "--servery-title-bar": "#222222",
      "--servery-on-title-bar": "#ffffff",
    });
  });

  it("takes black for text on a pale accent, and a darker shade of it for text on paper", () => {
    const theme = themeProperties({ commonColour: "#ffe066" });
    expect(theme["--servery-accent"]).toBe("#ffe066");
    expect(theme["--servery-on-accent"]).toBe("#000000");
    expect(theme["--servery-accent-text"]).not.toBe("#ffe066");
  });

  it("lets the button's colour stand for the accent where that is not given", () => {
    expect(themeProperties({ buttonColour: "#0b6e4f" })["--servery-accent"]).toBe("#0b6e4f");
  });

  it("makes every text readable on its ground, whatever a store typed", () => {
    fc.assert(
      fc.property(uiColours, (colours) => {
        const theme = themeProperties(colours);
        for (const [text, ground] of pairs) {
          expect(ratio(text, ground, theme), `${text} on ${ground}`).toBeGreaterThanOrEqual(READABLE_RATIO);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("lets nothing through but names of tokens and hex colours", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const theme = themeProperties({ buttonColour: one, titleBar: other, menuText: `#123456;}${one}` });
        for (const [name, value] of Object.entries(theme)) {
          expect(name).toMatch(/^--servery-[a-z-]+$/);
          expect(value).toMatch(/^#[0-9a-f]{6}$/);
        }
      }),
    );
  });
});
