// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { messages as english } from "../../locales/en.po";
import { messages as chinese } from "../../locales/zh-CN.po";
import type { Language } from "../../src/domain/host/hostSettings.ts";
import { firstShop } from "../../src/domain/menu/firstShop.ts";
import { adoptPrinted } from "../../src/first/adoptPrinted.ts";
import { drawAll, type FirstScreenInput } from "../../src/first/drawAll.ts";
import { readShop } from "../../src/first/readShop.ts";
import type { PrintedPage } from "../../src/wire/published/printedPage.ts";
import { firstScreenKey } from "../../src/wire/storage/scope.ts";
import { answersFor, type Visit } from "./randomVisits.ts";

const baked = { apiUrl: "https://shop.example/api", firebase: { apiKey: "k", projectId: "p" } };
const base = "https://shop.example/storefront.js";
const noon = Date.UTC(2026, 2, 4, 12);
const nothing = { allergies: [], intolerances: [], preferences: [] };
const path = "/order/store/120";

const soup = { Categories: [{ ID: 1, Name: "Soups", SubMenuItems: [{ ID: 1, ProductID: 1 }] }] };
const documents = {
  now: noon,
  store: {
    ...{ ID: 120, Name: "Noodle Bar", TimezoneIanaFormat: "UTC" },
    OperatingHours: Array.from({ length: 7 }, (_none, DayOfWeek) => ({
      ...{ DayOfWeek, OpeningTime: "11:00", ClosingTime: "15:00" },
    })),
    ViewComponentConfigs: { HomePage: false, PickUp: true, EatIn: true },
  },
  menus: [{ ...soup, Products: { 1: { Name: "Laksa", Price: 18.5, ID: 1, PhotoUrl: "https://shop.example/a.webp" } } }],
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(noon);
  vi.stubGlobal("innerWidth", 400);
  history.replaceState(null, "", path);
});
afterEach(() => {
  globalThis.serveryPresses = undefined;
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  document.body.replaceChildren();
});

function fullPage(language: Language = "en"): HTMLElement {
  const element = document.body.appendChild(document.createElement("servery-storefront"));
  const attributes = { "store-id": "120", "full-page": "", "base-path": "/order", language };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  Object.defineProperty(element, "offsetWidth", { value: 400 });
  return element;
}

const catalogues = { en: english, "zh-CN": chinese };

async function start(element: HTMLElement) {
  const screens: FirstScreenInput["screens"] = new Map();
  const language = element.getAttribute("language") as Language;
  const answers = answersFor(documents as unknown as Visit);
  const done = drawAll({
    ...{ baked, base, screens },
    shops: [{ element, urls: ["0", "1"], published: [] }],
    ask: async (url) => (await answers[Number(url)]) as Response,
    words: new Map([[language, Promise.resolve(catalogues[language])]]),
    readStored: (key) => localStorage.getItem(key),
    saveStored: () => {},
    importDish: async () => ({ openDish: async () => {} }),
    importWaiting: () => import("../../src/first/drawWaiting.ts"),
  });
  await vi.advanceTimersByTimeAsync(1_000);
  await done;
  return { screen: screens.get(element), text: element.shadowRoot?.textContent ?? "" };
}

/** What a page is drawn from. */
async function snapshot(): Promise<PrintedPage> {
  const shop = await readShop(answersFor(documents as unknown as Visit), "https://shop.example/");
  if (!shop) throw new Error("The documents are wrong.");
  const { store, menus } = firstShop(shop.store, shop.menus, { dietary: nothing, ordered: [] });
  const menuId = menus[0]?.id as PrintedPage["menuId"];
  const { version } = firstScreenKey;
  return { version, savedAt: noon, offsets: [], dietary: nothing, language: "en", menuId, store, menus };
}

/** A page as it is published: two drawings, nothing that depends on the time, and what it was drawn from. */
async function printed(changes: Partial<PrintedPage> = {}, language: Language = "en"): Promise<HTMLElement> {
  const scratch = fullPage("en");
  await start(scratch);
  const drawing = scratch.shadowRoot?.lastElementChild as HTMLElement;
  scratch.remove();
  const page = await snapshot();
  const element = fullPage(language);
  const root = element.attachShadow({ mode: "open" });
  for (const layout of ["mobile", "desktop"]) {
    const copy = drawing.cloneNode(true) as HTMLElement;
    copy.dataset["printed"] = layout;
    copy.querySelector(".store-header__facts")?.replaceChildren("Prices of 4 March");
    root.append(copy);
  }
  const script = document.createElement("script");
  script.type = "application/json";
  script.setAttribute("data-servery-printed", "");
  script.textContent = JSON.stringify({ ...page, ...changes });
  element.append(script);
  return element;
}

const cardIn = (element: HTMLElement) =>
  element.shadowRoot?.querySelector<HTMLElement>("[data-printed=mobile] .menu-card, .servery:only-child .menu-card");

it("keeps the dishes of a printed page, and adds what is true now", async () => {
  const element = await printed();
  const card = cardIn(element);
  expect(element.shadowRoot?.textContent).not.toContain("Open");
  const { screen, text } = await start(element);
  expect(cardIn(element)).toBe(card);
  expect(element.shadowRoot?.children).toHaveLength(1);
  expect(text).toContain("Open until 3:00 pm");
  expect(text).not.toContain("Prices of");
  expect(screen?.choice?.modes.map(({ mode }) => mode)).toEqual(["pickup", "table"]);
  expect(element.shadowRoot?.adoptedStyleSheets.length).toBeGreaterThan(1);
});

