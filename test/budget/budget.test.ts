import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { filesUnder, root } from "../architecture/sourceFiles.ts";
import { importsOf as importsIn } from "../architecture/syntax.ts";
import { built, entry, fileOf, firstView, gzipBytes, importsOf, loadedByEntry, neededBy, sourcesOf } from "./build.ts";
import { mostBytes, mostFrameBytes } from "./limits.ts";

const live = "src/services/adapters/firebase/firestoreLive.ts";
const firebase = "@firebase/";
const afterFirstView = neededBy("src/app/composition/runShop.ts", firstView);

const lazy = filesUnder("src/app", /\/(routes|overlays|createServices|readConfig)\.tsx?$/)
  .flatMap(importsIn)
  .filter(({ isLazy }) => isLazy)
  .map(({ target }) => target)
  // The menu is the first view.
  .filter((target) => !target.startsWith("src/features/menu/"));

/** A size as README and the front page give it. */
const sizeOf = (files: readonly string[]) => `${Math.round(gzipBytes(files) / 1_000)} kB`;

function expectToldBy(pages: readonly string[], size: string): void {
  for (const page of pages) {
    const text = readFileSync(join(root, page), "utf8");
    expect([page, text.match(/\b\d+ kB/g)]).toEqual([page, expect.arrayContaining([size])]);
  }
}

