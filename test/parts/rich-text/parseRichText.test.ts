import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutEntities } from "../../../src/parts/rich-text/entities.ts";
import { parseRichText, type RichNode } from "../../../src/parts/rich-text/parseRichText.ts";

const allowed = "p br hr strong em u ul ol li h3 h4 a blockquote table tbody tr th td".split(" ");

describe("R38: HTML from outside becomes safe text", () => {
  it.each([
    ["plain text", "Be kind & rewind", ["Be kind & rewind"]],
    [
      "marks",
      "<b>Bold</b> and <i>slanted</i>",
      [{ tag: "strong", children: ["Bold"] }, " and ", { tag: "em", children: ["slanted"] }],
    ],
    [
      "a list",
      "<ul><li>One<li>Two</ul>",
      [
        {
          tag: "ul",
          children: [
            { tag: "li", children: ["One"] },
            { tag: "li", children: ["Two"] },
          ],
        },
      ],
    ],
    ["entities", "&lt;b&gt; &#65;&#x42; &unknown;", ["<b> AB &unknown;"]],
    ["a script", "a<script>alert(1)</script>b", ["a", "b"]],
    ["a script whose end tag contains a blank", "a<SCRIPT>alert('</p>')</script x>b", ["a", "b"]],
    ["a script within an attribute", '<p title="<script>">x</p>y', [{ tag: "p", children: ["x"] }, "y"]],
    ["a bracket within an attribute", "<b title='>'>x</b>", [{ tag: "strong", children: ["x"] }]],
    ["a script within a comment", "a<!-- <script> -->b", ["a", "b"]],
    ["a self-closing drawing", "a<svg viewBox='0 0 1 1'/>b", ["a", "b"]],
    ["the end of a script alone", "a</script>b", ["a", "b"]],
    ["a quote that is never closed", '<b title="x>y</b>z', [{ tag: "strong", children: ["y"] }, "z"]],
    ["a tag that is never closed", "a <b c", ["a ", "<b c"]],
    ["an attribute that only ends like a link's", '<a data-href="https://x.y">x</a>', ["x"]],
    ["a link without quotes", "<a href=https://x.y/>x</a>", [{ tag: "a", href: "https://x.y/", children: ["x"] }]],
    ["a script that never ends", "a<script>alert(1)", ["a"]],
    ["an event handler", '<p onclick="alert(1)">x</p>', [{ tag: "p", children: ["x"] }]],
    ["a picture", '<img src=x onerror="alert(1)">x', ["x"]],
    [
      "a web link",
      '<a href="https://example.com/a">x</a>',
      [{ tag: "a", href: "https://example.com/a", children: ["x"] }],
    ],
    ["a script link", '<a href="javascript:alert(1)">x</a>', ["x"]],
    ["a script link in disguise", '<a href=" java&#115;cript:alert(1)">x</a>', ["x"]],
    ["a relative link", '<a href="/x">x</a>', ["x"]],
    ["an unknown tag", "<blink>x</blink>", ["x"]],
    ["a lone bracket", "2 < 3", ["2 ", "<", " 3"]],
    ["a comment", "a<!-- <b> -->b", ["a", "b"]],
    ["a tag that names a property of objects", "<constructor>x</constructor>", ["x"]],
  ])("converts %s", (_name, html, expected) => {
    expect(parseRichText(html)).toEqual(expected);
  });

  const outside = ["text", "2 < 3", "&amp;"];
  const markup = [
    "<b>",
    "</b>",
    "<p title='<script>'>",
    '<a href="https://x.y" onclick="x">',
    "<a href='javascript:x'>",
    "<br/>",
    "<svg/>",
    "<blink>",
    "<script>x</script>",
    "<STYLE a='>'>x</style >",
    "<!-- <script> -->",
  ];
  const hostile = [
    "<script>",
    "</script>",
    "<",
    ">",
    '"',
    "'",
    "=",
    "/",
    "&#0;",
    "<svg/onload=x>",
    "<!--",
    "<a ",
    " href=",
  ];

  const isHarmless = (node: RichNode): boolean => {
    if (typeof node === "string") return true;
    const { tag, href, children, ...others } = node;
    const isAllowed = allowed.includes(tag) && Object.keys(others).length === 0;
    return isAllowed && /^(https:\/\/|mailto:|tel:)/i.test(href ?? "https://") && children.every(isHarmless);
  };
  const textOf = (node: RichNode): string => (typeof node === "string" ? node : node.children.map(textOf).join(""));

  it("never throws, and allows only listed tags, attributes and URLs", () => {
    const piece = fc.oneof(fc.constantFrom(...outside, ...markup, ...hostile), fc.string());
    fc.assert(fc.property(fc.array(piece), (parts) => parseRichText(parts.join("")).every(isHarmless)));
  });

  it("drops no text outside elements like script", () => {
    const pieces = fc.array(fc.constantFrom(...outside, ...markup));
    fc.assert(
      fc.property(pieces, (parts) => {
        const text = parts.filter((part) => outside.includes(part)).join("");
        expect(parseRichText(parts.join("")).map(textOf).join("")).toBe(text.replaceAll("&amp;", "&"));
      }),
    );
  });

  it.each([
    "<a ",
    "<a x='>' ",
    "<!",
    "</script ",
    "<script>",
    '<a b="',
    "<b>",
    "< ",
    "<a b=' ",
    "&#1",
    "<p title='<script>'>",
    "</b>",
  ])("parses 200 kB of %s in linear time", (piece) => {
    const timed = (length: number) => {
      const html = piece.repeat(length / piece.length);
      const startedAt = performance.now();
      parseRichText(html);
      return performance.now() - startedAt;
    };
    // If it were quadratic, it would take 100 times as long, which is seconds.
    expect(timed(200_000)).toBeLessThan(1_000);
  });
});

describe("entities in a store's text", () => {
  it.each([
    ["&eacute;&Eacute;&szlig;&yuml;", "éÉßÿ"],
    ["&AMP; &Amp;", "& &Amp;"],
    ["&alpha;&Omega;&sigmaf;&rho;&Sigma;", "αΩςρΣ"],
    ["&euro;5 &ndash; &pound;6&hellip;", "€5 – £6…"],
    ["&lsquo;a&rsquo; &ldquo;b&rdquo; &bdquo;c&rdquo; &bull;", "‘a’ “b” „c” •"],
    ["&frac12; &times; 4&sup2; &deg;C", "½ × 4² °C"],
    ["&hearts;&trade;&rarr;&ge;", "♥™→≥"],
    ["&amp;eacute;", "&eacute;"],
    ["&#8364;&#x20AC;&#128;&#150;&#146;", "€€€–’"],
    ["&#0;&#xD800;&#x110000;", ""],
    ["&#129;", "\u0081"],
    ["AT&T; &constructor; &; &nope;", "AT&T; &constructor; &; &nope;"],
  ])("converts %s", (text, shown) => {
    expect(withoutEntities(text)).toBe(shown);
  });
});
