// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Menu } from "../../../src/domain/menu/menu.ts";
import { menuExtras } from "../../../src/features/menu-extras/menuExtras.ts";
import { areMenuExtrasLostAtom, menuExtrasAtom } from "../../../src/parts/menu-extras/menuExtras.atoms.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { areOrderWordsLoadedAtom } from "../../../src/state/host/host.atoms.ts";
import { overlayAtom } from "../../../src/state/overlay/overlay.atoms.ts";
import { menusAtom, storeAtom } from "../../../src/state/store/store.atoms.ts";
import { click, type Rendered, type } from "../../ui/render.tsx";
import { cardNamed, cardNames, menuOf, renderScreen, shopOf, store } from "./menuFixture.tsx";

/** One callback per observed element. Calling it reports that the element is near. */
const watched = new Set<() => void>();

class Sight {
  readonly tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
  readonly isOfSections: boolean;
  constructor(tell: Sight["tell"], { rootMargin }: { readonly rootMargin: string }) {
    this.tell = tell;
    this.isOfSections = rootMargin.startsWith("100%");
  }
  readonly come = () => this.tell([{ isIntersecting: true }]);
  observe() {
    if (this.isOfSections) watched.add(this.come);
  }
  disconnect() {
    watched.delete(this.come);
  }
}

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", Sight);
  vi.stubGlobal("requestIdleCallback", undefined);
  vi.stubGlobal("innerHeight", 80_000);
});
afterEach(() => {
  watched.clear();
  vi.unstubAllGlobals();
});

const names = (from: number) => Array.from({ length: 40 }, (_, index) => `Dish ${from + index}`);

function longMenu(far: Readonly<Record<string, object>> = {}): Menu {
  const dishes = (from: number) => names(from).map((name) => ({ name, ...far[name] }));
  return menuOf({ Near: dishes(0), Far: dishes(40) });
}

function shop(menu = longMenu(), isLate = true) {
  const jotai = shopOf(menu);
  jotai.set(areOrderWordsLoadedAtom, true);
  if (isLate) jotai.set(menuExtrasAtom, menuExtras);
  return jotai;
}

function isOfReact(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith("__react"));
}

const comeNear = () =>
  act(() => {
    for (const come of [...watched]) come();
  });
const plusOf = (screen: Rendered, name: string) =>
  cardNamed(screen, name).closest("li")?.querySelector<HTMLElement>(".menu-card__corner button");

