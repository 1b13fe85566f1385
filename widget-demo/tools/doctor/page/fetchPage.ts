import { wholeNumber } from "../../../../src/wire/host/attributeValues.ts";
import { ask, type Reply } from "../ask.ts";
import { type Html, parseHtml, type Tag } from "./parseHtml.ts";

/** The page with the shop, as its server sends it. */
export interface Page {
  /** After redirects. */
  readonly address: string;
  readonly reply: Reply;
  readonly html: Html;
}

export const tagName = "servery-storefront";

export async function fetchPage(address: string): Promise<Page> {
  const reply = await ask(address, { headers: { Accept: "text/html" } });
  if (reply.kind === "silent") return { address, reply, html: parseHtml("") };
  return { address: reply.url, reply, html: parseHtml(reply.text) };
}

export function storefrontsOf({ html }: Page): readonly Tag[] {
  return html.tags.filter(({ name }) => name === tagName);
}

/** The numbers that the page's tags name in an attribute. */
export function idsOf(page: Page | null, ...attributes: readonly string[]): readonly number[] {
  const values = (page ? storefrontsOf(page) : []).flatMap((tag) =>
    attributes.map((name) => wholeNumber(tag.attributes.get(name))),
  );
  return [...new Set(values.flatMap((id) => id ?? []))];
}

/** An address in the page, made whole; null if it can't be one. */
export function resolved({ address, html }: Page, url: string): string | null {
  const base = html.tags.find(({ name, attributes }) => name === "base" && attributes.has("href"));
  const from = URL.parse(base?.attributes.get("href") ?? "", address) ?? address;
  return URL.parse(url, from)?.href ?? null;
}
