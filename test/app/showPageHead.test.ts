// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showPageHead } from "../../src/app/composition/residents/lazy/startFullPage.ts";
import type { HostSettings } from "../../src/domain/host/hostSettings.ts";
import type { Store } from "../../src/domain/store/store.ts";
import { languageAtom } from "../../src/state/host/host.atoms.ts";
import { pathAtom } from "../../src/state/navigation/navigation.atoms.ts";
import { menusAtom, storeAtom } from "../../src/state/store/store.atoms.ts";
import { buildMenu, buildProduct } from "../support/buildMenu.ts";
import { buildElementState } from "../support/buildServices.ts";
import { buildStore } from "../support/buildStore.ts";
import { startIn } from "./startIn.ts";

const chips = buildProduct("chips");
let stop = () => {};

beforeEach(() => {
  document.head.innerHTML = "<title>Order online</title>";
  document.documentElement.lang = "fr";
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

function openPage(path = "/", given: Partial<Store> = {}, settings: Partial<HostSettings> = {}) {
  const { store, configure } = buildElementState({
    isFullPage: true,
    basePath: "/order",
    store: { kind: "id", id: 120 },
    ...settings,
  });
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  const draw = (heading: string) => {
    root.innerHTML = `<h1>${heading}</h1>`;
  };
  store.set(pathAtom, path);
  store.set(storeAtom, { kind: "ready", value: buildStore(given) });
  store.set(menusAtom, { kind: "ready", value: [buildMenu({ Sides: [chips] })] });
  draw("Patty &amp; Sons");
  stop = startIn(showPageHead, { store, root });
  return { store, configure, draw };
}

const own = (text: string) => `${location.origin}/order${text}`;
const hrefOf = (rel: string) => document.head.querySelector(`link[rel="${rel}"]`)?.getAttribute("href") ?? null;
const dataText = () => document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? null;
const data = () => JSON.parse(dataText() ?? "null");

describe("a full page's head", () => {
  it("describes the shop, and is restored when the shop stops", async () => {
    const before = document.head.innerHTML;
    openPage("/", { logo: "https://patty.example/logo.webp" });
    await vi.waitFor(() => expect(document.title).toBe("Patty & Sons"));
    expect(document.documentElement.lang).toBe("en");
    expect(hrefOf("apple-touch-icon")).toBe("https://patty.example/logo.webp");
    expect(hrefOf("canonical")).toBe(own("/"));
    expect(hrefOf("manifest")).toMatch(/^blob:/);
    expect(data()).toMatchObject({ "@type": "Restaurant", "@id": own("/"), hasMenu: { "@type": "Menu" } });
    stop();
    expect([document.head.innerHTML, document.documentElement.lang]).toEqual([before, "fr"]);
  });

  it("updates with the screen, store, menu and language", async () => {
    const { store, draw } = openPage();
    await vi.waitFor(() => expect(dataText()).toContain("Chips"));
    const places = [...document.head.children];
    store.set(menusAtom, {
      kind: "ready",
      value: [buildMenu({ Sides: [buildProduct("peas")] }, { texts: { Peas: "豌豆" } })],
    });
    await vi.waitFor(() => expect(dataText()).toMatch(/Peas/));
    expect([...document.head.children]).toEqual(places);
    store.set(storeAtom, { kind: "ready", value: buildStore({ phone: "03 5550 0120" }) });
    await vi.waitFor(() => expect(data()).toMatchObject({ telephone: "03 5550 0120" }));
    store.set(languageAtom, "zh-CN");
    await vi.waitFor(() => expect(document.documentElement.lang).toBe("zh-CN"));
    expect(data()).toMatchObject({
      hasMenu: { inLanguage: "zh-CN", hasMenuSection: [{ name: "Sides", hasMenuItem: [{ name: "豌豆" }] }] },
    });
    store.set(pathAtom, "/about");
    draw("About");
    await vi.waitFor(() => expect(document.title).toBe("About · Patty & Sons"));
    expect([hrefOf("canonical"), dataText()]).toEqual([own("/about"), null]);
  });

  it.each([
    ["/store/120", {}, own("/")],
    ["/store/120/giftcards", {}, own("/store/120/giftcards")],
    ["/store/120/completeorder/secret/g-1", {}, null],
    ["/store/120/checkout/secret", {}, null],
    ["/store/120/resetpassword/secret", {}, null],
    ["/LogViewer", {}, null],
    ["/store/Patty%20%26%20Sons", { store: null, hqId: 7 }, own("/store/120")],
    ["/privacypolicy", { store: null, hqId: 7 }, own("/privacypolicy")],
  ])("%s with %j has the canonical URL %j", async (path, settings, canonical) => {
    openPage(path, { id: 120 }, settings);
    await vi.waitFor(() => expect(hrefOf("manifest")).not.toBeNull());
    expect(hrefOf("canonical")).toBe(canonical);
  });

  it("has no icon if the store has no logo, and no data for search engines about a test store (R42)", async () => {
    openPage("/", { logo: null, isTest: true });
    await vi.waitFor(() => expect(hrefOf("manifest")).not.toBeNull());
    expect(hrefOf("apple-touch-icon")).toBeNull();
    expect(dataText()).toBeNull();
  });

  it("keeps the page's own tags, and its title if keep-title is set", async () => {
    document.head.innerHTML += `<link rel="canonical" href="/mine"><link rel="manifest" href="/mine.webmanifest">`;
    document.head.innerHTML += '<link rel="apple-touch-icon" href="/mine.png">';
    document.head.innerHTML += '<script type="application/ld+json">{"mine":true}</script>';
    const before = document.head.innerHTML;
    const { configure } = openPage("/", { logo: "https://patty.example/logo.webp" });
    await vi.waitFor(() => expect(document.title).toBe("Patty & Sons"));
    configure({ isTitleKept: true });
    await vi.waitFor(() => expect(document.head.innerHTML).toBe(before));
    configure({ isTitleKept: false });
    await vi.waitFor(() => expect(document.title).toBe("Patty & Sons"));
  });

  it("R85: tells search engines and other sites nothing about a screen that an order's address opens", async () => {
    const metas = () =>
      ["robots", "referrer"].map((name) =>
        document.head.querySelector(`meta[name="${name}"]`)?.getAttribute("content"),
      );
    const { store } = openPage("/store/120/completeorder/u-1/g-1");
    await vi.waitFor(() => expect(metas()).toEqual(["noindex", "no-referrer"]));
    for (const path of [
      "/store/120",
      "/store/120/checkout/u-1",
      "/store/120/checkout",
      "/store/120/completeorder/u-1/g-1",
    ]) {
      store.set(pathAtom, path);
      const isSecret = path.includes("u-1");
      await vi.waitFor(() => expect(metas()).toEqual(isSecret ? ["noindex", "no-referrer"] : [undefined, undefined]));
    }
    stop();
    expect(metas()).toEqual([undefined, undefined]);
  });

  it("rewrites nothing if nothing has changed", async () => {
    const { store, draw } = openPage();
    await vi.waitFor(() => expect(dataText()).not.toBeNull());
    const revoked = vi.spyOn(URL, "revokeObjectURL");
    const changed: string[] = [];
    const observer = new MutationObserver((records) => changed.push(...records.map(({ target }) => target.nodeName)));
    observer.observe(document.head, { childList: true, subtree: true, attributes: true, characterData: true });
    store.set(storeAtom, { kind: "ready", value: buildStore() });
    draw("Sides");
    await vi.waitFor(() => expect(document.title).toMatch(/^Sides/));
    observer.disconnect();
    expect(changed.filter((name) => name === "SCRIPT" || name === "LINK")).toEqual([]);
    expect(revoked).not.toHaveBeenCalled();
  });
});
