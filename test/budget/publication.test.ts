import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { paymentScripts } from "../../.ci/build/paymentScripts.ts";
import { root } from "../architecture/sourceFiles.ts";
import { built, entry, loadedByEntry } from "./build.ts";

const files = readdirSync(join(root, "dist"), { recursive: true, encoding: "utf8" }).sort();
const scripts = files.filter((file) => file.endsWith(".js"));
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly version: string };
const pinned = `${version}/${entry}`;

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent: readonly (string | null)[];
}

function mapOf(script: string): SourceMap {
  return JSON.parse(built(`${script}.map`)) as SourceMap;
}

/** The packages in the scripts according to their source maps. The list of licences is made from other data. */
const packages = new Set(
  scripts
    .filter((script) => existsSync(join(root, "dist", `${script}.map`)))
    .flatMap((script) => mapOf(script).sources)
    .flatMap((source) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []),
);

describe("the licences", () => {
  const text = built("THIRD-PARTY-LICENSES.txt");

  it("include packages that are known to be in the scripts", () => {
    for (const name of ["react", "react-dom", "jotai", "valibot", "luxon", "@lingui/core", "@firebase/firestore"])
      expect(packages).toContain(name);
  });

  it.each([...packages].sort())("contain %s with its version, its licence and its copyright", (name) => {
    const folder = join(root, "node_modules", name);
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Record<string, string>;
    const title = `${name} ${manifest["version"]} (${manifest["license"]})`;
    const section = text.split(`${"-".repeat(80)}\n`).find((each) => each.split("\n").includes(title));
    expect(section).toMatch(/copyright/i);
    expect(section).toMatch(/Permission is hereby granted|Permission to use, copy|Apache License/);
  });

  it("leave out packages that are only used to build or test", () => {
    for (const name of ["vite", "vitest", "@types/luxon"]) expect(text).not.toMatch(new RegExp(`^${name} \\d`, "m"));
  });

  it.each(scripts.filter((script) => !script.endsWith("loader.js")))("are referenced by %s", (script) => {
    const top = script.includes("/") ? "../" : "";
    expect(built(script)).toMatch(new RegExp(`^(//# .+\\n)?/\\*! See ${top}THIRD-PARTY-LICENSES\\.txt \\*/\\n`));
  });
});

/** Those that were written by somebody. */
const written = scripts.filter((script) => !/loader\.js$|rolldown-runtime/.test(script));

describe("the published build", () => {
  it("consists of scripts, source maps, the card's page, the WordPress plug-in, hashes, reasons and licences", () => {
    const others = files.filter((file) => !/\.js(\.map)?$|^(chunks|\d+\.\d+\.\d+)$/.test(file));
    expect(others).toEqual([
      `${version}/integrity.json`,
      "THIRD-PARTY-LICENSES.txt",
      "card.html",
      "payment-scripts.json",
      "servery-wordpress.zip",
    ]);
  });

  it.each(written)("has a complete source map of %s, which no browser fetches unasked", (script) => {
    const { sources, sourcesContent } = mapOf(script);
    expect(sourcesContent.filter((text) => text === null)).toEqual([]);
    expect(sources.filter((source) => source.startsWith("/") || source.includes(root))).toEqual([]);
    expect(built(script)).not.toContain("sourceMappingURL");
  });

  it("contains this version next to the latest one, with the same chunks", () => {
    const chunks = Array.from(
      built(pinned).matchAll(/\bimport\(\s*["'`]\.\.\/([^"'`]+)["'`]\s*\)/g),
      ([, file]) => file,
    );
    expect(chunks).toEqual(loadedByEntry());
    expect(chunks).toEqual(
      expect.arrayContaining([expect.stringContaining("/shop-"), expect.stringContaining("/react-")]),
    );
    expect(built(`${version}/loader.js`)).toBe(built("loader.js"));
  });

  it("has a hash of each script", () => {
    const hashes = JSON.parse(built(`${version}/integrity.json`)) as Readonly<Record<string, string>>;
    expect(Object.keys(hashes)).toEqual(scripts);
    const hashOf = (file: string) =>
      createHash("sha384")
        .update(readFileSync(join(root, "dist", file)))
        .digest("base64");
    for (const [file, hash] of Object.entries(hashes)) expect(hash).toBe(`sha384-${hashOf(file)}`);
    // With the same hashes, each script is listed where it runs, and why.
    const { frame, page } = JSON.parse(built("payment-scripts.json")) as ReturnType<typeof paymentScripts>;
    expect(Object.fromEntries([...frame, ...page].map(({ file, integrity }) => [file, integrity]))).toEqual(hashes);
    expect([...frame, ...page].filter(({ reason }) => !/^[A-Z].*\.$/.test(reason))).toEqual([]);
    const [script] = frame;
    expect(frame).toHaveLength(1);
    expect(built("card.html")).toContain(`src="./${script?.file}" integrity="${script?.integrity}"`);
  });

  it("can't be made if nobody says why a script is there", () => {
    expect(() => paymentScripts({ "chunks/skimmer-12345678.js": "sha384-x" })).toThrow("skimmer");
  });

  it("has the version number that the hosting example contains", () => {
    const headers = readFileSync(join(root, "widget-demo/hosting/_headers"), "utf8");
    expect(headers.split("\n")).toContain(`/${version}/*`);
  });
});
