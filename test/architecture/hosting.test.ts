import { describe, expect, it } from "vitest";
import { filesUnder, pathsUnder } from "./sourceFiles.ts";

const folder = "widget-demo/hosting";
const files = filesUnder(folder, /./);
const [readme = ""] = filesUnder("", /^README\.md$/).map(({ text }) => text);
const textOf = (name: string) => files.find(({ path }) => path === `${folder}/${name}`)?.text ?? "";

/** What the README marks as code, such as `order.html`. */
const inCode = [...readme.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
const ownPage = readme.split("### A page of its own")[1]?.split("\n## ")[0] ?? "";
const rows = [...ownPage.matchAll(/^\| \w[\w ]* \| `(\w+(?:\.\w+)?)` \| (?:both|below)/gm)].map(
  ([, file = ""]) => file,
);
const element = /<servery-storefront full-page[^>]*>/;

describe("hosting", () => {
  it("of a full page: the README's table lists exactly the files with rules", () => {
    const rules = files.filter(({ path, text }) => !path.endsWith(".html") && text.includes("/order"));
    expect(rows.map((file) => `${folder}/${file}`).sort()).toEqual(rules.map(({ path }) => path).sort());
  });

  it("of a full page: the page is the README's example", () => {
    expect(inCode).toContain("order.html");
    expect(element.exec(textOf("order.html"))?.[0]).toBe(element.exec(readme)?.[0]);
  });

  it.each(rows)("of a full page: %s serves the page for every path below the example's, without caching", (file) => {
    const basePath = /base-path="([^"]+)"/.exec(readme)?.[1];
    expect(textOf(file)).toContain(`${basePath}/index.html`);
    expect(textOf(file)).toContain("no-cache");
  });

  it("of a full page: Firebase's rule is the one that the README changes for the root", () => {
    const [{ source }] = JSON.parse(textOf("firebase.json")).hosting.rewrites;
    expect(inCode).toContain(source);
  });

  it("of the scripts: each host that the README names has a file", () => {
    const hosts = {
      nginx: "nginx.conf",
      Caddy: "Caddyfile",
      S3: "s3.sh",
      Netlify: "_headers",
      Firebase: "firebase.json",
    };
    const sentence = /has\s+ready files for ([^.]+)\./.exec(readme)?.[1] ?? "";
    for (const host of Object.keys(hosts)) expect(sentence).toContain(host);
    const named = [...Object.values(hosts), "order.html"].map((name) => `${folder}/${name}`);
    expect(pathsUnder(folder).sort()).toEqual(named.sort());
  });
});
