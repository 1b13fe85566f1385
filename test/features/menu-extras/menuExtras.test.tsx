// @vitest-environment happy-dom

import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { anywhere } from "../../../src/domain/fulfilment/deliveryReach.ts";
import type { Store } from "../../../src/domain/store/store.ts";
import { menuExtras } from "../../../src/features/menu-extras/menuExtras.ts";
import { menuExtrasAtom } from "../../../src/parts/menu-extras/menuExtras.atoms.ts";
import { addToCartAtom } from "../../../src/state/cart/cart.actions.ts";
import { setDishesAtom } from "../../../src/state/customer/orderedDishes.atoms.ts";
import { areOrderWordsLoadedAtom, widthAtom } from "../../../src/state/host/host.atoms.ts";
import { cardKey, cardsAtom } from "../../../src/state/menu/menu.atoms.ts";
import { overlayAtom } from "../../../src/state/overlay/overlay.atoms.ts";
import { loadRulesAtom } from "../../../src/state/promotion/rules.atoms.ts";
import { servicesAtom } from "../../../src/state/services.atoms.ts";
import { menusReadAtAtom } from "../../../src/state/store/store.atoms.ts";
import { buildPointRules, buildRoll, needs } from "../../support/buildPromotions.ts";
import { rulesFrom, serve } from "../../support/buildServices.ts";
import { click, type Rendered, type } from "../../ui/render.tsx";
import { cardNames, menuOf, renderScreen, shopOf } from "../menu/menuFixture.tsx";
import { inCart, menu, named, openMenu, plusses, press, useIdlePage } from "./menuExtrasFixture.tsx";

useIdlePage();

