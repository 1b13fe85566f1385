// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Menu } from "../../../src/domain/menu/menu.ts";
import type { Store } from "../../../src/domain/store/store.ts";
import { DisplayScreen } from "../../../src/features/display/DisplayScreen.tsx";
import { settingsAtom } from "../../../src/state/host/host.atoms.ts";
import { overlayAtom } from "../../../src/state/overlay/overlay.atoms.ts";
import { servicesAtom } from "../../../src/state/services.atoms.ts";
import { openStoreAtom } from "../../../src/state/store/store.actions.ts";
import { menusAtom, storeAtom } from "../../../src/state/store/store.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { buildClock } from "../../support/buildClock.ts";
import { buildElementState } from "../../support/buildServices.ts";
import { named } from "../../ui/named.ts";
import { click, type Rendered } from "../../ui/render.tsx";
import { burgers, jotaiStore, menuOf, noon, shopOf, store } from "../menu/menuFixture.tsx";

/** Six lines fit on the screen, each a title or a product. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(50);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(308);
});

afterEach(() => vi.restoreAllMocks());

function draw(jotai: ReturnType<typeof jotaiStore>) {
  const clock = buildClock(noon);
  jotai.set(servicesAtom, { ...jotai.get(servicesAtom), clock });
  const screen = renderIn({ store: jotai }, <DisplayScreen />);
  const pass = (seconds: number) => act(() => clock.pass(seconds * 1_000));
  return { ...screen, jotai, clock, pass };
}

function show(menu: Menu = burgers, changes: Partial<Store> = {}) {
  return draw(shopOf(menu, changes));
}

/** The titles and products on the page. */
function shown({ root }: Rendered): string[] {
  const columns = root.querySelector(".board__columns");
  const lines = columns?.querySelectorAll("h2, li") ?? [];
  return Array.from(lines, ({ textContent }) => textContent?.trim() ?? "");
}

const press = ({ root }: Rendered, name: string) => click(named(root, "button", name));

const first = ["Burgers", "Bourke St Cheeseburger $16.50", "Fried chicken $17.90", "Garden stack $10.00"];
const second = ["Sides", "Hand-cut chips $8.00", "Onion rings Sold out"];

it("R77: loads the menu itself on a gift page, where the shop loads none", async () => {
  const state = buildElementState({ store: { kind: "id", id: 120 }, isGift: true, isDigitalDisplay: true });
  state.documents.put(store, [burgers]);
  await state.store.set(openStoreAtom);
  const { root, unmount } = await act(async () => renderIn(state, <DisplayScreen />));
  expect(root.textContent).toContain("Garden stack");
  expect(state.store.get(settingsAtom).isGift).toBe(false);
  unmount();
  expect(state.store.get(settingsAtom).isGift).toBe(true);
});

describe("a menu board", () => {
  it("shows names and prices, but no way to order, and opens a product for reading unless it is sold out", () => {
    const board = show();
    expect(board.find("h1").textContent).toBe("Patty & Sons, Bourke St");
    expect(shown(board)).toEqual(first);
    expect([...board.root.querySelectorAll("button")].map((button) => button.getAttribute("aria-label"))).toEqual([
      null,
      null,
      null,
      "Previous page",
      "Stop turning pages",
      "Next page",
    ]);
    expect(board.root.querySelector("a, input, select")).toBeNull();
    press(board, "Garden stack $10.00");
    expect(board.jotai.get(overlayAtom)).toEqual({ kind: "product", cardKey: "burgers/Garden stack" });
    act(() => board.jotai.set(overlayAtom, null));
    press(board, "Next page");
    press(board, "Onion rings Sold out");
    expect(board.jotai.get(overlayAtom)).toBeNull();
  });

  it("has no page controls if the whole menu fits", () => {
    const board = show(menuOf({ Drinks: [{ name: "Tea" }] }));
    expect(shown(board)).toEqual(["Drinks", "Tea $10.00"]);
    expect(board.root.querySelector("nav")).toBeNull();
    expect(board.clock.tasks).toBe(0);
  });

  it("updates when prices, sold-out products or the menu change", () => {
    const board = show();
    const change = (menu: Menu) => act(() => board.jotai.set(menusAtom, { kind: "ready", value: [menu] }));
    change(menuOf({ Burgers: [{ name: "Garden stack", dollars: 12, isSoldOut: true }, { name: "New one" }] }));
    expect(shown(board)).toEqual(["Burgers", "Garden stack Sold out", "New one $10.00"]);
    change(menuOf({}));
    expect(board.root.textContent).toContain("Menu is empty, no product is available to order at the moment.");
    change(burgers);
    expect(shown(board)).toEqual(first);
  });

  it("shows photos of available products once each, bestsellers first", () => {
    const dish = (name: string, more = {}) => ({ name, photo: `https://x.test/${name}.webp`, ...more });
    const board = show(
      menuOf({
        Burgers: [dish("Plain"), dish("Best", { ribbon: "popular" }), { name: "No picture", photo: null }],
        Sides: [dish("Gone", { isSoldOut: true }), dish("Chips"), dish("Slaw")],
      }),
    );
    const pictured = () => [...board.root.querySelectorAll("figcaption")].map(({ textContent }) => textContent);
    expect(pictured()).toEqual(["Best", "Plain", "Chips"]);
    press(board, "Next page");
    expect(pictured()).toEqual(["Chips", "Slaw", "Best"]);
  });

  it.each([
    ["R42: the mark of a test store", { isTest: true }, "Test store"],
    ["a closed store's own message", { inOperation: false, closedMessage: "Back on Monday." }, "Back on Monday."],
  ])("has %s", (_what, changes, words) => {
    expect(show(burgers, changes).find("header").textContent).toContain(words);
  });

  it("says that it is loading, and reports a failure", () => {
    const board = draw(jotaiStore());
    expect(board.find("[role=status]").textContent).toBe("Loading");
    act(() => {
      board.jotai.set(storeAtom, { kind: "ready", value: store });
      board.jotai.set(menusAtom, { kind: "failed" });
    });
    expect(board.find("h2").textContent).toBe("The menu could not be loaded");
  });
});

