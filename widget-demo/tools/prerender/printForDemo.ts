import { type Language, languages } from "../../../src/domain/host/hostSettings.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { pathsOf } from "../../../src/wire/documents/paths.ts";
import type { PrintPage } from "../../backend/printedPages.ts";
import { loadBuild } from "./page/loadBuild.ts";
import { addressOf } from "./page/pageAddress.ts";
import { printPage } from "./page/publishPage.ts";
import { shopFrom } from "./readShop.ts";

/** Prints the pages of the demo with its build, from its documents as they are, at the address that the browser asked. */
export async function printForDemo(dist: string): Promise<PrintPage> {
  const build = await loadBuild(dist);
  return async ({ storeId, hqId, documents, now, origin, ...asked }) => {
    const paths = pathsOf(hqId);
    const menus = paths.menus(storeId);
    const read = shopFrom(
      documents.read(paths.store(storeId)) ?? null,
      Object.fromEntries(documents.ids(menus).map((id) => [`${menus}/${id}`, documents.read(`${menus}/${id}`) ?? {}])),
      { paths, base: `${origin}/api`, id: storeId, now: instant(now.getTime()) },
    );
    if (read.kind !== "found") return null;
    const language: Language = languages.find((each) => each === asked.language) ?? "en";
    const site = { origin, basePath: "/order", plainLanguage: language };
    const script = `${origin}/storefront.js?card-frame`;
    const printing = { build, site, languages: [language], script, dataOrigin: origin, hqId };
    const { sheet, ...page } = await printPage(read.shop, printing, language);
    return { ...page, sheet: addressOf({ ...site, origin: null }, storeId, language, sheet) };
  };
}
