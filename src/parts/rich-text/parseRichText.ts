import { withoutEntities } from "./entities.ts";

/** HTML from a document, reduced to what a text needs. These types can't represent anything else (R38). */
export type RichNode = string | RichElement;

interface RichElement {
  readonly tag: RichTag;
  /** Only on links, and only a URL that may be opened. */
  readonly href?: string;
  readonly children: readonly RichNode[];
}

const tags = [
  "p",
  "br",
  "hr",
  "strong",
  "em",
  "u",
  "ul",
  "ol",
  "li",
  "h3",
  "h4",
  "a",
  "blockquote",
  "table",
  "tbody",
  "tr",
  "th",
  "td",
] as const;
type RichTag = (typeof tags)[number];

/** The tags of the editors, and what we draw for them; headings start below those of a dialog or a screen. */
const shownAs: Readonly<Record<string, RichTag>> = {
  ...Object.fromEntries(tags.map((tag) => [tag, tag])),
  b: "strong",
  i: "em",
  div: "p",
  section: "p",
  article: "p",
  h1: "h3",
  h2: "h3",
  h5: "h4",
  h6: "h4",
};

const empty: readonly RichTag[] = ["br", "hr"];
/** Their end tags are optional: the next one ends the previous. */
const repeats: readonly string[] = ["li", "p", "tr", "th", "td"];
/** The content of these tags isn't text. */
const dropped =
  /<(script|style|template|iframe|object|svg|math|noscript|title|textarea|select)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|<|[^<]+/g;

/** Web, mail and phone links. A relative URL would belong to the host page, and is left out. */
function safeHref(attributes: string): string | undefined {
  const [, double, single, bare] = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? [];
  const href = withoutEntities(double ?? single ?? bare ?? "").trim();
  return /^(https:\/\/|mailto:|tel:)[^\s]+$/i.test(href) ? href : undefined;
}

interface OpenElement {
  readonly tag: RichTag | null;
  readonly name: string;
  readonly href?: string;
  readonly children: RichNode[];
}

function close(stack: OpenElement[], name: string): void {
  const depth = stack.findLastIndex((open) => open.name === name);
  while (depth > 0 && stack.length > depth) {
    const done = stack.pop();
    const parent = stack.at(-1);
    if (!done || !parent) return;
    if (done.tag === null) parent.children.push(...done.children);
    else parent.children.push({ tag: done.tag, ...(done.href && { href: done.href }), children: done.children });
  }
}

const deepest = 30;

/**
 * Reads HTML as plain text: no parser of the browser sees it, so nothing in it can run, and it works on pages that
 * require trusted types (`src/parts/README.md` lists what was tried).
 */
export function parseRichText(html: string): readonly RichNode[] {
  const root: OpenElement = { tag: null, name: "", children: [] };
  const stack = [root];
  for (const [whole, closing, tagName, attributes = ""] of html.replace(dropped, "").matchAll(token)) {
    if (
      !closing &&
      tagName &&
      stack.at(-1)?.name === tagName.toLowerCase() &&
      repeats.includes(tagName.toLowerCase())
    ) {
      close(stack, tagName.toLowerCase());
    }
    const top = stack.at(-1) ?? root;
    if (tagName === undefined) {
      if (!whole.startsWith("<!--")) top.children.push(withoutEntities(whole));
      continue;
    }
    const name = tagName.toLowerCase();
    const tag = Object.hasOwn(shownAs, name) ? (shownAs[name] ?? null) : null;
    if (closing) close(stack, name);
    else if (tag && empty.includes(tag)) top.children.push({ tag, children: [] });
    else if (stack.length < deepest && !attributes.endsWith("/")) {
      const href = tag === "a" ? safeHref(attributes) : undefined;
      stack.push({ tag: tag === "a" && href === undefined ? null : tag, name, ...(href && { href }), children: [] });
    }
  }
  while (stack.length > 1) close(stack, stack.at(-1)?.name ?? "");
  return root.children;
}
