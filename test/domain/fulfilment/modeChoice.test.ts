import { describe, expect, it } from "vitest";
import { firstChoice } from "../../../src/domain/fulfilment/modeChoice.ts";
import type { StoreState } from "../../../src/domain/store/storeState.ts";
import { buildStore } from "../../support/buildStore.ts";

const open: StoreState = { kind: "open", until: null };
const ahead: StoreState = { kind: "pre-order", opens: null };
const closed: StoreState = { kind: "closed", opens: null };

/** Like "delivery*, pickup": the chosen one has a star. */
function told(modes: readonly string[], state: StoreState, chosen: readonly unknown[]): string {
  const { view } = buildStore();
  const store = buildStore({
    preOrder: { delivery: true, pickup: true },
    preparationMinutes: 20,
    view: { ...view, ...Object.fromEntries(modes.map((mode) => [mode, true])) },
  });
  const choice = firstChoice(store, state, chosen);
  return choice?.modes.map(({ mode }) => (mode === choice.chosen ? `${mode}*` : mode)).join(", ") ?? "nothing";
}

describe("the choice that a first screen draws", () => {
  it.each<[readonly string[], StoreState, readonly unknown[], string]>([
    [["delivery", "pickup", "table"], open, [null, undefined], "delivery*, pickup, table"],
    [["delivery", "pickup", "table"], open, [null, "table"], "delivery, pickup, table*"],
    [["delivery", "pickup", "table"], open, ["pickup", "table"], "delivery, pickup*, table"],
    [["delivery", "table"], open, ["pickup", "table"], "delivery, table*"],
    [["pickup", "table"], open, ["delivery"], "pickup*, table"],
    [["pickup", "table"], open, ["a mode of another release"], "pickup*, table"],
    [["delivery", "pickup", "table"], ahead, ["table"], "delivery*, pickup"],
    [["pickup", "table"], ahead, [], "nothing"],
    [["pickup"], open, [], "nothing"],
    [["delivery", "pickup"], closed, [], "nothing"],
  ])("of %j with %j, chosen %j, is %s", (modes, state, chosen, expected) => {
    expect(told(modes, state, chosen)).toBe(expected);
  });

  it("has the wait of an order to next door, while the store is open", () => {
    const { view } = buildStore();
    const store = buildStore({ preparationMinutes: 20, view: { ...view, delivery: true, pickup: true } });
    expect(firstChoice(store, open, [])?.modes.map(({ wait }) => wait)).toEqual([
      { kind: "delivered-from", minutes: 21 },
      { kind: "ready", minutes: 20 },
    ]);
  });
});
