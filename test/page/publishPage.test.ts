// @vitest-environment happy-dom

import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { instant } from "../../src/domain/time/instant.ts";
import { drawPage } from "../../src/page/drawPage.ts";
import { parseMenu } from "../../src/wire/documents/menu.ts";
import { parseStore } from "../../src/wire/documents/store.ts";
import { firstScreenKey } from "../../src/wire/storage/scope.ts";
import type { JsonFields } from "../../widget-demo/backend/documents/types.ts";
import { asShopReads } from "../../widget-demo/tools/asShopReads.ts";
import { siteOf } from "../../widget-demo/tools/prerender/page/pageAddress.ts";
import { type Printing, publishPage } from "../../widget-demo/tools/prerender/page/publishPage.ts";
import type { KnownShop } from "../../widget-demo/tools/prerender/readShop.ts";
import { snapshotOf } from "../../widget-demo/tools/prerender/snapshotOf.ts";
import { documents, longMenu } from "../support/longDocuments.ts";
import { messages } from "./printing.ts";

const out = mkdtempSync(join(tmpdir(), "servery-page-"));
afterAll(() => rmSync(out, { recursive: true }));

const context = { base: "https://shop.example.com/", note() {} };
const now = instant(Date.UTC(2026, 10, 27, 2));

/** The demo's restaurant, with changes of its document and perhaps another menu. */
function readDemo(change: JsonFields = {}, menu = documents["Companies/120/Menus/DefaultMenu"] ?? {}): KnownShop {
  const document = asShopReads("Companies/120", { ...documents["Companies/120"], ...change });
  const store = parseStore(document.id, document.fields, context);
  const { id, fields } = asShopReads("Companies/120/Menus/DefaultMenu", menu);
  const menus = [parseMenu(id, fields, context)];
  if (!store) throw new Error("The demo has no store 120");
  return { kind: "found", id: 120, shop: { store, menus, snapshot: snapshotOf(document, menus, { context, now }) } };
}

const printing: Printing = {
  build: {
    drawPage,
    messagesIn: async (language) => messages[language],
    chunksFor: (language) => [`chunks/first-1.js`, `chunks/${language}-1.js`],
    presses: "chunks/presses-1.js",
  },
  site: siteOf("https://patty.example/order", ""),
  languages: ["en", "zh-CN"],
  script: "https://shop.example.com/storefront.js",
  dataOrigin: "https://firestore.googleapis.com",
  hqId: null,
};
const english = "store/120";
const chinese = "zh-CN/store/120";
const fileIn = (folder: string, name = "index.html") => readFileSync(join(out, folder, name), "utf8");
const sheetsIn = (folder: string) => readdirSync(join(out, folder)).filter((name) => name !== "index.html");

async function publish(read = readDemo(), changes: Partial<Printing> = {}): Promise<Document> {
  await publishPage(out, read, { ...printing, ...changes });
  // Without its styles, which nothing here loads.
  return new DOMParser().parseFromString(fileIn(english).replace(/<link rel="stylesheet"[^>]*>/g, ""), "text/html");
}

const attributesOf = (page: Document, selector: string, name: string) =>
  Array.from(page.querySelectorAll(selector), (each) => each.getAttribute(name));

