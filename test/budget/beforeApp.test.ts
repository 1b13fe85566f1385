import { describe, expect, it } from "vitest";
import { built, readManifest } from "./build.ts";

const manifest = readManifest();
const first = manifest["src/first/drawAll.ts"];
const shop = manifest["src/element/defineStorefront.ts"];

describe("the code that draws the first screen", () => {
  it("imports no other chunk, and React least of all", () => {
    expect(first?.file).toMatch(/\/first-/);
    expect(first?.imports ?? []).toEqual([]);
  });

  it("contains no state, no catalogue reader and no hooks", () => {
    // The objects for tags and fragments do contain names from React.
    expect(built(first?.file ?? "")).not.toMatch(/useState|useContext|useSyncExternalStore|jotai|lingui|react\.memo/);
  });

  it("is shared with the app, so that nothing is fetched twice", () => {
    expect(shop?.imports).toContain("src/first/drawAll.ts");
  });
});
