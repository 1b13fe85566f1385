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

/** With what comes after the first paint. */
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
  it("lists products by category, each card named by product, price and ribbon", () => {
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

  it("describes a card by its description and whole dietary names", () => {
    const screen = renderScreen(shopOf(burgers));
    expect(textIn(cardNamed(screen, "Garden stack"), ".menu-card__description")).toBe("Mushroom.");
    const marks = [...cardNamed(screen, "Garden stack").querySelectorAll(".menu-card__facts [role=img]")];
    expect(marks.map((mark) => mark.getAttribute("aria-label"))).toEqual(["Vegan", "Nut free"]);
    expect(marks.map(({ textContent }) => textContent)).toEqual(["VG", "NF"]);
  });

  it("names two diets at most: its dialog has room for all", () => {
    const fit = { preferences: ["1"], allergies: ["1"], intolerances: ["1"] };
    const screen = renderScreen(shopOf(menuOf({ Mains: [{ name: "Dal", fit }] })));
    const marks = [...cardNamed(screen, "Dal").querySelectorAll(".menu-card__facts [role=img]")];
    expect(marks.map((mark) => mark.getAttribute("aria-label"))).toEqual(["Vegan", "Nut free"]);
  });

  it("opens the product's dialog", () => {
    const jotai = shopOf(burgers);
    click(cardNamed(renderScreen(jotai), "Garden stack"));
    expect(jotai.get(overlayAtom)).toEqual({ kind: "product", cardKey: "burgers/Garden stack" });
  });

  it("doesn't open what is sold out, and says so", () => {
    const jotai = shopOf(burgers);
    const card = cardNamed(renderScreen(jotai), "Onion rings");
    click(card);
    expect(jotai.get(overlayAtom)).toBeNull();
    expect(card.getAttribute("aria-disabled")).toBe("true");
    expect(card.querySelector(".menu-card__plus")).toBeNull();
  });

  it("R44: puts the photo above the text where the store wants it", () => {
    const screen = renderScreen(shopOf(burgers, { view: { ...store.view, centredPhotos: true } }));
    expect(cardNamed(screen, "Garden stack").classList).toContain("menu-card--centred");
  });

  it("leaves a plate with an initial where there is no photo", () => {
    const screen = renderScreen(shopOf(burgers));
    expect(cardNamed(screen, "Garden stack").querySelector(".photo__initial")?.textContent).toBe("G");
  });

  it.each([1_280, 390])("names its categories by links at %i px, the first as the current one", (width) => {
    const jotai = shopOf(burgers);
    jotai.set(widthAtom, width);
    const screen = renderScreen(jotai);
    const links = [...screen.root.querySelectorAll("nav a")];
    expect(links.map(({ textContent }) => textContent)).toEqual(["Burgers", "Sides"]);
    expect(links.map((link) => link.getAttribute("aria-current"))).toEqual(["true", null]);
  });

  it("marks a chosen category at once, and after the next paint the focus goes on from its heading", async () => {
    const screen = renderScreen(shopOf(burgers));
    const [, sides] = screen.root.querySelectorAll("nav a");
    click(sides as Element);
    expect(sides?.getAttribute("aria-current")).toBe("true");
    expect(screen.root.activeElement).toBeNull();
    await expect.poll(() => screen.root.activeElement?.textContent).toBe("Sides");
  });
});

