// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import type { DietaryFit, Menu } from "../../../src/domain/menu/menu.ts";
import type { OpeningPeriod, Store } from "../../../src/domain/store/store.ts";
import { instantOf } from "../../../src/domain/time/zone.ts";
import { menuExtras } from "../../../src/features/menu-extras/menuExtras.ts";
import { menuExtrasAtom } from "../../../src/parts/menu-extras/menuExtras.atoms.ts";
import { nowAtom } from "../../../src/state/clock/clock.atoms.ts";
import { chosenDietaryAtom } from "../../../src/state/dietary/dietary.atoms.ts";
import { areOrderWordsLoadedAtom, widthAtom } from "../../../src/state/host/host.atoms.ts";
import { overlayAtom } from "../../../src/state/overlay/overlay.atoms.ts";
import { menusAtom, storeAtom } from "../../../src/state/store/store.atoms.ts";
import { named } from "../../ui/named.ts";
import { click, type Rendered, type } from "../../ui/render.tsx";
import {
  burgers,
  cardNamed,
  cardNames,
  eightDishes,
  jotaiStore,
  menuOf,
  noFit,
  renderScreen,
  shopOf,
  store,
  textIn,
  zone,
} from "./menuFixture.tsx";

function headings({ root }: Rendered): string[] {
  return [...root.querySelectorAll("h2")].map(({ textContent }) => textContent ?? "");
}

const buttonNamed = ({ root }: Rendered, name: string) => named(root, "button", name);

/** A shop with the code that loads after the first paint. */
function wholeShopOf(menu: Menu) {
  const jotai = shopOf(menu);
  jotai.set(areOrderWordsLoadedAtom, true);
  jotai.set(menuExtrasAtom, menuExtras);
  return jotai;
}

function search(screen: Rendered, query: string): void {
  type(screen.find<HTMLInputElement>("input[type=search]"), query);
}