describe("the head of a printed page", () => {
  it("says what the page is, to browsers, search engines and who shares it", async () => {
    const { head, documentElement } = await publish();
    expect(documentElement.lang).toBe("en");
    expect(head.querySelector("title")?.textContent).toBe("Patty & Sons, Bourke St");
    const told = Array.from(head.querySelectorAll("meta[property], meta[name]"), (meta) => [
      meta.getAttribute("property") ?? meta.getAttribute("name"),
      meta.getAttribute("content"),
    ]);
    const description =
      "Patty & Sons, Bourke St, 125 Bourke St, Melbourne VIC 3000: Burgers, Chicken, Dogs & rolls, Sides, Salads, Kids, Desserts, Shakes, Drinks, Coffee & tea, Sauces";
    expect(Object.fromEntries(told)).toEqual({
      viewport: "width=device-width, initial-scale=1",
      description,
      "og:type": "website",
      "og:title": "Patty & Sons, Bourke St",
      "og:description": description,
      "og:url": "https://patty.example/order/store/120/",
      "og:locale": "en_AU",
      "og:image": expect.stringMatching(/^https:\/\/shop\.example\.com\/images\//),
    });
  });

  it("has the page's address, and links its languages", async () => {
    const page = await publish();
    const address = "https://patty.example/order/store/120/";
    expect(attributesOf(page, "link[rel=canonical]", "href")).toEqual([address]);
    expect(attributesOf(page, "link[hreflang]", "hreflang")).toEqual(["en", "zh-CN"]);
    const other = "https://patty.example/order/zh-CN/store/120/";
    expect(attributesOf(page, "link[hreflang]", "href")).toEqual([address, other]);
    expect(fileIn(english)).toContain(`<a href="${other}" hreflang="zh-CN" lang="zh-CN">简体中文</a>`);
    expect(fileIn(chinese)).toContain(`<a href="${address}" hreflang="en" lang="en">English</a>`);
    expect(fileIn(chinese)).toContain(`<link rel="canonical" href="${other}">`);
    expect(attributesOf(await publish(readDemo(), { languages: ["en"] }), "link[hreflang]", "href")).toEqual([]);
    expect(fileIn(english)).not.toContain("printed-language");
  });

  it("has paths where the site's origin isn't known", async () => {
    const page = await publish(readDemo(), { site: siteOf("/", "") });
    expect(attributesOf(page, "link[rel=canonical]", "href")).toEqual(["/store/120/"]);
    expect(attributesOf(page, "meta[property='og:url']", "content")).toEqual([]);
  });

  it("requests the scripts of the first view, pinned or not, and the data's connection", async () => {
    const scripts = ["storefront.js", "chunks/first-1.js", "chunks/en-1.js"];
    const page = await publish();
    const preloaded = "link[rel=modulepreload][crossorigin]";
    const at = (top: string) => scripts.map((file) => `https://shop.example.com/${top}${file}`);
    expect(attributesOf(page, preloaded, "href")).toEqual(at(""));
    expect(attributesOf(page, "link[rel=preconnect]", "href")).toEqual(["https://firestore.googleapis.com"]);
    const script = "https://shop.example.com/1.1.7/storefront.js";
    expect(attributesOf(await publish(readDemo(), { script }), preloaded, "href")).toEqual([
      script,
      ...at("").slice(1),
    ]);
  });

  it("keeps a test store from search engines", async () => {
    expect(attributesOf(await publish(readDemo({ IsTest: true })), "meta[name=robots]", "content")).toEqual([
      "noindex",
    ]);
    expect(fileIn(english)).not.toContain("ld+json");
  });
});

describe("the body of a printed page", () => {
  it.each([
    [english, "", '<servery-storefront store-id="120" full-page base-path="/order">'],
    [chinese, "", '<servery-storefront store-id="120" full-page base-path="/order/zh-CN" language="zh-CN">'],
  ])("has the shop's tag in %s, before its script", async (folder, _what, tag) => {
    await publish();
    const script = '<script type="module" async src="https://shop.example.com/storefront.js" crossorigin></script>';
    expect(fileIn(folder).indexOf(tag)).toBeGreaterThan(0);
    expect(fileIn(folder).indexOf(script)).toBeGreaterThan(fileIn(folder).indexOf(tag));
  });

  it("has the telephone inside the shop's tag", async () => {
    const page = await publish();
    expect(attributesOf(page, "servery-storefront > p > a", "href")).toEqual(["tel:0355500120"]);
  });

  it("names the headquarters of a branded deployment, and no base path at a site's root", async () => {
    await publish(readDemo(), { hqId: 7, site: siteOf("/", "") });
    expect(fileIn(english)).toContain('<servery-storefront store-id="120" hq-id="7" full-page>');
    expect(fileIn(chinese)).toContain('full-page base-path="/zh-CN" language="zh-CN">');
  });

  it("has one style sheet, for the page and for the shop", async () => {
    await publish();
    const [sheet = "", other] = sheetsIn(english);
    expect(other).toBeUndefined();
    const link = `<link rel="stylesheet" href="/order/store/120/${sheet}"`;
    expect(fileIn(english).split(link)).toHaveLength(3);
    expect(fileIn(english)).toContain(`<template shadowrootmode="open">${link} data-printed-sheet><div`);
  });

  it("has what it was drawn from, without the dishes", async () => {
    const page = await publish();
    const json = page.querySelector("servery-storefront > script[type='application/json'][data-servery-printed]");
    const read = JSON.parse(json?.textContent ?? "");
    expect(read).toMatchObject({
      ...{ version: firstScreenKey.version, savedAt: now, menuId: "DefaultMenu", language: "en" },
      store: { id: 120, name: "Patty & Sons, Bourke St" },
    });
    const [menu] = read.menus;
    expect(menu.rails).toEqual([]);
    expect(menu.sections.length).toBeGreaterThan(5);
    for (const { cards, count } of menu.sections) expect([cards, count > 0]).toEqual([[], true]);
    expect(Object.keys(menu.texts)).toContain("Burgers");
    expect(json?.textContent).not.toContain("Cheeseburger");
  });

  it("has nothing that a strict policy forbids: no style, no handler, no script of its own", async () => {
    await publish();
    for (const folder of [english, chinese]) {
      const html = fileIn(folder);
      expect(html).not.toMatch(/<style|\s(style|on\w+)=|javascript:/);
      const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
      expect(scripts).toEqual([
        ' type="module" async src="https://shop.example.com/chunks/presses-1.js" crossorigin',
        ' type="application/json" data-servery-printed',
        expect.stringContaining(' type="module" async src="https://'),
        ' type="application/ld+json"',
      ]);
    }
  });
});

describe("the files of a printed page", () => {
  it("are the page and its styles; those of the page before stay until the next run", async () => {
    rmSync(join(out, english), { recursive: true, force: true });
    const sheetWith = async (ButtonColour: string) => {
      const UiColours = { Mobile: { ButtonColour } };
      const view = documents["Companies/120"]?.["ViewComponentConfigs"] as JsonFields;
      await publish(readDemo({ ViewComponentConfigs: { ...view, UiColours } }));
      return /menu-[\w-]+\.css/.exec(fileIn(english))?.[0] ?? "";
    };
    const first = await sheetWith("#112233");
    expect(sheetsIn(english)).toEqual([first]);
    const second = await sheetWith("#445566");
    expect(sheetsIn(english).sort()).toEqual([first, second].sort());
    const third = await sheetWith("#778899");
    expect(sheetsIn(english).sort()).toEqual([second, third].sort());
    expect(await sheetWith("#778899")).toBe(third);
    expect(sheetsIn(english)).toEqual([third]);
  });

  it("go with a store that diners no longer find", async () => {
    await publish();
    await publishPage(out, { kind: "gone", id: 120, why: "" }, printing);
    expect([english, chinese].map((folder) => readdirSync(join(out, folder)))).toEqual([[], []]);
  });

  it.each([
    [200, 40],
    [1_000, 160],
  ])("have at %i dishes less than %i kB, compressed", async (count, mostKb) => {
    await publish(readDemo({}, longMenu(count)));
    for (const folder of [english, chinese]) {
      expect(new Set(fileIn(folder).match(/\?item=\d+/g)).size).toBe(count);
      expect(gzipSync(fileIn(folder), { level: 9 }).length).toBeLessThan(mostKb * 1_000);
    }
  });
});

/** From https://schema.org (version 29): the terms that a restaurant's page has, with the properties of each type. */
const vocabulary: Readonly<Record<string, string>> = {
  Restaurant: "@id url name telephone image logo address geo openingHoursSpecification hasMenu",
  PostalAddress: "streetAddress addressLocality addressRegion postalCode addressCountry",
  GeoCoordinates: "latitude longitude",
  OpeningHoursSpecification: "dayOfWeek opens closes",
  Menu: "url name description inLanguage hasMenuSection",
  MenuSection: "name hasMenuItem",
  MenuItem: "name description image url nutrition offers",
  NutritionInformation: "calories",
  Offer: "price priceCurrency availability url",
};
const values = /^https:\/\/schema\.org\/((Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|InStock|SoldOut)$/;

/** One line for each term that schema.org doesn't have, or not there. */
function strangers(what: unknown): readonly string[] {
  if (Array.isArray(what)) return what.flatMap(strangers);
  if (typeof what === "string") return what.startsWith("https://schema.org/") && !values.test(what) ? [what] : [];
  if (typeof what !== "object" || what === null) return [];
  const { "@type": type, "@context": _context, ...properties } = what as Readonly<Record<string, unknown>>;
  const known = vocabulary[String(type)]?.split(" ");
  const own = known ? Object.keys(properties).filter((name) => !known.includes(name)) : ["no such type"];
  return [...own.map((name) => `${type}: ${name}`), ...Object.values(properties).flatMap(strangers)];
}

describe("the data of a printed page for search engines", () => {
  it("has the restaurant and its whole menu in schema.org's terms", async () => {
    const page = await publish();
    const data = JSON.parse(page.querySelector("script[type='application/ld+json']")?.textContent ?? "");
    expect(strangers(data)).toEqual([]);
    expect(data).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Restaurant",
      name: "Patty & Sons, Bourke St",
      telephone: "03 5550 0120",
      url: "https://patty.example/order/store/120/",
      address: { "@type": "PostalAddress", postalCode: "3000" },
    });
    const items = data.hasMenu.hasMenuSection.flatMap((section: JsonFields) => section["hasMenuItem"]);
    expect(items).toHaveLength(61);
    expect(items[0]).toMatchObject({
      name: "Bourke St Cheeseburger",
      url: "https://patty.example/order/store/120/?item=101",
      offers: { price: "16.50", priceCurrency: "AUD" },
    });
    expect(data.hasMenu.description).toBe("A surcharge of 10% applies on Sundays.");
  });
});

describe("where a folder is on a site", () => {
  it.each([
    ["/", { origin: null, basePath: "" }],
    ["/order/", { origin: null, basePath: "/order" }],
    ["https://patty.example", { origin: "https://patty.example", basePath: "" }],
    ["https://patty.example/a/b", { origin: "https://patty.example", basePath: "/a/b" }],
  ])("may be %s", (text, site) => {
    expect(siteOf(text, "")).toEqual({ ...site, plainLanguage: "en" });
  });

  it.each(["order", "//patty.example", "ftp://patty.example/", "https://patty.example/?a", "/a b"])(
    "can't be %s",
    (text) => {
      expect(() => siteOf(text, "usage")).toThrow(/--base-path/);
    },
  );
});
