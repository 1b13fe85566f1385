// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { loadOrderSheet, routes } from "../../src/app/routes.ts";
import { Screen } from "../../src/app/Screen.tsx";
import { preloadChunk } from "../../src/app/useChunk.ts";
import { menuExtras } from "../../src/features/menu-extras/menuExtras.ts";
import { menuExtrasAtom } from "../../src/parts/menu-extras/menuExtras.atoms.ts";
import { areOrderWordsLoadedAtom, widthAtom } from "../../src/state/host/host.atoms.ts";
import { openStoreAtom } from "../../src/state/store/store.actions.ts";
import { buildMenu, buildProduct } from "../support/buildMenu.ts";
import { buildElementState } from "../support/buildServices.ts";
import { buildStore } from "../support/buildStore.ts";
import { renderIn } from "./appFixture.tsx";

const kitchens = ["Burgers", "Sides", "Sweets"];

function menuWith(dishes: number) {
  const named = (kitchen: string) => Array.from({ length: dishes }, (_, at) => buildProduct(`${kitchen} ${at}`));
  return buildMenu(Object.fromEntries(kitchens.map((kitchen) => [kitchen, named(kitchen)])));
}

let resting: (() => void)[] = [];

/** Simulates one idle moment of the browser. */
function rest(): void {
  const tasks = resting;
  resting = [];
  act(() => {
    for (const task of tasks) task();
  });
}

beforeEach(() => {
  resting = [];
  vi.stubGlobal("requestIdleCallback", (task: () => void) => resting.push(task));
  vi.stubGlobal("cancelIdleCallback", () => {});
  vi.stubGlobal("innerHeight", 80_000);
  return () => vi.unstubAllGlobals();
});

/** A phone on a menu of three sections, with ways from there to the cart, Contact and About. */
async function openMenu(dishes: number) {
  const state = buildElementState({ store: { kind: "id", id: 120 } });
  const { store, history, documents } = state;
  documents.put(buildStore({ name: "Patty & Sons" }), [menuWith(dishes)]);
  await store.set(openStoreAtom);
  store.set(areOrderWordsLoadedAtom, true);
  store.set(widthAtom, 360);
  store.set(menuExtrasAtom, menuExtras);
  for (const { load } of [routes.store, routes.cart, routes.about]) await preloadChunk(load);
  await preloadChunk(loadOrderSheet);
  history.push("/store/120");
  const { root } = renderIn(state, <Screen />);
  await act(async () => {});
  return {
    root,
    menu: () => root.querySelector(".menu-view"),
    /** The style sheet hides a left menu only if no element comes before it. */
    isHidden: () => root.querySelector(".menu-view")?.previousElementSibling === null,
    sections: () => root.querySelectorAll(".menu-section").length,
    headings: () => [...root.querySelectorAll("h1")].map((heading) => heading.textContent),
    go: (path: string) => act(async () => history.push(path)),
  };
}

const elsewhere = "/contact";

it("hides a long menu immediately and removes it piece by piece while the browser is idle", async () => {
  const { menu, isHidden, sections, headings, go } = await openMenu(50);
  expect([sections(), isHidden()]).toEqual([3, false]);
  await go(elsewhere);
  expect(headings()).toEqual(["Contact"]);
  expect(isHidden()).toBe(true);
  const counts = [sections()];
  while (menu() && counts.length < 10) {
    rest();
    counts.push(sections());
  }
  expect(counts).toEqual([3, 2, 0]);
  expect(menu()).toBeNull();
  expect(headings()).toEqual(["Contact"]);
});

it("shows what is left of a menu again and redraws the rest when the diner comes back", async () => {
  const { root, isHidden, sections, headings, go } = await openMenu(50);
  const sweet = () => [...root.querySelectorAll(".menu-card")].find((card) => card.textContent?.startsWith("Sides 3"));
  const before = sweet();
  await go(elsewhere);
  rest();
  expect(sections()).toBe(2);
  await go("/store/120");
  expect([headings(), sections(), isHidden()]).toEqual([["Patty & Sons"], 3, false]);
  expect(sweet()).toBe(before);
  expect(root.querySelectorAll(".menu-card")).toHaveLength(150);
  expect(root.querySelectorAll("[data-hidden]")).toHaveLength(0);
});

it("removes a short menu immediately", async () => {
  const { menu, headings, go } = await openMenu(10);
  await go(elsewhere);
  expect([menu(), headings()]).toEqual([null, ["Contact"]]);
});

it("keeps removing a menu if the diner goes to one more screen", async () => {
  const { menu, isHidden, headings, go } = await openMenu(50);
  await go(elsewhere);
  await go("/about");
  expect([isHidden(), headings()]).toEqual([true, ["About"]]);
  while (menu()) rest();
  expect(headings()).toEqual(["About"]);
});

it("leaves a menu as it was behind the cart's sheet", async () => {
  const { root, menu, isHidden, sections, headings, go } = await openMenu(50);
  const before = menu();
  await go("/store/120/shoppingcartmobile");
  rest();
  expect([menu() === before, sections(), isHidden()]).toEqual([true, 3, false]);
  expect(headings()).toEqual(["Patty & Sons", "Your cart"]);
  await go("/store/120");
  expect([menu() === before, sections(), headings()]).toEqual([true, 3, ["Patty & Sons"]]);
  expect(root.querySelector("dialog")).toBeNull();
});
