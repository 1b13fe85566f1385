// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { readHost } from "../../src/app/composition/readHost.ts";
import { saveCartAtom } from "../../src/state/cart/cart.atoms.ts";
import { visitAtom } from "../../src/state/visit/visit.atoms.ts";
import { storageRows } from "../../src/wire/storage/table.ts";
import { cart, goodCard, noor, openCheckout, shopState } from "../features/checkout/checkoutFixture.tsx";
import { serve, wholeMemory } from "../support/buildServices.ts";

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});

const standOn = (query: string) => history.replaceState(null, "", `/${query}`);

/** The shop's attributes on this page, with what earlier pages stored on the device. */
function openPage(attributes = {}) {
  const state = shopState();
  const { settings, device } = readHost({ "store-id": "120", ...attributes });
  const memory = wholeMemory(device);
  serve(state.store, { memory, orderMemory: memory });
  state.configure(settings);
  state.store.set(saveCartAtom, { cart, event: { kind: "changed" } });
  return { ...state, kept: device };
}

type Page = ReturnType<typeof openPage>;

/** Pages after one whose URL had this query. */
function openLater(query: string): Page {
  standOn(query);
  openPage();
  standOn("");
  return openPage();
}

/** Places an order and returns the tables that were posted with it. */
async function order(page: Page): Promise<unknown> {
  page.history.push("/store/120/checkout");
  page.store.set(saveCartAtom, { cart, event: { kind: "changed" } });
  const shop = await openCheckout(page);
  shop.fill({ ...noor, ...goodCard });
  await shop.press("Pay now");
  await shop.answer({ kind: "taken", customerId: null });
  shop.unmount();
  const body = page.ordering.posted.at(-1)?.body["TrackingOrder"] as Record<string, unknown>;
  return body["Tables"];
}

describe("R52: after an order was placed", () => {
  it.each(["room", "table", "coupon"] as const)("removes the %s of an earlier page from the device", async (name) => {
    const page = openLater(`?${name}=12`);
    expect(page.store.get(visitAtom)[name]).toBe("12");
    await order(page);
    expect([page.store.get(visitAtom)[name], page.kept.read(storageRows[name])]).toEqual([null, null]);
  });

  it.each([
    ["the page's own URL", {}, "12"],
    ["an attribute, not the URL's", { table: "3" }, "3"],
  ])("sends the table of %s with the next order too", async (_whose, attributes, Name) => {
    standOn("?table=12");
    const page = openPage(attributes);
    expect([await order(page), await order(page)]).toEqual([[{ Name }], [{ Name }]]);
  });

  it("doesn't send an earlier page's table after an order in another tab", async () => {
    const [page, other] = [openLater("?table=12"), openPage()];
    expect(page.store.get(visitAtom).table).toBe("12");
    await order(other);
    expect(await order(page)).toEqual([]);
  });
});
