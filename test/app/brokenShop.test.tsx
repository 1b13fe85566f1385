// @vitest-environment happy-dom

import { act, useLayoutEffect } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showStrangePayment } from "../../src/app/composition/residents/lazy/showOrderChanges.tsx";
import { ErrorBoundary } from "../../src/app/ErrorBoundary.tsx";
import { SetupProblem } from "../../src/app/SetupProblem.tsx";
import { wholeDescription } from "../../src/domain/log/logEntry.ts";
import { instant } from "../../src/domain/time/instant.ts";
import type { Device } from "../../src/services/adapters/device/deviceMemory.ts";
import { areOrderWordsLoadedAtom } from "../../src/state/host/host.atoms.ts";
import { logEntriesAtom } from "../../src/state/log/log.atoms.ts";
import { orderChangeAtom } from "../../src/state/order/orderChange.atoms.ts";
import { orderServicesAtom } from "../../src/state/services.atoms.ts";
import { storeAtom } from "../../src/state/store/store.atoms.ts";
import { storedOrders } from "../../src/wire/storage/orderTable.ts";
import { storageRows } from "../../src/wire/storage/table.ts";
import { buildAttempt } from "../domain/checkout/buildAttempt.ts";
import { buildDevice } from "../support/buildDevice.ts";
import { buildElementState, type ElementState } from "../support/buildServices.ts";
import { buildStore } from "../support/buildStore.ts";
import { click, render } from "../ui/render.tsx";
import { english, News, renderIn, within } from "./appFixture.tsx";

let isBroken = true;

function Menu() {
  if (isBroken) throw new Error("no such dish");
  return <p>The menu</p>;
}

