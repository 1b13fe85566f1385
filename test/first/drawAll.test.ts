// @vitest-environment happy-dom

import { describe, expect, it, vi } from "vitest";
import { noLabels } from "../../src/domain/menu/labels.ts";
import { firstScreenKey } from "../../src/wire/storage/scope.ts";
import { dish, draw, drawn, elementWith, lastVisit, never, noon, save, useNoon, visit } from "./drawing.ts";
import { answersFor, type Visit } from "./randomVisits.ts";

useNoon();

it("renders a store's menu before the app starts", async () => {
  const text = await draw(elementWith(visit.attributes), answersFor(visit));
  expect(text).toContain("Noodle Bar");
  expect(text).toContain("Laksa");
});

it("shows no price that the dish's required choices raise later", async () => {
  const [menu] = visit.menus;
  const sizes = {
    Name: "Size",
    IsForceSel: true,
    IsSingleSel: true,
    Modifiers: [
      { ID: 1, Price: 2.5 },
      { ID: 2, Price: 1.4 },
    ],
  };
  const withSizes = { ...menu, Products: { 1: { ...dish, ModifierGroups: [5] } }, ModifierGroups: { 5: sizes } };
  const text = await draw(elementWith(visit.attributes), answersFor({ ...visit, menus: [withSizes] }));
  expect(text).toContain("$19.90");
  expect(text).not.toContain("$18.50");
});

describe("R106: where the page opens the shop", () => {
  const home = { ...visit.store, ViewComponentConfigs: { HomePage: true, PickUp: true, Delivery: true } };
  const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ DayOfWeek: day, OpeningTime: "00:00", ClosingTime: "23:59" }));

  it.each([{ mode: "pickup" }, { item: "1" }])("a phone's home page is skipped for %j", async (attributes) => {
    const element = elementWith({ ...visit.attributes, ...attributes });
    expect(await draw(element, answersFor({ ...visit, store: home }))).toContain("Laksa");
  });

  it.each([
    [{}, null, "delivery"],
    [{}, "pickup", "pickup"],
    [{ mode: "pickup" }, null, "pickup"],
    [{ mode: "delivery" }, "pickup", "delivery"],
    [{ mode: "table" }, "pickup", "pickup"],
  ])("with %j, and %j chosen before, it draws %s as chosen", async (attributes, last, chosen) => {
    if (last) save("orderMode", last);
    const store = { ...home, ViewComponentConfigs: { PickUp: true, Delivery: true }, OperatingHours: always };
    const element = elementWith({ ...visit.attributes, ...attributes });
    const { screens } = await drawn(element, answersFor({ ...visit, store }));
    expect(screens.get(element)?.choice?.chosen).toBe(chosen);
  });
});

it("requests photos only when told to, and each once", async () => {
  const [menu] = visit.menus;
  const withPhoto = { ...menu, Products: { 1: { ...dish, PhotoUrl: "https://shop.example/laksa.webp" } } };
  const element = elementWith(visit.attributes);
  const { screens } = await drawn(element, answersFor({ ...visit, menus: [withPhoto] }));
  const photo = element.shadowRoot?.querySelector<HTMLImageElement>(".photo img");
  expect(photo?.src).toBe("");
  screens.get(element)?.showPhotos();
  expect(photo?.src).toBe("https://shop.example/laksa.webp");
});

it("passes each press on a product to the code that opens it", async () => {
  const element = elementWith(visit.attributes);
  const { openDish, screens } = await drawn(element, answersFor(visit));
  expect(openDish).not.toHaveBeenCalled();
  const cards = screens.get(element)?.drawn.querySelectorAll<HTMLElement>(".menu-card") ?? [];
  for (const card of cards) card.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(openDish.mock.calls.map(([{ target, language }]) => [target, language])).toEqual(
    Array.from(cards, (card) => [card, "en"]),
  );
});

describe("the entry leaves to the app", () => {
  it.each<[string, Readonly<Record<string, string>>]>([
    ["gift cards", { gift: "" }],
    ["a board", { "digital-display": "" }],
    ["a store without an id", { "store-id": "noodle" }],
  ])("%s", async (_what, attributes) => {
    expect(await draw(elementWith({ ...visit.attributes, ...attributes }), answersFor(visit))).toBeNull();
  });

  it.each(["/order/profile", "/order/store/120/checkout", "/order/LogViewer"])("a full page at %s", async (path) => {
    history.replaceState(null, "", path);
    const element = elementWith({ ...visit.attributes, "full-page": "", "base-path": "/order" });
    expect(await draw(element, answersFor(visit))).toBeNull();
  });

  it.each(["checkoutData", "checkoutDataOfTab", "unseenOrder", "selection"])("a shop with a stored %s", async (key) => {
    save(key, {});
    expect(await draw(elementWith(visit.attributes), answersFor(visit))).toBeNull();
  });

  it("a shop that doesn't request menus, even with a cached menu", async () => {
    save(firstScreenKey.key, lastVisit, firstScreenKey.version);
    expect(await draw(elementWith(visit.attributes), [never])).toBeNull();
  });

  it("an element with its own configuration", async () => {
    const element = Object.assign(elementWith(visit.attributes), { config: {} });
    expect(await draw(element, answersFor(visit))).toBeNull();
  });

  it.each<[string, Visit["store"]]>([
    ["a store that is closed down", { IsEnabled: false }],
    ["a phone's home page", { ViewComponentConfigs: { HomePage: true } }],
  ])("%s (known from the documents)", async (_what, change) => {
    const shop = { ...visit, store: { ...visit.store, ...change } };
    expect(await draw(elementWith(visit.attributes), answersFor(shop))).toBeNull();
  });

  it.each<[string, () => readonly Promise<Response>[]]>([
    ["a store that isn't there", () => [Promise.resolve(new Response(null, { status: 404 })), never]],
    ["a menu that doesn't come", () => [answersFor(visit)[0], never]],
    ["a connection that is lost", () => [Promise.reject(new TypeError("offline")), never]],
    ["a page in place of a store", () => [Promise.resolve(new Response("<!doctype html>")), answersFor(visit)[1]]],
    ["an empty menu", () => answersFor({ ...visit, menus: [{}] })],
  ])("%s (known from the answers)", async (_what, answers) => {
    expect(await draw(elementWith(visit.attributes), answers())).toBeNull();
  });

  it.each(["{", "null", JSON.stringify({ version: 1, value: 7 })])(
    "stored dietary choices that can't be read: %s",
    async (text) => {
      const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
      localStorage.setItem("servery:store-120:dietary", text);
      expect(await draw(elementWith(visit.attributes), answersFor(visit))).toBeNull();
      warn.mockRestore();
    },
  );

  it("a page whose texts can't be loaded", async () => {
    const english = Promise.reject(new TypeError("offline"));
    expect(await draw(elementWith(visit.attributes), answersFor(visit), { english })).toBeNull();
  });
});

