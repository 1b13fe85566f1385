// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from "vitest";
import { messages } from "../../locales/en.po";
import { saveFirstScreen } from "../../src/app/composition/residents/lazy/saveFirstScreen.ts";
import type { Menu } from "../../src/domain/menu/menu.ts";
import { drawAll } from "../../src/first/drawAll.ts";
import { createDevice } from "../../src/services/adapters/device/deviceMemory.ts";
import { chosenDietaryAtom } from "../../src/state/dietary/dietary.atoms.ts";
import { servicesAtom } from "../../src/state/services.atoms.ts";
import { menusAtom, menusReadAtAtom, storeAtom } from "../../src/state/store/store.atoms.ts";
import { storedFirst } from "../../src/wire/storage/firstTable.ts";
import { storageRows } from "../../src/wire/storage/table.ts";
import { startIn } from "../app/startIn.ts";
import { buildMenu, buildProduct } from "../support/buildMenu.ts";
import { buildElementState } from "../support/buildServices.ts";
import { buildStore } from "../support/buildStore.ts";

const device = createDevice("store-120");
const baked = { apiUrl: "https://shop.example/api", firebase: { apiKey: "k", projectId: "p" } };
const never = new Promise<Response>(() => {});
const terms = "<p>Be kind.</p>".repeat(10_000);
const description = "Slowly cooked, and served with what the market had this morning. ".repeat(4);

/** 40 categories of 25 products. Only the second category is vegan. */
function bigMenu(): Menu {
  const names = Array.from({ length: 40 }, (_, at) => `Category ${at + 1}`);
  const dishes = (name: string) =>
    Array.from({ length: 25 }, (_, at) =>
      buildProduct(`${at + 1} of ${name}`, { description, photo: `https://shop.example/${at}.webp` }),
    );
  const menu = buildMenu(Object.fromEntries(names.map((name) => [name, dishes(name)])));
  const categories = menu.categories.map((category, at) => ({
    ...category,
    entries: category.entries.map((entry) => ({
      ...entry,
      fit: { ...entry.fit, preferences: at === 1 ? ["vegan"] : [] },
    })),
  }));
  const preferences = [{ id: "vegan", name: "Vegan" }];
  return { ...menu, categories, dietary: { allergies: [], intolerances: [], preferences } };
}

function openShop() {
  const { store } = buildElementState();
  store.set(storeAtom, { kind: "ready", value: buildStore({ terms }) });
  store.set(menusAtom, { kind: "ready", value: [bigMenu()] });
  return { store, stop: startIn(saveFirstScreen, { store, device }) };
}

/** Simulates the next visit, in which the entry has only what is stored. */
async function nextVisit(): Promise<string> {
  const element = document.body.appendChild(document.createElement("servery-storefront"));
  element.setAttribute("store-id", "120");
  Object.defineProperty(element, "offsetWidth", { value: 400 });
  const words = new Map([["en", Promise.resolve(messages)]] as const);
  const readStored = (key: string) => localStorage.getItem(key);
  const base = "https://shop.example/storefront.js";
  await drawAll({
    shops: [{ element, urls: ["store", "menus"], published: [] }],
    ask: () => never,
    words,
    readStored,
    saveStored: () => {},
    baked,
    base,
    screens: new Map(),
    importDish: () => new Promise(() => {}),
    importWaiting: () => import("../../src/first/drawWaiting.ts"),
    early: new Map(),
  });
  await vi.waitFor(() => expect(element.shadowRoot).not.toBeNull());
  return element.shadowRoot?.textContent ?? "";
}

const storedMenu = () => device.read(storedFirst)?.menus[0];

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

it("stores what the next visit renders, even for a thousand products with long texts", async () => {
  const { store, stop } = openShop();
  store.set(menusReadAtAtom, store.get(servicesAtom).clock.now());
  store.set(menusAtom, { kind: "ready", value: [bigMenu()] });
  await vi.waitFor(() => expect(storedMenu()?.sections).toHaveLength(40));
  stop();
  const [text = ""] = Object.values({ ...localStorage });
  expect(text.length).toBeLessThan(50_000);
  const drawn = await nextVisit();
  expect(drawn).toContain("Patty & Sons");
  expect(drawn).toContain("1 of Category 1");
  expect(drawn).toContain("Category 40");
});

it("stores it again when the dietary choices change", async () => {
  const { store, stop } = openShop();
  store.set(menusReadAtAtom, store.get(servicesAtom).clock.now());
  const vegan = { allergies: [], intolerances: [], preferences: ["vegan"] };
  store.set(chosenDietaryAtom, vegan);
  await vi.waitFor(() => expect(storedMenu()?.sections.map(({ name }) => name)).toEqual(["Category 2"]));
  stop();
  device.save(storageRows.dietary, vegan);
  expect(await nextVisit()).toContain("1 of Category 2");
});

it("stores nothing for a cached menu or after the shop has stopped", async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (task: () => void) => idle.push(task));
  const cancelled = vi.fn();
  vi.stubGlobal("cancelIdleCallback", cancelled);
  const { stop } = openShop();
  for (const task of idle) task();
  expect(storedMenu()).toBeUndefined();
  stop();
  expect(cancelled).toHaveBeenCalledWith(idle.length);
  vi.unstubAllGlobals();
});
