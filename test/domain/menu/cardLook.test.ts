import { expect, it } from "vitest";
import { cardLook } from "../../../src/domain/menu/cardLook.ts";
import type { StoreState } from "../../../src/domain/store/storeState.ts";

const offered = { allergies: [], intolerances: [], preferences: [{ id: "3", name: "Vegan" }] };

it.each<[string, boolean | null, StoreState | null, boolean, boolean]>([
  ["a store that isn't known yet", null, null, false, false],
  ["open", false, { kind: "open", until: null }, false, true],
  ["open, photos in the middle", true, { kind: "open", until: null }, true, true],
  ["takes orders ahead", false, { kind: "pre-order", opens: null }, false, true],
  ["closed", true, { kind: "closed", opens: null }, true, false],
  ["out of operation", false, { kind: "not-in-operation" }, false, false],
])("decides the look of cards: %s", (_case, centredPhotos, state, isCentred, hasPlus) => {
  const store = centredPhotos === null ? null : { view: { centredPhotos } };
  expect(cardLook(store, state, offered)).toEqual({ offered, isCentred, hasPlus });
});
