import { describe, expect, it } from "vitest";
import { filesUnder } from "./sourceFiles.ts";

const folder = "widget-demo/hosting";
const files = filesUnder(folder, /./);
const textOf = (name: string) => files.find(({ path }) => path === `${folder}/${name}`)?.text ?? "";
const rules = files.filter(({ path, text }) => !path.endsWith(".html") && text.includes("/order"));

describe("hosting of a full page", () => {
  it.each(rules)("$path serves the page for every path below the page's base, without caching", ({ text }) => {
    const basePath = /base-path="([^"]+)"/.exec(textOf("order.html"))?.[1];
    expect(text).toContain(`${basePath}/index.html`);
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
    const [{ text: told = "" } = {}] = filesUnder("widget-demo/docs", /^widget-demo\/docs\/embedding\.md$/);
    for (const name of names) expect(told).toContain(`(../hosting/${name})`);
    expect(rules.map(({ path }) => path).sort()).toEqual(names.map((name) => `${folder}/${name}`));
    expect(JSON.parse(textOf("firebase.json")).hosting.rewrites).toHaveLength(1);
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
