// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startSteps } from "../../src/app/composition/residents/lazy/startFullPage.ts";
import { createBrowserHistory } from "../../src/services/adapters/browser/browserHistory.ts";
import { createBrowserLayers } from "../../src/services/adapters/browser/browserLayers.ts";
import { cardKey } from "../../src/state/menu/menu.atoms.ts";
import { pathAtom } from "../../src/state/navigation/navigation.atoms.ts";
import { dialogStepAtom } from "../../src/state/overlay/dialogStep.atoms.ts";
import { closeOverlayAtom, type Overlay, openOverlayAtom, overlayAtom } from "../../src/state/overlay/overlay.atoms.ts";
import { servicesAtom } from "../../src/state/services.atoms.ts";
import { menusAtom, menusReadAtAtom, storeAtom } from "../../src/state/store/store.atoms.ts";
import { buildMenu, buildProduct } from "../support/buildMenu.ts";
import { buildElementState } from "../support/buildServices.ts";
import { buildStore } from "../support/buildStore.ts";
import { startIn } from "./startIn.ts";

const cheese = { kind: "product", cardKey: cardKey("burgers", "cheese") } as const;
const colaAsDrink = { kind: "product", cardKey: cardKey("drinks", "cola") } as const;

const fullPage = () => createBrowserHistory("", async () => ({ createBrowserLayers }));

let stops: (() => void)[] = [];
beforeEach(() => {
  stops = [];
});
afterEach(() => {
  for (const stop of stops) stop();
});

/** A full page of a store that sells a burger, and a cola in two categories. */
async function openPage(address: string, { isFullPage = true, hasMenu = true } = {}) {
  history.replaceState(null, "", address);
  const state = buildElementState({ store: { kind: "id", id: 120 }, isFullPage });
  const { store } = state;
  const services = store.get(servicesAtom);
  const page = isFullPage ? fullPage() : services.history;
  store.set(servicesAtom, { ...services, history: page });
  store.set(storeAtom, { kind: "ready", value: buildStore() });
  const cola = buildProduct("cola");
  const serve = (menu = buildMenu({ Burgers: [buildProduct("cheese"), cola], Drinks: [cola] })) => {
    store.set(menusAtom, { kind: "ready", value: [menu] });
    store.set(menusReadAtAtom, services.clock.now());
  };
  if (hasMenu) serve();
  store.set(pathAtom, page.current());
  stops.push(
    page.listen(() => store.set(pathAtom, page.current())),
    startIn(startSteps, { store }),
  );
  await vi.dynamicImportSettled();
  const open = (overlay: Overlay) => store.set(openOverlayAtom, overlay);
  return { ...state, serve, open, overlay: () => store.get(overlayAtom) };
}

async function popped(go: () => void): Promise<void> {
  const heard = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  go();
  await heard;
}

const query = () => location.search;

const steps: readonly (readonly [string, Overlay, string])[] = [
  ["a dish", cheese, "?item=cheese"],
  ["a dish of several categories", colaAsDrink, "?item=cola&category=drinks"],
  ["the drawer", { kind: "menu-drawer" }, ""],
  ["signing in", { kind: "sign-in" }, ""],
  ["the dietary choices", { kind: "dietary" }, ""],
  ["the rewards", { kind: "redemption" }, ""],
  ["a policy", { kind: "policy", policy: "refund" }, ""],
  ["the terms of an order", { kind: "policy", policy: "terms" }, ""],
  ["a line's meal", { kind: "meal", lineId: "1.0", triggerId: "meal" }, ""],
  ["a line that is changed", { ...cheese, lineId: "1.0" }, ""],
];

