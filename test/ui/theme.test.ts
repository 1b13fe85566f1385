import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrastRatio, mix, parseHexColour, READABLE_RATIO } from "../../src/ui/contrast.ts";
import { mendedSteps, usualGrounds } from "../../src/ui/fixContrast.ts";
import type { ThemeProperties } from "../../src/ui/sheets.ts";
import { type PageColours, type ThemeColours, themeProperties } from "../../src/ui/theme.ts";

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
  ["ink-soft", "plate"],
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
  ["ink", "chosen"],
  ["ink", "ribbon"],
  ["ink", "plate"],
  ["ink", "good-soft"],
  ["ink", "bad-soft"],
  ["ink", "warning-soft"],
] as const;

/** The colour of a token, with var() and color-mix() resolved. */
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
const uiColours: fc.Arbitrary<Partial<ThemeColours>> = fc.record(
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
  it.each(pairs)("%s is readable on %s", (text, ground) => {
    expect(ratio(text, ground, {})).toBeGreaterThanOrEqual(READABLE_RATIO);
  });

  it.each(["paper", "surface", "sunken"])("draw the edge of a control at 3:1 on %s (WCAG 1.4.11)", (ground) => {
    expect(ratio("control-line", ground, {})).toBeGreaterThanOrEqual(3);
  });

  it("contain only one white", () => {
    expect(colourOf("--servery-surface", {})).toEqual(colourOf("--servery-paper", {}));
  });

  it("match the colours that the theme calculates with", () => {
    const paper = defaults["--servery-paper"] ?? "";
    expect(themeProperties({ menuText: "#000" })["--servery-menu"]).toBe(paper);
    expect(parseHexColour(themeProperties({ menuBackground: "#eeeeee" })["--servery-on-menu"] ?? "")).toEqual(
      colourOf("--servery-ink-soft", {}),
    );
    expect(themeProperties({ titleBar: "#eeeeee" })["--servery-on-title-bar"]).toBe(defaults["--servery-ink"]);
    expect(themeProperties({ buttonText: "#fff" })["--servery-button"]).toBe(defaults["--servery-accent"]);
    for (const [name, colour] of Object.entries(usualGrounds))
      expect(colourOf(`--servery-${name}`, {})).toEqual(colour);
  });

  it("never use rem, because the host page's root font size isn't ours", () => {
    expect(tokens).not.toMatch(/\drem\b/);
  });
});

/** The theme with its corrections, over what the page sets. */
function dressed(page: Partial<PageColours>, store: Partial<ThemeColours> = {}): ThemeProperties {
  const own: ThemeProperties = Object.fromEntries(
    Object.entries(page).map(([name, value]) => [`--servery-${name}`, value]),
  );
  const theme = themeProperties({ ...store, ...page });
  const drawn = cascade(own, theme);
  return cascade(
    own,
    theme,
    mendedSteps((name) => colourOf(`--servery-${name}`, drawn)),
  );
}

const important = /!important$/;

/** The page's rules win, except over what is important. */
function cascade(own: ThemeProperties, ...rules: readonly ThemeProperties[]): ThemeProperties {
  const all = rules.flatMap((rule) => Object.entries(rule));
  const first = all.filter(([, value]) => important.test(value));
  return {
    ...Object.fromEntries(all),
    ...own,
    ...Object.fromEntries(first.map(([name, value]) => [name, value.replace(important, "")])),
  };
}

function unreadable(theme: ThemeProperties): unknown[] {
  const texts = pairs.filter(([text, ground]) => ratio(text, ground, theme) < READABLE_RATIO);
  const edges = ["paper", "surface", "sunken"].filter((ground) => ratio("control-line", ground, theme) < 3);
  return [...texts, ...edges];
}

