// @vitest-environment happy-dom

import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createStorefront, type StorefrontInput } from "../../src/app/composition/createStorefront.tsx";
import { scopeFor } from "../../src/app/composition/readHost.ts";
import type { RawAttributes } from "../../src/wire/host/parseHost.ts";
import { storedGifts } from "../../src/wire/storage/giftTable.ts";
import { storedOrders } from "../../src/wire/storage/orderTable.ts";
import { storageKey } from "../../src/wire/storage/scope.ts";
import { render } from "../ui/render.tsx";

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
  // Documents that never come: nothing here needs them.
  vi.stubGlobal("fetch", () => new Promise<Response>(() => {}));
});
const started: { dispose(): void }[] = [];

/** What waits for a quiet moment would outlive its page. */
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
  const begun = { started: new Map(), words: new Map(), screens: new Map(), sheet: new CSSStyleSheet(), signal };
  return { host, root, attributes, config, baked: undefined, base, ...begun, restart: () => {}, ...changes };
}

async function open(attributes: RawAttributes) {
  const input = inputWith(attributes);
  const storefront = await start(input);
  // Inside the root's own `.servery`, as every piece is drawn in tests.
  const screen = render(storefront.render());
  const say = (language: string) => act(async () => storefront.update({ ...attributes, language }));
  return {
    ...storefront,
    input,
    say,
    language: () => screen.find(".servery[lang]").lang,
    text: () => screen.root.textContent,
  };
}

const shop: RawAttributes = { "store-id": "120" };

describe("the language of the shop", () => {
  it("is there before the first screen, as the page wants it", async () => {
    const { language } = await open({ ...shop, language: "zh-CN" });
    expect(loadCatalogue.mock.calls).toEqual([["zh-CN"]]);
    expect(language()).toBe("zh-CN");
  });

  it.each<[string, () => Words, number]>([
    ["is spoken in the words that the entry asked for", async () => ({}), 0],
    ["has those asked for once more that did not come", () => Promise.reject(new TypeError("offline")), 1],
  ])("%s", async (_what, words, count) => {
    const storefront = await start(inputWith(shop, { words: new Map([["en", words()]]) }));
    expect(loadCatalogue).toHaveBeenCalledTimes(count);
    storefront.dispose();
  });

  it("changes when its words are there, and not before", async () => {
    const { say, language } = await open(shop);
    const { promise, resolve } = Promise.withResolvers<Record<string, string[]>>();
    loadCatalogue.mockReturnValueOnce(promise);
    await say("zh-CN");
    expect(language()).toBe("en");
    await act(async () => resolve({}));
    expect(language()).toBe("zh-CN");
  });

  it("that was taken back does not come after all when its words arrive", async () => {
    const { say, language } = await open(shop);
    const { promise, resolve } = Promise.withResolvers<Record<string, string[]>>();
    loadCatalogue.mockReturnValueOnce(promise);
    await say("zh-CN");
    await say("en");
    await act(async () => resolve({}));
    expect(language()).toBe("en");
  });

  it("stays where the words of the next one can't be loaded, and the page hears of it", async () => {
    const { say, language, input } = await open(shop);
    const heard: unknown[] = [];
    input.host.addEventListener("servery:error", (event) => heard.push((event as CustomEvent).detail));
    loadCatalogue.mockRejectedValueOnce(new TypeError("offline"));
    await say("zh-CN");
    expect(language()).toBe("en");
    expect(heard).toEqual([{ category: "screen", message: "The language could not be loaded" }]);
  });
});