describe("the first view of a menu", () => {
  it("consists of the entry, the first screen, the shop, React and the words", () => {
    expect(loadedByEntry()).toEqual([
      expect.stringContaining("/en-"),
      expect.stringContaining("/zh-CN-"),
      expect.stringContaining("/rolldown-runtime-"),
      expect.stringContaining("/first-"),
      expect.stringContaining("/dish-"),
      expect.stringContaining("/waiting-"),
      expect.stringContaining("/sheet-"),
      expect.stringContaining("/open-"),
      expect.stringContaining("/shop-"),
      expect.stringContaining("/react-"),
      expect.stringContaining("/old-"),
      expect.stringContaining("/config-"),
      expect.stringContaining("/button-"),
      expect.stringContaining("/panel-"),
    ]);
    expect(firstView.map((file) => file.replace(/^chunks\/|-.{8}\.js$/g, "")).sort()).toEqual(
      ["en", "first", "react", "rolldown-runtime", "shop", entry].sort(),
    );
    expect(firstView.filter((file) => !existsSync(join(root, "dist", file)))).toEqual([]);
  });

  it("starts from a small script without imports, in one round trip", () => {
    expect(built(entry)).not.toMatch(/\bimport(?:\s+\w|\s*[{"'`*])|\bfrom\s*["'`]/);
    expect(gzipBytes([entry])).toBeLessThanOrEqual(mostBytes("entry"));
  });

  it("draws its first screen from the entry, the drawing code and the words", () => {
    const before = [entry, ...neededBy("src/first/drawAll.ts"), ...neededBy("locales/en.po")];
    expect(before).toHaveLength(4);
    expect(gzipBytes(before)).toBeLessThanOrEqual(mostBytes("firstScreen"));
    expectToldBy(["README.md", "src/README.md", "widget-demo/pages/index.html"], sizeOf(before));
  });

  it("loads no more script than README says", () => {
    expect(gzipBytes(firstView)).toBeLessThanOrEqual(mostBytes("firstView"));
    expectToldBy(["README.md", "src/README.md"], sizeOf(firstView));
  });

  it.each(["en", "zh-CN"])("contains no messages in %s that are missing from its own catalogue", (language) => {
    const words = built(fileOf(`locales/${language}.po`));
    const code = firstView
      .filter((file) => /\/(first|shop)-/.test(file))
      .map(built)
      .join("\n");
    const said = Array.from(code.matchAll(/\bid:`([\w+/-]{6})`/g), ([, id = ""]) => id);
    expect(said.length).toBeGreaterThan(40);
    expect(said.filter((id) => !words.includes(`"${id}":`))).toEqual([]);
  });

  it("contains no Firebase code, which is in the live reader's chunk", () => {
    expect(neededBy(live).some((file) => built(file).includes(firebase))).toBe(true);
    expect(firstView.filter((file) => built(file).includes(firebase))).toEqual([]);
  });
});

describe("a page with only an order button", () => {
  const button = fileOf("src/entry/orderButton.ts");
  const panel = fileOf("src/entry/orderPanel.ts");

  it("loads one small chunk before the press, and imports nothing of the shop for it", () => {
    expect(importsOf(button)).toEqual([]);
    expect(gzipBytes([button])).toBeLessThanOrEqual(mostBytes("orderButton"));
  });

  it("loads one more for the panel", () => {
    expect(importsOf(panel)).toEqual([button]);
    expect(gzipBytes([panel])).toBeLessThanOrEqual(mostBytes("orderPanel"));
  });
});

describe("a lazy module", () => {
  it("is found in the sources", () => {
    expect(lazy).toContain(live);
    expect(lazy).toContain("src/features/product/ProductDialog.tsx");
    expect(lazy).toContain("src/features/venues/VenuesScreen.tsx");
  });

  it.each(lazy)("%s is not fetched for a menu", (source) => {
    expect(firstView).not.toContain(fileOf(source));
  });
});

describe("a diner who taps before the app has loaded", () => {
  it("fetches the product dialog and its words in one wave of requests", () => {
    const [dish = ""] = loadedByEntry().filter((file) => file.includes("/dish-"));
    const wave = Array.from(built(dish).matchAll(/import\("\.\/([^"]+)"\)/g), ([, file]) => `chunks/${file}`);
    const words = ["en", "zh-CN"].map((language) => fileOf(`locales/order/${language}.po`));
    expect(new Set(wave)).toEqual(
      new Set([...neededBy("src/features/product/ProductDialog.tsx", firstView), ...words]),
    );
    expect(
      gzipSync(
        wave
          .filter((file) => !words.includes(file))
          .map(built)
          .join("\n"),
      ).length,
    ).toBeLessThanOrEqual(mostBytes("dishDialog"));
  });
});

describe("the first picture of a page that isn't a menu", () => {
  it("needs one small chunk that no menu loads", () => {
    const needed = neededBy("src/first/drawWaiting.ts", firstView);
    expect(needed).toHaveLength(1);
    expect(gzipBytes(needed)).toBeLessThanOrEqual(mostBytes("waitingPage"));
  });
});

describe.each([
  ["src/features/checkout/CheckoutScreen.tsx", "checkout"],
  ["src/features/cart/CartScreen.tsx", "cart"],
  ["src/features/gift/GiftStoreScreen.tsx", "giftStore"],
] as const)("%s", (screen, name) => {
  it("loads little script after the first view", () => {
    const needed = neededBy(screen, firstView);
    expect(needed).toEqual(expect.arrayContaining([...afterFirstView]));
    expect(gzipBytes(needed)).toBeLessThanOrEqual(mostBytes(name));
  });
});

describe.each([
  ["src/features/checkout/CheckoutScreen.tsx", "src/features/product/ProductDialog.tsx"],
  ["src/features/checkout/CheckoutScreen.tsx", "src/features/cart/CartScreen.tsx"],
  ["src/features/checkout/CheckoutScreen.tsx", "src/features/gift/GiftStoreScreen.tsx"],
  ["src/features/gift/GiftStoreScreen.tsx", "src/features/product/ProductDialog.tsx"],
  ["src/features/gift/GiftStoreScreen.tsx", "src/features/checkout/CheckoutScreen.tsx"],
  ["src/features/order/CompletedOrderScreen.tsx", "src/features/checkout/CheckoutScreen.tsx"],
  ["src/features/order/CompletedOrderScreen.tsx", "src/features/gift/GiftStoreScreen.tsx"],
  ["src/features/venues/VenuesScreen.tsx", "src/features/gift/GiftStoreScreen.tsx"],
])("%s", (screen, other) => {
  it(`needs nothing of ${other}`, () => {
    expect(neededBy(screen)).not.toContain(fileOf(other));
  });
});

describe("Luxon", () => {
  it("is in one chunk, which no menu and no cart fetches", () => {
    const dates = fileOf("src/parts/dates/useStoreTime.ts");
    expect(built(dates)).toContain("Invalid DateTime");
    for (const each of [
      "app/composition/runShop.ts",
      "features/menu-extras/menuExtras.ts",
      "features/cart/CartScreen.tsx",
    ])
      expect(neededBy(`src/${each}`)).not.toContain(dates);
  });
});

describe("the card's frame", () => {
  const script = fileOf("src/frame/card.ts");

  it("is one small script", () => {
    expect(importsOf(script)).toEqual([]);
    expect(gzipBytes([script])).toBeLessThanOrEqual(mostFrameBytes);
  });

  it("contains no React, no state library, and no catalogue but its own messages", () => {
    const libraries = sourcesOf(script).flatMap(
      (source) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? [],
    );
    expect([...new Set(libraries)]).toEqual(["valibot"]);
    const said = Array.from(built(script).matchAll(/\bid:\s*[`"]([\w+/-]{6})[`"]/g), ([, id = ""]) => id);
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter((id) => built(script).split(id).length !== 4)).toEqual([]);
    expect(built(script)).not.toContain("Add to cart");
  });
});

describe("loader.js", () => {
  it("loads the entry from its own folder", () => {
    expect(built("loader.js")).toContain(`import(new URL("${entry}", document.currentScript.src))`);
  });
});
