import { afterEach, describe, expect, it, vi } from "vitest";
import { reportFailures } from "../../src/app/composition/reports/reportFailures.ts";
import { reportNoOrders } from "../../src/app/composition/reports/reportNoOrders.ts";
import { reportNoWidth } from "../../src/app/composition/reports/reportNoWidth.ts";
import type { HostSettings } from "../../src/domain/host/hostSettings.ts";
import type { Store } from "../../src/domain/store/store.ts";
import { instant } from "../../src/domain/time/instant.ts";
import { logAtom } from "../../src/state/log/log.atoms.ts";
import { openStoreAtom, refreshStoreAtom } from "../../src/state/store/store.actions.ts";
import { storeAtom } from "../../src/state/store/store.atoms.ts";
import { buildClock } from "../support/buildClock.ts";
import { buildElementState } from "../support/buildServices.ts";
import { buildStore } from "../support/buildStore.ts";
import { startIn } from "./startIn.ts";

afterEach(() => vi.restoreAllMocks());

async function missing() {
  const state = buildElementState({ store: { kind: "id", id: 999 } });
  await state.store.set(openStoreAtom);
  return state.store;
}

describe("the console of a shop without a store to show", () => {
  it("gets the problem in one line, even if it was logged before", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const store = await missing();
    startIn(reportFailures, { store });
    await store.set(refreshStoreAtom);
    expect(warn.mock.calls).toEqual([["Servery: Store 999 was not found."]]);
  });

  it("gets nothing of warnings or other categories", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { store } = buildElementState();
    startIn(reportFailures, { store });
    store.set(logAtom, { type: "Warning", category: "documents", description: "odd" });
    store.set(logAtom, { type: "Error", category: "coupon", description: "wrong" });
    expect(warn).not.toHaveBeenCalled();
    store.set(logAtom, { type: "Error", category: "documents", description: "The store could not be read" });
    expect(warn.mock.calls).toEqual([["Servery: The store could not be read."]]);
  });
});

describe("the console of a shop with mistakes in its documents", () => {
  it("gets a line for each document, with the count and the first three", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { store } = buildElementState();
    startIn(reportFailures, { store });
    const note = (description: string) => store.set(logAtom, { type: "Warning", category: "documents", description });
    for (const id of [1, 2, 3, 4]) note(`Menus/Lunch · Products.${id}.Price: expected a price, found "free"`);
    note("Companies/120 · Name: expected a text, found 7");
    note("Users · Points: expected a number");
    await Promise.resolve();
    const shown = [1, 2, 3].map((id) => `Products.${id}.Price: expected a price, found "free"`).join("; ");
    expect(warn.mock.calls).toEqual([
      [`Servery: Menus/Lunch has 4 mistakes: ${shown}; … All are in the log.`],
      ["Servery: Companies/120 has 1 mistake: Name: expected a text, found 7."],
    ]);
  });
});

describe("R95: the console of a shop whose store can't take any order", () => {
  const pickup = { view: { ...buildStore().view, pickup: true } };
  const noModes =
    "Servery: store 120 takes no orders. Set at least one of Delivery, PickUp, DeliverToRoom and EatIn in its ViewComponentConfigs to true.";
  const noHours =
    "Servery: store 120 is always closed, because it has no opening hours. Add OperatingHours to its document.";

  it.each<[string, Partial<Store>, Partial<HostSettings>, readonly string[]]>([
    ["without an order mode is told once, however often it is read", {}, {}, [noModes]],
    ["without hours, too", { ...pickup, hours: [] }, {}, [noHours]],
    ["without both, of each", { hours: [] }, {}, [noModes, noHours]],
    ["isn't told of a store with both", pickup, {}, []],
    [
      "isn't told of hours where the store says that it is closed",
      { ...pickup, hours: [], inOperation: false },
      {},
      [],
    ],
    ["isn't told of a digital display", { hours: [] }, { isDigitalDisplay: true }, []],
    ["isn't told of a shop of gift cards", { hours: [] }, { isGift: true }, []],
  ])("%s", (_what, given, settings, lines) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { store } = buildElementState({ store: { kind: "id", id: 120 }, ...settings });
    startIn(reportNoOrders, { store });
    for (const _ of [1, 2]) store.set(storeAtom, { kind: "ready", value: buildStore(given) });
    expect(warn.mock.calls).toEqual(lines.map((line) => [line]));
  });
});

describe("the console of a shop in too narrow a place", () => {
  function widthsSeen(...widths: readonly (number | null)[]) {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const clock = buildClock(instant(0));
    const left = [...widths];
    const getClientRects = () => {
      const width = left.shift() ?? null;
      return width === null ? [] : [{ width }];
    };
    reportNoWidth({ getClientRects } as unknown as HTMLElement, clock, 100);
    for (const _ of widths) clock.pass(1_000);
    return { warned: warn.mock.calls.length, isLooking: clock.tasks > 0 };
  }

  it.each([
    ["is told once after two looks in a row", [0, 0, 0], { warned: 1, isLooking: false }],
    ["isn't told after one", [0], { warned: 0, isLooking: true }],
    ["isn't told if it has room", [0, 400, 0], { warned: 0, isLooking: false }],
    ["isn't told while the page hides it", [null, 0, null], { warned: 0, isLooking: true }],
  ])("%s", (_what, widths, expected) => {
    expect(widthsSeen(...widths)).toEqual(expected);
  });
});