describe("a page with its own paper colour", () => {
  const [paper, ink] = ["#14110e", "#f6f1ea"];

  it.each([{}, { commonColour: "#ffb347" }, { commonColour: "#222222", buttonText: "#333333" }])(
    "is completely dark with only paper and ink set, with %j",
    (store) => {
      const theme = dressed({ paper, ink }, store);
      expect(unreadable(theme)).toEqual([]);
      expect(theme["--servery-scheme"]).toBe("dark");
      const grounds = ["surface", "sunken", "plate", "good-soft", "bad-soft", "warning-soft", "accent-soft", "menu"];
      for (const ground of grounds) expect(ratio("ink", ground, theme), ground).toBeGreaterThan(11);
    },
  );

  it("keeps the colours for success and error if they are readable", () => {
    const theme = dressed({ paper, ink });
    for (const name of ["good", "bad", "warning", "good-soft", "surface", "sunken"])
      expect(parseHexColour(theme[`--servery-${name}`] ?? "")).toEqual(
        colourOf(`--servery-${name}`, {
          "--servery-shade": theme["--servery-shade"] ?? "",
          "--servery-paper": paper,
          "--servery-ink": ink,
        }),
      );
  });

  it("gets black or white ink if its own isn't readable", () => {
    expect(themeProperties({ paper })).toMatchObject({ "--servery-ink": "#ffffff", "--servery-scheme": "dark" });
    expect(themeProperties({ paper: "#e08030" })["--servery-ink"]).toBe(defaults["--servery-ink"]);
    expect(themeProperties({ paper: "#e08030" })).not.toHaveProperty("--servery-scheme");
  });

  it("is readable everywhere with any colour", () => {
    fc.assert(
      fc.property(hex, uiColours, (any, store) => {
        expect(unreadable(dressed({ paper: any }, store))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

describe("a page with its own paper and surface", () => {
  it("is readable everywhere, with any pair and any colours of the store", () => {
    fc.assert(
      fc.property(hex, hex, uiColours, (paper, surface, store) => {
        expect(unreadable(dressed({ paper, surface }, store))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it("is readable everywhere with any surface alone", () => {
    fc.assert(
      fc.property(hex, uiColours, (surface, store) => {
        expect(unreadable(dressed({ surface }, store))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it("keeps its surface where an ink is readable on both, and else has the paper's own", () => {
    expect(dressed({ paper: "#102030", surface: "#304050" })).toMatchObject({
      "--servery-surface": "#304050",
      "--servery-ink": "#ffffff",
    });
    expect(dressed({ paper: "#ffffff", surface: "#000000" })).toMatchObject({
      "--servery-surface": "#ffffff",
      "--servery-ink": defaults["--servery-ink"],
    });
  });

  it("keeps an ink of its own, and gets backgrounds on which that is readable", () => {
    const theme = dressed({ paper: "#ffffff", surface: "#222222", ink: "#111111" });
    expect(theme).toMatchObject({ "--servery-surface": "#ffffff", "--servery-ink": "#111111" });
  });
});

describe("a store's own white", () => {
  it("applies to the whole page and the bars, and its cards are derived from it", () => {
    const theme = themeProperties({ menuBackground: "#fcfdfd", titleBar: "#ffffff" });
    expect(theme).toMatchObject({ "--servery-paper": "#fcfdfd", "--servery-shade": "#797774" });
    expect(Object.keys(theme).join()).not.toMatch(/menu|title-bar|scheme/);
  });

  it("isn't used if it is a colour, or if the page sets its own", () => {
    expect(themeProperties({ menuBackground: "#ffe600" })).not.toHaveProperty("--servery-paper");
    expect(themeProperties({ menuBackground: "#ffffff", paper: "#14110e" })).not.toHaveProperty("--servery-paper");
  });
});

describe("a store's own dark colour", () => {
  const night = { menuBackground: "#14110e", titleBar: "#15120f", menuText: "#f6f1ea", commonColour: "#e8a33d" };

  it("applies to the whole page if both bars have it", () => {
    const theme = themeProperties(night);
    expect(theme).toMatchObject({ "--servery-paper": "#14110e", "--servery-scheme": "dark" });
    const [paper, ink] = [theme["--servery-paper"], theme["--servery-ink"]].map((hex) => parseHexColour(hex ?? ""));
    expect(paper && ink && contrastRatio(paper, ink)).toBeGreaterThan(READABLE_RATIO);
  });

  it.each([
    ["one bar alone", { menuBackground: "#14110e" }],
    ["two that differ", { ...night, titleBar: "#ffffff" }],
    ["a brand's colour", { menuBackground: "#b3401a", titleBar: "#b3401a" }],
    ["a page that has its own", { ...night, paper: "#fffdfa" }],
  ])("isn't used for %s", (_what, colours) => {
    expect(themeProperties(colours)).not.toHaveProperty("--servery-paper");
  });
});

describe("themeProperties", () => {
  it("changes nothing if the store sets no colour or no valid one", () => {
    expect(themeProperties({})).toEqual({});
    expect(themeProperties({ commonColour: "tomato", titleBar: "", buttonText: "#12" })).toEqual({});
  });

  it("keeps a readable pair unchanged", () => {
    const theme = themeProperties({ buttonColour: "#0B6E4F", buttonText: "#fff8e7", titleBar: "#222222" });
    expect(theme).toMatchObject({
      "--servery-button": "#0b6e4f",
      "--servery-on-button": "#fff8e7",
      "--servery-title-bar": "#222222",
      "--servery-on-title-bar": "#ffffff",
    });
  });

  it("uses black for text on a pale accent, and a darker shade of it for text on paper", () => {
    const theme = themeProperties({ commonColour: "#ffe066" });
    expect(theme["--servery-accent"]).toBe("#ffe066");
    expect(theme["--servery-on-accent"]).toBe("#000000");
    expect(theme["--servery-accent-text"]).not.toBe("#ffe066");
  });

  it("uses the button's colour as the accent if none is set", () => {
    expect(themeProperties({ buttonColour: "#0b6e4f" })["--servery-accent"]).toBe("#0b6e4f");
  });

  it("makes every text readable on its background, with any colours", () => {
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

  it("outputs only token names and hex colours", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const theme = themeProperties({ buttonColour: one, titleBar: other, menuText: `#123456;}${one}` });
        for (const [name, value] of Object.entries(theme)) {
          expect(name).toMatch(/^--servery-[a-z-]+$/);
          expect(value).toMatch(/^#[0-9a-f]{6}$|^dark$/);
        }
      }),
    );
  });
});
