import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { attributeNames } from "../../src/wire/host/parseHost.ts";
import { codeOf, headerIn, phpFiles, textOf, unquoted } from "./wordPressFiles.ts";

const demo = join(import.meta.dirname, "../../widget-demo");
const docs = readFileSync(join(demo, "docs/wordpress.md"), "utf8");
const block = JSON.parse(textOf("block/block.json")) as {
  readonly [key: string]: unknown;
  readonly attributes: Readonly<Record<string, { readonly type: string }>>;
};

/** The plug-in's own table. */
const attributes = Array.from(
  textOf("includes/attributes.php").matchAll(/^\t\t'([\w-]+)'\s*=> '([\w-]+)',$/gm),
  ([, name = "", kind = ""]) => ({ name, kind }),
);
const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

describe("the attributes", () => {
  it("are some of the shop's", () => {
    expect(attributes.length).toBeGreaterThan(10);
    const known: readonly string[] = attributeNames;
    expect(attributes.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });

  it("don't let an author name another backend, or take over the page's address", () => {
    const names = attributes.map(({ name }) => name);
    for (const forbidden of ["config", "full-page", "base-path", "keep-title"]) expect(names).not.toContain(forbidden);
  });

  it("are those of the block", () => {
    const own = ["align", "fallback"];
    const ofBlock = Object.entries(block.attributes).filter(([name]) => !own.includes(name));
    expect(ofBlock.map(([name, { type }]) => [name, type])).toEqual(
      attributes.map(({ name, kind }) => [camelCase(name), kind === "flag" ? "boolean" : "string"]),
    );
  });

  it.each(attributes)("$name has a control in the editor, and stands in the readme and the docs", ({ name }) => {
    expect(textOf("block/editor.js")).toContain(`"${camelCase(name)}"`);
    expect(textOf("readme.txt")).toContain(`\`${name}\``);
    expect(docs).toContain(`\`${name}\``);
  });
});

it("has one version", () => {
  const version = headerIn(textOf("servery.php"), "Version");
  expect(textOf("servery.php")).toContain(`define( 'SERVERY_VERSION', '${version}' );`);
  expect(headerIn(textOf("readme.txt"), "Stable tag")).toBe(version);
  expect(textOf("readme.txt")).toContain(`\n= ${version} =\n`);
  expect(block["version"]).toBe(version);
  expect(textOf("block/editor.asset.php")).toContain(`'version'      => '${version}',`);
});

it("asks for the WordPress that has what it calls", () => {
  expect(textOf("includes/script.php")).toContain("wp_enqueue_script_module(");
  expect(Number(headerIn(textOf("servery.php"), "Requires at least"))).toBeGreaterThanOrEqual(6.5);
});

describe("the Chinese texts", () => {
  const literal = String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"`;
  const stringsIn = (text: string, call: string) =>
    Array.from(text.matchAll(new RegExp(`\\b${call}\\(\\s*(${literal})`, "g")), ([, quoted = ""]) => unquoted(quoted));
  const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

  it("are complete in PHP, with the block's own and the header's", () => {
    const inCode = phpFiles.flatMap(([, text]) => stringsIn(codeOf(text), "(?:esc_html)?__"));
    const ofBlock = [
      `block title\\4${block["title"]}`,
      `block description\\4${block["description"]}`,
      ...(block["keywords"] as readonly string[]).map((word) => `block keyword\\4${word}`),
    ];
    const translations = Array.from(
      textOf("languages/servery-zh_CN.l10n.php").matchAll(new RegExp(`^\\t\\t(${literal}) => (${literal}),$`, "gm")),
      ([, from = "", to = ""]) => [unquoted(from), unquoted(to)] as const,
    );
    const header = headerIn(textOf("servery.php"), "Description");
    expect(sorted(translations.map(([from]) => from))).toEqual(sorted([...inCode, ...ofBlock, header]));
    expect(translations.filter(([from, to]) => !/[\u4e00-\u9fff]/.test(to) && from !== "Servery")).toEqual([]);
    for (const [from, to] of translations) expect(to.match(/%s/g)).toEqual(from.match(/%s/g));
  });

  it("are complete in the editor", () => {
    const file = textOf("languages/servery-zh_CN-servery-shop-editor-script.json");
    const { "": _head, ...translations } = (
      JSON.parse(file) as { locale_data: { messages: Record<string, readonly string[]> } }
    ).locale_data.messages;
    expect(sorted(Object.keys(translations))).toEqual(sorted(stringsIn(codeOf(textOf("block/editor.js")), "__")));
    expect(Object.values(translations).filter(([to = ""]) => !/[\u4e00-\u9fff]/.test(to))).toEqual([]);
  });
});
