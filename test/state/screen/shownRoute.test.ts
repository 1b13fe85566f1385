import { describe, expect, it } from "vitest";
import type { HostSettings } from "../../../src/domain/host/hostSettings.ts";
import { widthAtom } from "../../../src/state/host/host.atoms.ts";
import { navigateAtom, redirectAtom, routeAtom } from "../../../src/state/navigation/navigation.atoms.ts";
import { pathOf, type Route } from "../../../src/state/navigation/paths.ts";
import { homeRouteAtom } from "../../../src/state/screen/homeRoute.atoms.ts";
import { isSheetShownAtom, pageRouteAtom, shownRouteAtom } from "../../../src/state/screen/shownRoute.atoms.ts";
import { buildElementState } from "../../support/buildServices.ts";

function shownAt(path: string, settings: Partial<HostSettings>, widthPx = 1_280): string {
  const { store, history } = buildElementState(settings);
  store.set(widthAtom, widthPx);
  history.push(path);
  const shown = store.get(shownRouteAtom);
  return shown.name === "home" || shown.name === "display" ? shown.name : pathOf(shown as Route);
}

const byId: Partial<HostSettings> = { store: { kind: "id", id: 120 } };
const byName: Partial<HostSettings> = { store: { kind: "name", name: "Patty & Sons" } };
const group: Partial<HostSettings> = { hqId: 7 };

describe("R6: the screen for a route", () => {
  it.each<[string, string, Partial<HostSettings>, string]>([
    ["a configured store's menu on the main page", "/", byId, "/store/120"],
    ["a configured store's menu on an unknown path", "/nowhere/at/all", byId, "/store/120"],
    ["a store that is configured by its name", "/", byName, "/store/Patty%20%26%20Sons"],
    ["the gift cards, in gift mode", "/", { ...byId, isGift: true }, "/store/120/giftcards"],
    ["R73: the gift cards in place of the menu", "/store/120", { ...byId, isGift: true }, "/store/120/giftcards"],
    [
      "R73: the gift cards in place of the cart",
      "/store/120/shoppingcartmobile",
      { ...byId, isGift: true },
      "/store/120/giftcards",
    ],
    ["R73: the gift cards of a group's store", "/store/121", { ...group, isGift: true }, "/store/121/giftcards"],
    ["R73: the store list of a group in gift mode", "/", { ...group, isGift: true }, "/"],
    ["the store list of a group", "/", group, "/"],
    ["the store list on an unknown path of a group", "/nowhere", group, "/"],
    ["the store that a group's path names", "/store/121", group, "/store/121"],
    ["the menu, for a group that names one of its stores", "/", { ...group, ...byId }, "/store/120"],
    ["any other route as it is", "/store/120/checkout/o-1", byId, "/store/120/checkout/o-1"],
  ])("%s", (_what, path, settings, shown) => {
    expect(shownAt(path, settings)).toBe(shown);
  });
});

describe("R77: the screen on a digital display", () => {
  const display = { ...byId, isDigitalDisplay: true };
  const groupDisplay = { ...group, isDigitalDisplay: true };

  it.each<[string, Partial<HostSettings>, string]>([
    ["/", display, "display"],
    ["/store/120/shoppingcartmobile", display, "display"],
    ["/store/120/checkout/o-1", display, "display"],
    ["/store/120/checkout/giftcards", display, "display"],
    ["/store/120/giftcards", display, "display"],
    ["/store/120/giftshoppingcartmobile", display, "display"],
    ["/store/120/completeorder/o-1/guest", display, "display"],
    ["/store/120/guestCheckIn", display, "display"],
    ["/store/120/qrcodescanner", display, "display"],
    ["/login/120", display, "display"],
    ["/login", display, "display"],
    ["/register", display, "display"],
    ["/profile", display, "display"],
    ["/120/orderhistory", display, "display"],
    ["/store/120/giftcards", { ...display, isGift: true }, "display"],
    ["/store/121/checkout", groupDisplay, "display"],
    ["/login", groupDisplay, "/"],
    ["/", groupDisplay, "/"],
    ["/about", display, "/about"],
    ["/contact", display, "/contact"],
    ["/privacypolicy", display, "/privacypolicy"],
    ["/LogViewer", display, "/LogViewer"],
    ["/generalError", display, "/generalError"],
    ["/notFoundPage", display, "/notFoundPage"],
  ])("at %s", (path, settings, shown) => {
    for (const widthPx of [360, 1_920]) expect(shownAt(path, settings, widthPx)).toBe(shown);
  });
});

describe("R44: a phone's routes on a desktop", () => {
  it.each([
    ["/store/120/shoppingcartmobile", 1_280, "/store/120"],
    ["/store/120/shoppingcartmobile/q-1", 1_280, "/store/120"],
    ["/store/120/giftshoppingcartmobile", 1_280, "/store/120/giftcards"],
    ["/store/120/guestCheckIn", 1_280, "/store/120/guestCheckIn"],
    ["/store/120/shoppingcartmobile", 360, "/store/120/shoppingcartmobile"],
    ["/store/120/giftshoppingcartmobile", 360, "/store/120/giftshoppingcartmobile"],
  ])("%s at %i px shows %s", (path, widthPx, shown) => {
    expect(shownAt(path, byId, widthPx)).toBe(shown);
  });

  it.each([
    ["/store/120/shoppingcartmobile", "store"],
    ["/store/120/checkout", "store"],
    ["/store/120/giftshoppingcartmobile", "giftStore"],
    ["/store/120/checkout/giftcards", "giftStore"],
    ["/about", "about"],
    ["/", "store"],
  ])("lie in a sheet over a phone's page: at %s over %s", (path, page) => {
    const { store, history } = buildElementState(byId);
    store.set(widthAtom, 360);
    history.push(path);
    const isSheet = page !== store.get(shownRouteAtom).name;
    expect([store.get(pageRouteAtom).name, store.get(isSheetShownAtom)]).toEqual([page, isSheet]);
    store.set(widthAtom, 1_280);
    expect(store.get(isSheetShownAtom)).toBe(false);
  });
});

describe("the route back to the menu", () => {
  it.each<[string, Partial<HostSettings>, string]>([
    ["/store/120/checkout", byId, "/"],
    ["/store/121/checkout", group, "/store/121"],
    ["/profile", group, "/"],
    ["/profile", {}, "/"],
    ["/", { ...byId, isFullPage: true }, "/"],
    ["/store/120/completeorder/o-1/g-1", { ...byId, isFullPage: true }, "/store/120"],
    ["/about", { ...byId, isFullPage: true }, "/"],
  ])("from %s with %j is %s", (path, settings, home) => {
    const { store, history } = buildElementState(settings);
    history.push(path);
    expect(pathOf(store.get(homeRouteAtom))).toBe(home);
  });
});

describe("navigation", () => {
  it("changes the history, which all state follows", () => {
    const { store, history } = buildElementState(group);
    store.set(navigateAtom, { name: "checkout", store: "121" });
    expect(history.current()).toBe("/store/121/checkout");
    store.set(redirectAtom, { name: "pageNotFound" });
    expect(history.current()).toBe("/pagenotfound");
    expect(store.get(routeAtom)).toEqual({ name: "pageNotFound" });
  });
});
