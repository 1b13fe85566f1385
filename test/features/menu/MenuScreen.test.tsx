// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import type { Menu } from "../../../src/domain/menu/menu.ts";
import { lateMenu } from "../../../src/features/late-menu/lateMenu.ts";
import { lateMenuAtom } from "../../../src/parts/late-menu/lateMenu.atoms.ts";
import { chosenDietaryAtom } from "../../../src/state/dietary/dietary.atoms.ts";
import { areOrderWordsLoadedAtom, widthAtom } from "../../../src/state/host/host.atoms.ts";
import { overlayAtom } from "../../../src/state/overlay/overlay.atoms.ts";
import { menusAtom, storeAtom } from "../../../src/state/store/store.atoms.ts";
import { buildGroup, buildModifier } from "../../domain/menu/selectionMenu.ts";
import { click, type Rendered, type } from "../../ui/render.tsx";
import {
  burgers,
  cardNamed,
  cardNames,
  jotaiStore,
  menuOf,
  noFit,
  renderScreen,
  shopOf,
  store,
  textIn,
} from "./menuFixture.tsx";

function headings({ root }: Rendered): string[] {
  return [...root.querySelectorAll("h2")].map(({ textContent }) => textContent ?? "");
}

function buttonNamed({ root }: Rendered, name: string): HTMLElement {
  const found = [...root.querySelectorAll("button")].find(({ textContent }) => textContent?.trim() === name);
  if (!found) throw new Error(`No button ${name}`);
  return found;
}

/** A shop with the code that loads after the first paint. */
function wholeShopOf(menu: Menu) {
  const jotai = shopOf(menu);
  jotai.set(areOrderWordsLoadedAtom, true);
  jotai.set(lateMenuAtom, lateMenu);
  return jotai;
}

function search(screen: Rendered, query: string): void {
  type(screen.find<HTMLInputElement>("input[type=search]"), query);
}

describe("the menu", () => {
  it("lists products by category, with name, price and ribbon on each card", () => {
    const screen = renderScreen(shopOf(burgers));
    expect(screen.find("h1").textContent).toBe("Patty & Sons, Bourke St");
    expect(headings(screen)).toEqual(["Burgers", "Sides"]);
    expect(cardNames(screen)).toEqual([
      "Bourke St Cheeseburger $16.50 Popular",
      "Fried chicken $17.90 New",
      "Garden stack $10.00",
      "Hand-cut chips $8.00",
      "Onion rings $10.00 Sold out",
    ]);
  });

  it("shows a card's description, and labels its dietary marks with full names", () => {
    const screen = renderScreen(shopOf(burgers));
    expect(textIn(cardNamed(screen, "Garden stack"), ".menu-card__description")).toBe("Mushroom.");
    const marks = [...cardNamed(screen, "Garden stack").querySelectorAll<HTMLElement>(".menu-card__facts .pill")];
    expect(marks.map((mark) => [mark.textContent, mark.title, mark.getAttribute("aria-hidden")])).toEqual([
      ["VG", "Vegan", "true"],
      ["NF", "Nut free", "true"],
    ]);
    expect(textIn(cardNamed(screen, "Garden stack"), ".visually-hidden")).toBe("Vegan, Nut free");
  });

  it("shows two dietary marks at most, since the dialog shows all", () => {
    const fit = { preferences: ["1"], allergies: ["1"], intolerances: ["1"] };
    const screen = renderScreen(shopOf(menuOf({ Mains: [{ name: "Dal", fit }] })));
    const marks = [...cardNamed(screen, "Dal").querySelectorAll<HTMLElement>(".menu-card__facts .pill")];
    expect(marks.map(({ title }) => title)).toEqual(["Vegan", "Nut free"]);
    expect(textIn(cardNamed(screen, "Dal"), ".visually-hidden")).toBe("Vegan, Nut free");
  });

  it("opens the product's dialog", () => {
    const jotai = shopOf(burgers);
    click(cardNamed(renderScreen(jotai), "Garden stack"));
    expect(jotai.get(overlayAtom)).toEqual({ kind: "product", cardKey: "burgers/Garden stack" });
  });

  it("doesn't open a sold-out product, and says that it is sold out", () => {
    const jotai = shopOf(burgers);
    const card = cardNamed(renderScreen(jotai), "Onion rings");
    click(card);
    expect(jotai.get(overlayAtom)).toBeNull();
    expect(card.getAttribute("aria-disabled")).toBe("true");
    expect(card.querySelector(".menu-card__plus")).toBeNull();
  });

  it("R44: shows the photo above the text if the store wants it", () => {
    const screen = renderScreen(shopOf(burgers, { view: { ...store.view, centredPhotos: true } }));
    expect(cardNamed(screen, "Garden stack").classList).toContain("menu-card--centred");
  });

  it("shows a plate with an initial if there is no photo", () => {
    const screen = renderScreen(shopOf(burgers));
    expect(cardNamed(screen, "Garden stack").querySelector(".photo__initial")?.textContent).toBe("G");
  });

  it.each([1_280, 390])("lists its categories as links at %i px, with the first as the current one", (width) => {
    const jotai = shopOf(burgers);
    jotai.set(widthAtom, width);
    const screen = renderScreen(jotai);
    const links = [...screen.root.querySelectorAll("nav a")];
    expect(links.map(({ textContent }) => textContent)).toEqual(["Burgers", "Sides"]);
    expect(links.map((link) => link.getAttribute("aria-current"))).toEqual(["true", null]);
  });

  it("marks a chosen category immediately, and focuses its heading after the next paint", async () => {
    const screen = renderScreen(shopOf(burgers));
    const [, sides] = screen.root.querySelectorAll("nav a");
    click(sides as Element);
    expect(sides?.getAttribute("aria-current")).toBe("true");
    expect(screen.root.activeElement).toBeNull();
    await expect.poll(() => screen.root.activeElement?.textContent).toBe("Sides");
  });
});

