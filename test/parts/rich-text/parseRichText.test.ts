import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseRichText, type RichNode } from "../../../src/parts/rich-text/parseRichText.ts";

describe("R38: HTML from outside becomes harmless text", () => {
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
    ["a script", "a<script>alert(1)</script>b", ["ab"]],
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
  ])("%s", (_name, html, expected) => {
    expect(parseRichText(html)).toEqual(expected);
  });

  it("never throws, and writes no tag or address that isn't on the list", () => {
    const pieces = fc.constantFrom(
      "<b>",
      "</b>",
      "<a href='javascript:x'>",
      '<a href="https://x.y">',
      "<script>",
      "</script>",
      "<",
      ">",
      "&#0;",
      "text",
      "<svg/onload=x>",
      "<!--",
    );
    const isHarmless = (node: RichNode): boolean =>
      typeof node === "string" ||
      ((node.href ?? "https://").startsWith("https://") &&
        node.tag !== ("script" as string) &&
        node.children.every(isHarmless));
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string())), (parts) => parseRichText(parts.join("")).every(isHarmless)),
    );
  });
});
