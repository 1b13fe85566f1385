// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { adoptSheets, applyTheme, registerSheet } from "../../src/ui/sheets.ts";

function newRoot(): ShadowRoot {
  return document.createElement("div").attachShadow({ mode: "open" });
}

describe("style sheets", () => {
  it("are shared by all roots, except for the theme's", () => {
    registerSheet(".a{color:red}");
    const [one, other] = [newRoot(), newRoot()];
    const [undressOne, undressOther] = [adoptSheets(one), adoptSheets(other)];
    const [sheetsOfOne, sheetsOfOther] = [[...one.adoptedStyleSheets], [...other.adoptedStyleSheets]];
    expect(sheetsOfOne.length).toBeGreaterThan(1);
    expect(sheetsOfOne.slice(0, -1)).toEqual(sheetsOfOther.slice(0, -1));
    expect(sheetsOfOne[0]).toBe(sheetsOfOther[0]);
    expect(sheetsOfOne.at(-1)).not.toBe(sheetsOfOther.at(-1));
    undressOne();
    undressOther();
  });

  it("of a chunk that loads later are added once to all existing roots, before their theme", () => {
    const root = newRoot();
    const undress = adoptSheets(root);
    const before = [...root.adoptedStyleSheets];
    registerSheet(".late{color:blue}");
    registerSheet(".late{color:blue}");
    expect(root.adoptedStyleSheets).toHaveLength(before.length + 1);
    expect(root.adoptedStyleSheets.at(-1)).toBe(before.at(-1));
    expect(root.adoptedStyleSheets.at(-2)?.cssRules[0]?.cssText).toContain(".late");
    undress();
  });

  it("are removed completely, and later ones aren't added any more", () => {
    const root = newRoot();
    adoptSheets(root)();
    registerSheet(".later{color:green}");
    expect(root.adoptedStyleSheets).toEqual([]);
  });

  it("stay if an old removal runs after the next adoption", () => {
    const root = newRoot();
    const undressFirst = adoptSheets(root);
    const undressSecond = adoptSheets(root);
    undressFirst();
    expect(root.adoptedStyleSheets.length).toBeGreaterThan(0);
    undressSecond();
    expect(root.adoptedStyleSheets).toEqual([]);
  });
});

describe("applyTheme", () => {
  it("applies to :host of one root, and is replaced by the next theme", () => {
    const [root, neighbour] = [newRoot(), newRoot()];
    const undress = [adoptSheets(root), adoptSheets(neighbour)];
    applyTheme(root, { "--servery-accent": "#123456" });
    applyTheme(root, { "--servery-button": "#abcdef" });
    const text = root.adoptedStyleSheets.at(-1)?.cssRules[0]?.cssText ?? "";
    expect(text).toMatch(/^@media screen {\s*:host\s*{/);
    expect(text).toContain("--servery-button: #abcdef");
    expect(text).not.toContain("#123456");
    expect(neighbour.adoptedStyleSheets.at(-1)?.cssRules).toHaveLength(0);
    for (const each of undress) each();
  });
});
