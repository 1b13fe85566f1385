import { escapeHtml } from "../ordinaryStores.ts";

export interface Heading {
  readonly level: number;
  readonly id: string;
  readonly html: string;
}

export interface Rendered {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** The address that a link leads to; null if it may lead nowhere. */
export type LinkOf = (target: string) => string | null;

const fence = /^```(\w*)$/;
const heading = /^(#{1,6}) (.+)$/;
const row = /^\|(.*)\|$/;
const divider = /^\|[ :|-]+\|$/;
const item = /^(?:[-*]|\d+\.) +/;
const inList = /^(?: |[-*] |\d+\. )/;
const inline = /(`+)(.+?)\1(?!`)|\*\*(.+?)\*\*|\[((?:`[^`]*`|[^\][`])+)\]\(([^()\s]*)\)/g;

/** The anchor that GitHub gives the same heading. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");
}

/**
 * Renders the Markdown that the documentation uses: headings, paragraphs, lists, tables, code, bold and links. Everything
 * else, HTML included, is text.
 */
export function renderMarkdown(markdown: string, linkOf: LinkOf): Rendered {
  const headings: Heading[] = [];

  function words(text: string): string {
    let html = "";
    let end = 0;
    for (const found of text.matchAll(inline)) {
      const [whole, , code, bold, label, target] = found;
      html += escapeHtml(text.slice(end, found.index));
      end = found.index + whole.length;
      if (code !== undefined) html += `<code>${escapeHtml(code)}</code>`;
      else if (bold !== undefined) html += `<strong>${words(bold)}</strong>`;
      else html += link(words(label ?? ""), linkOf(target ?? ""));
    }
    return html + escapeHtml(text.slice(end));
  }

  function headed(level: number, title: string): string {
    const same = headings.filter(({ id }) => id.replace(/-\d+$/, "") === anchorOf(title)).length;
    const id = anchorOf(title) + (same > 0 ? `-${same}` : "");
    headings.push({ level, id, html: words(title) });
    return `<h${level} id="${escapeHtml(id)}"><a href="#${escapeHtml(id)}">${words(title)}</a></h${level}>`;
  }

  function table([head = "", , ...rows]: readonly string[]): string {
    const cells = (line: string, tag: string, role: string) =>
      cellsOf(line)
        .map((cell) => `<${tag} role="${role}">${words(cell)}</${tag}>`)
        .join("");
    const body = rows.map((line) => `<tr role="row">${cells(line, "td", "cell")}</tr>`).join("");
    // The page shows a row as a block on a phone, which would take the roles away.
    return `<table role="table"><thead role="rowgroup"><tr role="row">${cells(head, "th", "columnheader")}</tr></thead><tbody role="rowgroup">${body}</tbody></table>`;
  }

  function listItem(lines: readonly string[]): string {
    const inside = blocks(lines);
    return `<li>${inside.length === 1 ? inside[0]?.replace(/^<p>(.*)<\/p>$/s, "$1") : inside.join("")}</li>`;
  }

  function list(lines: readonly string[]): string {
    const items: string[][] = [];
    for (const line of lines) {
      const [marker] = item.exec(line) ?? [];
      if (marker) items.push([line.slice(marker.length)]);
      else items.at(-1)?.push(line.replace(/^ {1,3}/, ""));
    }
    const tag = /^\d/.test(lines[0] ?? "") ? "ol" : "ul";
    return `<${tag}>${items.map(listItem).join("")}</${tag}>`;
  }

  function blocks(all: readonly string[]): string[] {
    const html: string[] = [];
    let left = all;
    const take = (belongs: (line: string, at: number) => boolean): readonly string[] => {
      const end = left.findIndex((line, at) => at > 0 && !belongs(line, at));
      const taken = end < 0 ? left : left.slice(0, end);
      left = left.slice(taken.length);
      return taken;
    };
    while (left.length > 0) {
      const [line = "", next = ""] = left;
      const [, marks = "", title = ""] = heading.exec(line) ?? [];
      if (line.trim() === "") left = left.slice(1);
      else if (fence.test(line)) {
        const code = take((each) => each !== "```").slice(1);
        left = left.slice(1);
        html.push(`<pre><code>${escapeHtml(code.join("\n"))}\n</code></pre>`);
      } else if (marks) {
        left = left.slice(1);
        html.push(headed(marks.length, title));
      } else if (row.test(line) && divider.test(next)) html.push(table(take((each) => row.test(each))));
      else if (item.test(line)) {
        html.push(list(take((each, at) => inList.test(each || (left[at + 1] ?? "")))));
      } else html.push(`<p>${words(take((each) => each.trim() !== "" && !startsBlock(each)).join("\n"))}</p>`);
    }
    return html;
  }

  return { html: blocks(markdown.replaceAll("\r", "").split("\n")).join("\n"), headings };
}

function startsBlock(line: string): boolean {
  return [fence, heading, row, item].some((start) => start.test(line));
}

/** A cell writes the sign between cells as `\|`. */
function cellsOf(line: string): string[] {
  const [, inside = ""] = row.exec(line) ?? [];
  return inside.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
}

function link(label: string, address: string | null): string {
  return address === null ? label : `<a href="${escapeHtml(address)}">${label}</a>`;
}
