import { describe, expect, it, vi } from "vitest";
import { watchRefill } from "../../src/app/composition/residents/lazy/watchRefill.ts";
import type { StoreReference } from "../../src/domain/host/hostSettings.ts";
import { cents } from "../../src/domain/money/cents.ts";
import type { LiveOrder } from "../../src/domain/order/liveOrder.ts";
import { instant } from "../../src/domain/time/instant.ts";
import type { FoundOrder } from "../../src/services/ports/ordering.ts";
import { cartAtom, cartsAtom, saveCartAtom } from "../../src/state/cart/cart.atoms.ts";
import { cartNoticesAtom, clearCartAtom } from "../../src/state/cart/cartNotices.atoms.ts";
import { notesAtom } from "../../src/state/checkout/form/notes.atoms.ts";
import { refillAtom } from "../../src/state/checkout/reorder/refill.atoms.ts";
import { typedAddressAtom, typedContactAtom } from "../../src/state/customer/contact.atoms.ts";
import { followSessionAtom } from "../../src/state/customer/customer.atoms.ts";
import { modeAtom } from "../../src/state/fulfilment/mode.atoms.ts";
import { orderServicesAtom, servicesAtom } from "../../src/state/services.atoms.ts";
import { areMenusStaleAtom, menusAtom, menusReadAtAtom, storeAtom } from "../../src/state/store/store.atoms.ts";
import { storedOrders } from "../../src/wire/storage/orderTable.ts";
import { buildLine, cartWith } from "../domain/cart/cartLines.ts";
import { buildAttempt } from "../domain/checkout/buildAttempt.ts";
import { buildLiveOrder } from "../support/buildLiveOrder.ts";
import { buildMenu, buildProduct } from "../support/buildMenu.ts";
import { buildElementState, type ElementState, serve, serveMembers } from "../support/buildServices.ts";
import { buildMember } from "../support/buildSession.ts";
import { buildStore } from "../support/buildStore.ts";
import { startIn } from "./startIn.ts";

// The code under test loads these on demand. Loaded here, no test waits for the compiler.
import "../../src/state/checkout/reorder/refill.actions.ts";

const item = { productId: "patty", categoryId: "burgers", name: "Patty", quantity: 2, note: "hot", extras: [] };
const items = [{ ...item, total: null, gst: null, pointsUsed: 0, rolledBy: null, givenBy: "" }];
const contact = { firstName: "Noor", lastName: "Abbot", email: "noor@example.com", phone: "0412345678" };
const address = { street: "1 Bourke St", suburb: "Melbourne", postcode: "3000", state: "VIC" };
const delivered = {
  type: "delivery",
  address,
  instructions: "Ring twice.",
  contact,
  notes: "Two forks",
  items,
  orderedAt: instant(Date.parse("2026-11-14T08:00Z")),
} as const;

interface Given {
  readonly order?: Partial<LiveOrder> | null;
  readonly path?: string;
  readonly configured?: StoreReference | null;
  readonly view?: object;
  readonly menus?: "failed" | "stale" | "none";
  readonly before?: (state: ElementState) => void;
}

const view = { ...buildStore().view, pickup: true, delivery: true };

