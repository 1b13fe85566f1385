import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { filesUnder, root } from "../architecture/sourceFiles.ts";
import { importsOf } from "../architecture/syntax.ts";
import { built, entry, firstView, gzipBytes, loadedByEntry, readManifest } from "./build.ts";

const manifest = readManifest();
const shown = firstView(manifest);
const live = "src/services/adapters/firestoreLive.ts";
const firebase = "@firebase/";

const lazy = filesUnder("src/app", /\/(routes|overlays|createServices)\.tsx?$/)
  .flatMap(importsOf)
  .filter(({ isLazy }) => isLazy)
  .map(({ target }) => target)
  // The menu is the first view.
  .filter((target) => !target.startsWith("src/features/menu/"));

describe("the first view of a menu", () => {
  it("is the entry, the shop, React and the words", () => {
    expect(loadedByEntry()).toHaveLength(2);
    expect(shown).toHaveLength(4);
    expect(shown.filter((file) => !existsSync(join(root, "dist", file)))).toEqual([]);
  });

  it("starts from less than 4 kB", () => {
    expect(gzipBytes([entry])).toBeLessThan(4_000);
  });

  it("takes at most 120 kB of script", () => {
    expect(gzipBytes(shown)).toBeLessThanOrEqual(120_000);
  });

  it("brings the menu's own screen along", () => {
    expect(manifest).not.toHaveProperty(["src/features/menu/MenuScreen.tsx"]);
    expect(manifest).not.toHaveProperty(["src/app/composition/createStorefront.tsx"]);
  });

  it("has no Firebase code, which the live reader's chunk has", () => {
    expect(built(manifest[live]?.file ?? "")).toContain(firebase);
    expect(shown.filter((file) => built(file).includes(firebase))).toEqual([]);
  });
});

describe("what is lazy", () => {
  it("is known by its sources", () => {
    expect(lazy).toContain(live);
    expect(lazy).toContain("src/features/product/ProductDialog.tsx");
  });

  it.each(lazy)("%s is a chunk of its own, not fetched for a menu", (source) => {
    const file = manifest[source]?.file;
    expect(file).toBeDefined();
    expect(shown).not.toContain(file);
  });
});

describe("loader.js", () => {
  it("loads the entry from beside itself", () => {
    expect(built("loader.js")).toContain(`import(new URL("${entry}", document.currentScript.src))`);
  });
});