describe("the search in the menu", () => {
  it("shows the results with their categories, and their number", () => {
    const screen = renderScreen(wholeShopOf(burgers));
    search(screen, "CHIPS");
    expect(cardNames(screen)).toEqual(["Hand-cut chips $8.00"]);
    expect(headings(screen)).toEqual(["Sides"]);
    expect(screen.find(".menu-view__results").textContent).toBe("1 result for “CHIPS”");
    search(screen, "r");
    expect(screen.find(".menu-view__results").textContent).toMatch(/^\d results for “r”$/);
  });

  it("says that nothing was found, and can be cleared", () => {
    const screen = renderScreen(wholeShopOf(burgers));
    search(screen, "unicorn");
    expect(headings(screen)).toEqual(["Nothing found for “unicorn”"]);
    screen.find(".empty-state .state-picture");
    expect(screen.find("[role=status]").textContent).toBe("0 results for “unicorn”");
    click(buttonNamed(screen, "Clear search"));
    expect(cardNames(screen)).toHaveLength(5);
    expect(screen.find<HTMLInputElement>("input[type=search]").value).toBe("");
  });

  it("updates when the menu is refreshed", () => {
    const jotai = wholeShopOf(burgers);
    const screen = renderScreen(jotai);
    search(screen, "garden");
    act(() => jotai.set(menusAtom, { kind: "ready", value: [menuOf({ Salads: [{ name: "Garden salad" }] })] }));
    expect(cardNames(screen)).toEqual(["Garden salad $10.00"]);
  });

  it("sorts by relevance: names, then descriptions, then choices, in any category", () => {
    const bacon = buildGroup("extras", [buildModifier("Bacon")]);
    const dishes = {
      Burgers: [
        { name: "Plain", groupIds: ["extras"] },
        { name: "Lot", description: "With bacon." },
      ],
      Sides: [{ name: "Bacon" }],
    };
    const screen = renderScreen(wholeShopOf({ ...menuOf(dishes), groups: new Map([["extras", bacon]]) }));
    search(screen, "bacon");
    expect(cardNames(screen)).toEqual(["Bacon $10.00", "Lot $10.00", "Plain $10.00"]);
    expect(headings(screen)).toEqual(["Sides", "Burgers"]);
  });

  it("starts with text that was typed before its code loaded", () => {
    const jotai = shopOf(burgers);
    const screen = renderScreen(jotai);
    search(screen, "garden");
    expect(cardNames(screen)).toHaveLength(5);
    act(() => jotai.set(lateMenuAtom, lateMenu));
    expect(cardNames(screen)).toEqual(["Garden stack $10.00"]);
  });
});

