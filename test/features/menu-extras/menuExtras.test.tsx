// @vitest-environment happy-dom

import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { anywhere } from "../../../src/domain/fulfilment/deliveryReach.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import type { Store } from "../../../src/domain/store/store.ts";
import { instantOf } from "../../../src/domain/time/zone.ts";
import { noVisit } from "../../../src/domain/visit/visit.ts";
import { menuExtras } from "../../../src/features/menu-extras/menuExtras.ts";
import { menuExtrasAtom } from "../../../src/parts/menu-extras/menuExtras.atoms.ts";
import { addToCartAtom } from "../../../src/state/cart/cart.actions.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { typedAddressAtom } from "../../../src/state/customer/contact.atoms.ts";
import { setDishesAtom } from "../../../src/state/customer/orderedDishes.atoms.ts";
import { orderedAheadAtom } from "../../../src/state/fulfilment/aheadTime.atoms.ts";
import { knownTravelSecondsAtom } from "../../../src/state/fulfilment/knownTravel.atoms.ts";
import { modeAtom } from "../../../src/state/fulfilment/mode.atoms.ts";
import { chosenTimeAtom, listTimesAtom } from "../../../src/state/fulfilment/times.atoms.ts";
import {
  applySettingsAtom,
  areOrderWordsLoadedAtom,
  settingsAtom,
  widthAtom,
} from "../../../src/state/host/host.atoms.ts";
import { cardKey, cardsAtom } from "../../../src/state/menu/menu.atoms.ts";
import { overlayAtom } from "../../../src/state/overlay/overlay.atoms.ts";
import { loadRulesAtom } from "../../../src/state/promotion/rules.atoms.ts";
import { servicesAtom } from "../../../src/state/services.atoms.ts";
import { menusReadAtAtom, storeAtom } from "../../../src/state/store/store.atoms.ts";
import { buildGroup, buildModifier } from "../../domain/menu/selectionMenu.ts";
import { buildGiftCard } from "../../support/buildGifts.ts";
import { buildPointRules, buildRoll, needs } from "../../support/buildPromotions.ts";
import { rulesFrom, serve } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";
import { click, type Rendered, type } from "../../ui/render.tsx";
import { cardNames, menuOf, renderScreen, shopOf, zone } from "../menu/menuFixture.tsx";

const pour = buildGroup("pour", [buildModifier("red", { price: cents(300) })], {
  isForced: true,
  isSingle: true,
  minimum: 1,
});
const menu = {
  ...menuOf({
    Burgers: [{ name: "Burger" }, { name: "Garden stack" }],
    Drinks: [
      { name: "Wine", groupIds: ["pour"] },
      { name: "Old ale", isSoldOut: true },
    ],
  }),
  groups: new Map([["pour", pour]]),
};

type Shop = ReturnType<typeof shopOf>;

function openMenu(changes: Partial<Store> = {}, isThere = true) {
  const jotai = shopOf(menu, changes);
  const come = () => {
    jotai.set(areOrderWordsLoadedAtom, true);
    jotai.set(menuExtrasAtom, menuExtras);
  };
  if (isThere) come();
  const screen = renderScreen(jotai);
  return { jotai, screen, come: () => act(come) };
}

const selling = (isSelling: boolean) => ({
  menus: [{ id: "DefaultMenu", times: [], cards: isSelling ? [buildGiftCard()] : [] }],
  bank: [],
});

/** The buttons over the photos, with the texts between them. */
function plusses({ root }: Rendered): string[] {
  return [...root.querySelectorAll(".menu-card__corner")].map((corner) =>
    [...corner.querySelectorAll("button, .card-plus__count, .card-plus__word")]
      .map((part) => part.getAttribute("aria-label") ?? part.textContent)
      .join(" | "),
  );
}

function named({ root }: Rendered, name: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(`[aria-label="${name}"]`);
  if (!found) throw new Error(`Nothing is named ${name}, only ${plusses({ root } as Rendered).join()}`);
  return found;
}

/** Clicks a button. Its code arrives in a microtask in these tests. */
async function press(screen: Rendered, name: string): Promise<void> {
  click(named(screen, name));
  await act(async () => {});
}

const inCart = (jotai: Shop) => jotai.get(cartAtom).lines.map(({ quantity, name }) => `${quantity} ${name}`);

