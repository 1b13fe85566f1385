import { existsSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { filesUnder, root } from "../architecture/sourceFiles.ts";
import { importsOf } from "../architecture/syntax.ts";
import {
  built,
  chunkOf,
  entry,
  firstView,
  gzipBytes,
  keyOf,
  loadedByEntry,
  neededBy,
  readManifest,
  waves,
} from "./build.ts";

const manifest = readManifest();
const shown = firstView(manifest);
const live = "src/services/adapters/firestoreLive.ts";
const firebase = "@firebase/";

const importedBy = (files: RegExp) =>
  filesUnder("src/app", files)
    .flatMap(importsOf)
    .filter(({ isLazy }) => isLazy)
    .map(({ target }) => target);

const lazy = importedBy(/\/(routes|overlays|createServices|readConfig)\.tsx?$/)
  // The menu is the first view.
  .filter((target) => !target.startsWith("src/features/menu/"));

describe("the first view of a menu", () => {
  it("consists of the entry, the first screen, the shop, React and the words", () => {
    expect(loadedByEntry()).toEqual([
      expect.stringContaining("/first-"),
      expect.stringContaining("/en-"),
      expect.stringContaining("/zh-CN-"),
      expect.stringContaining("/dish-"),
      expect.stringContaining("/sheet-"),
      expect.stringContaining("/open-"),
      expect.stringContaining("/shop-"),
      expect.stringContaining("/react-"),
      expect.stringContaining("/config-"),
      expect.stringContaining("/mend-"),
    ]);
    expect(shown).toHaveLength(5);
    expect(shown.filter((file) => !existsSync(join(root, "dist", file)))).toEqual([]);
  });

  it("starts from a script without imports", () => {
    expect(built(entry)).not.toMatch(/\bimport(?:\s+\w|\s*[{"'`*])|\bfrom\s*["'`]/);
  });

  it("starts from less than 2.75 kB of script, plus the first screen's sheets, all in one round trip", () => {
    const [sheets = ""] = built(entry).match(/\w+\.replaceSync\((`|"|').*?\1\);/) ?? [];
    expect(sheets).toContain(":host{");
    expect(gzipSync(built(entry).replace(sheets, ""), { level: 9 }).length).toBeLessThan(2_750);
    expect(gzipBytes([entry])).toBeLessThan(7_500);
  });

  it("has the first screen's style sheets only in its entry", () => {
    const first = shown.find((file) => file.includes("/first-")) ?? "";
    expect(first).not.toBe("");
    expect(built(first)).not.toContain("--servery-paper:#");
  });

  it("draws its first screen from at most 26 kB: the entry, the drawing code and the words, without imports", () => {
    const before = shown.filter((file) => file === entry || /\/(first|en)-/.test(file));
    expect(before).toHaveLength(3);
    const chunks = before.filter((file) => file !== entry).map((file) => keyOf(manifest, file));
    expect(chunks.flatMap((key) => manifest[key]?.imports ?? [])).toEqual([]);
    expect(gzipBytes(before)).toBeLessThanOrEqual(26_000);
  });

  it("loads at most 105 kB of script in total", () => {
    expect(gzipBytes(shown)).toBeLessThanOrEqual(105_000);
  });

  it("contains only the parts of React that are used", () => {
    const react = built(shown.find((file) => file.includes("/react-")) ?? "");
    expect(react).toContain("react.memo");
    expect(react).not.toMatch(/Children\.only|forceFrameRate/);
  });

  it("includes the menu's own screen", () => {
    expect(manifest).not.toHaveProperty(["src/features/menu/MenuScreen.tsx"]);
    expect(manifest).not.toHaveProperty(["src/app/composition/createStorefront.tsx"]);
  });

  it.each(["en", "zh-CN"])("contains no messages in %s that are missing from its own catalogue", (language) => {
    const words = built(manifest[`locales/${language}.po`]?.file ?? "");
    const code = shown
      .filter((file) => /\/(first|shop)-/.test(file))
      .map(built)
      .join("\n");
    const said = Array.from(code.matchAll(/\bid:`([\w-]{2,6})`/g), ([, id = ""]) => id);
    expect(said.length).toBeGreaterThan(40);
    expect(said.filter((id) => !words.includes(`"${id}":`))).toEqual([]);
  });

  it("contains no Firebase code, which is in the live reader's chunk", () => {
    expect(built(manifest[live]?.file ?? "")).toContain(firebase);
    expect(shown.filter((file) => built(file).includes(firebase))).toEqual([]);
  });
});

describe("a lazy module", () => {
  it("is found in the sources", () => {
    expect(lazy).toContain(live);
    expect(lazy).toContain("src/features/product/ProductDialog.tsx");
  });

  it.each([...lazy, ...importedBy(/\/other(Overlays|Screens)\.ts$/)])(
    "%s is in its own chunk, and not fetched for a menu",
    (source) => {
      const file = manifest[chunkOf(manifest, source)]?.file;
      expect(file).toBeDefined();
      expect(shown).not.toContain(file);
    },
  );
});

describe("one wave of requests fetches", () => {
  it("a product dialog for a diner who taps before the app has loaded", () => {
    const [dish = ""] = loadedByEntry().filter((file) => file.includes("/dish-"));
    const wave = Array.from(built(dish).matchAll(/import\("\.\/([^"]+)"\)/g), ([, file]) => `chunks/${file}`);
    const dialog = chunkOf(manifest, "src/features/product/ProductDialog.tsx");
    // And its words, in the shop's language.
    const words = ["en", "zh-CN"].map((language) => manifest[`locales/order/${language}.po`]?.file);
    expect(new Set(wave)).toEqual(new Set([...neededBy(manifest, dialog, shown), ...words]));
    expect(wave).toContain(manifest[chunkOf(manifest, "src/app/composition/runShop.ts")]?.file);
  });

  const [shop = ""] = shown.filter((file) => file.includes("/shop-"));
  const asked = waves(shop);

  it.each(lazy)("%s with everything it needs", (source) => {
    const key = chunkOf(manifest, source);
    const wave = asked.get(manifest[key]?.file ?? "");
    expect(new Set(wave)).toEqual(new Set(neededBy(manifest, key, shown)));
  });

  it.each([
    ["src/features/product/ProductDialog.tsx", 1],
    ["src/features/dietary/DietaryDialog.tsx", 1],
    ["src/features/drawer/MenuDrawer.tsx", 1],
    // Including what it shares with the checkout, which fetches nothing that only a cart needs.
    ["src/features/cart/CartScreen.tsx", 4],
    ["src/features/checkout/CheckoutScreen.tsx", 4],
  ])("%s in %i requests, besides what every shop fetches after its first view", (source, count) => {
    // The last three are what all dialogs need. They are requested along with a dialog, as soon as the shop runs.
    const dialogs = ["ui/Dialog.tsx", "ui/DialogView.tsx", "first/openDish.tsx"];
    const soon = ["app/composition/runShop.ts", "features/late-menu/lateMenu.ts", ...dialogs];
    const fetched = soon.map((each) => manifest[chunkOf(manifest, `src/${each}`)]?.file ?? "");
    expect(neededBy(manifest, chunkOf(manifest, source), [...shown, ...fetched])).toHaveLength(count);
  });
});

describe("the checkout", () => {
  const chunkFile = (source: string) => manifest[chunkOf(manifest, source)]?.file;
  const needed = neededBy(manifest, chunkOf(manifest, "src/features/checkout/CheckoutScreen.tsx"), shown);

  it("loads at most 80 kB of script after the first view, including Luxon and what every shop fetches", () => {
    expect(needed).toContain(chunkFile("src/parts/dates/useStoreTime.ts"));
    expect(needed).toContain(chunkFile("src/app/composition/runShop.ts"));
    expect(gzipBytes(needed)).toBeLessThanOrEqual(80_000);
  });

  it.each([
    "src/features/product/ProductDialog.tsx",
    "src/features/cart/CartScreen.tsx",
    "src/features/gift/GiftStoreScreen.tsx",
    "src/features/gift-checkout/GiftCheckoutScreen.tsx",
  ])("needs nothing from %s", (source) => {
    expect(needed).not.toContain(chunkFile(source));
  });

  it("is not needed by an order's page", () => {
    const order = neededBy(manifest, chunkOf(manifest, "src/features/order/CompletedOrderScreen.tsx"), shown);
    expect(order).not.toContain(chunkFile("src/features/checkout/CheckoutScreen.tsx"));
  });
});

describe("gift cards", () => {
  const chunkFile = (source: string) => manifest[chunkOf(manifest, `src/${source}`)]?.file ?? "";
  const gift = chunkOf(manifest, "src/features/gift/GiftStoreScreen.tsx");

  it("load at most 20 kB of script besides the first view and what every shop fetches after it", () => {
    expect(gift).toBe(chunkOf(manifest, "src/features/gift/GiftCartScreen.tsx"));
    const every = ["app/composition/runShop.ts", "ui/Dialog.tsx"].map(chunkFile);
    const needed = neededBy(manifest, gift, [...shown, ...every]);
    expect(gzipBytes(needed)).toBeLessThanOrEqual(20_000);
  });

  it.each([
    "features/product/ProductDialog.tsx",
    "features/late-menu/lateMenu.ts",
    "features/cart/CartScreen.tsx",
    "features/checkout/CheckoutScreen.tsx",
  ])("need nothing from %s", (source) => {
    for (const each of ["features/gift/GiftStoreScreen.tsx", "features/account-entry/AccountEntry.tsx"])
      expect(neededBy(manifest, chunkOf(manifest, `src/${each}`), shown)).not.toContain(chunkFile(source));
  });
});

describe("a diner who buys no gift card", () => {
  it.each([
    "features/order/CompletedOrderScreen.tsx",
    "features/order/ThankYouScreen.tsx",
    "features/orders/OrdersScreen.tsx",
    "features/account/AccountScreen.tsx",
    "features/venues/VenuesScreen.tsx",
  ])("fetches no gift card code with %s", (screen) => {
    const needed = neededBy(manifest, chunkOf(manifest, `src/${screen}`), shown);
    expect(needed).not.toContain(manifest[chunkOf(manifest, "src/features/gift/GiftStoreScreen.tsx")]?.file);
  });
});

describe("Luxon", () => {
  it("is in one chunk only, which the menu doesn't fetch", () => {
    const having = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) =>
      built(file).includes("Invalid DateTime"),
    );
    expect(having).toEqual([manifest[chunkOf(manifest, "src/parts/dates/useStoreTime.ts")]?.file]);
    for (const each of ["app/composition/runShop.ts", "features/late-menu/lateMenu.ts", "features/cart/CartScreen.tsx"])
      expect(neededBy(manifest, chunkOf(manifest, `src/${each}`), shown)).not.toContain(having[0]);
  });
});

describe("loader.js", () => {
  it("loads the entry from its own folder", () => {
    expect(built("loader.js")).toContain(`import(new URL("${entry}", document.currentScript.src))`);
  });
});
