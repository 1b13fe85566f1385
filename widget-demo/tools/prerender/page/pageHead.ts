import type { Language } from "../../../../src/domain/host/hostSettings.ts";
import type { Menu } from "../../../../src/domain/menu/menu.ts";
import { plainAddressLine } from "../../../../src/domain/store/addressLine.ts";
import type { Store } from "../../../../src/domain/store/store.ts";
import { storeName } from "../../../../src/domain/store/storeName.ts";
import { storeTextIn } from "../../../../src/domain/store/storeTexts.ts";
import { type PaperElement, paperElement } from "../../../../src/page/paper.ts";

export interface PageHead {
  readonly store: Store;
  readonly menu: Menu;
  readonly language: Language;
  readonly stylesheet: string;
  /** The address of the script that keeps what is pressed before the others are there. */
  readonly presses: string;
  /** Addresses of the scripts of the first view, in the order of need. */
  readonly scripts: readonly string[];
  /** Where the shop reads its documents. */
  readonly dataOrigin: string;
  readonly canonical: string;
  /** The address in each language that is printed. */
  readonly addresses: ReadonlyMap<Language, string>;
}

/** A search engine shows about so much of it. */
const longestDescription = 160;
const locales: Readonly<Record<Language, string>> = { en: "en_AU", "zh-CN": "zh_CN" };

/** Where it is, and what there is to eat: "Noodle Bar, 1 Bourke St, Melbourne VIC 3000: Soups, Rice, Drinks". */
function descriptionOf({ store, menu, language }: PageHead): string {
  const said = storeTextIn(language, [menu.texts, store.texts]);
  const { address, suburb, state, postcode } = store.location;
  const where = [storeName(store), plainAddressLine({ address, suburb, state, postcode })].filter(Boolean);
  const [comma, colon] = language === "en" ? [", ", ": "] : ["，", "："];
  const dishes = menu.categories.filter(({ entries }) => entries.length > 0).map(({ name }) => said(name));
  const text = `${where.join(comma)}${colon}${dishes.join(language === "en" ? ", " : "、")}`;
  const characters = [...text];
  return characters.length > longestDescription ? `${characters.slice(0, longestDescription - 1).join("")}…` : text;
}

const link = (rel: string, href: string, more: Readonly<Record<string, string>> = {}) =>
  paperElement("link", { rel, href, ...more });
const meta = (name: string, content: string) => paperElement("meta", { name, content });
const openGraph = (property: string, content: string) => paperElement("meta", { property: `og:${property}`, content });

function languageLinks(addresses: PageHead["addresses"]): readonly PaperElement[] {
  if (addresses.size < 2) return [];
  return Array.from(addresses, ([hreflang, href]) => link("alternate", href, { hreflang }));
}

export function pageHead(page: PageHead): readonly PaperElement[] {
  const { store, language, canonical } = page;
  const description = descriptionOf(page);
  const picture = store.largeProfileImage ?? store.profileImage ?? store.logo;
  return [
    paperElement("meta", { charset: "utf-8" }),
    meta("viewport", "width=device-width, initial-scale=1"),
    paperElement("title", {}, storeName(store)),
    link("stylesheet", page.stylesheet),
    // The page doesn't wait for it: it can be read before any script.
    paperElement("script", { type: "module", async: "", src: page.presses, crossorigin: "" }),
    ...page.scripts.map((href) => link("modulepreload", href, { crossorigin: "" })),
    link("preconnect", page.dataOrigin, { crossorigin: "" }),
    meta("description", description),
    link("canonical", canonical),
    ...languageLinks(page.addresses),
    ...(store.logo === null ? [] : [link("icon", store.logo)]),
    // R42: search engines must not list a test store.
    ...(store.isTest ? [meta("robots", "noindex")] : []),
    openGraph("type", "website"),
    openGraph("title", storeName(store)),
    openGraph("description", description),
    // Whoever shares the page needs the whole address.
    ...(URL.canParse(canonical) ? [openGraph("url", canonical)] : []),
    openGraph("locale", locales[language]),
    ...(picture === null ? [] : [openGraph("image", picture)]),
  ];
}
