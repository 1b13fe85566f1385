import { describe, expect, it } from "vitest";
import type { Menu } from "../../../src/domain/menu/menu.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { instantOf } from "../../../src/domain/time/zone.ts";
import { nowAtom } from "../../../src/state/clock/clock.atoms.ts";
import {
  cardKey,
  cardPerKeyAtom,
  cardsAtom,
  sectionsAtom,
  servedMenuAtom,
} from "../../../src/state/menu/menu.atoms.ts";
import { menusAtom, storeAtom } from "../../../src/state/store/store.atoms.ts";
import { buildMenu, buildProduct } from "../../support/buildMenu.ts";
import { buildElementState } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";

/** Returns a new copy on each call, like a refresh. */
function dishes(cheesePrice = 1_650): Menu {
  const cheese = buildProduct("cheese", { price: cents(cheesePrice) });
  return buildMenu({ Burgers: [cheese, buildProduct("chicken")], Sides: [buildProduct("chips")] });
}

function shopWith(...menus: readonly Menu[]) {
  const { store } = buildElementState();
  store.set(storeAtom, { kind: "ready", value: buildStore() });
  store.set(menusAtom, { kind: "ready", value: menus });
  return { store, refresh: (...fresh: readonly Menu[]) => store.set(menusAtom, { kind: "ready", value: fresh }) };
}

describe("the menu that is served", () => {
  it.each([
    ["loading", "loading", "loading"],
    ["failed", "loading", "failed"],
    ["loading", "ready", "loading"],
    ["ready", "loading", "loading"],
    ["ready", "missing", "missing"],
    ["ready", "failed", "failed"],
    ["ready", "ready", "ready"],
  ] as const)("menus %s, store %s: %s", (menus, shop, served) => {
    const { store } = buildElementState();
    store.set(menusAtom, menus === "ready" ? { kind: menus, value: [buildMenu()] } : { kind: menus });
    store.set(storeAtom, shop === "ready" ? { kind: shop, value: buildStore() } : { kind: shop });
    expect(store.get(servedMenuAtom).kind).toBe(served);
  });

  it("is null if the store has none", () => {
    expect(shopWith().store.get(servedMenuAtom)).toEqual({ kind: "ready", value: null });
  });

  it("R32: follows the clock, in store time", () => {
    const breakfast = buildMenu(
      {},
      { id: "Breakfast", times: [{ menuId: "Breakfast", weekday: null, starts: 360, ends: 660 }] },
    );
    const { store } = shopWith(buildMenu(), breakfast);
    const date = { year: 2026, month: 11, day: 20 };
    const servedAt = (minute: number) => {
      store.set(nowAtom, instantOf(date, minute, "Australia/Melbourne"));
      const served = store.get(servedMenuAtom);
      return served.kind === "ready" ? served.value?.id : null;
    };
    expect([359, 360, 659, 660].map(servedAt)).toEqual(["DefaultMenu", "Breakfast", "Breakfast", "DefaultMenu"]);
  });
});

describe("cards and sections", () => {
  it("follow the menu's order, by category and entry", () => {
    const { store } = shopWith(dishes());
    expect([...store.get(cardsAtom).keys()]).toEqual(["burgers/cheese", "burgers/chicken", "sides/chips"]);
    expect(store.get(sectionsAtom)).toEqual([
      { id: "burgers", name: "Burgers", style: "list", keys: ["burgers/cheese", "burgers/chicken"] },
      { id: "sides", name: "Sides", style: "list", keys: ["sides/chips"] },
    ]);
    expect(store.get(cardsAtom).get(cardKey("burgers", "cheese"))).toMatchObject({
      category: { id: "burgers", name: "Burgers" },
      entry: { price: 1_650 },
      product: { name: "Cheese" },
    });
  });

  it("are empty before the menu has loaded", () => {
    const { store } = buildElementState();
    expect(store.get(cardsAtom).size).toBe(0);
    expect(store.get(sectionsAtom)).toEqual([]);
  });

  it("are the same objects after a refresh that changes nothing", () => {
    const { store, refresh } = shopWith(dishes());
    const [cards, sections] = [store.get(cardsAtom), store.get(sectionsAtom)];
    refresh(dishes());
    expect([...store.get(cardsAtom).values()].every((card) => card === cards.get(card.key))).toBe(true);
    expect(store.get(sectionsAtom)).toBe(sections);
  });

  it("change only if their product changes", () => {
    const { store, refresh } = shopWith(dishes());
    const [cards, sections] = [store.get(cardsAtom), store.get(sectionsAtom)];
    refresh(dishes(1_700));
    const changed = [...store.get(cardsAtom).values()].filter((card) => card !== cards.get(card.key));
    expect(changed.map(({ key, entry }) => [key, entry.price])).toEqual([["burgers/cheese", 1_700]]);
    expect(store.get(sectionsAtom)).toBe(sections);
  });

  it("a new product changes only its own section", () => {
    const { store, refresh } = shopWith(dishes());
    const [burgers, sides] = store.get(sectionsAtom);
    const [cheese, chicken, chips] = ["cheese", "chicken", "chips"].map((id) => buildProduct(id));
    if (!cheese || !chicken || !chips) throw new Error("There are fewer than three dishes.");
    refresh(buildMenu({ Burgers: [cheese, chicken], Sides: [chips, buildProduct("rings")] }));
    expect(store.get(sectionsAtom)[0]).toBe(burgers);
    expect(store.get(sectionsAtom)[1]).not.toBe(sides);
    expect(store.get(sectionsAtom)[1]?.keys).toEqual(["sides/chips", "sides/rings"]);
  });
});

describe("the atom of a card", () => {
  it("is created once per card, and notifies only of that card's changes", () => {
    const { store, refresh } = shopWith(dishes());
    const cardAtom = store.get(cardPerKeyAtom);
    expect(cardAtom("burgers/cheese")).toBe(store.get(cardPerKeyAtom)("burgers/cheese"));
    const told: string[] = [];
    for (const key of ["burgers/cheese", "burgers/chicken", "sides/chips"]) {
      store.sub(cardAtom(key), () => told.push(key));
    }
    refresh(dishes());
    expect(told).toEqual([]);
    refresh(dishes(1_700));
    expect(told).toEqual(["burgers/cheese"]);
  });

  it("is null for a product that was removed from the menu, or was never on it", () => {
    const { store, refresh } = shopWith(dishes());
    const cheese = store.get(cardPerKeyAtom)("burgers/cheese");
    refresh(buildMenu({ Sides: [buildProduct("chips")] }));
    expect(store.get(cheese)).toBeNull();
    expect(store.get(store.get(cardPerKeyAtom)("burgers/nothing"))).toBeNull();
  });

  it("is dropped with a product that was removed from the menu", () => {
    const { store, refresh } = shopWith(dishes());
    const [cheese, chips] = ["burgers/cheese", "sides/chips"].map((key) => store.get(cardPerKeyAtom)(key));
    refresh(buildMenu({ Sides: [buildProduct("chips")] }));
    expect(store.get(cardPerKeyAtom)("sides/chips")).toBe(chips);
    refresh(dishes());
    expect(store.get(cardPerKeyAtom)("burgers/cheese")).not.toBe(cheese);
  });

  it("is separate for each element", () => {
    const [one, other] = [shopWith(dishes()), shopWith(dishes())];
    expect(one.store.get(cardPerKeyAtom)("burgers/cheese")).not.toBe(other.store.get(cardPerKeyAtom)("burgers/cheese"));
  });
});
