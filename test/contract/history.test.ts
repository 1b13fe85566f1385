// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createBrowserHistory, createMemoryHistory } from "../../src/services/adapters/browser/browserHistory.ts";
import { createBrowserLayers } from "../../src/services/adapters/browser/browserLayers.ts";
import type { NavigationHistory } from "../../src/services/ports/history.ts";

const browserHistory = (basePath: string) => createBrowserHistory(basePath, async () => ({ createBrowserLayers }));

const adapters: readonly (readonly [string, string, () => NavigationHistory])[] = [
  ["in memory", "/", createMemoryHistory],
  ["the browser's, at the root", "/", () => browserHistory("")],
  ["the browser's, under a base path", "/order", () => browserHistory("/order")],
];

function standOn(address: string): void {
  history.replaceState(null, "", address);
}

describe.each(adapters)("a history %s", (_name, start, create) => {
  beforeEach(() => standOn(start));

  it.each(["push", "replace"] as const)("goes to the given path: %s", (how) => {
    const shop = create();
    shop[how]("/store/120/checkout");
    expect(shop.current()).toBe("/store/120/checkout");
    shop[how]("/");
    expect(shop.current()).toBe("/");
  });

  it("calls every listener after it has moved, until they stop", () => {
    const shop = create();
    const heard: string[] = [];
    const stopFirst = shop.listen(() => heard.push(`first ${shop.current()}`));
    const stopSecond = shop.listen(() => heard.push(`second ${shop.current()}`));
    shop.push("/login");
    stopFirst();
    shop.replace("/about");
    stopSecond();
    shop.push("/");
    expect(heard).toEqual(["first /login", "second /login", "second /about"]);
  });
});

describe("R6: a history in memory", () => {
  it("doesn't change the host page's URL and history", () => {
    standOn("/restaurant.html");
    const [length, shop] = [history.length, createMemoryHistory()];
    shop.push("/store/120");
    expect([location.pathname, history.length]).toEqual(["/restaurant.html", length]);
  });

  it("has no layers, because Back belongs to the host page", () => {
    expect(createMemoryHistory().loadLayers).toBeNull();
  });

  it("belongs to one element", () => {
    const [one, other] = [createMemoryHistory(), createMemoryHistory()];
    one.push("/login");
    expect(other.current()).toBe("/");
  });
});

/** The browser moves asynchronously, so this waits for its event. */
async function popped(go: () => void): Promise<void> {
  const heard = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  go();
  await heard;
}

const back = () => history.back();
const forward = () => history.forward();

function shownAddress(): string {
  return `${location.pathname}${location.search}`;
}

/** A full page with a listener and its layers. */
async function openPage(address: string, basePath = "") {
  standOn(address);
  const shop = browserHistory(basePath);
  const layers = await shop.loadLayers?.();
  if (!layers) throw new Error("A full page has layers.");
  const heard: string[] = [];
  onTestFinished(shop.listen(() => heard.push(shop.current())));
  return { ...shop, layers, heard };
}

const burger = { dish: { item: "5", category: null }, over: "kind=product&cardKey=2%2F17", under: null } as const;
const drawer = { dish: null, over: "kind=menu-drawer", under: null } as const;