describe("search in the menu", () => {
  it("shows what is found, with its category, and tells how many", () => {
    const screen = renderScreen(wholeShopOf(burgers));
    search(screen, "CHIPS");
    expect(cardNames(screen)).toEqual(["Hand-cut chips $8.00"]);
    expect(headings(screen)).toEqual(["Sides"]);
    expect(screen.find(".menu-view__results").textContent).toBe("1 result for “CHIPS”");
    search(screen, "r");
    expect(screen.find(".menu-view__results").textContent).toMatch(/^\d results for “r”$/);
  });

  it("says that nothing is found, and goes back to the whole menu", () => {
    const screen = renderScreen(wholeShopOf(burgers));
    search(screen, "unicorn");
    expect(headings(screen)).toEqual(["Nothing found for “unicorn”"]);
    screen.find(".empty-state .state-picture");
    expect(screen.find("[role=status]").textContent).toBe("0 results for “unicorn”");
    click(buttonNamed(screen, "Clear search"));
    expect(cardNames(screen)).toHaveLength(5);
    expect(screen.find<HTMLInputElement>("input[type=search]").value).toBe("");
  });

  it("follows a refresh of the menu while it is shown", () => {
    const jotai = wholeShopOf(burgers);
    const screen = renderScreen(jotai);
    search(screen, "garden");
    act(() => jotai.set(menusAtom, { kind: "ready", value: [menuOf({ Salads: [{ name: "Garden salad" }] })] }));
    expect(cardNames(screen)).toEqual(["Garden salad $10.00"]);
  });

  it("shows the best first: names, then descriptions, then choices, whatever their categories", () => {
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

  it("that was typed before its code has come begins when it comes", () => {
    const jotai = shopOf(burgers);
    const screen = renderScreen(jotai);
    search(screen, "garden");
    expect(cardNames(screen)).toHaveLength(5);
    act(() => jotai.set(lateMenuAtom, lateMenu));
    expect(cardNames(screen)).toEqual(["Garden stack $10.00"]);
  });
});

describe("the dietary filter", () => {
  it("shows only what matches all that is chosen, and says so", () => {
    const jotai = wholeShopOf(burgers);
    const screen = renderScreen(jotai);
    act(() => jotai.set(chosenDietaryAtom, { ...noFit, preferences: ["1"] }));
    expect(cardNames(screen)).toEqual(["Garden stack $10.00", "Hand-cut chips $8.00"]);
    act(() => jotai.set(chosenDietaryAtom, { ...noFit, preferences: ["1"], allergies: ["1"] }));
    expect(cardNames(screen)).toEqual(["Garden stack $10.00"]);
    expect(headings(screen)).toEqual(["Burgers"]);
    expect(screen.find(".menu-view__results").textContent).toContain("that suit you");
  });

  it("ignores choices that this menu doesn't offer", () => {
    const jotai = shopOf(burgers);
    jotai.set(chosenDietaryAtom, { ...noFit, preferences: ["77"] });
    expect(cardNames(renderScreen(jotai))).toHaveLength(5);
  });

  it("offers a way back where nothing suits", () => {
    const jotai = wholeShopOf(burgers);
    jotai.set(chosenDietaryAtom, { ...noFit, intolerances: ["1"] });
    const screen = renderScreen(jotai);
    expect(headings(screen)).toEqual(["No dish suits all of your dietary choices"]);
    click(buttonNamed(screen, "Clear dietary choices"));
    expect(cardNames(screen)).toHaveLength(5);
  });
});

describe("while it is not there", () => {
  it("skeletons stand for the store and the menu, and screen readers hear of the wait", () => {
    const screen = renderScreen(jotaiStore());
    expect(screen.find("[role=status]").textContent).toBe("Loading the menu…");
    expect(screen.root.querySelectorAll(".skeleton").length).toBeGreaterThan(10);
    // A card fills its cell: two in one would lie on top of each other.
    expect(screen.root.querySelectorAll(".menu-section__cards > :not(.menu-card) > .menu-card")).toHaveLength(6);
  });

  it("the store waits for its menu: its head has another height than the skeleton's, and would push the rest away", () => {
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
  ])("%s: says the spec's words", (_name, menus) => {
    const jotai = shopOf(burgers);
    jotai.set(menusAtom, { kind: "ready", value: menus });
    const screen = renderScreen(jotai);
    expect(headings(screen)).toEqual(["Menu is empty, no product is available to order at the moment."]);
  });

  it("a menu that can't be read offers to try again", () => {
    const jotai = shopOf(burgers);
    jotai.set(menusAtom, { kind: "failed" });
    const screen = renderScreen(jotai);
    expect(headings(screen)).toEqual(["The menu could not be loaded"]);
    expect(buttonNamed(screen, "Try again")).toBeDefined();
  });
});
