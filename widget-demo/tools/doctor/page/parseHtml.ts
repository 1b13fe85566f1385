/** A start tag. */
export interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** What a script, a style sheet or the like contains. Empty for elements that contain others. */
  readonly content: string;
  /** Written as `<a />`. HTML has no such elements, so it counts as a start tag. */
  readonly isSelfClosing: boolean;
}

export interface Html {
  readonly tags: readonly Tag[];
  readonly text: string;
  readonly comments: string;
}

/** Elements whose content is no live HTML. A browser with scripts doesn't read `noscript`. */
const withoutElements = /^(script|style|textarea|title|noscript|template|xmp|iframe|noembed)$/;
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
const nextAttribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*))?)?/y;

/** The tags, the text and the comments of a page, as a browser tells them apart. */
export function parseHtml(source: string): Html {
  const tags: Tag[] = [];
  const text: string[] = [];
  const comments: string[] = [];
  let at = 0;
  while (at < source.length) {
    const open = source.indexOf("<", at);
    text.push(source.slice(at, open < 0 ? source.length : open));
    if (open < 0) break;
    if (source.startsWith("<!--", open)) {
      const end = after(source, "-->", open + "<!--".length);
      comments.push(source.slice(open, end));
      at = end;
    } else if (/[a-z]/i.test(source.charAt(open + 1))) {
      const read = readTag(source, open + 1);
      tags.push(read.tag);
      at = read.end;
    } else if (/[/!?]/.test(source.charAt(open + 1))) at = after(source, ">", open);
    else {
      text.push("<");
      at = open + 1;
    }
  }
  return { tags, text: decode(text.join("")), comments: comments.join("\n") };
}

/** The place after the next such text, or the end. */
function after(source: string, text: string, from: number): number {
  const at = source.indexOf(text, from);
  return at < 0 ? source.length : at + text.length;
}

function readTag(source: string, from: number): { readonly tag: Tag; readonly end: number } {
  const name = /[^\s/>]+/y;
  name.lastIndex = from;
  const named = (name.exec(source)?.[0] ?? "").toLowerCase();
  const attributes = new Map<string, string>();
  let end = from + named.length;
  for (;;) {
    nextAttribute.lastIndex = end;
    const found = nextAttribute.exec(source);
    if (!found) break;
    const [whole, key = "", double, single, bare] = found;
    const known = key.toLowerCase();
    if (!attributes.has(known)) attributes.set(known, decode(double ?? single ?? bare ?? ""));
    end += whole.length;
  }
  end = after(source, ">", end);
  const isSelfClosing = source.startsWith("/>", end - 2);
  if (!withoutElements.test(named)) return { tag: { name: named, attributes, content: "", isSelfClosing }, end };
  const close = source.slice(end).search(new RegExp(`</${named}[\\s/>]`, "i"));
  const contentEnd = close < 0 ? source.length : end + close;
  return { tag: { name: named, attributes, content: source.slice(end, contentEnd), isSelfClosing }, end: contentEnd };
}

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));?/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
