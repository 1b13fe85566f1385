import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { attributeNames } from "../../src/wire/host/parseHost.ts";
import { codeOf, headerIn, phpFiles, textOf, unquoted } from "./wordPressFiles.ts";

const demo = join(import.meta.dirname, "../../widget-demo");
const docs = readFileSync(join(demo, "docs/wordpress.md"), "utf8");

interface Block {
  readonly title: string;
  readonly description: string;
  readonly version: string;
  readonly keywords: readonly string[];
  readonly editorScript: string;
  readonly attributes: Readonly<Record<string, { readonly type: string }>>;
}

const blockOf = (name: string) => JSON.parse(textOf(`blocks/${name}/block.json`)) as Block;

/** The plug-in's own tables. */
const [, shopTable = "", buttonTable = ""] = textOf("includes/attributes.php").split(
  /^function servery_\w+_attributes\(\)/m,
);
const rowsOf = (table: string) =>
  Array.from(table.matchAll(/^\t\t'([\w-]+)'\s*=> '([\w-]+)',$/gm), ([, name = "", kind = ""]) => ({ name, kind }));
const shopRows = rowsOf(shopTable);
const [, notOnButton = ""] = /\$not_on_it = array_flip\( array\( (.+) \) \);/.exec(buttonTable) ?? [];
const buttonRows = [...shopRows.filter(({ name }) => !notOnButton.includes(`'${name}'`)), ...rowsOf(buttonTable)];

const tags = [
  { tag: "shop", block: blockOf("shop"), rows: shopRows, own: ["align", "fallback"] },
  { tag: "button", block: blockOf("button"), rows: buttonRows, own: ["align", "label", "link"] },
];
const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

describe.each(tags)("the attributes of the $tag", ({ tag, block, rows, own }) => {
  const names = rows.map(({ name }) => name);

  it("are some of those that the script knows", () => {
    expect(rows.length).toBeGreaterThan(10);
    const known: readonly string[] = [...attributeNames, ...(tag === "button" ? ["position", "no-history"] : [])];
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });

  it("don't let an author name another backend, or take over the page's address", () => {
    for (const forbidden of ["config", "full-page", "base-path", "keep-title"]) expect(names).not.toContain(forbidden);
  });

  it("are those of the block", () => {
    const ofBlock = Object.entries(block.attributes).map(([name, { type }]) => [name, type]);
    const expected = [
      ...own.map((name) => [name, "string"]),
      ...rows.map(({ name, kind }) => [camelCase(name), kind === "flag" ? "boolean" : "string"]),
    ];
    expect(ofBlock.sort()).toEqual(expected.sort());
  });

  it.each([...own, ...names])("%s has a control in the editor, and stands in the readme and the docs", (name) => {
    if (name !== "align") expect(textOf("blocks/editor.js")).toContain(`"${camelCase(name)}"`);
    expect(textOf("readme.txt")).toContain(`\`${name}\``);
    expect(docs).toContain(`\`${name}\``);
  });
});

it("shows the order button in the editor in the colours that it has before it knows the restaurant's", () => {
  const css = readFileSync(join(import.meta.dirname, "../../src/entry/orderButton.css"), "utf8");
  const colours = Array.from(css.matchAll(/--(?:on-)?known, (#\w+)\)/g), ([, colour]) => colour);
  expect(colours).toHaveLength(2);
  for (const colour of colours) expect(textOf("blocks/editor.js")).toContain(`"${colour}"`);
});

it("says in PHP and in the editor what a button without a text says, in each of the shop's languages", () => {
  const [, translated = ""] = /'Order now' => '(.+)',/.exec(textOf("languages/servery-zh_CN.l10n.php")) ?? [];
  const php = textOf("includes/button.php").replaceAll("'", '"').replaceAll(/\s+=>/g, ":");
  for (const text of [php, textOf("blocks/editor.js")]) {
    expect(text).toMatch(/\ben"?: "Order now"/);
    expect(text).toContain(`"zh-CN": "${translated}"`);
  }
});

it("names the attribute where the store's number is missing", () => {
  expect(textOf("includes/written.php")).toContain('store-id="120"');
});

it("has one version", () => {
  const version = headerIn(textOf("servery.php"), "Version");
  expect(textOf("servery.php")).toContain(`define( 'SERVERY_VERSION', '${version}' );`);
  expect(headerIn(textOf("readme.txt"), "Stable tag")).toBe(version);
  expect(textOf("readme.txt")).toContain(`\n= ${version} =\n`);
  for (const { block } of tags) expect(block.version).toBe(version);
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
    const ofBlocks = tags.flatMap(({ block: { title, description, keywords } }) => [
      `block title\\4${title}`,
      `block description\\4${description}`,
      ...keywords.map((word) => `block keyword\\4${word}`),
    ]);
    const translations = Array.from(
      textOf("languages/servery-zh_CN.l10n.php").matchAll(new RegExp(`^\\t\\t(${literal}) => (${literal}),$`, "gm")),
      ([, from = "", to = ""]) => [unquoted(from), unquoted(to)] as const,
    );
    const header = headerIn(textOf("servery.php"), "Description");
    expect(sorted(translations.map(([from]) => from))).toEqual(sorted([...inCode, ...ofBlocks, header]));
    expect(translations.filter(([from, to]) => !/[\u4e00-\u9fff]/.test(to) && from !== "Servery")).toEqual([]);
    for (const [from, to] of translations) expect(to.match(/%s/g)).toEqual(from.match(/%s/g));
  });

  it("are complete in the editor", () => {
    // WordPress finds them by the script's name.
    const [, handle = ""] = /wp_register_script\( '([\w-]+)'/.exec(textOf("servery.php")) ?? [];
    expect(tags.map(({ block }) => block.editorScript)).toEqual([handle, handle]);
    const file = textOf(`languages/servery-zh_CN-${handle}.json`);
    const { "": _head, ...translations } = (
      JSON.parse(file) as { locale_data: { messages: Record<string, readonly string[]> } }
    ).locale_data.messages;
    expect(sorted(Object.keys(translations))).toEqual(sorted(stringsIn(codeOf(textOf("blocks/editor.js")), "__")));
    expect(Object.values(translations).filter(([to = ""]) => !/[\u4e00-\u9fff]/.test(to))).toEqual([]);
  });
});
