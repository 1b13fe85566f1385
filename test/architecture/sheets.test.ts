import { describe, expect, it } from "vitest";
import { looksOfTheirOwn } from "./sheets.ts";
import { filesUnder } from "./sourceFiles.ts";

it("style sheets take their looks from tokens only", () => {
  expect(looksOfTheirOwn(filesUnder("src", /\.css$/))).toEqual([]);
});

const forbidden: readonly string[] = [
  ".a { color: #b3401a; }",
  ".a { background: rgb(0 0 0 / 0.5); }",
  ".a { border: 1px solid hsl(0 0% 0%); }",
  ".a { width: 2rem; }",
  ".a { padding: 10px; }",
  ".a { margin-inline: calc(var(--servery-space-2) + 6px); }",
  ".a { color: red; font-size: 16px }",
  ".a { border-radius: 6px; }",
  "@media (min-width: 992px) { .a { color: inherit; } }",
];

describe("a value that should be a token is reported", () => {
  it.each(forbidden)("%s", (text) => {
    expect(looksOfTheirOwn([{ path: "src/ui/Planted.css", text }])).toHaveLength(1);
  });
});

const allowed: readonly (readonly [path: string, css: string])[] = [
  ["src/ui/tokens.css", ":host { --servery-ink: #211d18; --servery-space-1: 4px; }"],
  ["src/ui/a.css", ".a { color: var(--servery-ink); padding: var(--servery-space-2) 0; }"],
  ["src/ui/a.css", ".a { border: 1px solid var(--servery-line); margin: -1px; }"],
  ["src/ui/a.css", ".a { width: 112px; inset: 5px; max-width: min(640px, 100%); }"],
  ["src/ui/a.css", "/* not #fff, not 2rem */ .a { padding: 0.5em; }"],
  ["src/ui/a.css", "@container servery (min-width: 992px) { .a:hover { gap: 0; } }"],
  ["src/ui/a.css", "@media (max-height: 400px) { .a { position: static; } }"],
  ["src/ui/a.css", "@media (prefers-reduced-motion: reduce) { .a { transition: none; } }"],
];

describe("an allowed value is not reported", () => {
  it.each(allowed)("%s: %s", (path, text) => {
    expect(looksOfTheirOwn([{ path, text }])).toEqual([]);
  });
});

it("rem is reported in tokens.css itself", () => {
  expect(looksOfTheirOwn([{ path: "src/ui/tokens.css", text: ":host { --servery-space-1: 1rem; }" }])).toHaveLength(1);
});
