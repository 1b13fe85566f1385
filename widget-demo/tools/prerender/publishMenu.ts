import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { encodePublishedMenu } from "../../../src/wire/published/publishedMenu.ts";
import { publishedMenuPath } from "../../../src/wire/published/publishedMenuPath.ts";
import { listInEntry } from "./listInEntry.ts";
import type { KnownShop } from "./readShop.ts";
import { writeWhole } from "./writeWhole.ts";

/** Writes a store's `menu.json`, or removes it if diners no longer find the store, and tells the script in the folder. */
export async function publishMenu(folder: string, read: KnownShop, script: string | null): Promise<readonly string[]> {
  const path = publishedMenuPath(read.id);
  const file = join(folder, path);
  if (read.kind === "found") {
    // The file first: a script that knows of it requests it.
    writeWhole(file, `${JSON.stringify(encodePublishedMenu(read.shop.snapshot))}\n`);
    return [`✓ ${file}`, ...hintOf(await listInEntry(folder, { add: read.id }), new URL(path, script ?? example).href)];
  }
  await listInEntry(folder, { remove: read.id });
  rmSync(dirname(file), { recursive: true, force: true });
  return [];
}

const example = "https://shop.example.com/";

/** How the script learns of the file, if it doesn't know it yet. */
function hintOf(outcome: Awaited<ReturnType<typeof listInEntry>>, url: string): readonly string[] {
  const why = {
    listed: null,
    "no-entry": "There is no storefront.js in the folder",
    "old-entry": "The storefront.js in the folder is of an older release",
  }[outcome];
  const link = `<link rel="preload" as="fetch" href="${url}" crossorigin>`;
  return why === null
    ? []
    : [`! ${why}, so the shop doesn't know of it. Run this on the script's folder, or add to the page: ${link}`];
}