describe("R81: the plus button on a card", () => {
  it("is named by its action, is missing on sold-out products, and opens the dialog if a choice is required", async () => {
    const { jotai, screen } = openMenu();
    expect(plusses(screen)).toEqual(["Add Burger", "Add Garden stack", "Choose Wine"]);
    await press(screen, "Choose Wine");
    expect(jotai.get(overlayAtom)).toEqual({ kind: "product", cardKey: cardKey("drinks", "Wine") });
    expect(inCart(jotai)).toEqual([]);
  });

  it("becomes a stepper with a confirmation, then a plus again that keeps the focus", async () => {
    const { jotai, screen } = openMenu();
    named(screen, "Add Burger").focus();
    await press(screen, "Add Burger");
    expect(inCart(jotai)).toEqual(["1 Burger"]);
    expect(plusses(screen)[0]).toBe("Added | Remove one Burger | 1 | Add one Burger");
    expect(screen.root.activeElement).toBe(named(screen, "Add one Burger"));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(plusses(screen)[0]).toBe("Remove one Burger | 1 | Add one Burger");
    const hasBin = () => named(screen, "Remove one Burger").querySelector("svg") !== null;
    expect(hasBin()).toBe(true);
    await press(screen, "Add one Burger");
    expect(hasBin()).toBe(false);
    await press(screen, "Remove one Burger");
    named(screen, "Remove one Burger").focus();
    await press(screen, "Remove one Burger");
    expect(inCart(jotai)).toEqual([]);
    expect(plusses(screen)[0]).toBe("Add Burger");
    expect(screen.root.activeElement).toBe(named(screen, "Add Burger"));
  });

  it("R20: opens the product if there is an offer to answer first, and says so once the rules are known", async () => {
    const { jotai, screen } = openMenu();
    expect(named(screen, "Add Burger").getAttribute("aria-haspopup")).toBeNull();
    const roll = buildRoll({ mode: "confirm", conditions: [needs(1, "burgers")] });
    const charges = { freight: { kind: "own", rules: [] }, surcharges: { holidays: [], bank: [] } } as const;
    const promotions = { triggers: [roll], points: buildPointRules() };
    serve(
      jotai,
      rulesFrom(async () => ({ promotions, charges, reach: anywhere })),
    );
    act(() => jotai.set(menusReadAtAtom, jotai.get(servicesAtom).clock.now()));
    await act(() => jotai.set(loadRulesAtom));
    expect(plusses(screen)).toEqual(["Choose Burger", "Choose Garden stack", "Choose Wine"]);
    expect(named(screen, "Choose Burger").getAttribute("aria-haspopup")).toBe("dialog");
    await press(screen, "Choose Burger");
    expect(jotai.get(overlayAtom)).toMatchObject({ kind: "product" });
    expect(inCart(jotai)).toEqual([]);
  });

  it("R40: is disabled at 20, with the reason", () => {
    const { jotai, screen } = openMenu();
    const listed = jotai.get(cardsAtom).get(cardKey("burgers", "Burger"));
    if (!listed) throw new Error("The menu has no burger.");
    const wish = { listed, menu, selection: [], quantity: 20, note: "", redemption: null, mealAddOns: [] };
    act(() => void jotai.set(addToCartAtom, wish));
    const more = named(screen, "Add one Burger");
    expect(more.getAttribute("aria-disabled")).toBe("true");
    const reason = screen.root.getElementById(more.getAttribute("aria-describedby") ?? "");
    expect(reason?.textContent).toBe("20 at most");
    click(more);
    expect(inCart(jotai)).toEqual(["20 Burger"]);
  });

  it("is rendered before it works, and then applies each earlier press", async () => {
    const { jotai, screen, come } = openMenu({}, false);
    const drawn = screen.root.querySelectorAll<HTMLButtonElement>(".menu-card__plus");
    expect(drawn).toHaveLength(3);
    for (const plus of drawn) expect([plus.getAttribute("aria-hidden"), plus.tabIndex]).toEqual(["true", -1]);
    const [first] = drawn;
    if (first) click(first);
    if (first) click(first);
    expect(inCart(jotai)).toEqual([]);
    come();
    await act(async () => {});
    expect(inCart(jotai)).toEqual(["2 Burger"]);
    expect(plusses(screen)[0]).toContain("Add one Burger");
  });

  it("works before its texts have loaded, and is hidden from screen readers until then", async () => {
    const { jotai, screen, come } = openMenu({}, false);
    act(() => jotai.set(menuExtrasAtom, menuExtras));
    expect(screen.root.querySelectorAll("[aria-hidden] > .menu-card__plus")).toHaveLength(3);
    const [first] = screen.root.querySelectorAll(".menu-card__plus");
    if (first) click(first);
    await act(async () => {});
    expect(inCart(jotai)).toEqual(["1 Burger"]);
    come();
    expect(plusses(screen)[0]).toContain("Remove one Burger | 1 | Add one Burger");
    expect(screen.root.querySelectorAll("[aria-hidden] > .menu-card__plus")).toHaveLength(0);
  });

  it.each<[string, Partial<Store>]>([
    ["out of operation", { inOperation: false }],
    ["closed, with no orders ahead", { hours: [] }],
  ])("isn't shown if the shop takes no orders: %s", (_why, changes) => {
    expect(plusses(openMenu(changes).screen)).toEqual([]);
  });

  it("is shown if a closed shop takes orders ahead", () => {
    const ahead = { hours: [{ weekday: 6, opens: 660, closes: 1_290 }], preOrder: { delivery: false, pickup: true } };
    expect(plusses(openMenu(ahead).screen)).toHaveLength(3);
  });
});

