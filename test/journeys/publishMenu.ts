import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject } from "vitest";
import { prerender } from "../../widget-demo/tools/prerender/prerender.ts";
import type { RunningDemo } from "../support/demoRun.ts";

/** Publishes the burger place's menu as a restaurant does, beside a copy of the script. */
export async function publishMenu({ origin }: RunningDemo): Promise<string> {
  const folder = mkdtempSync(join(inject("scratch"), "published-"));
  const textOf = async (path: string) => (await fetch(`${origin}${path}`)).text();
  const config = join(folder, "config.json");
  writeFileSync(config, await textOf("/servery.json"));
  writeFileSync(join(folder, "storefront.js"), await textOf("/storefront.js"));
  const script = `${origin}/storefront.js`;
  const { isGood } = await prerender([
    "--config",
    config,
    "--store",
    "120",
    "--script",
    script,
    "--data",
    "--out",
    folder,
  ]);
  expect(isGood).toBe(true);
  return folder;
}