describe("the menu", () => {
  it("lists products by category, with name, price and ribbon on each card, a description and named dietary marks", () => {
    const screen = renderScreen(wholeShopOf(burgers));
    expect(screen.find("h1").textContent).toBe("Patty & Sons, Bourke St");
    expect(headings(screen)).toEqual(["Burgers", "Sides"]);
    expect(cardNames(screen)).toEqual([
      "Bourke St Cheeseburger $16.50 Popular",
      "Fried chicken $17.90 New",
      "Garden stack $10.00",
      "Hand-cut chips $8.00",
      "Onion rings $10.00 Sold out",
    ]);
    expect(textIn(cardNamed(screen, "Garden stack"), ".menu-card__description")).toBe("Mushroom.");
    const marks = [...cardNamed(screen, "Garden stack").querySelectorAll<HTMLElement>(".menu-card__facts .pill")];
    expect(marks.map((mark) => [mark.textContent, mark.title, mark.getAttribute("aria-hidden")])).toEqual([
      ["VG", "Vegan", "true"],
    ]);
    expect(textIn(cardNamed(screen, "Garden stack"), ".visually-hidden")).toBe("Vegan");
  });

  it.each<[string, Partial<DietaryFit>, string[]]>([
    ["those that tell something", {}, ["Vegan", "Gluten free"]],
    ["first what the diner asked for", { allergies: ["1"] }, ["Nut free", "Vegan"]],
  ])("shows two dietary marks at most, since the dialog shows all: %s", (_which, asked, expected) => {
    const fit = { preferences: ["1"], allergies: ["1"], intolerances: ["1"] };
    const jotai = wholeShopOf(menuOf({ Mains: [{ name: "Dal", fit }] }));
    jotai.set(chosenDietaryAtom, { ...noFit, ...asked });
    const screen = renderScreen(jotai);
    const marks = [...cardNamed(screen, "Dal").querySelectorAll<HTMLElement>(".menu-card__facts .pill")];
    expect(marks.map(({ title }) => title)).toEqual(expected);
    expect(textIn(cardNamed(screen, "Dal"), ".visually-hidden")).toBe(expected.join(", "));
  });

  it("opens a product's dialog, unless it is sold out, which it says", () => {
    const jotai = shopOf(burgers);
    const screen = renderScreen(jotai);
    const card = cardNamed(screen, "Onion rings");
    click(card);
    expect(jotai.get(overlayAtom)).toBeNull();
    expect(card.getAttribute("aria-disabled")).toBe("true");
    expect(card.querySelector(".menu-card__plus")).toBeNull();
    click(cardNamed(screen, "Garden stack"));
    expect(jotai.get(overlayAtom)).toEqual({ kind: "product", cardKey: "burgers/Garden stack" });
  });

  it("R44: shows the photo, or the place of one, above the text if the store wants it", () => {
    const mains = menuOf({
      Mains: [
        { name: "Dal", largePhoto: "https://a/b" },
        { name: "Garden stack", photo: null },
      ],
    });
    const screen = renderScreen(shopOf(mains, { view: { ...store.view, centredPhotos: true } }));
    expect(cardNamed(screen, "Dal").classList).toContain("menu-card--centred");
    expect(cardNamed(screen, "Dal").querySelector("img")?.sizes).toBe("360px");
    expect(cardNamed(screen, "Garden stack").querySelector(".photo__plate")).toBeTruthy();
  });

  it("starts a section with its popular product, shown wide, but not the results of a search", () => {
    const jotai = wholeShopOf(
      menuOf({
        Mains: [{ name: "Dal" }, { name: "Rice" }, { name: "Dosa", ribbon: "popular", largePhoto: "https://a/b" }],
        // A shorter menu has no search.
        Sweets: ["Kheer", "Jalebi", "Kulfi", "Burfi", "Halwa"].map((name) => ({ name })),
      }),
    );
    const screen = renderScreen(jotai);
    const heroes = () =>
      [...screen.root.querySelectorAll(".menu-section__cards--hero > li:first-child > .menu-card--hero")].map(
        (card) => card.querySelector(".menu-card__name")?.textContent,
      );
    expect(cardNames(screen).slice(0, 3)).toEqual(["Dosa $10.00 Popular", "Dal $10.00", "Rice $10.00"]);
    expect(heroes()).toEqual(["Dosa"]);
    expect(cardNamed(screen, "Dosa").querySelector("img")?.srcset).toContain("https://a/b 800w");
    search(screen, "d");
    expect(cardNames(screen)).toEqual(["Dosa $10.00 Popular", "Dal $10.00"]);
    expect(screen.root.querySelectorAll("[class*=hero]")).toHaveLength(0);
  });

  it.each([1_280, 390])("lists its categories as links at %i px, with the first as the current one", (width) => {
    const jotai = shopOf(eightDishes);
    jotai.set(widthAtom, width);
    const screen = renderScreen(jotai);
    const links = [...screen.root.querySelectorAll("nav a")];
    expect(links.map(({ textContent }) => textContent)).toEqual(["Burgers", "Sides", "Sauces"]);
    expect(links.map((link) => link.getAttribute("aria-current"))).toEqual(["true", null, null]);
  });

  it.each([
    [burgers, [], false],
    [eightDishes, ["Burgers", "Sides", "Sauces"], true],
  ])("has a search and categories from eight dishes", (menu, names, hasSearch) => {
    const { root } = renderScreen(shopOf(menu));
    expect([...root.querySelectorAll("nav a")].map(({ textContent }) => textContent)).toEqual(names);
    expect(root.querySelector("input[type=search]") !== null).toBe(hasSearch);
  });

  it("keeps them when a filter leaves fewer dishes", () => {
    const jotai = wholeShopOf(eightDishes);
    const screen = renderScreen(jotai);
    act(() => jotai.set(chosenDietaryAtom, { ...noFit, preferences: ["1"], allergies: ["1"] }));
    expect(cardNames(screen)).toHaveLength(1);
    screen.find("input[type=search]");
  });

  it("opens the dietary choices from the bar on a phone, if the menu says anything about them", () => {
    const jotai = shopOf(eightDishes);
    const screen = renderScreen(jotai);
    const chip = () => screen.root.querySelector(".menu-bar__dietary");
    expect(chip()).toBeNull();
    act(() => jotai.set(widthAtom, 390));
    click(buttonNamed(screen, "Dietary"));
    expect(jotai.get(overlayAtom)).toEqual({ kind: "dietary" });
    act(() => jotai.set(chosenDietaryAtom, { ...noFit, preferences: ["1"] }));
    expect(chip()?.textContent).toBe("Dietary (1)");
    const dietary = { allergies: [], intolerances: [], preferences: [] };
    act(() => jotai.set(menusAtom, { kind: "ready", value: [{ ...eightDishes, dietary }] }));
    expect(chip()).toBeNull();
  });

  it("marks a chosen category immediately, and focuses its heading after the next paint", async () => {
    const screen = renderScreen(shopOf(eightDishes));
    const [, sides] = screen.root.querySelectorAll("nav a");
    click(sides as Element);
    expect(sides?.getAttribute("aria-current")).toBe("true");
    expect(screen.root.activeElement).toBeNull();
    await expect.poll(() => screen.root.activeElement?.textContent).toBe("Sides");
  });
});