describe("the cached menu of the previous visit", () => {
  it("is rendered immediately, with the current opening state", async () => {
    save(firstScreenKey.key, lastVisit, firstScreenKey.version);
    const { text, ask } = await drawn(elementWith(visit.attributes), [never, never]);
    expect(ask).not.toHaveBeenCalled();
    expect(text).toContain("Old Noodles");
    expect(text).toContain("Open until 3:00 pm");
    expect(text).not.toContain("Updating");
    document.body.replaceChildren();
    vi.setSystemTime(noon + 4 * 3_600_000);
    const later = await draw(elementWith(visit.attributes), [never, never]);
    expect(later).toContain("Opens 11 March");
    expect(later).toContain("Updating the menu…");
  });

  it.each([
    ["another release's", lastVisit, firstScreenKey.version + 1],
    ["another store's", { ...lastVisit, store: { ...lastVisit.store, id: 121 } }, firstScreenKey.version],
    ["another diet's", { ...lastVisit, dietary: { ...lastVisit.dietary, allergies: ["1"] } }, firstScreenKey.version],
  ])("isn't rendered if it is %s", async (_what, value, version) => {
    save(firstScreenKey.key, value, version);
    expect(await draw(elementWith(visit.attributes), answersFor(visit))).toContain("Noodle Bar");
  });
});

describe("what is drawn on a first visit", () => {
  const key = `servery:store-120:${firstScreenKey.key}`;
  const fit = { allergies: [], intolerances: [], preferences: [] };
  const cardOf = (name: string) => ({
    entry: { id: name, name, price: 900, fit },
    product: {
      id: name,
      description: "",
      photo: null,
      largePhoto: null,
      photoFocus: null,
      ribbon: "",
      isSoldOut: false,
      requiredCost: 0,
      labels: noLabels,
    },
  });
  const chosen = { allergies: ["1"], intolerances: [], preferences: [] };

  it("is drawn again on the next visit, even if the app never ran", async () => {
    const first = await draw(elementWith(visit.attributes), answersFor(visit));
    document.body.replaceChildren();
    const { text, ask } = await drawn(elementWith(visit.attributes), [never, never]);
    expect(text).toBe(first);
    expect(ask).not.toHaveBeenCalled();
  });

  it("is stored with the time and as many dishes as a screen shows if it comes from a published menu", async () => {
    const [menu] = lastVisit.menus;
    const soups = Array.from({ length: 20 }, (_, at) => cardOf(`Soup ${at}`));
    const section = { name: "Soups", style: "beside", count: 20, cards: soups, hasHero: false };
    const sections = ["1", "2", "3"].map((id) => ({ ...section, id }));
    const published = {
      ...lastVisit,
      savedAt: noon - 5_000,
      version: firstScreenKey.version,
      menus: [{ ...menu, sections }],
    };
    await draw(elementWith(visit.attributes), [never, never], { published: Promise.resolve(published) });
    const { value } = JSON.parse(localStorage.getItem(key) ?? "");
    expect(value.savedAt).toBe(noon - 5_000);
    expect(value.menus[0].sections).toMatchObject([20, 4, 0].map((length) => ({ count: 20, cards: { length } })));
  });

  it("isn't stored again when it comes from a previous visit", async () => {
    save(firstScreenKey.key, lastVisit, firstScreenKey.version);
    const before = localStorage.getItem(key);
    expect(await draw(elementWith(visit.attributes), answersFor(visit))).toContain("Old Noodles");
    expect(localStorage.getItem(key)).toBe(before);
  });

  it("is stored nowhere on a shared device (R86)", async () => {
    const attributes = { ...visit.attributes, "shared-device": "" };
    expect(await draw(elementWith(attributes), answersFor(visit))).toContain("Laksa");
    expect(localStorage.getItem(key)).toBeNull();
  });

  it("isn't stored if the dietary choices are only this tab's (R86)", async () => {
    save("dietaryOfTab", chosen);
    expect(await draw(elementWith(visit.attributes), answersFor(visit))).toContain("Noodle Bar");
    expect(localStorage.getItem(key)).toBeNull();
  });

  it("isn't stored if nothing was drawn", async () => {
    save("checkoutData", {});
    expect(await draw(elementWith(visit.attributes), answersFor(visit))).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
  });
});
