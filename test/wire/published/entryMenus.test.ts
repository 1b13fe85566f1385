import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { menusInEntry, withMenus } from "../../../src/wire/published/entryMenus.ts";

const entryWith = (start: string) => `/*! See THIRD-PARTY-LICENSES.txt */
${start}
0&&await /"/;$u=import.meta.url//"
;$u?(()=>{let e=$m.includes(120);fetch("menus/[]")})():import(document.currentScript?.src)}`;

const built = entryWith("{let $u,$m=[];");

describe("the stores in a built entry", () => {
  it.each([
    ["none, as the build writes it", built, []],
    ["one", entryWith("{let $u,$m=[120];"), [120]],
    ["several", entryWith("{let $u,$m=[120,121];"), [120, 121]],
    ["an older release's entry", entryWith("{let $u;"), null],
  ])("%s", (_what, code, stores) => {
    expect(menusInEntry(code)).toEqual(stores);
  });

  it.each([
    [[], "{let $u,$m=[];"],
    [[120], "{let $u,$m=[120];"],
    [[121, 5, 121, 120], "{let $u,$m=[5,120,121];"],
  ])("%j are written in order, each once, and nothing else changes", (stores, start) => {
    expect(withMenus(built, stores)).toBe(entryWith(start));
    expect(withMenus(entryWith("{let $u,$m=[7,8];"), stores)).toBe(entryWith(start));
  });

  it("are the same after any change, and the same stores give the same bytes", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 })), (stores) => {
        const code = withMenus(built, stores);
        expect(new Set(menusInEntry(code))).toEqual(new Set(stores));
        expect(withMenus(code, stores.toReversed())).toBe(code);
        expect(withMenus(code, [])).toBe(built);
      }),
    );
  });
});
