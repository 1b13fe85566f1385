import { describe, expect, it } from "vitest";
import { built, readManifest } from "./build.ts";

const manifest = readManifest();
const first = manifest["src/first/drawAll.ts"];
const shop = manifest["src/element/defineStorefront.ts"];

describe("what draws the first screen", () => {
  it("waits for no other chunk, React least of all", () => {
    expect(first?.file).toMatch(/\/first-/);
    expect(first?.imports ?? []).toEqual([]);
  });

  it("brings no state, no catalogue's reader and no hook along", () => {
    // The records of tags and fragments carry React's names.
    expect(built(first?.file ?? "")).not.toMatch(/useState|useContext|useSyncExternalStore|jotai|lingui|react\.memo/);
  });

  it("is the app's own: nothing is fetched a second time", () => {
    expect(shop?.imports).toContain("src/first/drawAll.ts");
  });
});