beforeEach(() => {
  vi.stubGlobal("cancelIdleCallback", () => {});
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

  it("changes only one card", async () => {
    const { screen } = openMenu();
    // First let the menu finish what it renders while the browser is idle.
    for (let slice = 0; slice < 3; slice += 1) await act(() => vi.advanceTimersByTimeAsync(1_000));
    const changed = new Set<Element | null>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) changed.add((target.parentElement ?? screen.find("h1")).closest("li"));
    });
    observer.observe(screen.root, { subtree: true, childList: true, attributes: true, characterData: true });
    await press(screen, "Add Burger");
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    observer.disconnect();
    expect([...changed].map((card) => card?.querySelector(".menu-card__name")?.textContent)).toEqual(["Burger"]);
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
      label: rail.querySelector("section")?.getAttribute("aria-label"),
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

  it("have their places from the first paint", () => {
    const { screen } = open(false);
    expect(placesOf(screen)).toEqual([undefined, "Burgers", undefined, "Drinks"]);
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

  it("show popular products only if there are at least three", () => {
    const { screen } = open(true, menuOf({ ...dishes, Drinks: dishes.Drinks.slice(0, 4) }));
    expect(railsOf(screen).map(({ label }) => label)).toEqual(["Order again"]);
  });

  it.each([
    ["Order again", "Burgers"],
    ["Popular", "Drinks"],
  ])("%s has a skip link to what follows it, %s", (label, title) => {
    const { screen } = open();
    click(screen.find(`[aria-label='${label}'] .menu-rail__skip`));
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

describe("how an order is received", () => {
  const delivered = { ...buildStore().view, delivery: true, pickup: false };
  const address = "125 Bourke St, Melbourne";
  /** The line of the opening hours without these. */
  const lineOf = ({ root }: Rendered) =>
    [...root.querySelectorAll(".store-header__facts > :not(.pill)")].map(({ textContent }) => textContent);
  const factsOf = (screen: Rendered) => lineOf(screen).filter((words) => words !== address);
  const rowOf = ({ root }: Rendered) => root.querySelector(".store-header__receiving")?.textContent;
  const modesOf = ({ root }: Rendered) =>
    [...root.querySelectorAll(".store-header__receiving .tabs__name")].map(({ firstChild }) => firstChild?.textContent);

  it.each<[string, Partial<Store>, readonly string[], string]>([
    ["the only mode and the wait", {}, ["Pickup", "Ready in about 20 min"], ""],
    ["only the mode if the wait is unknown", { preparationMinutes: null }, ["Pickup"], ""],
    ["the shortest wait for a delivery", { view: delivered }, ["Delivery", "Free delivery", "from 21 min"], ""],
    [
      "the modes if there are several, each with its wait",
      { view: { ...delivered, pickup: true } },
      ["Free delivery"],
      "Deliveryfrom 21 minPickup20 min",
    ],
    [
      "only the modes if the wait is unknown",
      { view: { ...delivered, pickup: true }, preparationMinutes: null },
      ["Free delivery"],
      "DeliveryPickup",
    ],
    ["nothing if no orders are taken", { hours: [] }, [], ""],
  ])("shows %s", (_what, changes, facts, row) => {
    const { screen } = openMenu(changes);
    expect([factsOf(screen), rowOf(screen)]).toEqual([facts, row]);
  });

  it.each([1_280, 360])("names the address last, if there is room left: %i px", (widthPx) => {
    const { jotai, screen } = openMenu();
    act(() => jotai.set(widthAtom, widthPx));
    expect(lineOf(screen)).toEqual(["Pickup", "Ready in about 20 min", address]);
  });

  it("says what a delivery costs, and the minimum of each mode", () => {
    const rule = { from: cents(0), upTo: null, dollars: 4, dollarsPerKilometre: 0.8, minimum: cents(550) };
    const freight = { kind: "own", rules: [rule] } as const;
    const minimums = { delivery: cents(2_500), pickup: cents(1_050), table: cents(0) };
    const { jotai, screen } = openMenu({ view: { ...delivered, pickup: true }, minimums, freight });
    act(() => jotai.set(modeAtom, "pickup"));
    expect(factsOf(screen)).toEqual(["$10.50 minimum"]);
    act(() => jotai.set(modeAtom, "delivery"));
    expect(factsOf(screen)).toEqual(["from $5.50", "$25 minimum"]);
  });

  it("says how long the way takes once the checkout knows, until the address changes", () => {
    const { jotai, screen } = openMenu({ view: { ...delivered, pickup: true } });
    act(() => {
      jotai.set(typedAddressAtom, { street: "1 Bourke St", suburb: "Melbourne", postcode: "3000", state: "VIC" });
      jotai.set(knownTravelSecondsAtom, 300);
    });
    expect(rowOf(screen)).toBe("Delivery25–35 minPickup20 min");
    act(() => jotai.set(typedAddressAtom, { street: "2 Bourke St" }));
    expect(rowOf(screen)).toBe("Deliveryfrom 21 minPickup20 min");
  });

  it("names a mode without its wait, which describes it", () => {
    const { screen } = openMenu({ view: { ...delivered, pickup: true } });
    const radio = screen.find("[role=radiogroup] :checked");
    const hint = screen.root.querySelector(`[id='${radio.getAttribute("aria-describedby")}']`);
    expect([hint?.textContent, hint?.getAttribute("aria-hidden")]).toEqual(["from 21 min", "true"]);
  });

  it.each<[string, boolean, number, boolean]>([
    ["the space of a choice", true, 1, false],
    ["no space for a single mode", false, 0, false],
    ["the choice itself, without its place", true, 0, true],
  ])("shows %s", (_what, pickup, places, isThere) => {
    const { screen } = openMenu({ view: { ...delivered, pickup } }, isThere);
    expect(screen.root.querySelectorAll(".store-header__receiving .skeleton")).toHaveLength(places);
  });

  it.each<[string, Partial<Store>]>([
    ["R73: during opening hours", {}],
    ["R71: at night", { hours: [] }],
  ])("links to the gift cards: %s", async (_what, changes) => {
    const { jotai, screen } = openMenu(changes);
    const asked: number[] = [];
    serve(jotai, { loadGiftShop: async ({ storeId }) => selling(asked.push(storeId) === 1) });
    const show = (id: number) =>
      act(async () => {
        jotai.set(applySettingsAtom, { ...jotai.get(settingsAtom), store: { kind: "id", id } });
        jotai.set(storeAtom, { kind: "ready", value: buildStore({ ...changes, id }) });
      });
    act(() => jotai.set(widthAtom, 1_280));
    expect(rowOf(screen)).not.toContain("Gift cards");
    await show(130);
    expect(screen.find("a.receive-links__link").textContent).toBe("Gift cards");
    await show(131);
    expect(rowOf(screen)).not.toContain("Gift cards");
    expect(asked).toEqual([130, 131]);
  });

  it.each<[string, Partial<Store>]>([
    ["while orders are taken", {}],
    ["while none are", { hours: [] }],
  ])("leads back to the venues of a group: %s", (_what, changes) => {
    const { jotai, screen } = openMenu(changes);
    act(() => jotai.set(widthAtom, 1_280));
    act(() => jotai.set(applySettingsAtom, { ...jotai.get(settingsAtom), store: null, hqId: 97 }));
    expect(rowOf(screen)).toBe("All venues");
  });

  it.each<[string, string | null, boolean]>([
    ["has the links on the store's picture", "https://shop.example/profile.webp", true],
    ["leaves them to the drawer without one: they come too late for a line of their own", null, false],
  ])("a phone %s", (_what, profileImage, isShown) => {
    const { jotai, screen } = openMenu({ profileImage });
    act(() => jotai.set(widthAtom, 360));
    act(() => jotai.set(applySettingsAtom, { ...jotai.get(settingsAtom), store: null, hqId: 97, isFullPage: true }));
    expect(rowOf(screen)?.includes("All venues")).toBe(isShown);
  });

  it("R95: says that a store without any mode takes no orders, and no card has a plus", () => {
    const { screen } = openMenu({ view: { ...buildStore().view } });
    expect([factsOf(screen), rowOf(screen)]).toEqual([["No orders are taken here"], ""]);
    expect(screen.root.querySelectorAll(".menu-card__corner button")).toHaveLength(0);
  });

  it("lets the diner choose one of several modes, and the checkout starts with it", () => {
    const { jotai, screen } = openMenu({ view: { ...buildStore().view, pickup: true, table: true } });
    expect(screen.find("[role=radiogroup]").getAttribute("aria-label")).toBe("How would you like your order?");
    expect(modesOf(screen)).toEqual(["Pickup", "Dine in"]);
    expect(factsOf(screen)).toEqual([]);
    const checked = () =>
      [...screen.root.querySelectorAll<HTMLInputElement>("[role=radiogroup] input")].map((each) => each.checked);
    expect(checked()).toEqual([true, false]);
    click(screen.find("[role=radiogroup] label:last-child input"));
    expect(jotai.get(modeAtom)).toBe("table");
    expect(checked()).toEqual([false, true]);
  });

  it.each([
    [{ table: "12" }, ["Pickup", "Deliver to room", "Table 12"]],
    [{ table: "0" }, ["Pickup", "Deliver to room", "Dine in"]],
    [{ room: "1204" }, ["Pickup", "Room 1204", "Dine in"]],
  ])("shows a hotel guest with %j the place: %j", (visit, modes) => {
    const { jotai, screen } = openMenu({ view: { ...buildStore().view, pickup: true, room: true, table: true } });
    act(() => jotai.set(applySettingsAtom, { ...jotai.get(settingsAtom), visit: { ...noVisit, ...visit } }));
    expect(modesOf(screen)).toEqual(modes);
  });

  it("shows a hotel guest the place even if it is the only mode", () => {
    const { jotai, screen } = openMenu({ view: { ...buildStore().view, pickup: false, room: true } });
    act(() => jotai.set(applySettingsAtom, { ...jotai.get(settingsAtom), visit: { ...noVisit, room: "1204" } }));
    expect(screen.root.querySelector(".store-header__facts strong")?.textContent).toBe("Room 1204");
  });

  it("offers a closed shop's next opening, and the checkout starts with the pressed one", () => {
    const hours = [
      { weekday: 5, opens: 1_020, closes: 1_290 },
      { weekday: 6, opens: 660, closes: 1_290 },
    ];
    const daysInAdvance = { delivery: 0, pickup: 3 };
    const { jotai, screen } = openMenu({ hours, preOrder: { delivery: false, pickup: true }, daysInAdvance });
    expect(rowOf(screen)).toBe("Order for today, 5:00 pm");
    const offer = () => screen.find(".store-header__receiving button");
    click(offer());
    expect(offer().getAttribute("aria-pressed")).toBe("true");
    act(() => jotai.set(listTimesAtom));
    const opens = instantOf({ year: 2026, month: 11, day: 20 }, 1_020, zone);
    expect(jotai.get(chosenTimeAtom)).toEqual({ kind: "slot", at: opens });
    click(offer());
    expect(offer().getAttribute("aria-pressed")).toBe("false");
  });

  it.each<[string, Partial<Store>, "delivery" | "table"]>([
    ["a mode without times", {}, "table"],
    ["a mode that takes no orders ahead", {}, "delivery"],
    ["a mode that takes orders for fewer days", { preOrder: { delivery: true, pickup: true } }, "delivery"],
  ])("doesn't show a chosen time in %s, but shows it again in its own mode", (_what, changes, mode) => {
    const { jotai, screen } = openMenu({
      view: { ...buildStore().view, delivery: true, pickup: true, table: true },
      preOrder: { delivery: false, pickup: true },
      daysInAdvance: { delivery: 0, pickup: 3 },
      hours: [5, 6].map((weekday) => ({ weekday, opens: 660, closes: 1_290 })),
      ...changes,
    });
    const tomorrow = instantOf({ year: 2026, month: 11, day: 21 }, 1_020, zone);
    act(() => {
      jotai.set(modeAtom, "pickup");
      jotai.set(orderedAheadAtom, tomorrow);
    });
    const pressed = () => screen.root.querySelector(".store-header__receiving [aria-pressed=true]")?.textContent;
    expect(pressed()).toBe("Order for tomorrow, 5:00 pm");
    act(() => jotai.set(modeAtom, mode));
    expect(pressed()).toBeUndefined();
    act(() => jotai.set(modeAtom, "pickup"));
    expect(pressed()).toBe("Order for tomorrow, 5:00 pm");
  });
});
