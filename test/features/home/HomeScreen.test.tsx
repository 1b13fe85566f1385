// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import type { HostSettings } from "../../../src/domain/host/hostSettings.ts";
import type { Store } from "../../../src/domain/store/store.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { noVisit } from "../../../src/domain/visit/visit.ts";
import { HomeScreen } from "../../../src/features/home/HomeScreen.tsx";
import { refreshNowAtom } from "../../../src/state/clock/clock.atoms.ts";
import { applySettingsAtom, settingsAtom, widthAtom } from "../../../src/state/host/host.atoms.ts";
import { endCheckInAtom } from "../../../src/state/screen/checkedIn.atoms.ts";
import { shownRouteAtom } from "../../../src/state/screen/shownRoute.atoms.ts";
import { menusAtom, storeAtom } from "../../../src/state/store/store.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { buildElementState, buildMemory } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";
import { named } from "../../ui/named.ts";
import { click } from "../../ui/render.tsx";

const everyEvening = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 660, closes: 1_260 }));

interface Given {
  readonly store?: Partial<Store>;
  readonly table?: string | null;
  readonly menus?: "ready" | "loading" | "failed";
  readonly settings?: Partial<HostSettings>;
  readonly memory?: ReturnType<typeof buildMemory>;
  readonly at?: string;
}

/** A store in Sydney that opens at eleven, on a Friday at noon. */
function show({
  store = {},
  table = "12",
  menus = "ready",
  settings,
  memory,
  at = "2026-11-20T01:00:00Z",
}: Given = {}) {
  const visit = { ...noVisit, table };
  const state = buildElementState({ store: { kind: "id", id: 120 }, visit, ...settings }, memory);
  const base = buildStore();
  const value = { ...base, name: "Quarter Deck", hours: everyEvening, ...store };
  state.setTime(instant(Date.parse(at)));
  state.store.set(refreshNowAtom);
  state.store.set(widthAtom, 360);
  state.store.set(storeAtom, { kind: "ready", value: { ...value, view: { ...value.view, homePage: true } } });
  state.store.set(menusAtom, menus === "ready" ? { kind: "ready", value: [] } : { kind: menus });
  const { root } = renderIn(state, <HomeScreen />);
  const buttons = () => Array.from(root.querySelectorAll(".home__actions button"), (each) => each.textContent);
  return {
    ...state,
    root,
    buttons,
    text: () => root.textContent ?? "",
    shown: () => state.store.get(shownRouteAtom).name,
    press: (name: string) => click(named(root, "button", name)),
  };
}

describe("R76: the home page", () => {
  it("shows the store's name, that it is open, today's hours, the table and its buttons, but not the closed message", () => {
    const { root, text, buttons, shown, press, history } = show({ store: { closedMessage: "Back at eleven." } });
    expect(shown()).toBe("home");
    expect(root.querySelector("h1")?.textContent).toBe("Quarter Deck");
    for (const words of ["Open until 9:00 pm", "11:00 am – 9:00 pm", "Table 12", "Your details go to Quarter Deck"])
      expect(text()).toContain(words);
    expect(text()).not.toContain("Back at eleven.");
    expect(buttons()).toEqual(["Order Now", "Check in"]);
    press("Check in");
    expect(history.current()).toBe("/store/120/guestCheckIn");
  });

  it.each([
    ["the store's own message while it is closed", { closedMessage: "Back at eleven." }, "Back at eleven."],
    ["the default message if it has none", { closedMessage: "" }, "Currently not taking online orders."],
  ])("shows %s", (_what, given, words) => {
    const { text, buttons } = show({ store: given, at: "2026-11-20T12:00:00Z" });
    expect(text()).toContain(words);
    expect(text()).toContain("Opens tomorrow 11:00 am");
    expect(buttons()).toEqual(["View menu", "Check in"]);
  });

  it("offers to order for later while the store is closed and takes orders ahead", () => {
    const preOrder = { delivery: true, pickup: true };
    expect(
      show({
        store: { preOrder, view: { ...buildStore().view, pickup: true } },
        at: "2026-11-20T12:00:00Z",
      }).buttons(),
    ).toEqual(["Order for later", "Check in"]);
  });

  it.each([
    ["on a day without hours", "2026-11-20T00:00:00Z"],
    ["while it is still open from the evening before", "2026-11-19T14:00:00Z"],
  ])("says 'Closed today' once %s", (_when, at) => {
    const nights = everyEvening.map((evening) => ({ ...evening, closes: 120 }));
    const hours = nights.filter(({ weekday }) => weekday !== 5);
    expect(
      show({ store: { hours }, at })
        .text()
        .match(/Closed today/gi),
    ).toHaveLength(1);
  });

  it("doesn't say that a store is open 24 hours while it is out of operation", () => {
    const hours = everyEvening.map(({ weekday }) => ({ weekday, opens: 0, closes: 1_440 }));
    expect(show({ store: { hours } }).text()).toContain("Open 24 hours");
    const { text } = show({ store: { hours, inOperation: false } });
    expect(text()).toContain("Closed");
    expect(text()).not.toContain("Open 24 hours");
  });

  it.each([
    ["loading", []],
    ["failed", ["Try again"]],
  ] as const)("has no Order Now button while the menu is %s", (menus, others) => {
    expect(show({ menus, table: null }).buttons()).toEqual(others);
  });

  it.each([
    ["no table", null, ["Order Now"], false],
    ["a code without a number", "0", ["Order Now", "Check in"], false],
    ["a table", "7", ["Order Now", "Check in"], true],
  ])("has the right buttons with %s", (_what, table, names, isNumberShown) => {
    const { buttons, text } = show({ table });
    expect(buttons()).toEqual(names);
    expect(text().includes("Table ")).toBe(isNumberShown);
  });

  it("says that a guest has checked in, and offers to check in another", () => {
    const { store, text, buttons, press, history } = show();
    act(() => store.set(endCheckInAtom, { name: "main" }));
    expect(text()).toContain("Your check-in has been recorded.");
    expect(buttons()).toEqual(["Order Now", "Check in another guest"]);
    press("Check in another guest");
    expect(history.current()).toBe("/store/120/guestCheckIn");
    act(() => store.set(applySettingsAtom, { ...store.get(settingsAtom), visit: { ...noVisit, table: "9" } }));
    expect(buttons()).toEqual(["Order Now", "Check in"]);
  });

  it("isn't shown again in this session after Order Now, even after a reload", () => {
    const memory = buildMemory();
    const first = show({ memory });
    first.press("Order Now");
    expect(first.shown()).toBe("store");
    expect(show({ memory }).shown()).toBe("store");
    expect(show().shown()).toBe("home");
  });

  it("is replaced by the board on a digital display", () => {
    expect(show({ settings: { isDigitalDisplay: true } }).shown()).toBe("display");
  });

  it("is replaced by the menu live when the element becomes wide", () => {
    const { store, shown } = show();
    act(() => store.set(widthAtom, 1_280));
    expect(shown()).toBe("store");
  });

  it("removes a logo that can't be loaded", () => {
    const { root } = show({ store: { logo: "https://shop.example/logo.png" } });
    act(() => void root.querySelector(".store-logo")?.dispatchEvent(new Event("error")));
    expect(root.querySelector(".store-logo")).toBeNull();
  });
});
