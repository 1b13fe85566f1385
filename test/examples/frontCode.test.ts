import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contrastRatio, hexOf, parseHexColour, READABLE_RATIO, readableOn, white } from "../../src/ui/contrast.ts";
import { attributeNames, parseHost } from "../../src/wire/host/parseHost.ts";
import {
  cards,
  kinds,
  languages,
  paletteNames,
  parametersOf,
  readChoice,
  shows,
} from "../../widget-demo/pages/front/choice.js";
import { codeOf, preloadsOf } from "../../widget-demo/pages/front/code.js";
import { contrast, readableOn as frontReadableOn } from "../../widget-demo/pages/front/contrast.js";
import { accentTokens, palettes, verdictOn } from "../../widget-demo/pages/front/palettes.js";
import { textOf } from "./wordPressFiles.ts";

const modes = ["delivery", "pickup", "room", "table"];
const stores = [
  { id: "120", name: "Patty & Sons", language: "en", hqId: null, modes },
  { id: "201", name: "海港之家酒店", language: "zh-CN", hqId: "20", modes: ["room", "table"] },
];
const offer = { stores, hasCardOrigin: true };
const origin = "https://demo.example";
const demo = {
  origin,
  dataOrigin: "https://firestore.googleapis.com",
  firebase: { projectId: "my-restaurants", apiKey: "k" },
  framedConfig: `${origin}/servery.json?card-frame`,
  cardFrame: "https://cards.example/card.html",
};
const usual = { store: "120", show: "shop", mode: "", language: "en", palette: "store", card: "form", code: "html" };
const choose = (asked: string | Record<string, string>) => readChoice(new URLSearchParams(asked), offer);

/** Every choice that there is. */
const all = stores.flatMap((store) => {
  const fields = { mode: ["", ...store.modes], show: shows, language: languages, palette: paletteNames, card: cards };
  let rows: Record<string, string>[] = [{ store: store.id }];
  for (const [name, values] of Object.entries({ ...fields, code: kinds }))
    rows = rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value })));
  return rows;
});