describe("the dietary filter", () => {
  it("shows only products that match every choice, and says so", () => {
    const jotai = wholeShopOf(burgers);
    const screen = renderScreen(jotai);
    act(() => jotai.set(chosenDietaryAtom, { ...noFit, preferences: ["1"] }));
    expect(cardNames(screen)).toEqual(["Garden stack $10.00", "Hand-cut chips $8.00"]);
    act(() => jotai.set(chosenDietaryAtom, { ...noFit, preferences: ["1"], allergies: ["1"] }));
    expect(cardNames(screen)).toEqual(["Garden stack $10.00"]);
    expect(headings(screen)).toEqual(["Burgers"]);
    expect(screen.find(".menu-view__results").textContent).toContain("that suit you");
  });

  it("ignores choices that this menu doesn't have", () => {
    const jotai = shopOf(burgers);
    jotai.set(chosenDietaryAtom, { ...noFit, preferences: ["77"] });
    expect(cardNames(renderScreen(jotai))).toHaveLength(5);
  });

  it("offers to clear the choices if nothing matches", () => {
    const jotai = wholeShopOf(burgers);
    jotai.set(chosenDietaryAtom, { ...noFit, intolerances: ["1"] });
    const screen = renderScreen(jotai);
    expect(headings(screen)).toEqual(["No dish suits all of your dietary choices"]);
    click(buttonNamed(screen, "Clear dietary choices"));
    expect(cardNames(screen)).toHaveLength(5);
  });
});

describe("a menu that isn't loaded", () => {
  it("shows skeletons, and the screen reader announces that it is loading", () => {
    const screen = renderScreen(jotaiStore());
    expect(screen.find("[role=status]").textContent).toBe("Loading the menu…");
    expect(screen.root.querySelectorAll(".skeleton").length).toBeGreaterThan(10);
    // A card fills its cell, so two in one cell would overlap.
    expect(screen.root.querySelectorAll(".menu-section__cards > :not(.menu-card) > .menu-card")).toHaveLength(6);
  });

  it("also delays the store's header, whose height differs from the skeleton's", () => {
    const jotai = jotaiStore();
    jotai.set(storeAtom, { kind: "ready", value: store });
    const screen = renderScreen(jotai);
    expect(screen.root.querySelector("h1")).toBeNull();
    expect(screen.find("[role=status]").textContent).toBe("Loading the menu…");
  });

  it.each([
    ["no menu", []],
    ["a menu without categories", [menuOf({})]],
    ["categories without products", [menuOf({ Burgers: [] })]],
  ])("shows the spec's text with %s", (_name, menus) => {
    const jotai = shopOf(burgers);
    jotai.set(menusAtom, { kind: "ready", value: menus });
    const screen = renderScreen(jotai);
    expect(headings(screen)).toEqual(["Menu is empty, no product is available to order at the moment."]);
  });

  it("offers a retry if it can't be read", () => {
    const jotai = shopOf(burgers);
    jotai.set(menusAtom, { kind: "failed" });
    const screen = renderScreen(jotai);
    expect(headings(screen)).toEqual(["The menu could not be loaded"]);
    expect(buttonNamed(screen, "Try again")).toBeDefined();
  });
});
