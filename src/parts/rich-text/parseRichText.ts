import { withoutEntities } from "./entities.ts";

/** HTML from a document, reduced to the tags that a text needs. These types can't represent anything else (R38). */
export type RichNode = string | RichElement;

interface RichElement {
  readonly tag: RichTag;
  /** Set on links only, and only if the URL is safe to open. */
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

/** The tags that editors write, and what they are shown as. Headings start below those of a dialog or a screen. */
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
const dropped = /^(script|style|template|iframe|object|svg|math|noscript|title|textarea|select)$/;
/** For these two tags, `/>` ends the element. */
const drawings = /^(svg|math)$/;

const begin = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)/y;
/** A tag's end, or its next attribute. A quote that is never closed is part of the value. */
const attribute = /[\s/]*(?:(>)|([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?)/y;

interface Tag {
  readonly name: string;
  readonly isClosing: boolean;
  /** The tag is self-closing, as in XML. */
  readonly isWhole: boolean;
  readonly href: string;
  /** The index at which the text continues. */
  readonly end: number;
}

/** Reads the tag that starts at the bracket. Null if it never ends. Reads each character once. */
function readTag(html: string, start: number, [opening, slash, name]: RegExpExecArray): Tag | null {
  let href: string | undefined;
  attribute.lastIndex = start + opening.length;
  for (let found = attribute.exec(html); found; found = attribute.exec(html)) {
    const [whole, isEnd, key = "", double, single, bare] = found;
    const end = attribute.lastIndex;
    if (isEnd) {
      const tag = { name: (name ?? "").toLowerCase(), isClosing: slash === "/", isWhole: whole.endsWith("/>") };
      return { ...tag, href: href ?? "", end };
    }
    if (key.toLowerCase() === "href") href ??= double ?? single ?? bare;
  }
  return null;
}

/** The index at which the text continues after a dropped element. An element that never ends drops the rest. */
function afterDropped(html: string, { name, end }: Tag): number {
  const closing = new RegExp(`</${name}(?=[\\s/>])`, "gi");
  closing.lastIndex = end;
  const found = closing.exec(html);
  const bracket = found ? html.indexOf(">", found.index) : -1;
  return bracket < 0 ? html.length : bracket + 1;
}

/** Keeps web, mail and phone links. A relative URL would refer to the host page, so it is dropped. */
function safeHref(written: string): string | undefined {
  const href = withoutEntities(written).trim();
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
  while (depth !== -1 && stack.length > depth) {
    const done = stack.pop();
    const parent = stack.at(-1);
    if (!done || !parent) return;
    if (done.tag === null) parent.children.push(...done.children);
    else parent.children.push({ tag: done.tag, ...(done.href && { href: done.href }), children: done.children });
  }
}

const deepest = 30;

function top(stack: readonly OpenElement[]): OpenElement["children"] {
  return stack.at(-1)?.children ?? [];
}

function draw(stack: OpenElement[], { name, isClosing, isWhole, href: written }: Tag): void {
  if (isClosing) {
    close(stack, name);
    return;
  }
  if (stack.at(-1)?.name === name && repeats.includes(name)) close(stack, name);
  const tag = Object.hasOwn(shownAs, name) ? (shownAs[name] ?? null) : null;
  if (tag && empty.includes(tag)) top(stack).push({ tag, children: [] });
  else if (stack.length < deepest && !isWhole) {
    const href = tag === "a" ? safeHref(written) : undefined;
    stack.push({ tag: tag === "a" && href === undefined ? null : tag, name, ...(href && { href }), children: [] });
  }
}

/** Handles the tag or comment that starts at the bracket, and returns the index at which the text continues. */
function takeBracket(html: string, start: number, stack: OpenElement[]): number {
  if (html.startsWith("<!--", start)) {
    const end = html.indexOf("-->", start + 4);
    return end < 0 ? html.length : end + 3;
  }
  begin.lastIndex = start;
  const found = begin.exec(html);
  const tag = found && readTag(html, start, found);
  if (!tag) {
    // A tag that never ends is text, and so is everything after it.
    const end = found ? html.length : start + 1;
    top(stack).push(withoutEntities(html.slice(start, end)));
    return end;
  }
  const { name, isClosing, isWhole, end } = tag;
  if (!dropped.test(name)) draw(stack, tag);
  else if (!isClosing && !(isWhole && drawings.test(name))) return afterDropped(html, tag);
  return end;
}

/**
 * Reads HTML as plain text, once from start to end. The browser's parsers don't see it, so nothing in it can run, and
 * it works on pages that require trusted types (`src/parts/README.md` lists what was tried).
 */
export function parseRichText(html: string): readonly RichNode[] {
  const root: OpenElement = { tag: null, name: "", children: [] };
  const stack = [root];
  for (let at = 0; at < html.length; ) {
    const bracket = html.indexOf("<", at);
    const end = bracket < 0 ? html.length : bracket;
    if (end > at) top(stack).push(withoutEntities(html.slice(at, end)));
    at = bracket < 0 ? end : takeBracket(html, bracket, stack);
  }
  while (stack.length > 1) close(stack, stack.at(-1)?.name ?? "");
  return root.children;
}
