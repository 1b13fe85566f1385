import { describe, expect, it } from "vitest";
import type { HostSettings, Language } from "../../../src/domain/host/hostSettings.ts";
import { layoutAtom, pickLanguageAtom, wantedLanguageAtom, widthAtom } from "../../../src/state/host/host.atoms.ts";
import { buildElementState, buildMemory } from "../../support/buildServices.ts";

describe("R5: the layout", () => {
  it.each([
    [0, "mobile"],
    [360, "mobile"],
    [991, "mobile"],
    [991.98, "mobile"],
    [992, "desktop"],
    [1_280, "desktop"],
  ] as const)("at %d px is %s", (widthPx, layout) => {
    const { store } = buildElementState();
    store.set(widthAtom, widthPx);
    expect(store.get(layoutAtom)).toBe(layout);
  });

  it("is mobile at any width if it is forced", () => {
    const { store, configure } = buildElementState({ isMobileForced: true });
    store.set(widthAtom, 1_920);
    expect(store.get(layoutAtom)).toBe("mobile");
    configure({ isMobileForced: false });
    expect(store.get(layoutAtom)).toBe("desktop");
  });
});

describe("the wanted language", () => {
  const [english, chinese]: readonly Partial<HostSettings>[] = [{ language: "en" }, { language: "zh-CN" }];

  it.each<
    [string, Partial<HostSettings> | undefined, Language | null, Language | null, Partial<HostSettings>, Language]
  >([
    ["English by default", {}, null, null, {}, "en"],
    ["the stored one if the host sets none", {}, "zh-CN", null, {}, "zh-CN"],
    ["the host's rather than the stored one", chinese, "en", null, {}, "zh-CN"],
    ["the diner's choice rather than the host's", english, null, "zh-CN", {}, "zh-CN"],
    ["the host's new value rather than an older choice", chinese, null, "zh-CN", english ?? {}, "en"],
    [
      "the diner's choice if the host changes something else",
      english,
      null,
      "zh-CN",
      { isMobileForced: true },
      "zh-CN",
    ],
  ])("is %s", (_what, host, stored, choice, change, wanted) => {
    const memory = buildMemory();
    if (stored) memory.save("language", stored);
    const { store, configure } = buildElementState(host, memory);
    if (choice) store.set(pickLanguageAtom, choice);
    configure(change);
    expect(store.get(wantedLanguageAtom)).toBe(wanted);
    expect(memory.get("language")).toBe(choice ?? stored);
  });
});
