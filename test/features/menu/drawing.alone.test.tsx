// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Menu } from "../../../src/domain/menu/menu.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { menuExtras } from "../../../src/features/menu-extras/menuExtras.ts";
import { menuExtrasAtom } from "../../../src/parts/menu-extras/menuExtras.atoms.ts";
import { nowAtom } from "../../../src/state/clock/clock.atoms.ts";
import { widthAtom } from "../../../src/state/host/host.atoms.ts";
import { menusAtom, storeAtom } from "../../../src/state/store/store.atoms.ts";
import { click, type } from "../../ui/render.tsx";
import { burgers, cardNames, menuOf, noon, renderScreen, shopOf, store } from "./menuFixture.tsx";

const drawn = vi.hoisted(() => [] as string[]);

vi.mock("../../../src/ui/PhotoView.tsx", () => ({
  PhotoView({ name }: { readonly name: string }) {
    drawn.push(name.slice(0, 1));
    return null;
  },
}));

beforeEach(() => {
  drawn.length = 0;
  vi.stubGlobal("cancelIdleCallback", () => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

function bigMenu(categories: number): Menu {
  const names = Array.from({ length: categories }, (_, index) => `Category ${index}`);
  return menuOf(
    Object.fromEntries(names.map((name) => [name, letters.map((letter) => ({ name: `${letter} of ${name}` }))])),
  );
}

/** A shop with a long menu and the code that renders all of it. */
function wholeShop() {
  const jotai = shopOf(bigMenu(10));
  jotai.set(menuExtrasAtom, menuExtras);
  return jotai;
}

function withPrice(menu: Menu, name: string, price: number): Menu {
  const categories = menu.categories.map((category) => ({
    ...category,
    entries: category.entries.map((entry) =>
      entry.name === name ? { ...entry, price: price as never } : { ...entry },
    ),
  }));
  return { ...menu, categories };
}

describe("rendering the menu", () => {
  it("renders one card if one product changes", () => {
    const jotai = shopOf(burgers);
    const screen = renderScreen(jotai);
    drawn.length = 0;
    act(() => jotai.set(menusAtom, { kind: "ready", value: [withPrice(burgers, "Garden stack", 1_490)] }));
    expect(drawn).toEqual(["G"]);
    expect(cardNames(screen)).toContain("Garden stack $14.90");
  });

  it("renders no card if a refresh changes nothing", () => {
    const jotai = shopOf(burgers);
    renderScreen(jotai);
    drawn.length = 0;
    act(() => {
      jotai.set(storeAtom, { kind: "ready", value: { ...store, view: { ...store.view } } });
      jotai.set(menusAtom, { kind: "ready", value: [structuredClone(burgers)] });
      jotai.set(nowAtom, instant(noon + 60_000));
    });
    expect(drawn).toEqual([]);
  });

  it("renders no other card if a product is removed", () => {
    vi.stubGlobal("innerHeight", 1_600);
    const dishes = [{ name: "Dal", ribbon: "popular" as const }, { name: "Egg" }, { name: "Fish" }, { name: "Gobi" }];
    const jotai = shopOf(menuOf({ Mains: dishes, Sides: [{ name: "Chips" }] }));
    jotai.set(widthAtom, 390);
    const screen = renderScreen(jotai);
    drawn.length = 0;
    const shorter = menuOf({ Mains: dishes.toSpliced(1, 1), Sides: [{ name: "Chips" }] });
    act(() => jotai.set(menusAtom, { kind: "ready", value: [shorter] }));
    expect(cardNames(screen)).toHaveLength(4);
    expect(drawn).toEqual([]);
  });

  it.each([
    ["a desk, with two columns beside the cart", 1_280, 800, 6],
    ["a tall desk", 1_280, 1_600, 16],
    ["a wide desk, with three columns between the categories and the cart", 1_600, 800, 6],
    ["a phone", 390, 844, 4],
  ])("first renders as many cards as fit the window: %s", (_where, widthPx, heightPx, cards) => {
    // Makes the rest wait for a timer.
    vi.stubGlobal("requestIdleCallback", undefined);
    vi.stubGlobal("innerHeight", heightPx);
    const jotai = shopOf(bigMenu(10));
    jotai.set(widthAtom, widthPx);
    expect(cardNames(renderScreen(jotai))).toHaveLength(cards);
  });

  it("renders the first screen immediately and the rest while the browser is idle, each card once", () => {
    const waiting: (() => void)[] = [];
    vi.stubGlobal("requestIdleCallback", (task: () => void) => waiting.push(task));
    vi.stubGlobal("innerHeight", 800);
    const screen = renderScreen(wholeShop());
    const count = () => [cardNames(screen).length, screen.root.querySelectorAll("h2").length];
    const counts = [count()];
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      act(task);
      counts.push(count());
    }
    expect(counts).toEqual([
      [6, 1],
      [38, 2],
      [70, 3],
      [102, 4],
      [134, 6],
      [166, 7],
      [198, 8],
      [230, 9],
      [260, 10],
    ]);
    expect(drawn).toHaveLength(260);
  });

  it("keeps all products rendered if another letter finds the same ones", () => {
    vi.useFakeTimers();
    vi.stubGlobal("requestIdleCallback", undefined);
    vi.stubGlobal("innerHeight", 800);
    const screen = renderScreen(wholeShop());
    for (let slice = 0; slice < 8; slice += 1) act(() => void vi.advanceTimersByTime(30));
    const search = (words: string) => type(screen.find<HTMLInputElement>("input[type=search]"), words);
    search("o");
    search("of");
    expect(cardNames(screen)).toHaveLength(260);
    search("of category 3");
    expect(cardNames(screen)[0]).toBe("A of Category 3 $10.00");
  });

  // A scroll to the top may end half a pixel off.
  it.each([
    [-200, 1],
    [-0.4, 0],
    [40, 0],
  ])("with the menu's top at %d px scrolls there %d times when a letter is typed", (top, times) => {
    const screen = renderScreen(wholeShop());
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ top } as DOMRect);
    const scroll = vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(() => {});
    type(screen.find<HTMLInputElement>("input[type=search]"), "category 3");
    expect(cardNames(screen)[0]).toBe("A of Category 3 $10.00");
    expect(scroll).toHaveBeenCalledTimes(times);
  });

  it("renders all categories up to the target of a jump, right after the paint that marks the link", () => {
    vi.useFakeTimers();
    const screen = renderScreen(wholeShop());
    const links = screen.root.querySelectorAll("nav a");
    click(links[4] as Element);
    expect(cardNames(screen)).toHaveLength(6);
    // Before the browser is idle.
    act(() => void vi.advanceTimersByTime(20));
    expect(cardNames(screen)).toHaveLength(5 * 26);
    act(() => void vi.advanceTimersByTime(20));
    expect(screen.root.activeElement?.textContent).toBe("Category 4");
  });

  it.each([1, 1.5])("jumps without animation if the scroll code isn't loaded, with a page zoom of %d", async (zoom) => {
    Object.assign(Element.prototype, { currentCSSZoom: zoom });
    const screen = renderScreen(shopOf(bigMenu(10)));
    const gone: string[] = [];
    vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(function (this: HTMLElement) {
      gone.push(`${this.getAttribute("data-category")}, ${this.style.scrollMarginTop} below the top`);
    });
    click(screen.root.querySelectorAll("nav a")[4] as Element);
    await expect.poll(() => screen.root.activeElement?.textContent).toBe("Category 4");
    expect(gone).toEqual(["category 4, 70px below the top"]);
    Reflect.deleteProperty(Element.prototype, "currentCSSZoom");
    vi.restoreAllMocks();
  });
});