async function opened({ order = delivered, path = "/store/120/checkout/u-1", before, ...given }: Given = {}) {
  const { configured = { kind: "id", id: 120 } } = given;
  const state = buildElementState({ store: configured });
  const { store } = state;
  const own = { customerId: store.get(orderServicesAtom).session.orderAs().id };
  if (order) state.orders.put(buildLiveOrder("u-1", { ...own, ...order, total: cents(100) }));
  const shown = buildStore({ view: { ...view, ...given.view } });
  const menus = [buildMenu({ Burgers: [buildProduct("patty")] })];
  state.documents.put(shown, menus);
  store.set(storeAtom, { kind: "ready", value: shown });
  store.set(menusAtom, { kind: "ready", value: menus });
  state.history.push(path);
  before?.(state);
  startIn(watchRefill, { store });
  const early = store.get(refillAtom);
  if (given.menus === "failed") store.set(menusAtom, { kind: "failed" });
  if (given.menus === "stale") store.set(areMenusStaleAtom, true);
  else if (given.menus === "none") store.set(menusAtom, { kind: "ready", value: [] });
  if (given.menus !== "stale" && given.menus !== "failed")
    store.set(menusReadAtAtom, (readAt) => readAt ?? store.get(servicesAtom).clock.now());
  await vi.waitFor(() => expect(store.get(refillAtom)).not.toBe("asking"));
  const cart = () => store.get(cartAtom).lines.map(({ name, quantity }) => `${quantity} ${name}`);
  return { ...state, early, cart, refill: () => store.get(refillAtom) };
}

