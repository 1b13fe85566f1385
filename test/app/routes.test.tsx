// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { routes } from "../../src/app/routes.ts";
import { Screen } from "../../src/app/Screen.tsx";
import { preloadChunk } from "../../src/app/useChunk.ts";
import type { HostSettings } from "../../src/domain/host/hostSettings.ts";
import { createBrowserHistory } from "../../src/services/adapters/browser/browserHistory.ts";
import { areOrderWordsLoadedAtom, widthAtom } from "../../src/state/host/host.atoms.ts";
import { navigateAtom, pathAtom, routeAtom } from "../../src/state/navigation/navigation.atoms.ts";
import { type RouteName, routeAt } from "../../src/state/navigation/paths.ts";
import { shownRouteAtom } from "../../src/state/screen/shownRoute.atoms.ts";
import { openStoreAtom, storeFreeRoutes } from "../../src/state/store/store.actions.ts";
import { failedPathAtom } from "../../src/state/store/store.atoms.ts";
import { buildGiftCard } from "../support/buildGifts.ts";
import { buildMenu, buildProduct } from "../support/buildMenu.ts";
import { buildElementState, serve } from "../support/buildServices.ts";
import { buildStore } from "../support/buildStore.ts";
import { renderIn } from "./appFixture.tsx";

// The code under test loads these on demand. Loaded here, no test waits for the compiler.
import "../../src/features/cart/CartScreen.tsx";
import "../../src/features/checkout/CheckoutScreen.tsx";
import "../../src/features/menu/MenuScreen.tsx";
import "../../src/features/order/CompletedOrderScreen.tsx";

const theMenu = "Patty & Sons";
const notFound = "Store cannot be found, please contact support.";
const [desk, phone] = [1_280, 360];

interface Row {
  readonly path: string;
  readonly name: RouteName;
  readonly heading: string;
  /** The heading on a phone, if it differs. */
  readonly onPhone?: string;
}

/** Every route (S43), and its heading. */
const table: readonly Row[] = [
  { path: "/", name: "main", heading: theMenu },
  { path: "/store/120", name: "store", heading: theMenu },
  { path: "/store/120/giftcards", name: "giftStore", heading: "Gift cards" },
  { path: "/store/120/checkout", name: "checkout", heading: "Checkout" },
  { path: "/store/120/checkout/order-1", name: "checkout", heading: "Checkout" },
  { path: "/store/120/checkout/giftcards", name: "giftCheckout", heading: "Checkout" },
  { path: "/store/120/completeorder/o-1/g-1", name: "completeOrder", heading: "This order cannot be found" },
  { path: "/store/120/completeorder/o-1/g-1/121", name: "completeOrder", heading: "This order cannot be found" },
  { path: "/store/120/thankyou", name: "thankYou", heading: "Thank you" },
  { path: "/store/120/giftcards/thankyou", name: "giftThankYou", heading: "Thank you" },
  { path: "/store/120/shoppingcartmobile", name: "cart", heading: theMenu, onPhone: "Your cart" },
  { path: "/store/120/shoppingcartmobile/code", name: "cart", heading: theMenu, onPhone: "Your cart" },
  {
    path: "/store/120/giftshoppingcartmobile",
    name: "giftCart",
    heading: "Gift cards",
    onPhone: "Your cart",
  },
  { path: "/store/120/saveOrderMobile", name: "savedOrder", heading: "Your cart is empty" },
  { path: "/store/120/qrcodescanner", name: "qrScanner", heading: "Scan a saved order" },
  { path: "/store/120/guestCheckIn", name: "checkIn", heading: "Check in" },
  { path: "/store/120/resetpassword/bWVp", name: "resetPassword", heading: "Forgot password" },
  { path: "/login/120/true", name: "loginForStore", heading: "Log in" },
  { path: "/login/120", name: "loginForStore", heading: "Log in" },
  { path: "/login", name: "login", heading: "Log in" },
  { path: "/register", name: "register", heading: "Register" },
  { path: "/registeruser", name: "registerUser", heading: "Register" },
  { path: "/profile", name: "profile", heading: "Please log in" },
  { path: "/120/orderhistory", name: "orderHistory", heading: "Please log in" },
  { path: "/120/loyalty", name: "loyalty", heading: "Please log in" },
  { path: "/120/userStamps", name: "stamps", heading: "Please log in" },
  { path: "/120/ordertracking", name: "orderTracking", heading: "Please log in" },
  { path: "/about", name: "about", heading: "About" },
  { path: "/contact", name: "contact", heading: "Contact" },
  { path: "/privacypolicy", name: "privacyPolicy", heading: "Privacy Policy" },
  { path: "/generalError", name: "generalError", heading: "Something is wrong." },
  { path: "/pagenotfound", name: "pageNotFound", heading: notFound },
  { path: "/notFoundPage", name: "storeNotFound", heading: notFound },
  { path: "/LogViewer", name: "log", heading: "The log is empty" },
];

/** The shop of a page that was just loaded. */
function load({ widthPx = desk, ...settings }: { widthPx?: number } & Partial<HostSettings>) {
  const state = buildElementState({ store: { kind: "id", id: 120 }, ...settings });
  const { store } = state;
  store.set(widthAtom, widthPx);
  if (settings.isFullPage) {
    const pages = createBrowserHistory("/order", () => Promise.reject(new Error("No layers here.")));
    serve(store, { history: pages });
    store.set(pathAtom, pages.current());
  }
  return state;
}

function openAt({ path, ...given }: { path: string } & Parameters<typeof load>[0]) {
  if (given.isFullPage) history.replaceState(null, "", `/order${path}`);
  const state = load(given);
  if (!given.isFullPage) state.history.push(path);
  return state;
}

