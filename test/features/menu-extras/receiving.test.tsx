// @vitest-environment happy-dom

import { act } from "react";
import { describe, expect, it } from "vitest";
import type { Menu } from "../../../src/domain/menu/menu.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import type { Store } from "../../../src/domain/store/store.ts";
import { instantOf } from "../../../src/domain/time/zone.ts";
import { noVisit } from "../../../src/domain/visit/visit.ts";
import { typedAddressAtom } from "../../../src/state/customer/contact.atoms.ts";
import { orderedAheadAtom } from "../../../src/state/fulfilment/aheadTime.atoms.ts";
import { knownTravelSecondsAtom } from "../../../src/state/fulfilment/knownTravel.atoms.ts";
import { modeAtom } from "../../../src/state/fulfilment/mode.atoms.ts";
import { chosenTimeAtom, listTimesAtom } from "../../../src/state/fulfilment/times.atoms.ts";
import { applySettingsAtom, settingsAtom, widthAtom } from "../../../src/state/host/host.atoms.ts";
import { menusAtom } from "../../../src/state/store/store.atoms.ts";
import { buildStore } from "../../support/buildStore.ts";
import { click, type Rendered } from "../../ui/render.tsx";
import { zone } from "../menu/menuFixture.tsx";
import { menu, openMenu, useIdlePage } from "./menuExtrasFixture.tsx";

useIdlePage();

describe("how an order is received", () => {
  const delivered = { ...buildStore().view, delivery: true, pickup: false };
  const address = "125 Bourke St, Melbourne";
  /** The line of the opening hours without these. */
  const lineOf = ({ root }: Rendered) =>
    [
      ...root.querySelectorAll(".store-header__facts > :not(.pill, .store-header__terms), .store-header__terms > *"),
    ].map(({ textContent }) => textContent);
  const factsOf = (screen: Rendered) => lineOf(screen).filter((words) => words !== address);
  const rowOf = ({ root }: Rendered) => root.querySelector(".store-header__receiving")?.textContent;
  const modesOf = ({ root }: Rendered) =>
    [...root.querySelectorAll(".store-header__receiving .tabs__name")].map(({ firstChild }) => firstChild?.textContent);

  it.each<[string, Partial<Store>, readonly string[], string]>([
    ["the only mode and the wait", {}, ["Pickup", "Ready in about 20 min"], ""],
    ["the shortest wait for a delivery", { view: delivered }, ["Delivery", "Free delivery", "from 21 min"], ""],
    [
      "the modes if there are several, each with its wait",
      { view: { ...delivered, pickup: true } },
      ["Free delivery"],
      "Deliveryfrom 21 minPickup20 min",
    ],
    ["nothing if no orders are taken", { hours: [] }, [], ""],
  ])("shows %s", (_what, changes, facts, row) => {
    const { screen } = openMenu(changes);
    expect([factsOf(screen), rowOf(screen)]).toEqual([facts, row]);
  });

  it.each([
    ["its telephone, which can be dialled", "02 9555 0134", "tel:0295550134"],
    ["nothing if it has none", "", undefined],
  ])("shows for a closed store %s", (_what, phone, href) => {
    const { screen } = openMenu({ phone, inOperation: false });
    expect(screen.root.querySelector(".store-header__facts a")?.getAttribute("href")).toBe(href);
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
    expect(factsOf(screen)).toEqual(["Delivery from $5.50", "$25 minimum"]);
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
  ])("links to the gift cards: %s", (_what, changes) => {
    const { jotai, screen } = openMenu(changes);
    const show = (served: Menu) => act(() => jotai.set(menusAtom, { kind: "ready", value: [served] }));
    act(() => jotai.set(widthAtom, 1_280));
    expect(rowOf(screen)).not.toContain("Gift cards");
    show({ ...menu, sellsGiftCards: true });
    expect(screen.find("a.receive-links__link").textContent).toBe("Gift cards");
    show(menu);
    expect(rowOf(screen)).not.toContain("Gift cards");
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
