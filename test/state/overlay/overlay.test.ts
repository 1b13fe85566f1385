import { createStore } from "jotai";
import { describe, expect, it } from "vitest";
import { closeOverlayAtom, openOverlayAtom, overlayAtom } from "../../../src/state/overlay/overlay.atoms.ts";

describe("the overlay", () => {
  it("is null at first, then one at a time, then null again", () => {
    const store = createStore();
    expect(store.get(overlayAtom)).toBeNull();
    store.set(openOverlayAtom, { kind: "menu-drawer" });
    store.set(openOverlayAtom, { kind: "policy", policy: "refund" });
    expect(store.get(overlayAtom)).toEqual({ kind: "policy", policy: "refund" });
    store.set(closeOverlayAtom);
    expect(store.get(overlayAtom)).toBeNull();
  });

  it("is separate for each element", () => {
    const [one, other] = [createStore(), createStore()];
    one.set(openOverlayAtom, { kind: "dietary" });
    expect(other.get(overlayAtom)).toBeNull();
  });
});