/** The attributes in the code, whatever its kind. */
function attributesIn(text: string): Record<string, string> {
  const [, written = ""] =
    /(?:<servery-[\w-]+|\[servery(?:_button)?)((?: (?:ref=\{shop\}|[\w-]+="[^"]*"))*)(?: ?\/?>|\])/.exec(text) ?? [];
  return Object.fromEntries(Array.from(written.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [name, value]));
}

describe("the front page's code", () => {
  it("has only attributes that the tag knows, with values that it takes, for every choice", () => {
    expect(all.length).toBeGreaterThan(2_000);
    const known: readonly string[] = attributeNames;
    const ofPlugIn = Array.from(
      textOf("includes/attributes.php").matchAll(/^\t\t'([\w-]+)' +=>/gm),
      ([, name]) => name,
    );
    for (const row of all) {
      const text = codeOf(choose(row), demo)
        .map(({ code }) => code)
        .join("\n");
      const { position, link, label, ...attributes } = attributesIn(text);
      const { settings, problems } = parseHost(attributes, new URLSearchParams());
      const about = JSON.stringify(row);
      expect(problems, about).toEqual([]);
      expect(
        Object.keys(attributes).filter((name) => !known.includes(name)),
        about,
      ).toEqual([]);
      expect(position, about).toBe(row["show"] === "floating" ? "bottom-right" : undefined);
      expect(settings, about).toMatchObject({
        store: { kind: "id", id: Number(row["store"]) },
        hqId: row["store"] === "201" ? 20 : null,
        language: row["language"] === "en" ? null : "zh-CN",
        opening: { mode: row["mode"] || null },
      });
      if (row["code"] !== "wordpress") continue;
      expect([link, label], about).toEqual(
        row["show"] === "shop"
          ? [undefined, undefined]
          : [
              `${origin}/order/store/${row["store"]}${row["mode"] ? `?servery-mode=${row["mode"]}` : ""}`,
              row["language"] === "en" ? "Order now" : "立即点餐",
            ],
      );
      expect(
        Object.keys(attributes).filter((name) => !ofPlugIn.includes(name)),
        about,
      ).toEqual([]);
    }
  });

  it("says where cards are typed, in every kind", () => {
    for (const code of kinds)
      for (const show of shows) {
        const textWith = (card: string) => JSON.stringify(codeOf(choose({ ...usual, show, code, card }), demo));
        expect(textWith("form")).not.toMatch(/card/i);
        expect(textWith("frame")).toMatch(
          /config=.+\?card-frame|\{ \\"cardFrame\\": \\"https:\/\/cards\.example\/card\.html/,
        );
        expect(textWith("provider")).toContain("https://cards.example/stand-ins/card-fields/card-fields.js");
        expect(textWith("provider")).toContain(".cardFields = window.createStandInCardFields()");
      }
  });

  it("connects to the menu's origin early where a menu is read, and not for a button", () => {
    const hint = '<link rel="preconnect" href="https://firestore.googleapis.com" crossorigin>';
    const textOfCode = (row: object) => codeOf(choose({ ...usual, ...row }), demo)[0]?.code;
    expect(textOfCode({})?.split("\n")[0]).toBe(hint);
    expect(textOfCode({ code: "react" })?.split("\n")[0]).toBe(hint);
    expect(textOfCode({ show: "button" })).not.toContain("<link");
  });

  it("preloads the menu of the store in the code, and nothing where another configuration says where it is", () => {
    const preloads = (row: object) => preloadsOf(choose({ ...usual, ...row }), demo);
    expect(preloads({})).toContain("/documents/Companies/120?key=k");
    expect(preloads({ store: "201" })).toContain("/documents/Brands/20/Companies/201/Menus?key=k&amp;pageSize=300");
    expect(preloads({ store: "201", number: "7777" })).toContain("/documents/Companies/7777?key=k");
    for (const row of [{ show: "button" }, { card: "frame" }, { code: "react" }, { code: "wordpress" }])
      expect(preloads(row)).toBe("");
  });

  it("names a store that isn't in this demo by its number", () => {
    const [block] = codeOf(choose({ store: "201", number: " 0501 " }), demo);
    expect(block?.code).toContain('<servery-storefront store-id="501" language="zh-CN"></servery-storefront>');
  });
});

describe("the front page's address", () => {
  it("keeps every choice", () => {
    for (const row of all) {
      const choice = choose({ ...row, accent: "#8a2be2" });
      const kept = readChoice(new URLSearchParams(`${parametersOf(choice, offer)}`), offer);
      expect(kept).toEqual(row["palette"] === "own" ? choice : { ...choice, accent: kept.accent });
    }
  });

  it.each([
    ["", usual],
    ["store=120&show=shop&language=en", usual],
    ["store=999&show=popup&mode=fly&language=fr&palette=%23fff&card=none&code=cobol&number=-1", usual],
    // The hotel delivers to rooms and tables.
    ["store=201&mode=pickup", { store: "201", language: "zh-CN" }],
    ["number=201", { store: "201", language: "zh-CN", number: "" }],
    ["palette=own&accent=red", { palette: "own", accent: "#0b6e4f" }],
    ["palette=own&accent=%238A2BE2", { palette: "own", accent: "#8a2be2" }],
  ])("is read as far as it can be: %s", (query, expected) => {
    const { store, kind, ...others } = choose(query);
    expect({ ...usual, ...others, store: store.id, code: kind }).toMatchObject(expected);
  });

  it("has short, readable parameters, and none for what is usual", () => {
    expect(`${parametersOf(choose(usual), offer)}`).toBe("");
    const row = { ...usual, show: "floating", mode: "pickup", palette: "own", accent: "#8a2be2", code: "react" };
    expect(`${parametersOf(choose(row), offer)}`).toBe(
      "show=floating&mode=pickup&palette=own&accent=8a2be2&code=react",
    );
  });

  it("offers no other place for cards where the demo has none", () => {
    expect(readChoice(new URLSearchParams("card=frame"), { stores, hasCardOrigin: false }).card).toBe("form");
  });
});

describe("the front page's colours", () => {
  const hexes = ["#000000", "#ffffff", "#767676", "#777777", "#ffb547", "#0b6e4f", "#ff0000", "#8a2be2", "#c8006b"];
  const rgb = (hex = "") => parseHexColour(hex) ?? [];

  it("are judged as the shop judges them", () => {
    for (const hex of hexes) {
      expect(frontReadableOn(hex)).toBe(hexOf(readableOn(rgb(hex), white)));
      expect(contrast(hex, "#336699")).toBeCloseTo(contrastRatio(rgb(hex), rgb("#336699")), 10);
    }
    expect(verdictOn("#0b6e4f")).toMatch(/^White text on it is easy to read: 6\.\d to 1/);
    expect(verdictOn("#ffb547")).toMatch(/so its text is black: 12\.0 to 1/);
  });

  it("can be read in every palette, and with every own colour", () => {
    for (const [name, palette] of Object.entries(palettes).filter(([, tokens]) => tokens["--servery-paper"])) {
      const { "--servery-paper": paper, "--servery-ink": ink, "--servery-accent": accent } = palette;
      expect(contrastRatio(rgb(paper), rgb(ink)), name).toBeGreaterThan(7);
      expect(contrastRatio(rgb(paper), rgb(accent)), name).toBeGreaterThan(READABLE_RATIO);
    }
    for (const tokens of [...Object.values(palettes).slice(1), ...hexes.map(accentTokens)])
      expect(contrast(tokens["--servery-button"] ?? "", tokens["--servery-on-button"] ?? "")).toBeGreaterThan(
        READABLE_RATIO,
      );
  });

  it("are tokens that the shop has", () => {
    const sheet = readFileSync(join(import.meta.dirname, "../../src/ui/tokens.css"), "utf8");
    const unknown = Object.values(palettes)
      .flatMap(Object.keys)
      .filter((token) => !sheet.includes(`  ${token}:`));
    expect(unknown).toEqual([]);
  });
});