it("shows no false opening on a page that is a week old", async () => {
  const element = await printed({ savedAt: noon - 7 * 86_400_000 });
  vi.setSystemTime(noon + 5 * 3_600_000);
  const { text } = await start(element);
  expect(text).not.toMatch(/Open (now|until)/);
  expect(text).toContain("Updating the menu…");
});

it("keeps what was pressed before this code was there, and after it", async () => {
  const element = await printed();
  const card = cardIn(element) as HTMLElement;
  const elsewhere = document.body.appendChild(document.createElement("button"));
  globalThis.serveryPresses = () => [elsewhere, card];
  const { screen } = await start(element);
  expect(screen?.pressed).toEqual([card]);
  expect(card.dataset["pressed"]).toBe("");
});

it("tells the page of no press twice", async () => {
  const element = await printed();
  const card = cardIn(element) as HTMLElement;
  const heard = vi.fn();
  element.addEventListener("click", heard);
  globalThis.serveryPresses = () => [card];
  const { screen } = await start(element);
  expect(screen?.pressed).toEqual([card]);
  expect(heard).not.toHaveBeenCalled();
});

it("forgets a press on the drawing for another width", async () => {
  const element = await printed();
  const other = element.shadowRoot?.querySelector("[data-printed=desktop] .menu-card") as HTMLElement;
  globalThis.serveryPresses = () => [other];
  const { screen } = await start(element);
  expect(screen?.pressed).toEqual([]);
});

it("keeps what the window shows of a page that is to have another layout, until the documents are there", async () => {
  vi.stubGlobal("innerWidth", 1280);
  const element = await printed();
  const adopted = adoptPrinted(element, { isMobileForced: true, isWelcomed: false, screens: new Map(), early: [] });
  expect(adopted?.screen.drawn.dataset["printed"]).toBe("desktop");
  const { screen } = await start(await printed());
  expect(screen?.drawn.dataset["printed"]).toBeUndefined();
});

it("carries a press on a dish over to the screen in another language, but not one on its plus", async () => {
  const element = await printed({}, "zh-CN");
  const plus = element.shadowRoot?.querySelector<HTMLElement>("[data-printed=mobile] .menu-card__plus");
  if (!plus) throw new Error("The dish has no plus.");
  globalThis.serveryPresses = () => [plus, cardIn(element) as HTMLElement];
  const { screen } = await start(element);
  expect(screen?.pressed).toEqual([cardIn(element)]);
  expect(screen?.drawn.lang).toBe("zh-CN");
});

it.each<[string, () => Promise<HTMLElement>, string]>([
  ["in another language", () => printed({}, "zh-CN"), "zh-CN"],
  [
    "for a diner with dietary choices",
    async () => {
      const value = { ...nothing, preferences: ["3"] };
      localStorage.setItem("servery:store-120:dietary", JSON.stringify({ version: 1, value }));
      return printed();
    },
    "en",
  ],
  ["whose menu isn't the one that is served now", () => printed({ menuId: "Evening" as PrintedPage["menuId"] }), "en"],
])("draws the documents in place of a page %s", async (_what, print, language) => {
  const element = await print();
  const card = cardIn(element);
  const { screen } = await start(element);
  expect(cardIn(element)).not.toBe(card);
  expect(element.shadowRoot?.children).toHaveLength(1);
  expect(element.shadowRoot?.firstElementChild?.getAttribute("lang")).toBe(language);
  // The printed page had its photos.
  expect(screen?.drawn.querySelector(".photo img")?.getAttribute("src")).toBe("https://shop.example/a.webp");
});

it("draws nothing over the app of another copy of the script, which has taken the page over", async () => {
  const element = await printed({}, "zh-CN");
  const app = document.createElement("main");
  const drawing = start(element);
  element.shadowRoot?.replaceChildren(app);
  await drawing;
  expect(element.shadowRoot?.firstElementChild).toBe(app);
});

it.each<[string, () => Promise<Partial<PrintedPage>>]>([["a page of another version", async () => ({ version: -1 })]])(
  "leaves %s to the app, and its presses to the browser",
  async (_what, changes) => {
    const element = await printed(await changes());
    const end = vi.fn(() => []);
    globalThis.serveryPresses = end;
    const { screen } = await start(element);
    expect(screen).toBeUndefined();
    expect(end).toHaveBeenCalledOnce();
  },
);

describe("R76: a home page before the printed menu", () => {
  async function withHome() {
    const { store } = await snapshot();
    const element = await printed({ store: { ...store, view: { ...store.view, homePage: true } } });
    const home = document.createElement("dialog");
    home.className = "printed-home";
    home.open = true;
    element.shadowRoot?.prepend(home);
    return { element, home };
  }

  it("stays until it is left, also after the menu behind it says what is true now", async () => {
    const { element, home } = await withHome();
    const { screen, text } = await start(element);
    expect([screen?.isHome, home.isConnected]).toEqual([true, true]);
    expect(text).toContain("Open until");
    home.dispatchEvent(new Event("close"));
    expect(screen?.isHome).toBe(false);
  });

  it("was left if its dialog is closed", async () => {
    const { element, home } = await withHome();
    home.open = false;
    expect((await start(element)).screen?.isHome).toBe(false);
  });

  it.each<[string, () => void]>([
    [
      "it was left in this session",
      () => localStorage.setItem("servery:store-120:welcomed", '{"version":1,"value":true}'),
    ],
    ["the page opens the shop elsewhere (R106)", () => history.replaceState(null, "", `${path}?servery-mode=pickup`)],
  ])("goes if %s", async (_why, prepare) => {
    prepare();
    const { element, home } = await withHome();
    const { screen } = await start(element);
    expect([screen?.isHome, home.isConnected]).toEqual([undefined, false]);
  });
});
