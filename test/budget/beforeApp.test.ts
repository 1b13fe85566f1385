import { describe, expect, it } from "vitest";
import { built, bundlersOwn, fileOf, importsOf, loadedByEntry } from "./build.ts";

const first = fileOf("src/first/drawAll.ts");

describe("the code that draws the first screen", () => {
  it("imports only the bundler's own functions, which the entry requests with it, and React least of all", () => {
    expect(first).toMatch(/\/first-/);
    expect(importsOf(first)).toEqual([bundlersOwn]);
    const loaded = loadedByEntry();
    expect(loaded.slice(loaded.indexOf(bundlersOwn))[1]).toBe(first);
    expect(importsOf(bundlersOwn)).toEqual([]);
  });

  it("contains no state, no catalogue reader and no hooks", () => {
    // The objects for tags and fragments do contain names from React.
    expect(built(first)).not.toMatch(/useState|useContext|useSyncExternalStore|jotai|lingui|react\.memo/);
  });

  it("is shared with the app, so that nothing is fetched twice", () => {
    expect(importsOf(fileOf("src/element/defineStorefront.ts"))).toContain(first);
  });
});
