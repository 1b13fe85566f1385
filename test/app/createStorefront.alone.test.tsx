// @vitest-environment happy-dom

import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createStorefront, type StorefrontInput } from "../../src/app/composition/createStorefront.tsx";
import { scopeFor } from "../../src/app/composition/readHost.ts";
import type { RawAttributes } from "../../src/wire/host/parseHost.ts";
import { storedGifts } from "../../src/wire/storage/giftTable.ts";
import { storedOrders } from "../../src/wire/storage/orderTable.ts";
import { firstScreenKey, storageKey } from "../../src/wire/storage/scope.ts";
import { storedSelection } from "../../src/wire/storage/selectionTable.ts";
import { buildAttempt } from "../domain/checkout/buildAttempt.ts";
import { render } from "../ui/render.tsx";

// The code under test loads these on demand. Loaded here, no test hears what an earlier one had to say.
import "../../src/app/composition/reports/reportProblems.ts";

type Words = Promise<Record<string, string[]>>;

const loadCatalogue = vi.hoisted(() => vi.fn<(language: string) => Words>());
const loadOrderCatalogue = vi.hoisted(() => vi.fn<(language: string) => Words>());
vi.mock("../../src/app/composition/catalogues.ts", () => ({ loadCatalogue, loadOrderCatalogue }));

const config = {
  apiUrl: "https://shop.example/api",
  firebase: { apiKey: "k", projectId: "p" },
  marketingUrl: "https://servery.example/",
};

beforeEach(() => {
  localStorage.clear();
  loadCatalogue.mockResolvedValue({});
  loadOrderCatalogue.mockReset().mockResolvedValue({});
  vi.spyOn(console, "error").mockImplementation(() => {});
  // Requests that never finish: these tests need no documents.
  vi.stubGlobal("fetch", () => new Promise<Response>(() => {}));
});
const started: { dispose(): void }[] = [];

/** Disposes of the storefront after the test, because its idle tasks would outlive the page. */
async function start(input: StorefrontInput) {
  const storefront = await createStorefront(input);
  started.push(storefront);
  return storefront;
}