async function draw(path: string, widthPx: number, given: Partial<HostSettings> = {}) {
  const state = openAt({ path, widthPx, ...fullPage, ...given });
  const store = buildStore();
  state.documents.put({ ...store, view: { ...store.view, login: true } }, [
    buildMenu({ Sides: [buildProduct("chips")] }),
  ]);
  state.gifts.set({ menus: [{ id: "DefaultMenu", times: [], texts: {}, cards: [buildGiftCard()] }], bank: [] });
  state.store.set(areOrderWordsLoadedAtom, true);
  await preloadChunk(routes[state.store.get(shownRouteAtom).name].load);
  await act(async () => state.store.set(openStoreAtom));
  const { root } = renderIn(state, <Screen />);
  const shows = async (heading: string) => {
    // No order exists for the path.
    await act(async () => state.orders.remove("o-1"));
    // A phone's sheet is over the menu or the gift cards.
    const screen = root.querySelector("dialog") ?? root;
    expect(Array.from(screen.querySelectorAll("h1"), ({ textContent }) => textContent.trim())).toEqual([heading]);
  };
  return { ...state, root, shows: (heading: string) => vi.waitFor(() => shows(heading)) };
}

const fullPage = { isFullPage: true, basePath: "/order" } as const;

beforeEach(() => vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => {
  history.replaceState(null, "", "/");
  vi.restoreAllMocks();
});

it("lists every route of the path file in the table", () => {
  // A phone's home page and a display's board use the menu's path.
  expect(new Set([...table.map(({ name }) => name), "home", "display"])).toEqual(new Set(Object.keys(routes)));
});

describe("a route at its path", () => {
  it.each(table)("$path shows $heading", async ({ path, heading }) => {
    const { shows } = await draw(path, desk);
    await shows(heading);
  });

  it.each(table.flatMap(({ path, onPhone = "" }) => (onPhone ? [{ path, onPhone }] : [])))(
    "R44: $path shows $onPhone on a phone",
    async ({ path, onPhone }) => {
      const { shows } = await draw(path, phone);
      await shows(onPhone);
    },
  );
});

describe("without a store", () => {
  const group = { store: null, hqId: 7 } as const;
  const needNone: readonly RouteName[] = [...storeFreeRoutes, "generalError", "pageNotFound", "storeNotFound"];
  const rows = table.filter(({ name }) => needNone.includes(name));

  it.each(rows)("$path shows $heading", async ({ path, heading }) => {
    const { shows } = await draw(path, desk, group);
    await shows(heading);
  });

  it.each(rows.filter(({ name }) => !storeFreeRoutes.includes(name)))("$path leads to the venues", async ({ path }) => {
    const { root } = await draw(path, desk, group);
    const again = [...root.querySelectorAll("button")].find(({ textContent }) => textContent === "Try again");
    await act(async () => again?.click());
    expect(location.pathname).toBe("/order/");
  });

  it("leads from a missing venue to the others, if the page doesn't name a store", async () => {
    const ways = (root: ShadowRoot) => [...root.querySelectorAll("button")].map(({ textContent }) => textContent);
    const { root } = await draw("/pagenotfound", desk, group);
    expect(ways(root)).toEqual(["Try again", "See all venues"]);
    await act(async () => root.querySelectorAll("button")[1]?.click());
    expect(location.pathname).toBe("/order/");
    expect(ways((await draw("/pagenotfound", desk, { hqId: 7 })).root)).toEqual(["Try again"]);
  });
});

describe("a store that can't be reached", () => {
  const rows: readonly (readonly [string, string | null])[] = [
    ["/store/120/shoppingcartmobile", "/order/store/120"],
    ["/store/120/checkout", "/order/store/120"],
    ["/profile", "/order/"],
    ["/store/120", null],
    ["/", null],
  ];

  it.each(rows)("leads from %s to the menu: %s", async (from, menu) => {
    const { root, store } = await draw("/generalError", phone);
    await act(async () => store.set(failedPathAtom, from));
    const ways = [...root.querySelectorAll("button")];
    const names = ways.map(({ textContent }) => textContent);
    expect(names).toEqual(["Try again", ...(menu === null ? [] : ["Back to menu"])]);
    await act(async () => ways.at(-1)?.click());
    if (menu !== null) expect(location.pathname).toBe(menu);
  });
});

describe.each([
  ["a full page", fullPage],
  ["a page around the shop", {}],
])("on %s", (_where, settings) => {
  it("R6: a route is shown again after a reload if the shop owns the URL", () => {
    const { store } = openAt({ path: "/", ...settings });
    const route = routeAt("/store/120/checkout/order-1");
    store.set(navigateAtom, route);
    const isOwn = "isFullPage" in settings;
    expect(location.pathname).toBe(isOwn ? "/order/store/120/checkout/order-1" : "/");
    expect(load(settings).store.get(routeAtom)).toEqual(isOwn ? route : { name: "main" });
  });

  it("R6: an unknown path shows the menu or the venues", () => {
    const of = (given: Partial<HostSettings>) =>
      openAt({ path: "/store/120/nosuch", ...settings, ...given }).store.get(shownRouteAtom);
    expect(of({})).toEqual({ name: "store", store: "120" });
    expect(of({ store: null, hqId: 7 })).toEqual({ name: "main" });
  });
});

it.each([
  ["mobile", ["checkIn", "display", "home", "qrScanner", "savedOrder"]],
  ["full", ["generalError", "pageNotFound", "storeNotFound"]],
])("uses the %s layout for its own routes only", (layout, names) => {
  const found = Object.entries(routes).filter(([, route]) => route.layout === layout);
  expect(found.map(([name]) => name).sort()).toEqual(names);
});
