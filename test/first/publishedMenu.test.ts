// @vitest-environment happy-dom

import { describe, expect, it, vi } from "vitest";
import { firstScreenKey } from "../../src/wire/storage/scope.ts";
import { draw, drawn, elementWith, lastVisit, never, noon, save, useNoon, visit } from "./drawing.ts";
import { answersFor } from "./randomVisits.ts";

useNoon();

const published = { version: firstScreenKey.version, date: new Date(noon).toISOString(), ...lastVisit };
const file = (change: object = {}) => ({ published: Promise.resolve({ ...published, ...change }) });

const later =
  (ms: number, menu: unknown = null) =>
  () =>
    new Promise((resolve) => void setTimeout(resolve, ms, menu));

/** Draws with a published menu, while the documents are still on their way. */
const drawnFrom = (change?: object) => drawn(elementWith(visit.attributes), [never, never], file(change));
const textFrom = async (change?: object) => (await drawnFrom(change)).text;

describe("a published menu", () => {
  it("is rendered before the documents arrive, which are requested all the same", async () => {
    const { text, ask } = await drawnFrom();
    expect(text).toContain("Old Noodles");
    expect(text).not.toContain("Updating");
    expect(ask.mock.calls).toEqual([["store"], ["menus"]]);
  });

  it.each([
    ["five minutes", 300_000, false],
    ["more than five minutes", 300_001, true],
    ["a week", 7 * 86_400_000, true],
  ])("that is %s old says whether it is being updated", async (_age, ageMs, isOld) => {
    expect((await textFrom({ savedAt: noon - ageMs }))?.includes("Updating the menu…")).toBe(isOld);
  });

  it("is open or closed at the current time, whenever it was written", async () => {
    expect(await textFrom({ savedAt: noon - 86_400_000 })).toContain("Open until 3:00 pm");
    document.body.replaceChildren();
    vi.setSystemTime(noon + 4 * 3_600_000);
    expect(await textFrom()).toContain("Opens 11 March");
  });

  it("gives way to the documents if they are first", async () => {
    const { text } = await drawn(elementWith(visit.attributes), answersFor(visit), { published: later(60_000)() });
    expect(text).toContain("Noodle Bar");
  });

  it("isn't rendered once the documents say that the app must report something", async () => {
    const gone = Promise.resolve(new Response(null, { status: 404 }));
    expect(
      await draw(elementWith(visit.attributes), [gone, answersFor(visit)[1]], { published: later(100, published)() }),
    ).toBeNull();
  });

  it.each<[string, () => Promise<Response>]>([
    ["refuses too many", async () => new Response("{}", { status: 429 })],
    ["is overloaded", async () => new Response("{}", { status: 503 })],
    ["forbids it", async () => new Response("{}", { status: 403 })],
    ["can't be reached", () => Promise.reject(new TypeError("offline"))],
    ["is behind a page that logs in to a Wi-Fi", async () => new Response("<!doctype html>")],
  ])("is rendered if Firestore %s before it is there", async (_what, answer) => {
    const answers = [answer(), answer()];
    for (const each of answers) each.catch(() => {});
    expect(await draw(elementWith(visit.attributes), answers, { published: later(100, published)() })).toContain(
      "Old Noodles",
    );
  });

  it("spares a phone parsing documents that arrive later", async () => {
    const json = vi.fn(() => Promise.resolve({}));
    const late = (url: string) =>
      new Promise<Response>((resolve) => {
        setTimeout(() => resolve(Object.assign(new Response(url), { json })), 100);
      });
    const { text } = await drawn(elementWith(visit.attributes), [late("store"), late("menus")], file());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(text).toContain("Old Noodles");
    expect(json).not.toHaveBeenCalled();
  });

  it.each<[string, (() => Promise<unknown>) | undefined, number]>([
    ["300 ms if there is none", undefined, 300],
    ["until it has arrived, though it can't be used", later(700, { ...published, version: 1 }), 700],
    ["no longer than a slow one deserves", later(60_000), 3_300],
  ])("makes the app's code wait %s", async (_what, answer, ms) => {
    const loading = answer ? { published: answer() } : {};
    expect((await drawn(elementWith(visit.attributes), [never, never], loading)).endedMs).toBe(ms);
  });

  it("comes second to the diner's own last visit", async () => {
    const own = { ...lastVisit, store: { ...lastVisit.store, name: "Seen Noodles" } };
    save(firstScreenKey.key, own, firstScreenKey.version);
    expect(await textFrom()).toContain("Seen Noodles");
  });
});

describe("the documents are awaited instead of", () => {
  const { store, dietary } = lastVisit;
  it.each<[string, () => Promise<unknown>]>([
    ["a file that fails to load", () => Promise.reject(new TypeError("offline"))],
    ["a page of the host's that says 404", () => Promise.reject(new SyntaxError("Unexpected token '<'"))],
    ["nothing", () => Promise.resolve(null)],
    ["something else", () => Promise.resolve([1, 2])],
    ["a file without a store", () => Promise.resolve({ ...published, store: undefined })],
    ["another release's", () => Promise.resolve({ ...published, version: firstScreenKey.version + 1 })],
    ["another store's", () => Promise.resolve({ ...published, store: { ...store, id: 121 } })],
    ["one that filters dishes", () => Promise.resolve({ ...published, dietary: { ...dietary, allergies: ["1"] } })],
    ["one that is from this device's future", () => Promise.resolve({ ...published, savedAt: noon + 86_400_000 })],
  ])("%s", async (_what, answer) => {
    expect(await draw(elementWith(visit.attributes), answersFor(visit), { published: answer() })).toContain(
      "Noodle Bar",
    );
    document.body.replaceChildren();
    localStorage.clear();
    expect(await draw(elementWith(visit.attributes), [never, never], { published: answer() })).toBeNull();
  });

  it.each<[string, string, unknown]>([
    ["has dietary choices", "dietary", { allergies: ["1"], intolerances: [], preferences: [] }],
    ["has chosen a diet for this tab", "dietaryOfTab", { allergies: [], intolerances: [], preferences: ["22"] }],
    ["has ordered here before", "dishes", { 120: ["1"] }],
  ])("a file for everybody, if the diner %s", async (_what, key, value) => {
    save(key, value);
    expect(await draw(elementWith(visit.attributes), [never, never], file())).toBeNull();
    document.body.replaceChildren();
    expect(await draw(elementWith(visit.attributes), answersFor(visit), file())).toContain("Noodle Bar");
  });

  it("a clock that was corrected counts as right", async () => {
    save("clock", 86_400_000);
    expect(await textFrom({ savedAt: noon + 86_400_000 })).toContain("Old Noodles");
  });
});

describe("the app draws, published menu or not,", () => {
  it.each<[string, Readonly<Record<string, string>>]>([
    ["gift cards", { gift: "" }],
    ["a board", { "digital-display": "" }],
    ["a store without an id", { "store-id": "noodle" }],
  ])("%s", async (_what, attributes) => {
    const element = elementWith({ ...visit.attributes, ...attributes });
    expect(await draw(element, [never, never], file())).toBeNull();
  });

  it("an element with its own configuration", async () => {
    const element = Object.assign(elementWith(visit.attributes), { config: {} });
    expect(await draw(element, [never, never], file())).toBeNull();
  });

  it("another page than the menu", async () => {
    history.replaceState(null, "", "/order/store/120/checkout");
    const element = elementWith({ ...visit.attributes, "full-page": "", "base-path": "/order" });
    expect(await draw(element, [never, never], file())).toBeNull();
  });
});