describe("a section far down a long menu", () => {
  it("is rendered without React, with the same HTML as others", () => {
    const screen = renderScreen(shop());
    const [near, far] = [cardNamed(screen, "Dish 5"), cardNamed(screen, "Dish 45")];
    expect([near, far].map(isOfReact)).toEqual([true, false]);
    expect(far.outerHTML).toBe(near.outerHTML.replaceAll("Dish 5", "Dish 45"));
  });

  it("keeps its height until its code has loaded, and opens a product unless it is sold out", () => {
    const jotai = shop(longMenu({ "Dish 42": { isSoldOut: true } }), false);
    const screen = renderScreen(jotai);
    const list = () => screen.root.querySelectorAll<HTMLElement>("section ul")[1];
    expect(list()?.childElementCount).toBe(0);
    expect(Number.parseInt(list()?.style.minHeight ?? "", 10)).toBeGreaterThan(1_000);
    act(() => jotai.set(menuExtrasAtom, menuExtras));
    expect(list()?.childElementCount).toBe(40);
    click(cardNamed(screen, "Dish 42"));
    expect(jotai.get(overlayAtom)).toBeNull();
    click(cardNamed(screen, "Dish 41").querySelector("span") as Element);
    expect(jotai.get(overlayAtom)).toEqual({ kind: "product", cardKey: "far/Dish 41" });
  });

  it("adds the working plus buttons once, when it comes near", () => {
    const screen = renderScreen(shop());
    const before = plusOf(screen, "Dish 41");
    expect(before?.getAttribute("aria-hidden")).toBe("true");
    const card = cardNamed(screen, "Dish 41");
    comeNear();
    expect(plusOf(screen, "Dish 41")?.getAttribute("aria-label")).toBe("Add Dish 41");
    expect(card.closest("li")?.querySelectorAll(".menu-card__plus")).toHaveLength(1);
    // The card element is kept, so keyboard focus and a text selection stay.
    expect(cardNamed(screen, "Dish 41")).toBe(card);
  });

  it("applies each early press once, and not again when a card is rendered again", async () => {
    const jotai = shop();
    const screen = renderScreen(jotai);
    for (const name of ["Dish 41", "Dish 41", "Dish 42"]) click(plusOf(screen, name) as Element);
    comeNear();
    const added = () => jotai.get(cartAtom).lines.map(({ productId, quantity }) => [productId, quantity]);
    const wanted = [
      ["Dish 41", 2],
      ["Dish 42", 1],
    ];
    await expect.poll(added).toEqual(wanted);
    act(() => jotai.set(menusAtom, { kind: "ready", value: [longMenu({ "Dish 41": { dollars: 14.9 } })] }));
    await expect.poll(() => cardNames(screen)).toContain("Dish 41 $14.90");
    expect(added()).toEqual(wanted);
  });

  it("keeps the focus when a product before it is removed", () => {
    const jotai = shop();
    const screen = renderScreen(jotai);
    comeNear();
    cardNamed(screen, "Dish 45").focus();
    const whole = longMenu();
    const [near, far] = whole.categories;
    const shorter = [near, { ...far, entries: far?.entries.slice(1) }] as Menu["categories"];
    act(() => jotai.set(menusAtom, { kind: "ready", value: [{ ...whole, categories: shorter }] }));
    expect(cardNames(screen).join()).not.toContain("Dish 40");
    expect(screen.root.activeElement).toBe(cardNamed(screen, "Dish 45"));
  });

  it("is observed by the category scroll once it is rendered", () => {
    const followed = new Set<Element>();
    class Followed {
      readonly mine: Element[] = [];
      observe(element: Element) {
        this.mine.push(element);
        followed.add(element);
      }
      disconnect() {
        for (const element of this.mine) followed.delete(element);
      }
    }
    vi.stubGlobal("IntersectionObserver", Followed);
    const jotai = shop(longMenu(), false);
    const screen = renderScreen(jotai);
    act(() => jotai.set(menuExtrasAtom, menuExtras));
    const far = screen.root.querySelectorAll("[data-category]")[1] as Element;
    expect(isOfReact(cardNamed(screen, "Dish 41"))).toBe(false);
    expect(followed).toContain(far);
    expect([...followed].every(({ isConnected }) => isConnected)).toBe(true);
  });

  it("is rendered by React if its code can't be loaded", () => {
    const jotai = shop(longMenu(), false);
    const screen = renderScreen(jotai);
    act(() => jotai.set(areMenuExtrasLostAtom, true));
    expect(isOfReact(cardNamed(screen, "Dish 41"))).toBe(true);
  });

  it("renders only what a refresh changes, keeps the focus, and follows the store's layout settings", () => {
    const jotai = shop();
    const screen = renderScreen(jotai);
    comeNear();
    const [one, other] = [cardNamed(screen, "Dish 41"), cardNamed(screen, "Dish 42")];
    one.focus();
    const changed = longMenu({ "Dish 41": { dollars: 14.9 } });
    act(() => jotai.set(menusAtom, { kind: "ready", value: [changed] }));
    expect(cardNames(screen)).toContain("Dish 41 $14.90");
    expect(cardNamed(screen, "Dish 42")).toBe(other);
    expect(screen.root.activeElement).toBe(cardNamed(screen, "Dish 41"));
    expect(plusOf(screen, "Dish 41")?.getAttribute("aria-label")).toBe("Add Dish 41");
    act(() =>
      jotai.set(storeAtom, { kind: "ready", value: { ...store, view: { ...store.view, centredPhotos: true } } }),
    );
    expect(cardNamed(screen, "Dish 41").classList).toContain("menu-card--centred");
  });

  it("starts with its popular product, shown wide, until that one is sold out", () => {
    const far = (isSoldOut: boolean) => longMenu({ "Dish 42": { ribbon: "popular", isSoldOut } });
    const jotai = shop(far(false));
    const screen = renderScreen(jotai);
    const first = () => cardNamed(screen, "Dish 41").closest("ul")?.querySelector(".menu-card");
    expect(first()).toBe(cardNamed(screen, "Dish 42"));
    expect(first()?.classList).toContain("menu-card--hero");
    act(() => jotai.set(menusAtom, { kind: "ready", value: [far(true)] }));
    expect(first()).toBe(cardNamed(screen, "Dish 40"));
    expect(cardNamed(screen, "Dish 42").classList).not.toContain("menu-card--hero");
  });

  it("shows a plate in place of a photo that can't be loaded", () => {
    const screen = renderScreen(shop(longMenu({ "Dish 41": { photo: "https://shop.example/41.webp" } })));
    const photo = cardNamed(screen, "Dish 41").querySelector("img");
    expect(photo?.getAttribute("loading")).toBe("lazy");
    act(() => void photo?.dispatchEvent(new Event("error")));
    expect(cardNamed(screen, "Dish 41").querySelector(".photo__plate .dish-plate")).toBeTruthy();
  });

  it("is hidden immediately if a search doesn't match it, and comes back unchanged", async () => {
    const screen = renderScreen(shop());
    const card = cardNamed(screen, "Dish 41");
    const section = card.closest("section");
    const search = (words: string) => type(screen.find<HTMLInputElement>("input[type=search]"), words);
    for (const words of ["Dish 12", "nothing of the kind"]) {
      search(words);
      await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
      expect([section?.matches("[data-hidden]"), section?.ariaHidden]).toEqual([true, "true"]);
      expect([section?.isConnected, section?.matches("[data-category]")]).toEqual([true, false]);
      search("");
      expect([section?.matches("[data-hidden]"), section?.ariaHidden]).toEqual([false, null]);
      expect(cardNamed(screen, "Dish 41")).toBe(card);
    }
  });

  it("is hidden immediately and removed later if a refresh removes it from the menu", async () => {
    const jotai = shop();
    const section = cardNamed(renderScreen(jotai), "Dish 41").closest("section");
    const [near] = longMenu().categories;
    act(() => jotai.set(menusAtom, { kind: "ready", value: [{ ...longMenu(), categories: near ? [near] : [] }] }));
    expect([section?.matches("[data-hidden]"), section?.isConnected]).toEqual([true, true]);
    await expect.poll(() => section?.isConnected).toBe(false);
  });
});