it("shows no heading for a category without products", () => {
  const screen = renderScreen(shopOf(menuOf({ Burgers: [{ name: "The Patty" }], Specials: [] })));
  expect(headings(screen)).toEqual(["Burgers"]);
});

describe("the search in the menu", () => {
  it("shows the results with their categories and number, says if there are none, can be cleared, and follows the menu", async () => {
    const jotai = wholeShopOf(eightDishes);
    const screen = renderScreen(jotai);
    search(screen, "CHIPS");
    expect(cardNames(screen)).toEqual(["Hand-cut chips $8.00"]);
    expect(headings(screen)).toEqual(["Sides"]);
    expect(screen.find(".menu-view__results").textContent).toBe("1 result for “CHIPS”");
    search(screen, "r");
    expect(screen.find(".menu-view__results").textContent).toMatch(/^\d results for “r”$/);
    search(screen, "unicorn");
    expect(headings(screen)).toEqual(["Nothing found for “unicorn”"]);
    screen.find(".empty-state .state-picture");
    expect(screen.find("[role=status]").textContent).toBe("0 results for “unicorn”");
    click(buttonNamed(screen, "Clear search"));
    await expect.poll(() => cardNames(screen)).toHaveLength(8);
    expect(screen.find<HTMLInputElement>("input[type=search]").value).toBe("");
    search(screen, "garden");
    act(() => jotai.set(menusAtom, { kind: "ready", value: [menuOf({ Salads: [{ name: "Garden salad" }] })] }));
    expect(cardNames(screen)).toEqual(["Garden salad $10.00"]);
    // A menu that became short keeps the field until it is empty.
    search(screen, "");
    expect(screen.root.querySelector("input")).toBeNull();
  });

  it("starts with text that was typed before its code loaded", async () => {
    const jotai = shopOf(eightDishes);
    const screen = renderScreen(jotai);
    search(screen, "garden");
    await expect.poll(() => cardNames(screen)).toHaveLength(8);
    act(() => jotai.set(menuExtrasAtom, menuExtras));
    expect(cardNames(screen)).toEqual(["Garden stack $10.00"]);
  });
});

describe("the dietary filter", () => {
  it("shows only products that match every choice of this menu, says so, and offers to clear the choices if none does", () => {
    const jotai = wholeShopOf(burgers);
    const screen = renderScreen(jotai);
    act(() => jotai.set(chosenDietaryAtom, { ...noFit, preferences: ["1"] }));
    expect(cardNames(screen)).toEqual(["Garden stack $10.00", "Hand-cut chips $8.00"]);
    act(() => jotai.set(chosenDietaryAtom, { ...noFit, preferences: ["1"], allergies: ["1"] }));
    expect(cardNames(screen)).toEqual(["Garden stack $10.00"]);
    expect(headings(screen)).toEqual(["Burgers"]);
    expect(screen.find(".menu-view__results").textContent).toMatch(/1 dish: vegan and nut free\. +4 are hidden\./);
    act(() => jotai.set(chosenDietaryAtom, { ...noFit, preferences: ["77"] }));
    expect(cardNames(screen)).toHaveLength(5);
    act(() => jotai.set(chosenDietaryAtom, { ...noFit, intolerances: ["1"] }));
    expect(headings(screen)).toEqual(["No dish suits all of your dietary choices"]);
    click(buttonNamed(screen, "Clear dietary choices"));
    expect(cardNames(screen)).toHaveLength(5);
  });
});

