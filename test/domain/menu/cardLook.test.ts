import { expect, it } from "vitest";
import { cardLook } from "../../../src/domain/menu/cardLook.ts";
import type { StoreState } from "../../../src/domain/store/storeState.ts";

const look = { style: "beside" } as const;

it.each<[string, StoreState | null, boolean]>([
  ["a store that isn't known yet", null, false],
  ["open", { kind: "open", until: null }, true],
  ["takes orders ahead", { kind: "pre-order", opens: null }, true],
  ["closed", { kind: "closed", opens: null }, false],
  ["out of operation", { kind: "not-in-operation" }, false],
])("decides the look of cards: %s", (_case, state, hasPlus) => {
  expect(cardLook(look, state)).toEqual({ ...look, hasPlus });
});