describe("an order's words", () => {
  const thanks = { ...shop, "full-page": "", "base-path": "/order" };

  async function openOrder() {
    history.replaceState(null, "", "/order/store/120/thankyou");
    const shown = await open(thanks);
    expect(loadOrderCatalogue).toHaveBeenCalledWith("en");
    // By the screen, and ahead by a dish's dialog.
    loadOrderCatalogue.mockClear();
    return shown;
  }
  afterEach(() => history.replaceState(null, "", "/"));

  it("come ahead with a dish's dialog, and don't follow the language while none is open", async () => {
    const { say, language } = await open(shop);
    expect(loadOrderCatalogue.mock.calls).toEqual([["en"]]);
    await say("zh-CN");
    expect(language()).toBe("zh-CN");
    expect(loadOrderCatalogue.mock.calls).toEqual([["en"]]);
  });

  it("change with the others, and what is shown stays until all are there", async () => {
    const { say, language } = await openOrder();
    const { promise, resolve } = Promise.withResolvers<Record<string, string[]>>();
    loadOrderCatalogue.mockReturnValueOnce(promise);
    await say("zh-CN");
    expect(loadOrderCatalogue.mock.calls).toEqual([["zh-CN"]]);
    expect(language()).toBe("en");
    await act(async () => resolve({}));
    expect(language()).toBe("zh-CN");
    expect(loadOrderCatalogue).toHaveBeenCalledTimes(1);
  });

  it("that can't be loaded keep the language as it is, and the page hears of it", async () => {
    const { say, language, input } = await openOrder();
    const heard: unknown[] = [];
    input.host.addEventListener("servery:error", (event) => heard.push((event as CustomEvent).detail));
    loadOrderCatalogue.mockRejectedValueOnce(new TypeError("offline"));
    await say("zh-CN");
    expect(language()).toBe("en");
    expect(heard).toEqual([{ category: "screen", message: "The language could not be loaded" }]);
  });
});

describe("what goes on in a shop by itself", () => {
  /** With a cart from last time all of it begins. */
  async function openKept(attributes: RawAttributes) {
    localStorage.setItem(storageKey(scopeFor(attributes), storedOrders.cart.key), storedOrders.cart.encode({}) ?? "");
    const shown = await start(inputWith(attributes));
    await vi.dynamicImportSettled();
    return shown;
  }

  it("ends with it, the look for a width as well", async () => {
    // What the shops before are still waiting for would begin in this one's time.
    await vi.dynamicImportSettled();
    const [begun, ended] = [vi.spyOn(window, "setInterval"), vi.spyOn(window, "clearInterval")];
    const { dispose } = await openKept(shop);
    dispose();
    const timers = begun.mock.results.map(({ value }) => value as number);
    expect(timers.length).toBeGreaterThan(3);
    expect(ended.mock.calls.map(([timer]) => timer)).toEqual(expect.arrayContaining(timers));
  });

  it.each([
    ["of gift cards that this tab has ordered and not seen", true],
    ["nothing of gift cards otherwise", false],
  ])("tells, beside dishes, %s", async (_what, isUnseen) => {
    const bringGiftCart = vi.fn(() => () => {});
    vi.doMock("../../src/app/composition/bringGiftCart.ts", () => ({ bringGiftCart }));
    const { unseenGiftOrder } = storedGifts;
    const reference = { udid: "u-1", storeId: 121, customerId: "g-5f" };
    const key = storageKey(scopeFor(shop), unseenGiftOrder.key);
    if (isUnseen) sessionStorage.setItem(key, unseenGiftOrder.encode(reference) ?? "");
    const { dispose } = await openKept(shop);
    expect(bringGiftCart).toHaveBeenCalledTimes(isUnseen ? 1 : 0);
    dispose();
    sessionStorage.clear();
    vi.doUnmock("../../src/app/composition/bringGiftCart.ts");
  });

  it("goes on where a part that hardly anybody needs doesn't come, and says so on the console", async () => {
    const lost = () => {
      throw new TypeError("offline");
    };
    vi.doMock("../../src/app/composition/shiftHeadings.ts", lost);
    vi.doMock("../../src/app/composition/tellNoWidth.ts", lost);
    const { dispose } = await openKept({ ...shop, "heading-level": "3" });
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledTimes(2));
    dispose();
    vi.doUnmock("../../src/app/composition/shiftHeadings.ts");
    vi.doUnmock("../../src/app/composition/tellNoWidth.ts");
  });
});