describe("a menu that isn't loaded", () => {
  it("shows skeletons instead of everything, the store's header too, and announces that it is loading", () => {
    const jotai = jotaiStore();
    const screen = renderScreen(jotai);
    expect(screen.find("[role=status]").textContent).toBe("Loading the menu…");
    expect(screen.root.querySelectorAll(".skeleton").length).toBeGreaterThan(10);
    // A card fills its cell, so two in one cell would overlap.
    expect(screen.root.querySelectorAll(".menu-section__cards > :not(.menu-card) > .menu-card")).toHaveLength(6);
    act(() => jotai.set(storeAtom, { kind: "ready", value: store }));
    expect(screen.root.querySelector("h1")).toBeNull();
    expect(screen.find("[role=status]").textContent).toBe("Loading the menu…");
  });

  it.each([
    ["no menu", []],
    ["categories without products", [menuOf({ Burgers: [] })]],
  ])("S6: shows one sentence with %s", (_name, menus) => {
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

const friday: OpeningPeriod = { weekday: 5, opens: 660, closes: 1_290 };

/** The header on Friday 20 November 2026, or `day` days later. */
function header(changes: Partial<Store>, hour: number, day = 0) {
  const jotai = shopOf(burgers, changes);
  jotai.set(nowAtom, instantOf({ year: 2026, month: 11, day: 20 + day }, hour * 60, zone));
  const screen = renderScreen(jotai);
  const shown = screen.find(".store-header");
  return {
    pill: shown.querySelector(".pill")?.textContent,
    facts: shown.querySelector(".store-header__facts")?.textContent ?? "",
    notice: shown.querySelector(".notice")?.textContent ?? null,
  };
}

const always = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 0, closes: 0 }));
const weekend = [
  { weekday: 5, opens: 660, closes: 660 },
  { weekday: 6, opens: 660, closes: 1_080 },
];

describe("the opening state of a store", () => {
  it.each([
    ["open today", [friday], 12, 0, "Open until 9:30 pm"],
    ["open past midnight", [{ weekday: 5, opens: 1_080, closes: 120 }], 20, 0, "Open until 2:00 am"],
    ["open for longer than a day", weekend, 12, 0, "Open until Saturday 6:00 pm"],
    ["never closing", always, 12, 0, "Open 24 hours"],
    ["before today's opening", [friday], 9, 0, "Opens 11:00 am"],
    ["between two periods", [friday, { weekday: 5, opens: 480, closes: 540 }], 10, 0, "Opens 11:00 am"],
    [
      "after closing, open tomorrow",
      [friday, { weekday: 6, opens: 600, closes: 700 }],
      22,
      0,
      "Opens tomorrow 10:00 am",
    ],
    [
      "after closing, open on Monday",
      [friday, { weekday: 1, opens: 660, closes: 700 }],
      22,
      0,
      "Opens Monday 11:00 am",
    ],
    ["after closing, open in a week", [friday], 22, 0, "Opens 27 November 11:00 am"],
    ["closed all day, open tomorrow", [friday], 9, 6, "Closed today, opens tomorrow 11:00 am"],
    ["closed all day, open later", [friday], 9, 1, "Closed today, opens Friday 11:00 am"],
    ["no hours at all", [], 12, 0, "Closed"],
  ])("is shown for: %s", (_name, hours, hour, day, expected) => {
    expect(header({ hours }, hour, day).pill).toBe(expected);
  });
});

it("a closed store that takes orders for later says when it opens, calmly and without a notice", () => {
  const jotai = shopOf(burgers, {
    hours: [friday],
    preOrder: { delivery: false, pickup: true },
    closedMessage: "Back soon.",
  });
  jotai.set(nowAtom, instantOf({ year: 2026, month: 11, day: 20 }, 9 * 60, zone));
  const screen = renderScreen(jotai);
  const pill = screen.find(".store-header .pill");
  expect([pill.textContent, pill.className]).toEqual(["Opens 11:00 am", "pill"]);
  expect(screen.root.querySelector(".store-header .notice")).toBeNull();
});

describe("the store's header", () => {
  it("leaves the address to the facts that load later, and shows no notice while the store is open, its title without a name, and marks a test store (R42)", () => {
    const { facts, notice } = header({}, 12);
    expect(facts).toBe("Open until 9:30 pm");
    expect(notice).toBeNull();
    const jotai = shopOf(burgers, { name: "" });
    expect(renderScreen(jotai).find("h1").textContent).toBe("Patty & Sons");
    expect(header({ isTest: true }, 12).facts).toContain("Test store");
  });

  it.each([
    ["its own message", { closedMessage: "Back in spring." }, "Back in spring."],
    ["the shop's message if it has none (S1)", {}, "Currently not taking online orders."],
  ])("shows a closed store's notice: %s", (_name, changes, expected) => {
    expect(header(changes, 9)).toMatchObject({ notice: expected });
    const closed = header({ ...changes, inOperation: false }, 12);
    expect(closed).toMatchObject({ notice: expected, pill: "Closed" });
    expect(closed.facts).toContain("125 Bourke St, Melbourne");
  });
});