describe("R70: the checkout of a past order", () => {
  it("fills an empty cart, and restores mode, address, contact and notes", async () => {
    const { store, early, cart } = await opened();
    expect(early).toBe("asking");
    expect(cart()).toEqual(["2 Patty"]);
    expect(store.get(cartAtom).lines[0]?.note).toBe("hot");
    expect(store.get(modeAtom)).toBe("delivery");
    expect(store.get(typedAddressAtom)).toEqual({ ...address, instructions: "Ring twice." });
    expect(store.get(typedContactAtom)).toEqual(contact);
    expect(store.get(notesAtom)).toBe("Two forks");
    expect(store.get(cartNoticesAtom)).toEqual([{ kind: "reordered", orderedAt: delivered.orderedAt }]);
  });

  it("fails if the order can't be looked up at all", async () => {
    const { cart, refill } = await opened({
      before: ({ store }) => {
        const { orders } = store.get(orderServicesAtom);
        serve(store, { orders: { ...orders, findOrder: () => Promise.reject(new TypeError("offline")) } });
      },
    });
    expect([refill(), cart()]).toEqual(["failed", []]);
  });

  it("R84: takes nothing but the dishes of somebody else's order, and says that it was shared", async () => {
    const shared = items.map((dish) => ({ ...dish, total: cents(1), pointsUsed: 3 }));
    const order = { ...delivered, items: shared, customerId: "g-stranger", number: "41", couponCodes: ["HELLO10"] };
    const { store, cart } = await opened({ order, before: (state) => state.store.set(modeAtom, "pickup") });
    expect(cart()).toEqual(["2 Patty"]);
    expect(store.get(cartAtom).lines[0]).toMatchObject({ note: "", redemption: null });
    expect(store.get(modeAtom)).toBe("pickup");
    const typed = [store.get(typedAddressAtom).street, store.get(typedContactAtom).phone, store.get(notesAtom)];
    expect(typed).toEqual(["", "", ""]);
    expect(store.get(cartNoticesAtom)).toEqual([{ kind: "reordered", orderedAt: "shared" }]);
  });

  it.each([
    ["has the identifier of this device's guest, also for a member", (guest: string) => guest],
    ["has the member's uid", () => buildMember().uid],
  ])("R84: an order is the diner's own if it %s", async (_how, customerOf) => {
    const state = await opened({ order: null, path: "/store/120" });
    const { store, history, orders } = state;
    const guest = store.get(orderServicesAtom).session.orderAs().id;
    serveMembers(state, buildMember());
    orders.put(buildLiveOrder("u-1", { ...delivered, customerId: customerOf(guest) }));
    history.push("/store/120/checkout/u-1");
    await vi.waitFor(() => expect(store.get(notesAtom)).toBe(delivered.notes));
    expect(store.get(cartNoticesAtom)).toEqual([{ kind: "reordered", orderedAt: delivered.orderedAt }]);
  });

  it("R84: waits until it is known whether a member is still signed in, because the order may be theirs", async () => {
    const state = await opened({ order: { ...delivered, customerId: buildMember().uid }, path: "/store/120" });
    const { store, history } = state;
    const signIn = serveMembers(state, null);
    let isReturning = true;
    serve(store, { session: { ...signIn.open(), isReturning: () => isReturning } });
    store.set(followSessionAtom);
    history.push("/store/120/checkout/u-1");
    await vi.dynamicImportSettled();
    expect([store.get(refillAtom), store.get(cartAtom).lines]).toEqual(["asking", []]);
    isReturning = false;
    signIn.signIn(buildMember());
    await vi.waitFor(() => expect(store.get(notesAtom)).toBe(delivered.notes));
  });

  it.each([
    ["is read again if it was read a while ago", 10_000, 2_001],
    ["isn't read again if it was just read", 9_999, 1_000],
  ])("has today's prices: the menu %s", async (_when, agoMs, price) => {
    const { store, documents } = await opened({
      path: "/store/120",
      before: (state) => {
        state.store.set(menusReadAtAtom, state.store.get(servicesAtom).clock.now());
        state.passTime(agoMs);
        state.documents.put(buildStore(), [buildMenu({ Burgers: [buildProduct("patty", { price: cents(2_001) })] })]);
        state.history.push("/store/120/checkout/u-1");
      },
    });
    await vi.waitFor(() => expect(store.get(cartAtom).lines.map((line) => line.price)).toEqual([price]));
    expect(documents.asked.includes("menus 120")).toBe(price > 1_000);
  });

  it("keeps what the diner typed if the order lacks it, and takes no name from a room number", async () => {
    const named = { firstName: "Room", lastName: "1204", email: "noor@example.com", phone: "" };
    const { store } = await opened({
      order: { type: "room", destination: "1204", contact: named, items },
      before: (state) => {
        state.store.set(typedContactAtom, { firstName: "Mei", email: "mei@example.com", phone: "0499999999" });
        state.store.set(notesAtom, "Bells");
      },
    });
    expect(store.get(typedContactAtom)).toEqual({
      firstName: "Mei",
      lastName: "",
      email: "noor@example.com",
      phone: "0499999999",
    });
    expect(store.get(notesAtom)).toBe("Bells");
  });

  it.each<[string, Given, string | null]>([
    ["doesn't exist", { order: null }, "missing"],
    ["may not be followed by guests", { view: { hidesGuestTracking: true } }, "missing"],
    ["isn't named", { path: "/store/120/checkout" }, null],
  ])("is an ordinary checkout if the order %s", async (_why, given, kind) => {
    const { cart, refill, store } = await opened(given);
    expect([cart(), refill(), store.get(typedContactAtom).firstName]).toEqual([[], kind, ""]);
  });

  it.each<[string, "failed" | "stale" | "none"]>([
    ["menus can't be read", "failed"],
    ["a remembered menu can't be refreshed", "stale"],
    ["the store has none", "none"],
  ])("doesn't wait for a menu that can't load: %s", async (_why, menus) => {
    const { store, early, refill, cart, history } = await opened({ menus });
    expect([early, refill()]).toEqual(["asking", "failed"]);
    history.push("/store/120/checkout");
    expect(refill()).toBeNull();
    history.push("/store/120/checkout/u-1");
    expect(refill()).toBe("failed");
    store.set(menusAtom, { kind: "ready", value: [buildMenu({ Burgers: [buildProduct("patty")] })] });
    store.set(menusReadAtAtom, store.get(servicesAtom).clock.now());
    await vi.waitFor(() => expect(cart()).toEqual(["2 Patty"]));
    expect(refill()).toBeNull();
  });

  it.each<[string, string, FoundOrder]>([
    ["the menu", "/store/120", { kind: "found", order: buildLiveOrder("u-1", { items }) }],
    ["the checkout itself", "/store/120/checkout", { kind: "missing" }],
    ["another store", "/store/121", { kind: "found", order: buildLiveOrder("u-1", { items }) }],
  ])("does nothing once the diner has left for %s", async (_where, path, found) => {
    const answers: ((found: FoundOrder) => void)[] = [];
    const { store, history, refill } = await opened({ path: "/store/120", configured: null });
    const { orders } = store.get(orderServicesAtom);
    serve(store, { orders: { ...orders, findOrder: () => new Promise((answer) => answers.push(answer)) } });
    history.push("/store/120/checkout/u-1");
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    history.push(path);
    answers[0]?.(found);
    await new Promise((resolve) => setTimeout(resolve));
    expect([store.get(cartsAtom), refill(), store.get(notesAtom)]).toEqual([{}, null, ""]);
  });

  it("R61: restores nothing for a member who has logged out meanwhile", async () => {
    const answers: ((found: FoundOrder) => void)[] = [];
    const state = await opened({ path: "/store/120" });
    const { store, history, refill, cart } = state;
    const { orders } = store.get(orderServicesAtom);
    serve(store, { orders: { ...orders, findOrder: () => new Promise((answer) => answers.push(answer)) } });
    const signIn = serveMembers(state, buildMember());
    history.push("/store/120/checkout/u-1");
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    signIn.signOut();
    answers[0]?.({ kind: "found", order: buildLiveOrder("u-1", { ...delivered, total: cents(100) }) });
    await vi.waitFor(() => expect(refill()).toBe("missing"));
    const typed = [store.get(typedContactAtom).phone, store.get(typedAddressAtom).street, store.get(notesAtom)];
    expect([cart(), typed]).toEqual([[], ["", "", ""]]);
  });

  it.each<[string, (state: ElementState) => void]>([
    ["an order is on its way", ({ device }) => device.save(storedOrders.checkoutData, buildAttempt("u-2"))],
    [
      "an order was placed and not seen yet",
      ({ memory }) => memory.save("unseenOrder", { udid: "u-2", storeId: 120, customerId: "g-1" }),
    ],
  ])("restores nothing while %s", async (_what, before) => {
    const { cart, refill } = await opened({ before });
    expect([cart(), refill()]).toEqual([[], null]);
  });

  it("keeps a cart that has lines, and doesn't refill it after it is emptied", async () => {
    const { store, cart } = await opened({
      before: ({ store: shop }) =>
        shop.set(saveCartAtom, {
          cart: cartWith(buildLine({ name: "Cola", quantity: 1 })),
          event: { kind: "changed" },
        }),
    });
    expect(cart()).toEqual(["1 Cola"]);
    store.set(clearCartAtom);
    store.set(storeAtom, { kind: "ready", value: buildStore({ view }) });
    expect([cart(), store.get(refillAtom)]).toEqual([[], null]);
  });

  it("waits for the order's own store if another one was shown", async () => {
    const { store, history, cart, documents } = await opened({ path: "/store/120", configured: null });
    const asked: number[] = [];
    const next = buildStore({ id: 121, view });
    documents.put(next, [buildMenu({ Burgers: [buildProduct("patty")] })]);
    serve(store, {
      orders: {
        ...store.get(orderServicesAtom).orders,
        findOrder: async ({ storeId }) => {
          asked.push(storeId);
          return { kind: "found", order: buildLiveOrder("u-1", { items }) };
        },
      },
    });
    history.push("/store/121/checkout/u-1");
    expect([store.get(refillAtom), cart()]).toEqual([null, []]);
    store.set(storeAtom, { kind: "ready", value: next });
    await vi.waitFor(() => expect(cart()).toEqual(["2 Patty"]));
    expect(asked).toEqual([121]);
  });

  it("reads the order again when the diner comes back", async () => {
    const { store, history, orders, refill, cart } = await opened({ order: null });
    history.push("/store/120");
    expect(refill()).toBeNull();
    orders.put(buildLiveOrder("u-1", { items }));
    history.push("/store/120/checkout/u-1");
    await vi.waitFor(() => expect(cart()).toEqual(["2 Patty"]));
    expect(store.get(refillAtom)).toBeNull();
  });
});
