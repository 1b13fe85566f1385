import type { Language } from "../../../../src/domain/host/hostSettings.ts";
import { type PaperElement, paperElement } from "../../../../src/page/paper.ts";
import { writeHtml } from "../../../../src/page/writeHtml.ts";
import { sheetMark } from "../../../../src/views/menu/menuParts.ts";
import { printedMark } from "../../../../src/wire/published/printedPage.ts";

export interface PrintedHtml {
  readonly language: Language;
  readonly head: readonly PaperElement[];
  readonly attributes: Readonly<Record<string, string | null>>;
  /** Both drawn layouts, as HTML. */
  readonly shop: string;
  /** What the element contains for when the shop can't show its menu, as HTML. */
  readonly content: string;
  readonly stylesheet: string;
  readonly printed: unknown;
  readonly script: string;
  /** Null for search engines that must not list the store. */
  readonly structuredData: unknown;
}

function dataScript(type: string, mark: string | null, json: unknown): PaperElement {
  return paperElement("script", { type, ...(mark && { [mark]: "" }) }, JSON.stringify(json));
}

/**
 * The page: the head, the drawn shop, then what only programs read, so that a slow connection brings the dishes first.
 * The script's tag comes after the element, which it looks for; the head requests the script before.
 */
export function pageHtml(page: PrintedHtml): string {
  const [start = "", end = ""] = around("servery-storefront", page.attributes);
  const [html = "", htmlEnd = ""] = around("html", { lang: page.language });
  const sheet = paperElement("link", { rel: "stylesheet", href: page.stylesheet, [sheetMark]: "" });
  const entry = paperElement("script", { type: "module", async: "", src: page.script, crossorigin: "" });
  return [
    "<!doctype html>",
    html,
    writeHtml(paperElement("head", {}, ...page.head)),
    "<body>",
    `${start}<template shadowrootmode="open">${writeHtml(sheet)}${page.shop}</template>`,
    `${page.content}${writeHtml(dataScript("application/json", printedMark, page.printed))}${end}`,
    writeHtml(entry),
    ...(page.structuredData === null ? [] : [writeHtml(dataScript("application/ld+json", null, page.structuredData))]),
    "</body>",
    `${htmlEnd}\n`,
  ].join("\n");
}

/** An element's start and end tag. */
function around(tag: string, attributes: PrintedHtml["attributes"]): readonly string[] {
  const whole = writeHtml(paperElement(tag, attributes));
  const end = `</${tag}>`;
  return [whole.slice(0, -end.length), end];
}
