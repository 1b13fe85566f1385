import type { Language } from "../../../../src/domain/host/hostSettings.ts";
import type { StoreId } from "../../../../src/domain/store/store.ts";
import { fillPattern, menuPatterns } from "../../../../src/state/navigation/menuPaths.ts";
import { misuse } from "../../options.ts";

/** Where the pages are published. */
export interface Site {
  /** Null if it isn't known: then addresses have none. */
  readonly origin: string | null;
  /** As the attribute base-path has it: empty, or with a slash before and none behind it. */
  readonly basePath: string;
  /** The language that has no folder of its own. */
  readonly plainLanguage: Language;
}

/** A path such as /order, perhaps with its origin before it. */
export function siteOf(text: string, usage: string): Site {
  const url = URL.canParse(text) ? new URL(text) : null;
  const path = url?.pathname ?? text;
  const isWeb = !url || (/^https?:$/.test(url.protocol) && url.search === "" && url.hash === "");
  if (!isWeb || !/^\/(?!\/)[^\s?#\\]*$/.test(path))
    throw misuse(usage, `--base-path is a path such as /order, or an address such as https://…/order, not "${text}".`);
  return { origin: url?.origin ?? null, basePath: path.replace(/\/+$/, ""), plainLanguage: "en" };
}

/** The base path of a language's pages. */
export function basePathIn({ basePath, plainLanguage }: Site, language: Language): string {
  return language === plainLanguage ? basePath : `${basePath}/${language}`;
}

/** A store's folder, below the folder that the site's base path is served from. */
export function folderOf({ plainLanguage }: Pick<Site, "plainLanguage">, id: StoreId, language: Language): string {
  const path = fillPattern(menuPatterns.store, { store: String(id) });
  return (language === plainLanguage ? path : `/${language}${path}`).slice(1);
}

/** The address of a file in a store's folder, or of its page. */
export function addressOf(site: Site, id: StoreId, language: Language, file = ""): string {
  return `${site.origin ?? ""}${site.basePath}/${folderOf(site, id, language)}/${file}`;
}
