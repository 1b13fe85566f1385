// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { registerSchema, validate } from "@hyperjump/json-schema/draft-07";
import type { CustomElementDeclaration, Package } from "custom-elements-manifest";
import { expect, it } from "vitest";
import { storefrontClass } from "../../src/element/ServeryStorefront.ts";
import { startButton } from "../../src/entry/orderButton.ts";
import { panelOf } from "../../src/entry/orderPanel.ts";
import type { ButtonTools } from "../../src/entry/orderTools.ts";
import { attributeNames } from "../../src/wire/host/parseHost.ts";

const textOf = (path: string) => readFileSync(join(import.meta.dirname, "../..", path), "utf8");
const manifest: Package = JSON.parse(textOf("dist-types/custom-elements.json"));
const declarations = (manifest.modules[0]?.declarations ?? []) as readonly CustomElementDeclaration[];

function declared(tag: string): CustomElementDeclaration {
  const declaration = declarations.find(({ tagName }) => tagName === tag);
  if (!declaration) throw new Error(`The manifest has no ${tag}.`);
  return declaration;
}

const storefront = declared("servery-storefront");
const button = declared("servery-order-button");
const namesOf = (all: readonly { readonly name: string }[] = []) => all.map(({ name }) => name).toSorted();

/** The button's own attributes. It passes the others on to the shop that it opens. */
const ownNames = namesOf(button.attributes).filter((name) => !namesOf(storefront.attributes).includes(name));

const tools: ButtonTools = {
  stored: () => null,
  language: "en",
  importPanel: async () => ({ panelOf }),
  begin: () => {},
  warm: () => {},
};

it("is a manifest in which everything is described", async () => {
  const schema = JSON.parse(readFileSync(createRequire(import.meta.url).resolve("custom-elements-manifest"), "utf8"));
  registerSchema(schema, "https://servery.example/manifest");
  expect(await validate("https://servery.example/manifest", manifest as never, "BASIC")).toMatchObject({ valid: true });
  const parts = declarations.flatMap(({ attributes, members, events, slots, cssParts, cssProperties }) =>
    [attributes, members, events, slots, cssParts, cssProperties].flatMap((all) => all ?? []),
  );
  expect(parts.length).toBeGreaterThan(100);
  expect(parts.filter(({ description }) => !/[.!]$/.test(description ?? ""))).toEqual([]);
  const typed = declarations.flatMap(({ attributes = [], members = [], events = [] }) => [
    ...[...attributes, ...events].map(({ type }) => type),
    ...members.map((member) => (member.kind === "method" ? member.return?.type : member.type)),
  ]);
  expect(typed.filter((type) => !type?.text)).toEqual([]);
});

it("has every attribute that the storefront observes, and no other", () => {
  expect(namesOf(storefront.attributes)).toEqual(attributeNames.toSorted());
});

it("has every attribute that the order button reads or passes on, and no other", async () => {
  const host = document.createElement("servery-order-button");
  for (const name of [...attributeNames, ...ownNames]) host.setAttribute(name, "1");
  document.body.append(host);
  const opened = startButton(host, tools);
  expect(host.shadowRoot?.querySelector("button")?.textContent).toBe("1");
  await opened?.open();
  const passedOn = document.querySelector("servery-storefront")?.getAttributeNames() ?? [];
  expect([...passedOn, ...ownNames].toSorted()).toEqual(namesOf(button.attributes));
  const sources = ["orderButton.ts", "orderButton.css", "orderPanel.ts"].map((name) => textOf(`src/entry/${name}`));
  const read = sources.flatMap((text) =>
    Array.from(text.matchAll(/host\(\[([\w-]+)\^?=|\b\w+\??\.(?:get|has)Attribute\("([\w-]+)"/g), ([, a, b]) => a ?? b),
  );
  expect([...new Set(read)].filter((name) => name !== "store-id").toSorted()).toEqual(ownNames);
});

it("has every property and method of the storefront, and no other", () => {
  const bundle = { heights: new Map(), screens: new Map(), errorMessage: () => document.createElement("p") };
  const made = storefrontClass(bundle as never);
  customElements.define("servery-storefront", made);
  const shop = document.createElement("servery-storefront");
  // What the browser calls, and r2wc's own.
  const called = /^(constructor|container|attachShadow|(dis)?connected\w*Callback|attributeChangedCallback)$/;
  const own = [...Object.keys(shop), ...Object.getOwnPropertyNames(made.prototype)].filter(
    (name) => !called.test(name),
  );
  expect(own.toSorted()).toEqual(namesOf(storefront.members));
});

it("has every method of the order button, and the properties that it passes on", () => {
  const inPanel =
    /for \(const name of (\["config", "cardFields"\])/.exec(textOf("src/entry/orderPanel.ts"))?.[1] ?? "[]";
  const own = /class extends HTMLElement \{([\s\S]*?)\n {4}\},/.exec(textOf("src/entry/storefront.ts"))?.[1] ?? "";
  const methods = Array.from(own.matchAll(/^ {6}async (\w+)\(/gm), ([, name]) => name);
  expect([...JSON.parse(inPanel), ...methods].toSorted()).toEqual(namesOf(button.members));
});

it("has every event of the documentation, and no other", () => {
  const told = Array.from(
    textOf("widget-demo/docs/events.md").matchAll(/^\| `(servery:[\w-]+)` \|/gm),
    ([, name]) => name,
  );
  expect(told.toSorted()).toEqual(namesOf(storefront.events));
});

/** The names in a row such as "`--servery-good`, `-bad`"; `-text-…` stands for all that begin so. */
function promisedTokens(): string[] {
  const sheet = /^:host \{$[^}]*/m.exec(textOf("src/ui/tokens.css"))?.[0] ?? "";
  const known = Array.from(sheet.matchAll(/^ {2}(--servery-[\w-]+):/gm), ([, name = ""]) => name);
  const rows = textOf("widget-demo/docs/theming.md").matchAll(/^\| (`--servery-.*?) \|(.*)$/gm);
  return Array.from(rows).flatMap(([, names = "", about = ""]) => {
    const promised = Array.from(names.matchAll(/`(?:--servery)?(-[\w-]+?)(-…)?`/g)).flatMap(([, name, isFamily]) =>
      known.filter((token) => (isFamily ? token.startsWith(`--servery${name}-`) : token === `--servery${name}`)),
    );
    const on = about.includes("`-on-…`") ? promised.map((name) => name.replace("--servery-", "--servery-on-")) : [];
    return [...promised, ...on];
  });
}

it("has every token that the documentation promises, and no other", () => {
  const promised = promisedTokens();
  expect(promised.length).toBeGreaterThan(40);
  expect(promised.toSorted()).toEqual(namesOf(storefront.cssProperties));
  const ofButton = Array.from(textOf("src/entry/orderButton.css").matchAll(/--servery-[\w-]+/g), ([name]) => name);
  expect(ofButton.toSorted()).toEqual(namesOf(button.cssProperties));
});

it("has every part and slot that the elements draw, and no other", () => {
  const drawn = Array.from(textOf("src/entry/orderButton.ts").matchAll(/\bpart: "([\w-]+)"/g), ([, name]) => ({
    name: name ?? "",
  }));
  expect(namesOf(drawn)).toEqual(namesOf(button.cssParts));
  expect([namesOf(button.slots), namesOf(storefront.slots)]).toEqual([[""], [""]]);
});
