import { describe, expect, it } from "vitest";
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
  it("is English by default", () => {
    expect(buildElementState().store.get(wantedLanguageAtom)).toBe("en");
  });

  it("is the stored one if the host sets none", () => {
    const memory = buildMemory();
    memory.keepLanguage("zh-CN");
    expect(buildElementState({}, memory).store.get(wantedLanguageAtom)).toBe("zh-CN");
  });

  it("is the host's rather than the stored one", () => {
    const memory = buildMemory();
    memory.keepLanguage("en");
    expect(buildElementState({ language: "zh-CN" }, memory).store.get(wantedLanguageAtom)).toBe("zh-CN");
  });

  it("is the diner's choice rather than the host's, and is stored", () => {
    const { store, memory } = buildElementState({ language: "en" });
    store.set(pickLanguageAtom, "zh-CN");
    expect(store.get(wantedLanguageAtom)).toBe("zh-CN");
    expect(memory.language()).toBe("zh-CN");
  });

  it("is the host's new value rather than an older choice", () => {
    const { store, configure } = buildElementState({ language: "zh-CN" });
    store.set(pickLanguageAtom, "zh-CN");
    configure({ language: "en" });
    expect(store.get(wantedLanguageAtom)).toBe("en");
  });

  it("stays the diner's choice if the host changes something else", () => {
    const { store, configure } = buildElementState({ language: "en" });
    store.set(pickLanguageAtom, "zh-CN");
    configure({ isMobileForced: true });
    expect(store.get(wantedLanguageAtom)).toBe("zh-CN");
  });
});
