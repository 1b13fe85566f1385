// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createBrowserHistory } from "../../src/services/adapters/browserHistory.ts";
import { createMemoryHistory } from "../../src/services/adapters/memoryHistory.ts";
import type { NavigationHistory } from "../../src/services/ports/history.ts";

const adapters: readonly (readonly [string, string, () => NavigationHistory])[] = [
  ["in memory", "/", createMemoryHistory],
  ["the browser's, at the root", "/", () => createBrowserHistory("")],
  ["the browser's, under a base path", "/order", () => createBrowserHistory("/order")],
];

function standOn(address: string): void {
  history.replaceState(null, "", address);
}

describe.each(adapters)("a history %s", (_name, start, create) => {
  beforeEach(() => standOn(start));

  it("begins at the main page", () => {
    expect(create().current()).toBe("/");
  });

  it.each(["push", "replace"] as const)("goes where it is told to: %s", (how) => {
    const shop = create();
    shop[how]("/store/120/checkout");
    expect(shop.current()).toBe("/store/120/checkout");
    shop[how]("/");
    expect(shop.current()).toBe("/");
  });

  it("keeps a path as it is encoded", () => {
    const shop = create();
    shop.push("/store/Patty%20%26%20Sons");
    expect(shop.current()).toBe("/store/Patty%20%26%20Sons");
  });

  it("tells everyone who listens, after it went, until they stop", () => {
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
  it("leaves the host page's address and history alone", () => {
    standOn("/restaurant.html");
    const [length, shop] = [history.length, createMemoryHistory()];
    shop.push("/store/120");
    expect([location.pathname, history.length]).toEqual(["/restaurant.html", length]);
  });

  it("is each element's own", () => {
    const [one, other] = [createMemoryHistory(), createMemoryHistory()];
    one.push("/login");
    expect(other.current()).toBe("/");
  });
});

describe("the browser's history", () => {
  it("R4: keeps the page's query, and counts it as none of its paths", () => {
    standOn("/order?room=12");
    const shop = createBrowserHistory("/order");
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
  ])("under /order reads %s as %s", (address, path) => {
    standOn(address);
    expect(createBrowserHistory("/order").current()).toBe(path);
  });

  it("adds an entry by push, and none by replace", () => {
    standOn("/");
    const shop = createBrowserHistory("");
    const length = history.length;
    shop.replace("/pagenotfound");
    expect(history.length).toBe(length);
    shop.push("/login");
    expect(history.length).toBe(length + 1);
  });

  it("hears of Back, until nobody listens any more", () => {
    standOn("/");
    const shop = createBrowserHistory("");
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
