import fc from "fast-check";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { messages } from "../../locales/en.po";
import { drawAll, type FirstScreenInput } from "../../src/first/drawAll.ts";
import type { Tap } from "../../src/first/tap.ts";
import { anyVisit, type Visit } from "./randomVisits.ts";

const baked = { apiUrl: "https://shop.example/api", firebase: { apiKey: "k", projectId: "p" } };
const base = "https://shop.example/storefront.js";
const [random] = fc.sample(anyVisit, { numRuns: 1, seed: 7 });
export const noon = Date.UTC(2026, 2, 4, 12);
export const dish = { Name: "Laksa", Price: 18.5, ID: 1 };

export const visit: Visit = {
  ...(random as Visit),
  now: noon,
  widthPx: 400,
  attributes: { "store-id": "120" },
  store: { ID: 120, Name: "Noodle Bar", TimezoneIanaFormat: "UTC", ViewComponentConfigs: { HomePage: false } },
  menus: [{ Categories: [{ ID: 1, Name: "Soups", SubMenuItems: [{ ID: 1, ProductID: 1 }] }], Products: { 1: dish } }],
};

/** Call it once in each file: the files of a worker share this module. */
export function useNoon(): void {
  const tell = vi.spyOn(console, "error").mockImplementation(() => {});
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(noon);
  });
  afterEach(() => {
    // The app logs its problems with console.error.
    expect(tell).not.toHaveBeenCalled();
    vi.useRealTimers();
    localStorage.clear();
    document.body.replaceChildren();
  });
}

export function elementWith(attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.body.appendChild(document.createElement("servery-storefront"));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  Object.defineProperty(element, "offsetWidth", { value: 400 });
  return element;
}

interface Loading {
  readonly english?: Promise<typeof messages>;
  /** The answer for a published menu. */
  readonly published?: Promise<unknown>;
}

export async function drawn(
  element: HTMLElement,
  answers: readonly Promise<Response>[],
  { english = Promise.resolve(messages), published }: Loading = {},
) {
  const screens: FirstScreenInput["screens"] = new Map();
  const words = new Map([["en", english]] as const);
  const readStored = (key: string) => localStorage.getItem(key);
  const urls = ["store", "menus"].slice(0, answers.length);
  const ask = vi.fn(async (url: string) => answers[urls.indexOf(url)] ?? never);
  const openDish = vi.fn<(tap: Tap) => Promise<void>>().mockResolvedValue();
  const importDish = async () => ({ openDish });
  const startedMs = Date.now();
  const done = drawAll({
    shops: [{ element, urls, published: published ? [published] : [] }],
    ask,
    words,
    readStored,
    saveStored: (key, text) => localStorage.setItem(key, text),
    baked,
    base,
    screens,
    importDish,
    importWaiting: () => import("../../src/first/drawWaiting.ts"),
  });
  const ended = done.then(() => Date.now() - startedMs);
  await vi.advanceTimersByTimeAsync(4_000);
  const endedMs = await ended;
  expect(screens.has(element)).toBe(element.shadowRoot !== null);
  return { screens, openDish, ask, endedMs, text: element.shadowRoot?.textContent ?? null };
}

export async function draw(...shop: Parameters<typeof drawn>) {
  const { text } = await drawn(...shop);
  return text;
}

export const never = new Promise<Response>(() => {});

export const save = (key: string, value: unknown, version = 1) =>
  localStorage.setItem(`servery:store-120:${key}`, JSON.stringify({ version, value }));

export const lastVisit = {
  savedAt: noon,
  dietary: { allergies: [], intolerances: [], preferences: [] },
  store: {
    ...{ id: 120, name: "Old Noodles", title: "", logo: null, isTest: false, isEnabled: true, inOperation: true },
    ...{ hours: [{ weekday: 3, opens: 600, closes: 900 }], zone: "UTC", closedMessage: "", phone: "" },
    preOrder: { delivery: false, pickup: false },
    daysInAdvance: { delivery: 0, pickup: 0 },
    preparationMinutes: null,
    preOrderPreparationMinutes: null,
    holidays: [],
    location: { address: "", suburb: "", state: "", postcode: "", country: "", position: null },
    colours: { mobile: {}, desktop: {} },
    view: { pickup: true, delivery: false, centredPhotos: false, homePage: false },
  },
  menus: [
    {
      ...{ id: "DefaultMenu", times: [], rails: [] },
      dietary: { allergies: [], intolerances: [], preferences: [] },
      sections: [{ id: "1", name: "Soups", style: "beside", count: 1, cards: [], hasHero: false }],
    },
  ],
};