describe("R80: a layer over a full page", () => {
  it("adds a history entry whose URL names the dish, and is reachable by Back and Forward", async () => {
    const { layers } = await openPage("/order?room=12", "/order");
    expect(layers.current()).toBeNull();
    const { length } = history;
    layers.show(burger);
    expect([shownAddress(), history.length]).toEqual(["/order?room=12&item=5", length + 1]);
    await popped(back);
    expect([layers.current(), shownAddress()]).toEqual([null, "/order?room=12"]);
    await popped(forward);
    expect([layers.current(), shownAddress()]).toEqual([burger, "/order?room=12&item=5"]);
  });

  it("goes back when it is closed, without leaving a second entry for the menu", async () => {
    const { layers } = await openPage("/");
    layers.show(burger);
    const { length } = history;
    await popped(() => layers.close());
    expect([layers.current(), shownAddress(), history.length]).toEqual([null, "/", length]);
  });

  it("is restored after a reload, and closes as before", async () => {
    const before = await openPage("/");
    before.layers.show(burger);
    const shop = browserHistory("");
    const layers = await shop.loadLayers?.();
    onTestFinished(shop.listen(() => {}));
    expect(layers?.current()).toEqual(burger);
    await popped(() => layers?.close());
    expect(shownAddress()).toBe("/");
  });

  it("is replaced by the menu when it was opened by a link, because no entry of ours is below it", async () => {
    const { layers } = await openPage("/order?item=5&room=12&category=7", "/order");
    expect(layers.current()).toEqual({ dish: { item: "5", category: "7" }, over: null, under: null });
    const { length } = history;
    layers.show({ ...burger, dish: { item: "5", category: "7" } });
    layers.close();
    expect([shownAddress(), history.length, layers.current()]).toEqual(["/order?room=12", length, null]);
  });

  it("passes its history entry on to a layer that is opened from it", async () => {
    const { layers } = await openPage("/");
    layers.show(drawer);
    const { length } = history;
    layers.show({ dish: null, over: "kind=dietary", under: null });
    expect(history.length).toBe(length);
    await popped(() => layers.close());
    expect(layers.current()).toBeNull();
  });

  it("is replaced when the diner goes to another screen, and Back leads from there to the screen below", async () => {
    const { layers, heard, ...shop } = await openPage("/");
    layers.show(drawer);
    const { length } = history;
    // Immediately, because an asynchronous answer of the browser would restore the scroll position of the screen below.
    shop.push("/about");
    expect([layers.current(), shownAddress(), heard.at(-1)]).toEqual([null, "/about", "/about"]);
    expect(history.length).toBe(length);
    await popped(back);
    expect([layers.current(), shownAddress()]).toEqual([null, "/"]);
  });

  it("adds a new entry if it is opened while the browser is still going back", async () => {
    const { layers } = await openPage("/");
    layers.show(burger);
    await popped(() => {
      layers.close();
      layers.show(drawer);
    });
    expect([layers.current(), shownAddress()]).toEqual([drawer, "/"]);
    await popped(() => layers.close());
    expect(layers.current()).toBeNull();
  });

  it("closes when a screen replaces the one below", async () => {
    const { layers, ...shop } = await openPage("/?item=5");
    shop.replace("/store/120/checkout");
    expect([layers.current(), shownAddress()]).toEqual([null, "/store/120/checkout"]);
  });

  it("keeps the rest of the query as it was written", async () => {
    const { layers } = await openPage("/?a=b+c&flag&x=%20&item=5");
    layers.close();
    expect(shownAddress()).toBe("/?a=b+c&flag&x=%20");
    layers.show({ dish: { item: "a&b=<i>", category: "ü/1" }, over: "", under: null });
    expect(new URLSearchParams(location.search).get("item")).toBe("a&b=<i>");
    expect(layers.current()?.dish).toEqual({ item: "a&b=<i>", category: "ü/1" });
  });

  it.each(["text", 7, { servery: null }, { servery: "x" }, { servery: { over: 7, isStep: "yes" } }])(
    "is null if another script has stored %j in the entry",
    (kept) => {
      standOn("/?item=");
      history.replaceState(kept, "");
      expect(createBrowserLayers().current()).toBeNull();
    },
  );
});

describe("the browser's history", () => {
  it("R4: keeps the page's query, and doesn't count it as part of a path", () => {
    standOn("/order?room=12");
    const shop = browserHistory("/order");
    expect(shop.current()).toBe("/");
    shop.push("/store/120");
    expect(`${location.pathname}${location.search}`).toBe("/order/store/120?room=12");
    expect(shop.current()).toBe("/store/120");
  });

  it.each([
    ["/order", "/"],
    ["/order/", "/"],
    ["/order/store/120", "/store/120"],
    ["/orders", "/"],
    ["/elsewhere/store/120", "/"],
  ])("under /order, reads %s as %s", (address, path) => {
    standOn(address);
    expect(browserHistory("/order").current()).toBe(path);
  });

  it("adds an entry with push, and none with replace", () => {
    standOn("/");
    const shop = browserHistory("");
    const length = history.length;
    shop.replace("/pagenotfound");
    expect(history.length).toBe(length);
    shop.push("/login");
    expect(history.length).toBe(length + 1);
  });

  it("reports Back until the listener stops", () => {
    standOn("/");
    const shop = browserHistory("");
    const heard: string[] = [];
    const added = vi.spyOn(window, "addEventListener");
    const removed = vi.spyOn(window, "removeEventListener");
    const stop = shop.listen(() => heard.push(shop.current()));
    standOn("/store/120");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(heard).toEqual(["/store/120"]);
    stop();
    dispatchEvent(new PopStateEvent("popstate"));
    expect(heard).toHaveLength(1);
    expect(removed.mock.calls).toEqual(added.mock.calls);
    shop.listen(() => heard.push("again"));
    dispatchEvent(new PopStateEvent("popstate"));
    expect(heard).toEqual(["/store/120", "again"]);
  });
});

it.each([null, drawer])("goes back one screen with one call, although %j is over it", async (layer) => {
  const { layers, push, heard, current } = await openPage("/store/120/checkout");
  push("/login/120/false");
  if (layer) layers.show(layer);
  layers.goBack();
  await expect.poll(current).toBe("/store/120/checkout");
  expect([layers.current(), heard.at(-1)]).toEqual([null, "/store/120/checkout"]);
});

it("goes back one screen after the layer over it is closed", async () => {
  standOn("/order/store/120");
  const shop = browserHistory("/order");
  const layers = await shop.loadLayers?.();
  const goneBack = vi.spyOn(history, "back").mockImplementation(() => {});
  shop.push("/login");
  layers?.goBack();
  expect(goneBack).toHaveBeenCalledTimes(1);
  // Nothing else happens until the browser has gone back.
  shop.push("/about");
  expect(shop.current()).toBe("/login");
  goneBack.mockRestore();
});
