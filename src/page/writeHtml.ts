import type { PaperElement, PaperNode } from "./paper.ts";

/** Elements that have no content, and no end tag. */
const empty = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  // A parser would read it as a line feed.
  "\r": "&#13;",
};

/** No HTML can contain it: a parser reads a replacement for it. */
const nothing = "\0";

function escaped(text: string, signs: RegExp): string {
  return text.replaceAll(nothing, "\ufffd").replace(signs, (sign) => entities[sign] ?? sign);
}

/** A script's text ends at its end tag, whatever is around it. In JSON a "<" may be written by its number. */
function dataText(text: string): string {
  return text.replaceAll("<", "\\u003c");
}

/** The class of an element's own styles; empty if it has none. */
export type StyleClassOf = (style: PaperElement["style"]) => string;

const withoutStyles: StyleClassOf = () => "";

function startTag({ tag, attributes, style }: PaperElement, classOf: StyleClassOf): string {
  const styleClass = classOf(style);
  const all = new Map(attributes);
  if (styleClass !== "") all.set("class", [attributes.get("class"), styleClass].filter(Boolean).join(" "));
  const written = Array.from(all, ([name, value]) => {
    return value === "" ? ` ${name}` : ` ${name}="${escaped(value, /[&"\r]/g)}"`;
  });
  return `<${tag}${written.join("")}>`;
}

/** As HTML that a browser parses back to the same tree. The text of a script is data, in JSON. */
export function writeHtml(node: PaperNode, classOf: StyleClassOf = withoutStyles): string {
  if ("text" in node) return escaped(node.text, /[&<>\r]/g);
  const start = startTag(node, classOf);
  if (empty.has(node.tag)) return start;
  const content = node.children.map((child) => {
    return node.tag === "script" && "text" in child ? dataText(child.text) : writeHtml(child, classOf);
  });
  return `${start}${content.join("")}</${node.tag}>`;
}
