import { createStore } from "jotai";
import { describe, expect, it } from "vitest";
import { closeOverlayAtom, openOverlayAtom, overlayAtom } from "../../../src/state/overlay/overlay.atoms.ts";

describe("what lies over the screen", () => {
  it("is nothing, then one thing at a time, then nothing again", () => {
    const store = createStore();
    expect(store.get(overlayAtom)).toBeNull();
    store.set(openOverlayAtom, { kind: "menu-drawer" });
    store.set(openOverlayAtom, { kind: "policy", policy: "refund" });
    expect(store.get(overlayAtom)).toEqual({ kind: "policy", policy: "refund" });
    store.set(closeOverlayAtom);
    expect(store.get(overlayAtom)).toBeNull();
  });

  it("is each element's own", () => {
    const [one, other] = [createStore(), createStore()];
    one.set(openOverlayAtom, { kind: "dietary" });
    expect(other.get(overlayAtom)).toBeNull();
  });
});