describe("the product rails", () => {
  const dishes = {
    Burgers: [{ name: "Burger", ribbon: "popular" }, { name: "Garden stack" }, { name: "Gone", isSoldOut: true }],
    Drinks: [
      { name: "Cola", ribbon: "popular", isSoldOut: true },
      { name: "Water" },
      { name: "Tea", ribbon: "popular" },
      { name: "Soda", ribbon: "popular" },
      { name: "Ale", ribbon: "popular" },
      { name: "Milk" },
    ],
  } as const;
  const open = (late = true, menu = menuOf(dishes)) => {
    const jotai = shopOf(menu);
    jotai.set(setDishesAtom, { 120: ["Gone", "Garden stack", "Unknown"] });
    jotai.set(areOrderWordsLoadedAtom, true);
    if (late) jotai.set(menuExtrasAtom, menuExtras);
    return { jotai, screen: renderScreen(jotai) };
  };
  const placesOf = ({ root }: Rendered) =>
    [...root.querySelectorAll(".menu-rail, .menu-section")].map((place) => place.querySelector("h2")?.textContent);
  const railsOf = ({ root }: Rendered) =>
    [...root.querySelectorAll(".menu-rail")].map((rail) => ({
      label: rail.getAttribute("aria-label"),
      buttons: [...rail.querySelectorAll("li button")].map(
        (each) => each.getAttribute("aria-label") ?? each.querySelector(".rail-card__text")?.textContent,
      ),
    }));

  it("show past orders above the menu and popular products within it, but nothing sold out", () => {
    const { screen } = open();
    expect(placesOf(screen)).toEqual(["Order again", "Burgers", "Popular", "Drinks"]);
    expect(railsOf(screen)).toEqual([
      { label: "Order again", buttons: ["Garden stack$10.00", "Add Garden stack"] },
      {
        label: "Popular",
        // The tea leads the next section.
        buttons: ["Burger$10.00", "Add Burger", "Soda$10.00", "Add Soda", "Ale$10.00", "Add Ale"],
      },
    ]);
  });

  it("are there from the first paint, with the dishes that are in sight", () => {
    const { jotai, screen } = open(false);
    const names = () => [...screen.root.querySelectorAll("[aria-label='Popular'] .rail-card__name")].length;
    expect(placesOf(screen)).toEqual(["Order again", "Burgers", "Popular", "Drinks"]);
    act(() => jotai.set(widthAtom, 200));
    expect(names()).toBe(2);
    act(() => jotai.set(menuExtrasAtom, menuExtras));
    expect(names()).toBe(3);
  });

  it("are hidden during a search, start with popular products if nothing was ordered, and are missing if nothing is popular", () => {
    const { jotai, screen } = open();
    type(screen.find<HTMLInputElement>("input[type=search]"), "garden");
    expect(placesOf(screen)).toEqual(["Burgers"]);
    type(screen.find<HTMLInputElement>("input[type=search]"), "");
    act(() => jotai.set(setDishesAtom, {}));
    expect(placesOf(screen)).toEqual(["Popular", "Burgers", "Drinks"]);
    expect(railsOf(openMenu().screen)).toEqual([]);
  });

  it.each([
    ["Order again", "Burgers"],
    ["Popular", "Drinks"],
  ])("%s has a skip link to what follows it, %s", (label, title) => {
    const { screen } = open();
    click(screen.find(`[aria-label='${label}'] .skip-button`));
    expect(screen.root.activeElement?.textContent).toBe(title);
  });

  it("open the product, and share the quantity with its card", async () => {
    const { jotai, screen } = open();
    await press(screen, "Add Garden stack");
    const stepper = "Added | Remove one Garden stack | 1 | Add one Garden stack";
    expect(plusses(screen).filter((each) => each === stepper)).toHaveLength(2);
    click(screen.find("[aria-label='Order again'] .rail-card"));
    expect(jotai.get(overlayAtom)).toEqual({ kind: "product", cardKey: cardKey("burgers", "Garden stack") });
  });
});

describe("the price on a card", () => {
  it("is the price that the dialog opens with, or the lowest possible one", () => {
    const { screen } = openMenu();
    expect(cardNames(screen)).toEqual([
      "Burger $10.00",
      "Garden stack $10.00",
      "Wine $13.00",
      "Old ale $10.00 Sold out",
    ]);
    const words = [...screen.root.querySelectorAll(".menu-card__facts")].map(({ textContent }) => textContent);
    expect(words[2]).toBe("from $13.00");
  });
});
