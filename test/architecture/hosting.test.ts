import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { options } from "../../widget-demo/tools/prerender/prerender.ts";
import { filesUnder, root } from "./sourceFiles.ts";

const folder = "widget-demo/hosting";
const workflow = `${folder}/prerender.yml`;
const files = filesUnder(folder, /./).filter(({ path }) => path !== workflow);
const textOf = (name: string) => files.find(({ path }) => path === `${folder}/${name}`)?.text ?? "";
const docOf = (name: string) =>
  filesUnder("widget-demo/docs", /\.md$/).find(({ path }) => path.endsWith(`/${name}.md`))?.text ?? "";
const rules = files.filter(({ path, text }) => !path.endsWith(".html") && text.includes("/order"));

describe("hosting of a full page", () => {
  it.each(rules)("$path serves the page for every path below the page's base, without caching", ({ text }) => {
    const basePath = /base-path="([^"]+)"/.exec(textOf("order.html"))?.[1];
    // Between them stands the folder of a language.
    expect(text.replaceAll(/\$servery_language|\{language\}/g, "")).toContain(`${basePath}/index.html`);
    expect(text).toContain("no-cache");
  });

  it.each(rules)("$path lets nobody frame it, and is served over TLS only", ({ text }) => {
    for (const words of ["frame-ancestors 'self'", "strict-origin-when-cross-origin", "nosniff", "max-age=31536000"]) {
      expect(text).toContain(words);
    }
    expect(text.match(/listen 80\b/g) ?? []).toHaveLength(text.includes("return 308 https://") ? 1 : 0);
  });

  it("has rules for each host that the documentation names", () => {
    const names = ["Caddyfile", "firebase.json", "nginx.conf"];
    const told = docOf("embedding");
    for (const name of names) expect(told).toContain(`(../hosting/${name})`);
    expect(rules.map(({ path }) => path).sort()).toEqual(names.map((name) => `${folder}/${name}`));
    const sources = JSON.parse(textOf("firebase.json")).hosting.rewrites.map(
      ({ source }: { source: string }) => source,
    );
    expect(sources).toEqual(["/order/zh-CN{,/**}", "/order{,/**}"]);
  });
});

const dist = files.filter(({ text }) => text.includes("chunks"));

describe("hosting of the build", () => {
  it("is shown for four hosts", () => {
    expect(dist.map(({ path }) => path.slice(folder.length + 1))).toEqual([
      "Caddyfile",
      "_headers",
      "nginx.conf",
      "s3.sh",
    ]);
  });

  // The policy needs no styles: the script adopts them.
  it.each(dist)("$path gives the card's frame its own API alone, and lets every page frame it (R104)", ({ text }) => {
    const headers = {
      "Content-Security-Policy":
        "default-src 'none'; script-src 'self'; connect-src https://api.example.com; base-uri 'none'; form-action 'none'; frame-ancestors *",
      "Referrer-Policy": "no-referrer",
      "Cross-Origin-Embedder-Policy": "require-corp",
      "Cross-Origin-Resource-Policy": "cross-origin",
    };
    const lines = text.slice(text.indexOf("/card.html")).replaceAll('"', "").replaceAll(": ", " ");
    expect(Object.entries(headers).filter(([name, value]) => !lines.includes(`${name} ${value}`))).toEqual([]);
    expect(text).toContain("nosniff");
  });
});

describe("hosting of what is published each hour (R112)", () => {
  it.each(dist)("$path caches menus for minutes only, and says that any page may read them", ({ text }) => {
    expect(text).toContain("public, max-age=60, stale-while-revalidate=600");
    expect(text).toMatch(/Access-Control-Allow-Origin|SimpleCORS/);
  });

  it.each(["nginx.conf", "Caddyfile"])("%s answers a prerendered page before the page for all addresses", (name) => {
    const orders = textOf(name).match(/try_files .+/g) ?? [];
    expect(orders).toHaveLength(2);
    for (const order of orders) expect(order).toMatch(/path\}?\/index\.html|uri\/index\.html/);
  });

  const [{ text: steps = "" } = {}] = filesUnder(folder, /prerender\.yml$/);

  it("is a workflow that may only read, and whose secrets the documentation names", () => {
    expect(steps).toContain("\npermissions:\n  contents: read\n");
    expect(steps.match(/permissions:/g)).toHaveLength(1);
    const secrets = Array.from(steps.matchAll(/secrets\.(\w+)/g), ([, name]) => name);
    const told = docOf("prerendering");
    expect(secrets.filter((name) => !told.includes(`| \`${name}\` |`))).toEqual([]);
    // Otherwise each later step, with the packages that it runs, could use the token.
    expect(steps.match(/actions\/checkout@/g)).toHaveLength(steps.match(/persist-credentials: false/g)?.length ?? 0);
  });

  it("is a workflow that uses only what GitHub itself publishes, and options that the command has", () => {
    expect(steps.match(/uses: .+/g)?.filter((line) => !line.startsWith("uses: actions/"))).toEqual([]);
    const command = /npm run -s prerender -- (.+)/.exec(steps)?.[1] ?? "";
    const used = command.match(/--[a-z-]+/g)?.map((name) => name.slice(2)) ?? [];
    expect(used.filter((name) => !(name in options))).toEqual([]);
    expect(steps).toContain(
      `SERVERY_VERSION: v${JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version}`,
    );
  });
});
