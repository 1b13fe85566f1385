import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join, relative } from "node:path";
import { promisify } from "node:util";
import { folder } from "../quality/stage.ts";
import type { Origins } from "./origins.ts";

const texts = [".html", ".css", ".js", ".json"];

function filesIn(place: string): Map<string, string> {
  const names = readdirSync(place, { recursive: true, encoding: "utf8" }).map((name) => join(place, name));
  const files = names.filter((file) => texts.includes(extname(file)) && statSync(file).isFile());
  return new Map(files.map((file) => [`/${relative(place, file)}`, readFileSync(file, "utf8")]));
}

/** What `npm run prerender` makes of the menu that the demo serves now, beside a copy of the shop's script. */
export async function publish(
  { demo, shop, configuration, scripts }: Origins,
  ...flags: readonly string[]
): Promise<Map<string, string>> {
  const out = mkdtempSync(join(tmpdir(), "servery-bench-"));
  try {
    const config = join(out, "deployment.json");
    // The tool is on this side of the slow line.
    writeFileSync(config, JSON.stringify({ ...configuration, emulators: { firestore: demo.url } }));
    writeFileSync(join(out, "storefront.js"), scripts.get("/storefront.js") ?? "");
    const script = `${shop.script}storefront.js`;
    const args = ["--config", config, "--store", "120", "--script", script, "--out", out, ...flags];
    await promisify(execFile)(process.execPath, [folder("widget-demo/tools/prerender/main.ts"), ...args]);
    rmSync(config);
    return filesIn(out);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
