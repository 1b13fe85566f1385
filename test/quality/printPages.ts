import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { prerender } from "../../widget-demo/tools/prerender/prerender.ts";

/** The pages of a demo's store as `npm run prerender` writes them, and their styles, by their paths on a site. */
export async function printPages(shop: string, store: number, site = "/order"): Promise<Record<string, string>> {
  const out = mkdtempSync(join(inject("scratch"), "printed-"));
  const config = join(out, "servery.json");
  const deployment = {
    apiUrl: new URL("api", shop).href,
    firebase: { apiKey: "demo-key", projectId: "servery-demo" },
    emulators: { auth: shop, firestore: shop },
  };
  writeFileSync(config, JSON.stringify(deployment));
  const script = new URL("storefront.js", shop).href;
  const languages = ["--language", "en", "--language", "zh-CN"];
  const { text, isGood } = await prerender([
    ...["--config", config, "--store", String(store), "--base-path", site, "--script", script, "--out", out],
    ...languages,
  ]);
  if (!isGood) throw new Error(text);
  const files = ["", "zh-CN/"].flatMap((folder) => {
    const path = `${folder}store/${store}/`;
    return readdirSync(join(out, path)).map(
      (name) => [`${path}${name}`, readFileSync(join(out, path, name), "utf8")] as const,
    );
  });
  const { pathname } = new URL(site, shop);
  return Object.fromEntries(files.map(([path, file]) => [`${pathname}/${path.replace("index.html", "")}`, file]));
}