describe("a shop whose element goes while its menu is on its way", () => {
  it("waits for nothing any longer, and leaves nothing", async () => {
    const starting = new AbortController();
    const added = vi.spyOn(window, "addEventListener");
    const removed = vi.spyOn(window, "removeEventListener");
    const input = inputWith(shop, { signal: starting.signal });
    const drawn = new Map([[input.host, { drawn: input.host, pressed: [], held: null, showPhotos() {} }]]);
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
    ["what is explained", { "full-page": "" }],
  ])("for want of words is shut again, %s: no sheets and no listeners are left", async (_what, attributes) => {
    vi.spyOn(location, "replace").mockImplementation(() => {});
    const added = vi.spyOn(window, "addEventListener");
    const removed = vi.spyOn(window, "removeEventListener");
    loadCatalogue.mockRejectedValue(new TypeError("offline"));
    const input = inputWith(attributes);
    // With a cart from last time all that goes on in a shop has begun.
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
      "its services can't be made",
      (input) => ({ ...input, host: Object.defineProperty(input.host, "offsetWidth", { get: fail }) }),
    ],
  ])("leaves no sheets where %s", async (_why, broken) => {
    const input = broken(inputWith(shop));
    await expect(start(input)).rejects.toThrow("a bug");
    expect(input.root.adoptedStyleSheets).toEqual([]);
  });

  it("R43: shows an embedded page that names nobody the way to the provider, and leads it nowhere", async () => {
    const replace = vi.spyOn(location, "replace").mockImplementation(() => {});
    const { text } = await open({});
    expect(text()).toContain("Ordering isn't available right now");
    expect(replace).not.toHaveBeenCalled();
  });

  it("R43: leads a full page that names nobody to the provider", async () => {
    const replace = vi.spyOn(location, "replace").mockImplementation(() => {});
    await start(inputWith({ "full-page": "" }));
    expect(replace.mock.calls).toEqual([["https://servery.example"]]);
  });

  it.each<[string, RawAttributes, object]>([
    ["it is branded", { "full-page": "", "hq-id": "7" }, { branded: true }],
    ["it names a group", { "full-page": "", "hq-id": "7" }, {}],
    ["it names a store", { "full-page": "", "store-id": "120" }, {}],
    ["the provider has no site", { "full-page": "" }, { marketingUrl: null }],
  ])("R43: leads a full page nowhere where %s", async (_what, attributes, changes) => {
    const replace = vi.spyOn(location, "replace").mockImplementation(() => {});
    const storefront = await start(inputWith(attributes, { config: { ...config, ...changes } }));
    storefront.dispose();
    expect(replace).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<StorefrontInput>, boolean]>([
    [
      "a JSON that did not come",
      { config: null, attributes: { ...shop, config: "https://shop.example/c.json" } },
      true,
    ],
    ["what the page itself says", { config: {} }, false],
    ["a build without one", { config: null }, false],
  ])("for want of a configuration can be tried again after %s: %s", async (_what, changes, isOffered) => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    const restart = vi.fn();
    const storefront = await start(inputWith(shop, { ...changes, restart }));
    const { root } = render(storefront.render());
    const button = root.querySelector("button");
    expect(button !== null).toBe(isOffered);
    button?.click();
    expect(restart).toHaveBeenCalledTimes(isOffered ? 1 : 0);
  });
});

describe("attributes that change", () => {
  it("need a new start where a shop was explained, and only when they are other ones", async () => {
    const { update } = await open({});
    expect(update({})).toBe(true);
    expect(update(shop)).toBe(false);
  });

  it("need a new start where they name nobody any more", async () => {
    const { update } = await open(shop);
    expect(update({ ...shop, mobile: "" })).toBe(true);
    expect(update({})).toBe(false);
  });

  it.each<[string, RawAttributes, RawAttributes, boolean]>([
    ["of another store", shop, { "store-id": "121" }, false],
    ["of a store by its name", shop, { "store-name": "Patty" }, false],
    ["of another store of the same group", { ...shop, "hq-id": "7" }, { "store-id": "121", "hq-id": "7" }, true],
    ["of the group alone", { ...shop, "hq-id": "7" }, { "hq-id": "7" }, true],
    ["of the same store, named another way", shop, { "store-name": "120" }, true],
  ])("R1: %s are applied live only where the same storage serves them", async (_what, before, after, isLive) => {
    const { update } = await open(before);
    expect(update(after)).toBe(isLive);
  });

  it("R1, R4: that need a new start keep nothing of the address, here or there", async () => {
    const { update } = await open(shop);
    history.replaceState(null, "", "/?coupon=HELLO10");
    update({ "store-id": "121" });
    history.replaceState(null, "", "/");
    expect(Object.keys({ ...localStorage })).toEqual([]);
  });

  it("leave no error screen in a full page's address for the next shop", async () => {
    history.replaceState(null, "", "/order/pagenotfound");
    const page = { ...shop, "full-page": "", "base-path": "/order" };
    const { update } = await open(page);
    update({ ...page, "store-id": "121" });
    const { pathname } = location;
    history.replaceState(null, "", "/");
    expect(pathname).toMatch(/^\/order\/?$/);
  });

  it("R2: that are wrong are told on the console once, however often the others change", async () => {
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
