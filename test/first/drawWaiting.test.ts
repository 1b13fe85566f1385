// @vitest-environment happy-dom

import { afterEach, describe, expect, it } from "vitest";
import { messages } from "../../locales/en.po";
import { drawAll, type FirstScreenInput } from "../../src/first/drawAll.ts";
import * as waiting from "../../src/first/drawWaiting.ts";
import { storageKey } from "../../src/wire/storage/scope.ts";
import { answersFor, type Visit } from "./randomVisits.ts";

const baked = { apiUrl: "https://shop.example/api", firebase: { apiKey: "k", projectId: "p" } };
const visit: Visit = {
  ...{ now: 0, widthPx: 400, topPx: 0, attributes: {}, readStored: {}, menus: [] },
  store: { ID: 120, Name: "Noodle Bar", StoreTitle: "Noodle Bar", Logo: "" },
};

interface Page {
  readonly attributes: Readonly<Record<string, string>>;
  readonly path?: string;
  readonly widthPx?: number;
  readonly answers?: readonly Promise<Response>[];
}

/** The words of the picture, and the classes of the places in it. Null if nothing was drawn. */
async function drawn({ attributes, path = "/", widthPx = 400, answers = [] }: Page) {
  history.replaceState(null, "", path);
  const element = document.body.appendChild(document.createElement("servery-storefront"));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  Object.defineProperty(element, "offsetWidth", { value: widthPx });
  const screens: FirstScreenInput["screens"] = new Map();
  const urls = ["store", "menus"].slice(0, answers.length);
  await drawAll({
    shops: [{ element, urls, published: [] }],
    ask: (url) => answers[urls.indexOf(url)] as Promise<Response>,
    words: new Map([["en", Promise.resolve(messages)]] as const),
    readStored: (key) => localStorage.getItem(key),
    saveStored: () => {},
    ...{ baked, base: "https://shop.example/storefront.js", screens },
    importDish: () => new Promise(() => {}),
    importWaiting: async () => waiting,
    early: new Map(),
  });
  const root = element.shadowRoot;
  expect(screens.has(element)).toBe(root !== null);
  const brand = root?.querySelector(".store-brand")?.textContent;
  const main = root?.querySelector(".layout__main");
  return root && { brand, words: main?.textContent, places: main?.querySelectorAll(".skeleton").length ?? 0 };
}

const store = () => answersFor(visit).slice(0, 1);
const full = { "full-page": "", "base-path": "/order", "store-id": "120" };
const gifts = "Gift cardsPick one, write a few words, and it is in their inbox as soon as it is paid.";

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

describe("the first picture of a page that isn't a menu", () => {
  it("has a store's name above its gift cards", async () => {
    const page = await drawn({ attributes: { "store-id": "120", gift: "" }, answers: store() });
    expect(page).toEqual({ words: `Noodle Bar${gifts}`, places: 3 });
  });

  it("has places for the way back, and for a desk's cart, on a full page", async () => {
    const path = "/order/store/120/giftcards";
    const answers = answersFor(visit);
    expect(await drawn({ attributes: full, path, answers })).toMatchObject({ places: 4 });
    expect(await drawn({ attributes: full, path, answers: answersFor(visit), widthPx: 1_280 })).toMatchObject({
      words: `Noodle Bar${gifts}`,
      places: 5,
    });
  });

  it("has the question of a group's page", async () => {
    const venues = { brand: undefined, places: 2 + 4 * 4 };
    expect(await drawn({ attributes: { "hq-id": "7" } })).toEqual({ ...venues, words: "Choose a venue" });
    const words = "Choose a venue for your gift cards";
    expect(await drawn({ attributes: { "hq-id": "7", gift: "" } })).toEqual({ ...venues, words });
  });

  it("has places for a member's orders, and none for a guest's, who are asked to log in", async () => {
    const path = "/order/120/orderhistory";
    const brand = "Noodle Bar";
    expect(await drawn({ attributes: full, path, answers: answersFor(visit) })).toEqual({
      brand,
      words: "",
      places: 0,
    });
    localStorage.setItem(storageKey("store-120", "signedIn"), JSON.stringify({ version: 1, value: true }));
    const orders = { brand, words: "Order History", places: 3 };
    expect(await drawn({ attributes: full, path, answers: answersFor(visit) })).toEqual(orders);
  });

  it.each<[string, Page]>([
    ["another page", { attributes: full, path: "/order/store/120/checkout", answers: answersFor(visit) }],
    ["a page that names no shop", { attributes: {} }],
    ["a board", { attributes: { "hq-id": "7", "digital-display": "" } }],
    [
      "a store that can't be read",
      { attributes: { "store-id": "120", gift: "" }, answers: [Promise.resolve(new Response(null, { status: 404 }))] },
    ],
  ])("isn't there for %s", async (_what, page) => {
    expect(await drawn(page)).toBeNull();
  });

  it("isn't there while an order waits for its answer", async () => {
    localStorage.setItem(storageKey("store-120", "checkoutData"), "{}");
    expect(await drawn({ attributes: { "store-id": "120", gift: "" }, answers: store() })).toBeNull();
  });
});