describe("R80: a dialog on a full page", () => {
  it.each(steps)("%s is closed by Back, and opened by Forward", async (_name, overlay, shown) => {
    const page = await openPage("/");
    page.open(overlay);
    expect(query()).toBe(shown);
    await popped(() => history.back());
    expect([page.overlay(), query()]).toEqual([null, ""]);
    await popped(() => history.forward());
    expect([page.overlay(), query()]).toEqual([overlay, shown]);
  });

  it.each([
    ["?item=cheese", cheese],
    ["?item=cola&category=drinks", colaAsDrink],
    ["?item=cola", { kind: "product", cardKey: cardKey("burgers", "cola") }],
    ["?item=cola&category=lunch", { kind: "product", cardKey: cardKey("burgers", "cola") }],
  ] as const)("opens from the link %s, before or after the menu loads", async (link, overlay) => {
    const early = await openPage(`/${link}`, { hasMenu: false });
    expect(early.overlay()).toBeNull();
    early.serve();
    expect(early.overlay()).toEqual(overlay);
    const late = await openPage(`/${link}`);
    expect(late.overlay()).toEqual(overlay);
    late.store.set(closeOverlayAtom);
    expect(query()).toBe("");
  });

  it("keeps its product when the menu changes, even if the product is gone", async () => {
    const page = await openPage("/?item=cheese");
    page.serve(buildMenu({ Burgers: [buildProduct("bacon")] }));
    expect(page.overlay()).toEqual(cheese);
  });

  it.each(["sold-last-year", "<img src=x onerror=alert(1)>", "__proto__", "%00", "%"])(
    "says that %s in the link isn't sold, until the menu has it or the diner goes on",
    async (item) => {
      const page = await openPage(`/?item=${encodeURIComponent(item)}&room=12`);
      expect(page.overlay()).toEqual({ kind: "missing-dish", isSoldOut: false });
      const { length } = history;
      // The menu is in use: a dialog opened now adds a history entry, and Back leads to the menu.
      page.open(cheese);
      expect([query(), history.length]).toEqual(["?room=12&item=cheese", length + 1]);
      await popped(() => page.store.set(closeOverlayAtom));
      expect([page.overlay(), query()]).toEqual([null, "?room=12"]);
    },
  );

  it("R95: says that the product in the link is sold out, instead of opening it", async () => {
    const page = await openPage("/?item=cheese", { hasMenu: false });
    page.serve(buildMenu({ Burgers: [buildProduct("cheese", { isSoldOut: true })] }));
    expect([page.overlay(), query()]).toEqual([{ kind: "missing-dish", isSoldOut: true }, "?item=cheese"]);
  });

  it("removes the missing product from the URL once the diner has read the notice", async () => {
    const page = await openPage("/?item=gone");
    page.store.set(closeOverlayAtom);
    expect([page.overlay(), query()]).toEqual([null, ""]);
  });

  it("doesn't call a product missing while only the cached menu is shown", async () => {
    const page = await openPage("/?item=new", { hasMenu: false });
    page.store.set(menusAtom, { kind: "ready", value: [buildMenu({ Burgers: [buildProduct("cheese")] })] });
    expect(page.overlay()).toBeNull();
    page.serve(buildMenu({ Burgers: [buildProduct("new")] }));
    expect(page.overlay()).toEqual({ kind: "product", cardKey: cardKey("burgers", "new") });
  });

  it("opens only on the menu", async () => {
    const page = await openPage("/about?item=cheese");
    expect(page.overlay()).toBeNull();
  });

  it("adds a history entry even if it was opened before this code arrived", async () => {
    history.replaceState(null, "", "/");
    const page = await openPage("/", { isFullPage: false });
    page.store.set(servicesAtom, { ...page.store.get(servicesAtom), history: fullPage() });
    startIn(startSteps, page);
    page.open(cheese);
    expect(query()).toBe("");
    await vi.dynamicImportSettled();
    expect([page.overlay(), query()]).toEqual([cheese, "?item=cheese"]);
  });

  it.each(["kind=nonsense", "kind=policy&policy=toString", "kind=product", "kind=roll&lineId=1", "&&&", "<b>"])(
    "doesn't open if the history entry holds %j",
    async (over) => {
      const page = await openPage("/");
      history.pushState({ servery: { over, isStep: true } }, "", "/");
      dispatchEvent(new PopStateEvent("popstate"));
      expect(page.overlay()).toBeNull();
    },
  );
});

