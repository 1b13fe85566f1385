// @vitest-environment happy-dom

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PaperElement, type PaperNode, paper, paperElement } from "../../src/page/paper.ts";
import { createStyleClasses } from "../../src/page/styleClasses.ts";
import { writeHtml } from "../../src/page/writeHtml.ts";
import { runs } from "../support/thorough.ts";

const svg = "http://www.w3.org/2000/svg";

/** The signs that HTML could take for its own, among others. */
const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.stringMatching(/^[&<>"'=/;a-z\n\u00a0#x0-9 -]{1,12}$/),
  fc.constantFrom("</script>", "<!--", "]]>", "&amp;lt;", "&copy", "”香菜”", "\u2028"),
);
const attributes = fc.dictionary(
  fc.constantFrom("class", "title", "data-category", "aria-label", "href", "alt"),
  text,
  // Else it has a prototype that isn't a record's.
  { noNullPrototype: true, maxKeys: 3 },
);

const { node } = fc.letrec<{ node: PaperNode; whole: PaperElement; void: PaperElement; drawing: PaperElement }>(
  (tie) => ({
    node: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      text.filter((each) => each !== "").map((each) => paper.createTextNode(each)),
      tie("void"),
      tie("drawing"),
      tie("whole"),
    ),
    whole: fc
      .tuple(
        fc.constantFrom("div", "span", "section", "ul", "noscript"),
        attributes,
        fc.array(tie("node"), { maxLength: 4 }),
      )
      .map(([tag, given, content]) => paperElement(tag, given, ...content)),
    void: fc.tuple(fc.constantFrom("img", "input"), attributes).map(([tag, given]) => paperElement(tag, given)),
    drawing: text.map((d) => {
      const drawing = paper.createElementNS(svg, "svg");
      drawing.setAttribute("viewBox", "0 0 24 24");
      const path = paper.createElementNS(svg, "path");
      path.setAttribute("d", d);
      drawing.appendChild(path);
      return drawing;
    }),
  }),
);

type Plain = string | readonly [tag: string, attributes: Readonly<Record<string, string>>, content: readonly Plain[]];

/** Texts side by side are one to a parser. */
function joined(content: readonly Plain[]): readonly Plain[] {
  const all: Plain[] = [];
  for (const each of content) {
    const last = all.at(-1);
    if (typeof each === "string" && typeof last === "string") all[all.length - 1] = last + each;
    else all.push(each);
  }
  return all;
}

function plainPaper(each: PaperNode): Plain {
  if ("text" in each) return each.text;
  return [each.tag, Object.fromEntries([...each.attributes].sort()), joined(each.children.map(plainPaper))];
}

function plainDom(each: Node): Plain {
  if (!(each instanceof Element)) return each.textContent ?? "";
  const given = Array.from(each.attributes, ({ name, value }) => [name, value] as const).sort();
  return [each.localName, Object.fromEntries(given), joined(Array.from(each.childNodes, plainDom))];
}

function parsed(html: string): readonly Plain[] {
  const place = document.createElement("div");
  place.innerHTML = html;
  return Array.from(place.childNodes, plainDom);
}

describe("what is written as HTML", () => {
  it("is parsed back to the same tree", () => {
    fc.assert(
      fc.property(node, (each) => {
        expect(parsed(writeHtml(each))).toEqual([plainPaper(each)]);
      }),
      { numRuns: runs(2_000) },
    );
  });

  it("has no end tag where there is no content, and short attributes", () => {
    expect(writeHtml(paperElement("img", { alt: "", src: "a.webp", title: null }))).toBe('<img alt src="a.webp">');
  });

  it("keeps a script's data inside it", () => {
    fc.assert(
      fc.property(text, (each) => {
        const html = writeHtml(paperElement("script", { type: "application/json" }, JSON.stringify({ each })));
        expect(html.match(/</g)).toHaveLength(2);
        expect(JSON.parse(html.replace(/^<[^>]*>|<\/script>$/g, ""))).toEqual({ each });
      }),
    );
  });

  it("has no sign that a parser would replace", () => {
    expect(writeHtml(paperElement("p", {}, "a\rb\0c"))).toBe("<p>a&#13;b\ufffdc</p>");
  });
});

describe("the styles of elements", () => {
  const styled = (style: Readonly<Record<string, unknown>>) => Object.assign(paperElement("div", {}), { style });

  it("become classes, one for each distinct style", () => {
    const { classOf, css } = createStyleClasses();
    const high = { minHeight: "100vh", visibility: undefined };
    const html = [styled(high), styled({ aspectRatio: "4 / 3" }), styled(high), styled({})].map((each) =>
      writeHtml(each, classOf),
    );
    expect(html.map((each) => /class="(.*?)"/.exec(each)?.[1])).toEqual(["own-1", "own-2", "own-1", undefined]);
    expect(css()).toBe(".own-1:not(#own){min-height:100vh}\n.own-2:not(#own){aspect-ratio:4 / 3}");
  });

  it.each(["red}body{display:none", "a;b:c", "url(x)/*", '"', "\\7d", "</style>"])(
    "can't leave their rule: %s",
    (value) => {
      const { classOf, css } = createStyleClasses();
      expect(classOf({ objectPosition: value })).toBe("");
      expect(css()).toBe("");
    },
  );
});