describe("the pages of a board", () => {
  it("turn automatically after their reading time, and start over", () => {
    const board = show();
    board.pass(7.9);
    expect(shown(board)).toEqual(first);
    board.pass(0.1);
    expect(shown(board)).toEqual(second);
    expect(board.find(".board__count").textContent).toBe("Page 2 of 2");
    board.pass(7);
    expect(shown(board)).toEqual(first);
    expect(board.clock.tasks).toBe(1);
  });

  it("turn by hand, then stay for a full page's time, can be stopped (WCAG 2.2.2), and stay while a product is open", () => {
    const board = show();
    board.pass(6);
    press(board, "Previous page");
    expect(shown(board)).toEqual(second);
    board.pass(6.9);
    expect(shown(board)).toEqual(second);
    press(board, "Next page");
    expect(shown(board)).toEqual(first);
    press(board, "Stop turning pages");
    board.pass(60);
    expect(shown(board)).toEqual(first);
    press(board, "Turn pages again");
    board.pass(8);
    expect(shown(board)).toEqual(second);
    press(board, "Previous page");
    press(board, "Garden stack $10.00");
    board.pass(60);
    expect(shown(board)).toEqual(first);
    act(() => board.jotai.set(overlayAtom, null));
    board.pass(8);
    expect(shown(board)).toEqual(second);
  });

  it("keep their timer while prices change", () => {
    const board = show();
    board.pass(5);
    const dearer = menuOf({
      Burgers: [{ name: "A", dollars: 20 }, { name: "B" }, { name: "C" }],
      Sides: [{ name: "D" }, { name: "E" }],
    });
    act(() => board.jotai.set(menusAtom, { kind: "ready", value: [dearer] }));
    board.pass(3);
    expect(shown(board)[0]).toBe("Sides");
  });

  it("start from the first if the menu becomes shorter", () => {
    const board = show();
    press(board, "Next page");
    act(() => board.jotai.set(menusAtom, { kind: "ready", value: [menuOf({ Breakfast: [{ name: "Eggs" }] })] }));
    expect(shown(board)).toEqual(["Breakfast", "Eggs $10.00"]);
  });
});

describe("an abandoned board", () => {
  const touch = ({ root }: Rendered) => act(() => void root.dispatchEvent(new Event("pointerdown", { bubbles: true })));

  it("turns its pages again and closes the dialog after three minutes", () => {
    const board = show();
    touch(board);
    press(board, "Stop turning pages");
    act(() => board.jotai.set(overlayAtom, { kind: "product", cardKey: "burgers/Garden stack" }));
    board.pass(179);
    expect(board.jotai.get(overlayAtom)).not.toBeNull();
    board.pass(1);
    expect(board.jotai.get(overlayAtom)).toBeNull();
    board.pass(8);
    expect(shown(board)).toEqual(second);
  });

  it("waits longer after each touch", () => {
    const board = show();
    touch(board);
    press(board, "Stop turning pages");
    board.pass(170);
    touch(board);
    board.pass(170);
    expect(shown(board)).toEqual(first);
    expect(board.root.textContent).toContain("Page 1 of 2");
    expect(board.root.querySelector('[aria-label="Turn pages again"]')).not.toBeNull();
  });
});
