// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { callMethod } from "../../src/app/composition/methods/callMethod.ts";
import { type CalledShop, createStopScope } from "../../src/app/composition/shopScope.ts";
import type { HostSettings } from "../../src/domain/host/hostSettings.ts";
import { menuExtras } from "../../src/features/menu-extras/menuExtras.ts";
import { menuExtrasAtom } from "../../src/parts/menu-extras/menuExtras.atoms.ts";
import { cartCountAtom } from "../../src/state/cart/cart.atoms.ts";
import { widthAtom } from "../../src/state/host/host.atoms.ts";
import { type Overlay, openOverlayAtom, overlayAtom } from "../../src/state/overlay/overlay.atoms.ts";
import { shownRouteAtom } from "../../src/state/screen/shownRoute.atoms.ts";
import { openStoreAtom } from "../../src/state/store/store.actions.ts";
import { burger, patty, rings } from "../state/cart/cartFixture.ts";
import { buildMenu } from "../support/buildMenu.ts";
import { buildElementState } from "../support/buildServices.ts";

// The code under test loads these on demand. Loaded here, no test waits for the compiler.
import "../../src/features/account/AccountScreen.tsx";
import "../../src/features/cart/CartScreen.tsx";
import "../../src/features/checkout/CheckoutScreen.tsx";
import "../../src/features/gift-checkout/GiftCheckoutScreen.tsx";
import "../../src/features/gift/GiftCartScreen.tsx";
import "../../src/features/gift/GiftStoreScreen.tsx";
import "../../src/features/home/HomeScreen.tsx";
import "../../src/features/menu/MenuScreen.tsx";
import "../../src/features/venues/VenuesScreen.tsx";

const byId: Partial<HostSettings> = { store: { kind: "id", id: 120 } };

const soldOut = { ...burger, id: "special", isSoldOut: true };

interface Given {
  readonly settings?: Partial<HostSettings>;
  readonly hasMembers?: boolean;
  readonly homePage?: boolean;
}

/** A phone's shop whose documents haven't been read yet. */
function starting({ settings = byId, hasMembers = false, homePage = false }: Given = {}) {
  const state = buildElementState(settings);
  const view = { ...patty.view, pickup: true, login: hasMembers, homePage };
  const menu = buildMenu({ Burgers: [burger, soldOut], Sides: [rings] });
  state.documents.put({ ...patty, view }, [menu]);
  state.store.set(widthAtom, 360);
  state.store.set(menuExtrasAtom, menuExtras);
  const scope = createStopScope();
  onTestFinished(scope.close);
  const host = document.body.appendChild(document.createElement("div"));
  host.scrollIntoView = vi.fn();
  const root = host.attachShadow({ mode: "open" });
  // Stands for the app, which draws a dialog for the overlay.
  state.store.sub(overlayAtom, () => {
    const dialog = document.createElement("dialog");
    dialog.setAttribute("open", "");
    root.replaceChildren(...(state.store.get(overlayAtom) ? [dialog] : []));
  });
  const shop: CalledShop = { store: state.store, scope, host, root };
  return {
    ...state,
    host,
    scope,
    load: () => state.store.set(openStoreAtom),
    open: (request?: unknown) => callMethod(shop, "open", request),
    close: () => callMethod(shop, "close", undefined),
    shown: () => state.store.get(shownRouteAtom).name,
    overlay: () => state.store.get(overlayAtom),
    count: () => state.store.get(cartCountAtom),
  };
}

async function started(given: Given = {}) {
  const shop = starting(given);
  await shop.load();
  return shop;
}

const burgerOpen: Overlay = { kind: "product", cardKey: "burgers/burger" };