beforeEach(() => {
  isBroken = true;
  // React logs every error that a boundary catches to the console.
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

function openMenu() {
  const state = buildElementState();
  state.history.push("/store/120/checkout");
  const screenOf = (name: string, content = <Menu />) =>
    within(state, <ErrorBoundary screen={name}>{content}</ErrorBoundary>);
  const screen = render(screenOf("checkout"));
  return { ...state, ...screen, screenOf, text: () => screen.root.textContent ?? "" };
}

describe("a screen that breaks", () => {
  it("is logged with the place where it broke, reported, and left with a button under one sentence (S2)", () => {
    const { store, reported, history, find, text } = openMenu();
    const entries = store.get(logEntriesAtom);
    expect(entries).toMatchObject([{ type: "Error", category: "screen", path: "/store/120/checkout" }]);
    expect(entries.map(wholeDescription)[0]).toMatch(/^Something broke: Error: no such dish\s+at Menu/);
    expect(reported).toEqual(entries);
    expect(find("h1").textContent).toBe("Something is wrong.");
    expect(text()).toContain("Your cart is safe.");
    isBroken = false;
    click(find("button"));
    expect(history.current()).toBe("/");
    expect(text()).toBe("The menu");
  });

  it("doesn't affect the next screen, and is tried again when the diner comes back to it", () => {
    const { rerender, screenOf, text } = openMenu();
    rerender(screenOf("about", <p>About</p>));
    expect(text()).toBe("About");
    isBroken = false;
    rerender(screenOf("checkout"));
    expect(text()).toBe("The menu");
  });
});

let failures = 0;

function Altered() {
  useLayoutEffect(() => {
    failures -= 1;
    if (failures >= 0) throw new DOMException("The node to be removed is not a child of this node.", "NotFoundError");
  });
  return <p>The menu</p>;
}

describe("a screen whose nodes another script altered", () => {
  it.each([
    [20, "The menu"],
    [21, "Something is wrong."],
  ])("is drawn again, but not for ever: after %i failures in a row it shows %s", (times, shown) => {
    const { rerender, screenOf, text } = openMenu();
    failures = times;
    rerender(screenOf("about", <Altered />));
    expect(text()).toContain(shown);
  });
});

interface Options {
  readonly marketingUrl?: string | null;
  readonly onRetry?: (() => void) | null;
  readonly device?: Device;
}

function open({ marketingUrl = null, onRetry = null, device = buildDevice() }: Options = {}) {
  const shown = { marketingUrl, onRetry, device };
  return render(<SetupProblem i18n={english} onShown={() => {}} {...shown} />);
}

describe("R2: the message shown if the shop can't start", () => {
  it("tells a diner what to do", () => {
    const { find, root } = open();
    expect(find("h2").textContent).toBe("Ordering isn't available right now");
    expect(root.textContent).toContain("Please try again later, or contact us.");
  });

  it("shows the store's phone number to a diner who has been here before", () => {
    const device = buildDevice();
    const store = { id: "120", fields: { ID: 120, Name: "Patty & Sons", OfficePhone: "03 5550 0120" } };
    device.save(storageRows.lastMenu, { savedAt: 0, store, menus: [] });
    const { find, root } = open({ device });
    expect(root.textContent).toContain("Please try again later, or call us: 03 5550 0120");
    expect(find("a").getAttribute("href")).toBe("tel:0355500120");
  });

  it("R82: keeps the page's own content inside the element", () => {
    expect(open().find("slot")).toBeDefined();
  });

  it("states its language in the lang attribute", () => {
    expect(open().find(".servery[lang]").lang).toBe("en");
  });

  it("R43: links to the provider's site if it has one, and never redirects by itself", () => {
    const before = location.href;
    const link = open({ marketingUrl: "https://servery.example/" }).find<HTMLAnchorElement>("a");
    expect(link.getAttribute("href")).toBe("https://servery.example/");
    expect(link.textContent).toBe("About online ordering");
    expect(location.href).toBe(before);
    expect(open().root.querySelector("a")).toBeNull();
  });

  it("offers a retry only if it may help", () => {
    const onRetry = vi.fn();
    click(open({ onRetry }).find("button"));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(open().root.querySelector("button")).toBeNull();
  });
});

const said = "No order on this device matches this payment. Nothing was sent, and nothing has changed here.";

/** The menu of store 120, after a payment page redirected back to it. */
async function ledBack(search: string, prepare: (state: ElementState) => void = () => {}) {
  const state = buildElementState({ store: { kind: "id", id: 120 }, isFullPage: true });
  prepare(state);
  state.ordering.pageExit.leadBack({ udid: "u-1", mayBePaid: true, status: "TRADE_SUCCESS" });
  state.store.set(areOrderWordsLoadedAtom, true);
  const { root } = renderIn(state, <News />);
  await act(() => showStrangePayment(state.store, search));
  return { ...state, root };
}

const report = "?result=SUCCESS&merchant_trade_no=u-1&trade_status=TRADE_SUCCESS";

describe("R57: a payment page redirects to a screen other than the checkout", () => {
  it("for an unknown order: says so, can be closed, and clears the parameters", async () => {
    const { root, ordering } = await ledBack(report);
    expect(root.textContent).toContain(said);
    expect(ordering.pageExit.takeReturn()).toBeNull();
    const [close] = root.querySelectorAll("button");
    if (close) click(close);
    expect(root.textContent).toBe("");
  });

  it("for another order than the stored one: says so", async () => {
    const { root } = await ledBack(report, ({ device }) => device.save(storedOrders.checkoutData, buildAttempt("u-2")));
    expect(root.textContent).toContain(said);
  });

  it.each<[string, string, (state: ElementState) => void]>([
    ["for no payment", "?result=SUCCESS", () => {}],
    ["for the stored order", report, ({ device }) => device.save(storedOrders.checkoutData, buildAttempt("u-1"))],
  ])("%s: says nothing and leaves the result to the checkout", async (_case, search, prepare) => {
    const { root, ordering } = await ledBack(search, prepare);
    expect(root.textContent).toBe("");
    expect(ordering.pageExit.takeReturn()).not.toBeNull();
  });

  const end = ({ store }: ElementState) => store.get(orderServicesAtom).attempts.food.end("u-1");

  it("for an order that was placed here: leads to it, once, and says nothing if it is over", async () => {
    const placed = { udid: "u-1", storeId: 120, customerId: "g-1", placedAt: instant(0) };
    const { root, store, ordering } = await ledBack(report, (state) => {
      end(state);
      state.device.save(storedOrders.recentOrders, [placed]);
    });
    expect(store.get(orderChangeAtom)).toEqual(placed);
    expect(ordering.pageExit.takeReturn()).toBeNull();

    const over = await ledBack(report, end);
    expect([root.textContent, over.root.textContent, over.store.get(orderChangeAtom)]).toEqual(["", "", null]);
    expect(over.ordering.pageExit.takeReturn()).toBeNull();
  });

  it("says whom to call if it was paid", async () => {
    const open = ({ store }: ElementState) =>
      store.set(storeAtom, { kind: "ready", value: buildStore({ phone: "03 5550 0100" }) });
    expect((await ledBack(report, open)).root.textContent).toContain("please call us at 03 5550 0100.");
    expect((await ledBack(report)).root.textContent).toContain("If you have paid, please ask us.");
    const cancelled = await ledBack(report.replace("SUCCESS&", "CANCEL&"), open);
    expect(cancelled.root.textContent).not.toContain("paid");
  });
});