describe("R80: a dialog that belongs to a screen, on a full page", () => {
  async function openHeld() {
    history.pushState(null, "", "/");
    const page = await openPage("/?room=12");
    const close = vi.fn(() => page.store.set(dialogStepAtom, null));
    const hold = () => page.store.set(dialogStepAtom, { close });
    return { ...page, close, hold, isHeld: () => page.store.get(dialogStepAtom) !== null };
  }

  it("is closed by Back, which stays on the screen, and isn't opened again by Forward", async () => {
    const page = await openHeld();
    const { length } = history;
    page.hold();
    expect([history.length, query()]).toEqual([length + 1, "?room=12"]);
    await popped(() => history.back());
    expect([page.isHeld(), page.close.mock.calls.length, history.state, query()]).toEqual([false, 1, null, "?room=12"]);
    await popped(() => history.forward());
    await vi.waitFor(() => expect([history.state, query()]).toEqual([null, "?room=12"]));
    expect([page.isHeld(), page.overlay()]).toEqual([false, null]);
  });

  it("adds a history entry even if it was opened before this code arrived", async () => {
    history.replaceState(null, "", "/");
    const page = await openPage("/", { isFullPage: false });
    page.store.set(servicesAtom, { ...page.store.get(servicesAtom), history: fullPage() });
    startIn(startSteps, page);
    const close = vi.fn();
    page.store.set(dialogStepAtom, { close });
    await vi.dynamicImportSettled();
    await popped(() => history.back());
    expect(close).toHaveBeenCalledOnce();
  });
});

describe("R80: a dialog over a dish, on a full page", () => {
  async function openOver(address = "/?room=12") {
    history.pushState(null, "", "/");
    const page = await openPage(address);
    if (!page.overlay()) page.open(cheese);
    const { length } = history;
    const close = vi.fn(() => page.store.set(dialogStepAtom, null));
    page.store.set(dialogStepAtom, { close });
    const isHeld = () => page.store.get(dialogStepAtom) !== null;
    return { ...page, close, length, shown: () => [isHeld(), page.overlay(), query()] };
  }

  it("is closed by Back, and the dish by the next Back", async () => {
    const page = await openOver();
    expect([history.length, ...page.shown()]).toEqual([page.length + 1, true, cheese, "?room=12&item=cheese"]);
    await popped(() => history.back());
    expect([page.close.mock.calls.length, ...page.shown()]).toEqual([1, false, cheese, "?room=12&item=cheese"]);
    await popped(() => history.back());
    expect([history.state, ...page.shown()]).toEqual([null, false, null, "?room=12"]);
  });

  it("leaves only the dish's history entry when it is closed by hand", async () => {
    const page = await openOver();
    await popped(() => page.store.set(dialogStepAtom, null));
    expect([page.close.mock.calls.length, ...page.shown()]).toEqual([0, false, cheese, "?room=12&item=cheese"]);
    await popped(() => page.store.set(closeOverlayAtom));
    expect([history.state, ...page.shown()]).toEqual([null, false, null, "?room=12"]);
  });

  it.each(["/?room=12", "/?room=12&item=cheese"])("leaves no history entry when both close, at %s", async (address) => {
    const page = await openOver(address);
    page.store.set(closeOverlayAtom);
    page.store.set(dialogStepAtom, null);
    await vi.waitFor(() => expect([history.state, ...page.shown()]).toEqual([null, false, null, "?room=12"]));
  });
});

describe("R6: a dialog of an embedded shop", () => {
  it("adds no history entry, because Back belongs to the host page", async () => {
    const page = await openPage("/restaurant.html?item=cheese", { isFullPage: false });
    const { length } = history;
    expect(page.overlay()).toBeNull();
    page.open(cheese);
    page.store.set(closeOverlayAtom);
    expect([history.length, query()]).toEqual([length, "?item=cheese"]);
  });
});