describe("R107: open() with a screen", () => {
  it.each<[string, Partial<HostSettings>, string]>([
    ["menu", byId, "store"],
    ["cart", byId, "cart"],
    ["checkout", byId, "checkout"],
    ["gift-cards", byId, "giftStore"],
    ["account", byId, "profile"],
    ["menu", { ...byId, isGift: true }, "giftStore"],
    ["cart", { ...byId, isGift: true }, "giftCart"],
    ["checkout", { ...byId, isGift: true }, "giftCheckout"],
  ])("%s, with %j, shows %s, without what was open", async (screen, settings, name) => {
    const shop = await started({ settings, hasMembers: true });
    shop.store.set(openOverlayAtom, { kind: "dietary" });
    await shop.open({ screen });
    expect(shop.shown()).toBe(name);
    expect(shop.overlay()).toBeNull();
  });

  it("waits for a store that is loading", async () => {
    const shop = starting();
    const opened = shop.open({ screen: "cart" });
    await shop.load();
    await opened;
    expect(shop.shown()).toBe("cart");
  });

  it("scrolls to a menu that is shown already, and ends a home page", async () => {
    const shop = await started({ homePage: true });
    expect(shop.shown()).toBe("home");
    await shop.open();
    expect(shop.shown()).toBe("store");
    expect(shop.host.scrollIntoView).toHaveBeenCalledOnce();
  });

  it("shows a group's list of venues as its menu", async () => {
    const shop = starting({ settings: { hqId: 7 } });
    await shop.open({ screen: "menu" });
    expect(shop.shown()).toBe("main");
    await expect(shop.open({ screen: "cart" })).rejects.toThrow("No store is chosen yet, so there is no cart.");
  });

  it.each<[string, Given, unknown, string]>([
    ["no members", {}, { screen: "account" }, "This store has no accounts."],
    ["a board", { settings: { ...byId, isDigitalDisplay: true } }, {}, "open() takes"],
    ["a board", { settings: { ...byId, isDigitalDisplay: true } }, undefined, "A menu board has nothing to open."],
    ["another store", { settings: { store: { kind: "id", id: 9 } } }, undefined, "The store can't be shown"],
  ])("rejects in a shop with %s %#", async (_what, given, request, reason) => {
    const shop = await started(given);
    await expect(shop.open(request)).rejects.toThrow(reason);
  });

  it("rejects if the shop is closed before the store arrives", async () => {
    const shop = starting();
    const opened = shop.open();
    shop.scope.close();
    await expect(opened).rejects.toThrow("The shop has been closed, or has started anew.");
  });
});

describe("R107: open() with an item", () => {
  it("opens the dish over the menu, from any screen", async () => {
    const shop = await started();
    await shop.open({ screen: "checkout" });
    await shop.open({ item: "burger" });
    expect(shop.overlay()).toEqual(burgerOpen);
    expect(shop.shown()).toBe("store");
    expect(shop.count()).toBe(0);
  });

  it("waits for the menu", async () => {
    const shop = starting();
    const opened = shop.open({ item: "burger" });
    await shop.load();
    await opened;
    expect(shop.overlay()).toEqual(burgerOpen);
  });

  it("R81: with a quantity, adds so many, up to the limit of R40", async () => {
    const shop = await started();
    await shop.open({ item: "rings", quantity: 3 });
    await shop.open({ item: "rings", quantity: 15 });
    expect(shop.count()).toBe(18);
    expect(shop.overlay()).toBeNull();
    const tooMany = "A cart has at most 20 of item rings: 2 more can be added.";
    await expect(shop.open({ item: "rings", quantity: 3 })).rejects.toThrow(tooMany);
    expect(shop.count()).toBe(18);
  });

  it.each<[string, Partial<HostSettings>, string]>([
    ["special", byId, "Item special is sold out."],
    ["tofu", byId, "Item tofu isn't on the menu now."],
    ["burger", { ...byId, isGift: true }, "Gift cards are sold here, no dishes."],
    ["burger", { hqId: 7 }, "No store is chosen yet, so there are no dishes."],
  ])("rejects for %s with %j: %s", async (item, settings, reason) => {
    const shop = await started({ settings });
    await expect(shop.open({ item })).rejects.toThrow(reason);
    await expect(shop.open({ item, quantity: 1 })).rejects.toThrow(reason);
    expect(shop.overlay()).toBeNull();
  });

  it("rejects if the menu can't be read", async () => {
    const shop = starting();
    shop.documents.fail({ menus: true });
    await shop.load();
    await expect(shop.open({ item: "burger" })).rejects.toThrow("The menu can't be read: the console says why.");
  });
});

describe("R107: close()", () => {
  it.each<[unknown]>([[{ screen: "checkout" }], [{ item: "burger" }], [undefined]])(
    "leads back to the menu after open(%j)",
    async (request) => {
      const shop = await started();
      await shop.open(request);
      await shop.close();
      expect(shop.shown()).toBe("store");
      expect(shop.overlay()).toBeNull();
    },
  );
});
