// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { readHost } from "../../src/app/composition/readHost.ts";
import { createDeviceOrderMemory } from "../../src/services/adapters/deviceOrderMemory.ts";
import { putCartAtom } from "../../src/state/cart/cart.atoms.ts";
import { visitAtom } from "../../src/state/visit/visit.atoms.ts";
import { storedThings } from "../../src/wire/storage/table.ts";
import { cart, goodCard, noor, openCheckout, shopState } from "../features/checkout/checkoutFixture.tsx";
import { serve } from "../support/buildServices.ts";

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});

const standOn = (query: string) => history.replaceState(null, "", `/${query}`);

/** The shop's attributes on this page, with what earlier pages left on the device. */
function openPage(attributes = {}) {
  const state = shopState();
  const { settings, device } = readHost({ "store-id": "120", ...attributes });
  serve(state.store, { orderMemory: createDeviceOrderMemory(device) });
  state.configure(settings);
  state.store.set(putCartAtom, { cart, happening: { kind: "changed" } });
  return { ...state, kept: device };
}

type Page = ReturnType<typeof openPage>;

/** Places an order, and answers which tables were posted with it. */
async function order(page: Page): Promise<unknown> {
  page.history.push("/store/120/checkout");
  page.store.set(putCartAtom, { cart, happening: { kind: "changed" } });
  const shop = await openCheckout(page);
  shop.fill({ ...noor, ...goodCard });
  await shop.press("Pay now");
  await shop.answer({ kind: "taken", customerId: null });
  shop.unmount();
  const body = page.ordering.posted.at(-1)?.body["TrackingOrder"] as Record<string, unknown>;
  return body["Tables"];
}

describe("R52: after an order has been placed", () => {
  it.each(["room", "table", "coupon"] as const)(
    "what an earlier page named as %s is gone from the device",
    async (name) => {
      standOn(`?${name}=12`);
      openPage();
      standOn("");
      const page = openPage();
      expect(page.store.get(visitAtom)[name]).toBe("12");
      await order(page);
      expect([page.store.get(visitAtom)[name], page.kept.read(storedThings[name])]).toEqual([null, null]);
    },
  );

  it("a table that an earlier page named goes with no other order", async () => {
    standOn("?table=12");
    openPage();
    standOn("");
    const page = openPage();
    expect(await order(page)).toEqual([{ Name: "12" }]);
    expect(await order(page)).toEqual([]);
  });

  it("one that the page's own address names goes with the next one too", async () => {
    standOn("?table=12");
    const page = openPage();
    expect([await order(page), await order(page)]).toEqual([[{ Name: "12" }], [{ Name: "12" }]]);
  });

  it("one that an attribute names holds again in place of the address's", async () => {
    standOn("?table=12");
    const page = openPage({ table: "3" });
    expect([await order(page), await order(page)]).toEqual([[{ Name: "3" }], [{ Name: "3" }]]);
  });

  it("one that the page names later is the next order's", async () => {
    standOn("?table=12");
    openPage();
    standOn("");
    const page = openPage();
    await order(page);
    page.configure(readHost({ "store-id": "120", table: "5" }).settings);
    expect(await order(page)).toEqual([{ Name: "5" }]);
  });

  it("in another tab, its table goes with no order of this one", async () => {
    standOn("?table=12");
    openPage();
    standOn("");
    const [page, other] = [openPage(), openPage()];
    expect(page.store.get(visitAtom).table).toBe("12");
    await order(other);
    expect(await order(page)).toEqual([]);
  });
});