afterEach(() => {
  for (const storefront of started.splice(0)) storefront.dispose();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function inputWith(attributes: RawAttributes, changes: Partial<StorefrontInput> = {}): StorefrontInput {
  const host = document.body.appendChild(document.createElement("div"));
  const root = host.attachShadow({ mode: "open" });
  const base = "https://shop.example/storefront.js";
  const { signal } = new AbortController();
  const begun = {
    cardFields: null,
    started: new Map(),
    words: new Map(),
    screens: new Map(),
    sheet: new CSSStyleSheet(),
    signal,
  };
  return { host, root, attributes, config, baked: undefined, base, ...begun, restart: () => {}, ...changes };
}

async function open(attributes: RawAttributes) {
  const input = inputWith(attributes);
  const storefront = await start(input);
  // Rendered inside the root's own `.servery`, like every component in tests.
  const screen = render(storefront.render(() => {}));
  const translate = (language: string) => act(async () => storefront.update({ ...attributes, language }));
  return {
    ...storefront,
    input,
    translate,
    language: () => screen.find(".servery[lang]").lang,
    text: () => screen.root.textContent,
  };
}

const shop: RawAttributes = { "store-id": "120" };

it("R42: a store that was closed down isn't shown first at the next visit", async () => {
  const key = storageKey(scopeFor(shop), firstScreenKey.key);
  localStorage.setItem(key, "{}");
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", () => answered.then(() => new Response("{}", { status: 404 })));
  await open(shop);
  expect(localStorage.getItem(key), "it may still be open").toBe("{}");
  answer();
  await vi.waitFor(() => expect(localStorage.getItem(key)).toBeNull());
});

describe("the language of the shop", () => {
  it("is loaded before the first screen, as the page asks", async () => {
    const { language } = await open({ ...shop, language: "zh-CN" });
    expect(loadCatalogue.mock.calls).toEqual([["zh-CN"]]);
    expect(language()).toBe("zh-CN");
  });

  it.each<[string, () => Words, number]>([
    ["uses the texts that the entry requested", async () => ({}), 0],
    ["requests texts again that failed to load", () => Promise.reject(new TypeError("offline")), 1],
  ])("%s", async (_what, words, count) => {
    const storefront = await start(inputWith(shop, { words: new Map([["en", words()]]) }));
    expect(loadCatalogue).toHaveBeenCalledTimes(count);
    storefront.dispose();
  });

  it("changes only once its texts have loaded", async () => {
    const { translate, language } = await open(shop);
    const { promise, resolve } = Promise.withResolvers<Record<string, string[]>>();
    loadCatalogue.mockReturnValueOnce(promise);
    await translate("zh-CN");
    expect(language()).toBe("en");
    await act(async () => resolve({}));
    expect(language()).toBe("zh-CN");
  });

  it("stays if the change was undone before the texts loaded", async () => {
    const { translate, language } = await open(shop);
    const { promise, resolve } = Promise.withResolvers<Record<string, string[]>>();
    loadCatalogue.mockReturnValueOnce(promise);
    await translate("zh-CN");
    await translate("en");
    await act(async () => resolve({}));
    expect(language()).toBe("en");
  });

  it("stays if the next one's texts can't be loaded, and the page is notified", async () => {
    const { translate, language, input } = await open(shop);
    const heard: unknown[] = [];
    input.host.addEventListener("servery:error", (event) => heard.push((event as CustomEvent).detail));
    loadCatalogue.mockRejectedValueOnce(new TypeError("offline"));
    await translate("zh-CN");
    expect(language()).toBe("en");
    expect(heard).toEqual([{ category: "screen", message: "The language could not be loaded" }]);
  });
});

describe("the texts of an order", () => {
  const thanks = { ...shop, "full-page": "", "base-path": "/order" };

  async function openOrder() {
    history.replaceState(null, "", "/order/store/120/thankyou");
    const shown = await open(thanks);
    expect(loadOrderCatalogue).toHaveBeenCalledWith("en");
    // The screen loads them, and the product dialog preloads them.
    loadOrderCatalogue.mockClear();
    return shown;
  }
  afterEach(() => history.replaceState(null, "", "/"));

  it("are preloaded with the product dialog's code, and don't follow the language while no order is open", async () => {
    const { translate, language } = await open(shop);
    expect(loadOrderCatalogue.mock.calls).toEqual([["en"]]);
    await translate("zh-CN");
    expect(language()).toBe("zh-CN");
    expect(loadOrderCatalogue.mock.calls).toEqual([["en"]]);
  });

  it("change with the other texts, and the old ones stay until all have loaded", async () => {
    const { translate, language } = await openOrder();
    const { promise, resolve } = Promise.withResolvers<Record<string, string[]>>();
    loadOrderCatalogue.mockReturnValueOnce(promise);
    await translate("zh-CN");
    expect(loadOrderCatalogue.mock.calls).toEqual([["zh-CN"]]);
    expect(language()).toBe("en");
    await act(async () => resolve({}));
    expect(language()).toBe("zh-CN");
    expect(loadOrderCatalogue).toHaveBeenCalledTimes(1);
  });
});

describe("the background tasks of a shop", () => {
  /** A cart from a previous visit starts all of them. */
  async function openKept(attributes: RawAttributes) {
    localStorage.setItem(storageKey(scopeFor(attributes), storedOrders.cart.key), storedOrders.cart.encode({}) ?? "");
    const shown = await start(inputWith(attributes));
    await vi.dynamicImportSettled();
    return shown;
  }

  it("end with the shop, including the check for a missing width", async () => {
    // Otherwise work that earlier shops still wait for would start during this test.
    await vi.dynamicImportSettled();
    const [begun, ended] = [vi.spyOn(window, "setInterval"), vi.spyOn(window, "clearInterval")];
    const { dispose } = await openKept(shop);
    dispose();
    const timers = begun.mock.results.map(({ value }) => value as number);
    expect(timers.length).toBeGreaterThan(3);
    expect(ended.mock.calls.map(([timer]) => timer)).toEqual(expect.arrayContaining(timers));
  });

  it.each([
    ["of gift cards that this tab has ordered but not shown", true],
    ["of no gift cards otherwise", false],
  ])("informs the diner %s", async (_what, isUnseen) => {
    const startGiftCart = vi.fn();
    vi.doMock("../../src/app/composition/residents/lazy/startGiftCart.ts", () => ({ startGiftCart }));
    const { unseenGiftOrder } = storedGifts;
    const reference = { udid: "u-1", storeId: 121, customerId: "g-5f" };
    const key = storageKey(scopeFor(shop), unseenGiftOrder.key);
    if (isUnseen) sessionStorage.setItem(key, unseenGiftOrder.encode(reference) ?? "");
    const { dispose } = await openKept(shop);
    expect(startGiftCart).toHaveBeenCalledTimes(isUnseen ? 1 : 0);
    dispose();
    sessionStorage.clear();
    vi.doUnmock("../../src/app/composition/residents/lazy/startGiftCart.ts");
  });

  it("continues if a rarely used part can't be loaded, and logs that to the console", async () => {
    const lost = () => {
      throw new TypeError("offline");
    };
    vi.doMock("../../src/app/composition/residents/lazy/shiftHeadings.ts", lost);
    const { dispose } = await openKept({ ...shop, "heading-level": "3" });
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledOnce());
    dispose();
    vi.doUnmock("../../src/app/composition/residents/lazy/shiftHeadings.ts");
  });
});

describe("a shop that starts with an order at a venue chosen at checkout", () => {
  it("R33, R75: shows that venue's checkout first, though an embedded page has no address for it", async () => {
    const attributes = { ...shop, "select-mode": "" };
    const reference = { udid: "u-1", storeId: 122, customerId: "g-5f" };
    const selection = { home: 120, hqId: 7, ids: [], picked: 122, lines: [] };
    const keyOf = (key: string) => storageKey(scopeFor(attributes), key);
    const attempt = storedOrders.checkoutData.encode({ ...buildAttempt("u-1"), reference });
    localStorage.setItem(keyOf(storedOrders.checkoutData.key), attempt ?? "");
    sessionStorage.setItem(keyOf(storedSelection.key), storedSelection.encode(selection) ?? "");
    const starting = new AbortController();
    const input = inputWith(attributes, { signal: starting.signal });
    const shown: unknown[] = [];
    input.host.addEventListener("servery:navigate", (event) => shown.push((event as CustomEvent).detail));
    const opening = start(input);
    await vi.waitFor(() => expect(shown).not.toEqual([]), { timeout: 4_000 });
    expect(shown).toEqual([{ path: "/store/:store/checkout/:order?", name: "checkout" }]);
    // Nothing needs the checkout's own code.
    starting.abort();
    await opening;
    sessionStorage.clear();
  });
});

describe("a shop whose element is removed while its menu loads", () => {
  it("stops waiting and cleans up", async () => {
    const starting = new AbortController();
    const added = vi.spyOn(window, "addEventListener");
    const removed = vi.spyOn(window, "removeEventListener");
    const input = inputWith(shop, { signal: starting.signal });
    const drawn = new Map([
      [
        input.host,
        { drawn: input.host, pressed: [], held: null, startsPage: true, choice: null, shop: null, showPhotos() {} },
      ],
    ]);
    const arrived = vi.fn();
    const opening = start({ ...input, screens: drawn }).finally(arrived);
    await vi.dynamicImportSettled();
    expect(arrived).not.toHaveBeenCalled();
    starting.abort();
    const { dispose } = await opening;
    dispose();
    expect(input.root.adoptedStyleSheets).toEqual([]);
    const namesOf = (spy: typeof added | typeof removed) => spy.mock.calls.map(([name]) => name).sort();
    expect(namesOf(removed)).toEqual(namesOf(added));
  });
});

describe("a shop that can't start", () => {
  const fail = () => {
    throw new Error("a bug");
  };

  it.each<[string, RawAttributes]>([
    ["a shop", shop],
    ["an explained problem", { "full-page": "" }],
  ])("leaves no style sheets or listeners if texts are missing: %s", async (_what, attributes) => {
    vi.spyOn(location, "replace").mockImplementation(() => {});
    const added = vi.spyOn(window, "addEventListener");
    const removed = vi.spyOn(window, "removeEventListener");
    loadCatalogue.mockRejectedValue(new TypeError("offline"));
    const input = inputWith(attributes);
    // A cart from a previous visit starts all of the shop's background tasks.
    localStorage.setItem(storageKey(scopeFor(attributes), storedOrders.cart.key), storedOrders.cart.encode({}) ?? "");
    await expect(start(input)).rejects.toThrow("offline");
    expect(input.root.adoptedStyleSheets).toEqual([]);
    const namesOf = (spy: typeof added | typeof removed) => spy.mock.calls.map(([name]) => name).sort();
    expect(namesOf(added)).toContain("online");
    expect(namesOf(removed)).toEqual(namesOf(added));
  });

  it.each<[string, (input: StorefrontInput) => StorefrontInput]>([
    [
      "its configuration can't be read",
      (input) => ({ ...input, config: Object.defineProperty({}, "apiUrl", { enumerable: true, get: fail }) }),
    ],
    [
      "its services can't be created",
      (input) => ({ ...input, host: Object.defineProperty(input.host, "offsetWidth", { get: fail }) }),
    ],
  ])("leaves no style sheets if %s", async (_why, broken) => {
    const input = broken(inputWith(shop));
    await expect(start(input)).rejects.toThrow("a bug");
    expect(input.root.adoptedStyleSheets).toEqual([]);
  });

  it("R43: shows a link to the provider on an embedded page that names no store, and doesn't redirect", async () => {
    const replace = vi.spyOn(location, "replace").mockImplementation(() => {});
    const { text } = await open({});
    expect(text()).toContain("Ordering isn't available right now");
    expect(replace).not.toHaveBeenCalled();
  });

  it("R43: redirects a full page that names no store to the provider", async () => {
    const replace = vi.spyOn(location, "replace").mockImplementation(() => {});
    await start(inputWith({ "full-page": "" }));
    expect(replace.mock.calls).toEqual([["https://servery.example"]]);
  });

  it.each<[string, RawAttributes, object]>([
    ["it is branded", { "full-page": "", "hq-id": "7" }, { branded: true }],
    ["it names a group", { "full-page": "", "hq-id": "7" }, {}],
    ["it names a store", { "full-page": "", "store-id": "120" }, {}],
    ["the provider has no site", { "full-page": "" }, { marketingUrl: null }],
  ])("R43: doesn't redirect a full page if %s", async (_what, attributes, changes) => {
    const replace = vi.spyOn(location, "replace").mockImplementation(() => {});
    const storefront = await start(inputWith(attributes, { config: { ...config, ...changes } }));
    storefront.dispose();
    expect(replace).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<StorefrontInput>, boolean]>([
    [
      "a JSON file that failed to load",
      { config: null, attributes: { ...shop, config: "https://shop.example/c.json" } },
      true,
    ],
    ["a configuration in the page", { config: {} }, false],
    ["a build without one", { config: null }, false],
  ])("offers a retry without a configuration only if it may help, after %s: %s", async (_what, changes, isOffered) => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    const restart = vi.fn();
    const storefront = await start(inputWith(shop, { ...changes, restart }));
    const { root } = render(storefront.render(() => {}));
    const button = root.querySelector("button");
    expect(button !== null).toBe(isOffered);
    button?.click();
    expect(restart).toHaveBeenCalledTimes(isOffered ? 1 : 0);
  });
});

describe("changed attributes", () => {
  it("need a restart if the shop couldn't start, and only if the values differ", async () => {
    const { update } = await open({});
    expect(update({})).toBe(true);
    expect(update(shop)).toBe(false);
  });

  it("need a restart if they no longer name a store", async () => {
    const { update } = await open(shop);
    expect(update({ ...shop, mobile: "" })).toBe(true);
    expect(update({})).toBe(false);
  });

  it.each<[string, RawAttributes, RawAttributes, boolean]>([
    ["of another store", shop, { "store-id": "121" }, false],
    ["of another store of the same group", { ...shop, "hq-id": "7" }, { "store-id": "121", "hq-id": "7" }, true],
    ["of the group alone", { ...shop, "hq-id": "7" }, { "hq-id": "7" }, true],
  ])("R1: %s are applied live only if they use the same storage", async (_what, before, after, isLive) => {
    const { update } = await open(before);
    expect(update(after)).toBe(isLive);
  });

  it("R1, R4: store nothing from the query before a restart", async () => {
    const { update } = await open(shop);
    history.replaceState(null, "", "/?coupon=HELLO10");
    update({ "store-id": "121" });
    history.replaceState(null, "", "/");
    expect(Object.keys({ ...localStorage })).toEqual([]);
  });

  it("remove an error screen's path from a full page's URL before a restart", async () => {
    history.replaceState(null, "", "/order/pagenotfound");
    const page = { ...shop, "full-page": "", "base-path": "/order" };
    const { update } = await open(page);
    update({ ...page, "store-id": "121" });
    const { pathname } = location;
    history.replaceState(null, "", "/");
    expect(pathname).toMatch(/^\/order\/?$/);
  });

  it("R2: are reported to the console once per invalid value, however often others change", async () => {
    const { update } = await start(inputWith({ ...shop, language: "fr" }));
    update({ ...shop, language: "fr", mobile: "" });
    update({ ...shop, language: "fr" });
    update({ ...shop, language: "de" });
    await vi.dynamicImportSettled();
    const lines = vi.mocked(console.error).mock.calls.map(([line]) => String(line));
    expect(lines.filter((line) => line.startsWith("Servery:"))).toEqual([
      'Servery: <servery-storefront language="fr">: expected one of en, zh-CN.',
      'Servery: <servery-storefront language="de">: expected one of en, zh-CN.',
    ]);
  });
});
