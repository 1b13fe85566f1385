// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { openWhereAsked } from "../../src/app/composition/residents/lazy/openWhereAsked.ts";
import type { HostSettings } from "../../src/domain/host/hostSettings.ts";
import { noOpening, type Opening } from "../../src/domain/host/opening.ts";
import { widthAtom } from "../../src/state/host/host.atoms.ts";
import { closeOverlayAtom, type Overlay, openOverlayAtom, overlayAtom } from "../../src/state/overlay/overlay.atoms.ts";
import { shownRouteAtom } from "../../src/state/screen/shownRoute.atoms.ts";
import { orderServicesAtom } from "../../src/state/services.atoms.ts";
import { openStoreAtom } from "../../src/state/store/store.actions.ts";
import { burger, patty, pattys, rings } from "../state/cart/cartFixture.ts";
import { buildMenu } from "../support/buildMenu.ts";
import { buildElementState } from "../support/buildServices.ts";
import { buildStore } from "../support/buildStore.ts";
import { startIn } from "./startIn.ts";

const error = vi.spyOn(console, "error").mockImplementation(() => {});
const messages: string[] = [];
const note = (event: Event) => messages.push((event as CustomEvent<{ message: string }>).detail.message);

beforeEach(() => {
  error.mockClear();
  messages.length = 0;
});
afterEach(() => document.body.replaceChildren());

const base: Partial<HostSettings> = { store: { kind: "id", id: 120 } };
const burgerOpen: Overlay = { kind: "product", cardKey: "burgers/burger" };
const ringsOpen: Overlay = { kind: "product", cardKey: "sides/rings" };

/** A shop that is asked to open somewhere before its documents have arrived. */
function asked(
  opening: Partial<Opening>,
  settings: Partial<HostSettings> = base,
  before: (state: ReturnType<typeof buildElementState>, host: HTMLElement) => void = () => {},
) {
  const state = buildElementState({ ...settings, opening: { ...noOpening, ...opening } });
  const { view } = buildStore();
  state.documents.put({ ...patty, view: { ...view, pickup: true } }, [
    { ...pattys, ...buildMenu({ Burgers: [burger], Sides: [rings, { ...rings, id: "peas", isSoldOut: true }] }) },
  ]);
  const host = document.body.appendChild(document.createElement("div"));
  host.addEventListener("servery:error", note);
  before(state, host);
  startIn(openWhereAsked, { store: state.store, host });
  return {
    ...state,
    open: () => state.store.set(openStoreAtom),
    shown: () => state.store.get(overlayAtom),
    ask: (next: Partial<Opening>) => state.configure({ opening: { ...noOpening, ...next } }),
  };
}

describe("R106: the item that the page names", () => {
  it.each<[string, Overlay | null, readonly string[]]>([
    ["burger", burgerOpen, []],
    ["peas", { kind: "missing-dish", isSoldOut: true }, []],
    ["tofu", null, ["the page asks for the item \"tofu\", which isn't on store 120's menu now."]],
  ])("%s opens %j once the menu has arrived", async (item, overlay, lines) => {
    const shop = asked({ item });
    expect(shop.shown()).toBeNull();
    await shop.open();
    expect(shop.shown()).toEqual(overlay);
    expect(messages).toEqual(lines);
    expect(error.mock.calls.flat()).toEqual(lines.map((line) => `Servery: ${line}`));
  });

  it("opens once, and another one when the page names another", async () => {
    const shop = asked({ item: "burger" });
    await shop.open();
    shop.store.set(closeOverlayAtom);
    await shop.open();
    expect(shop.shown()).toBeNull();
    shop.ask({ item: "rings" });
    expect(shop.shown()).toEqual(ringsOpen);
    shop.ask({ item: "burger" });
    expect(shop.shown()).toEqual(burgerOpen);
  });

  it.each<[NavigationTimingType, string, string | null, Overlay | null]>([
    ["reload", "burger", null, null],
    ["back_forward", "burger", null, null],
    ["navigate", "burger", null, burgerOpen],
    ["reload", "rings", null, ringsOpen],
    ["reload", "burger", "burger", burgerOpen],
  ])("after a link has opened the burger, %s with %s, and %j from the page, opens %j", async (...row) => {
    const [type, item, ofPage, overlay] = row;
    const visits = vi.spyOn(performance, "getEntriesByType");
    onTestFinished(() => visits.mockRestore());
    visits.mockReturnValue([{ type } as PerformanceNavigationTiming]);
    const shop = asked({ item }, base, ({ store }, host) => {
      store.get(orderServicesAtom).orderMemory.save("linkedItem", "burger");
      if (ofPage !== null) host.setAttribute("item", ofPage);
    });
    await shop.open();
    expect(shop.shown()).toEqual(overlay);
  });

  it("leaves a full page's address, and stays in that of a page that the shop is embedded in", async () => {
    const link = "/order/?utm=a%20b&servery-item=burger&table=4";
    for (const isFullPage of [true, false]) {
      history.replaceState({ page: 1 }, "", link);
      await asked({ item: "burger" }, { ...base, isFullPage }).open();
      expect(location.pathname + location.search).toBe(isFullPage ? "/order/?utm=a%20b&table=4" : link);
      expect(history.state).toEqual({ page: 1 });
    }
  });

  it("replaces nothing that the diner has opened", async () => {
    const shop = asked({ item: "burger" });
    shop.store.set(openOverlayAtom, { kind: "dietary" });
    await shop.open();
    expect(shop.shown()).toEqual({ kind: "dietary" });
  });

  it.each<[string, Partial<HostSettings>]>([
    ["gift cards", { isGift: true }],
    ["a board", { isDigitalDisplay: true }],
  ])("isn't looked for on %s", async (_what, settings) => {
    const shop = asked({ item: "tofu", mode: "table" }, { ...base, ...settings });
    await shop.open();
    expect(shop.shown()).toBeNull();
    expect(messages).toEqual([]);
  });

  it("opens nothing if the shop begins with an order", async () => {
    const shop = asked({ item: "burger" });
    shop.history.push("/store/120/thankyou");
    await shop.open();
    shop.history.push("/store/120");
    expect(shop.shown()).toBeNull();
  });
});

describe("R106: the mode that the page names", () => {
  it.each<[Opening["mode"], readonly string[]]>([
    ["pickup", []],
    ["table", ['the page asks for the mode "table", which store 120 doesn\'t offer.']],
  ])("%s is told in the console with %j", async (mode, lines) => {
    const shop = asked({ mode });
    await shop.open();
    await shop.open();
    expect(messages).toEqual(lines);
  });
});

describe("R106, R76: a phone's home page", () => {
  it.each<[Partial<Opening>, string]>([
    [{}, "home"],
    [{ mode: "pickup" }, "store"],
    [{ item: "burger" }, "store"],
  ])("with %j, the shop begins with %s", async (opening, name) => {
    const shop = asked(opening);
    shop.documents.put({ ...patty, view: { ...patty.view, pickup: true, homePage: true } });
    shop.store.set(widthAtom, 360);
    await shop.open();
    expect(shop.store.get(shownRouteAtom).name).toBe(name);
  });
});
