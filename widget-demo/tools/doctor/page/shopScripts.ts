import { type Page, resolved } from "./fetchPage.ts";
import type { Tag } from "./parseHtml.ts";

/** A script tag that names the shop's script. */
export interface ShopScript {
  readonly tag: Tag;
  /** The attribute with the address: `src`, unless a plug-in has moved it. */
  readonly attribute: string;
  readonly written: string;
  /** Null if the address can't be one. */
  readonly url: string | null;
  readonly isLoader: boolean;
}

export const typographic = /[“”„‟″‘’]/;
const fileName = /(?:^|\/)(storefront|loader)\.js(?=[?#]|$)/;

/** Another site's script may be called loader.js, so it counts only where there is no storefront.js. */
export function shopScriptsOf(page: Page): readonly ShopScript[] {
  const named = page.html.tags.flatMap((tag) => (tag.name === "script" ? (scriptOf(page, tag) ?? []) : []));
  const entries = named.filter(({ isLoader }) => !isLoader);
  return entries.length > 0 ? entries : named;
}

function scriptOf(page: Page, tag: Tag): ShopScript | null {
  for (const [attribute, value] of tag.attributes) {
    if (attribute !== "src" && !attribute.startsWith("data-")) continue;
    const written = value.trim();
    const file = fileName.exec(written.replaceAll(new RegExp(typographic, "g"), ""))?.[1];
    if (file === undefined) continue;
    return { tag, attribute, written, url: resolved(page, written), isLoader: file === "loader" };
  }
  return null;
}
