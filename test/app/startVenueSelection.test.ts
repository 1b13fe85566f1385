import { describe, expect, it, vi } from "vitest";
import { startVenueSelection } from "../../src/app/composition/residents/lazy/startVenueSelection.ts";
import type { HostSettings } from "../../src/domain/host/hostSettings.ts";
import { addToCartAtom, removeLineAtom } from "../../src/state/cart/cart.actions.ts";
import {
  cartAtom,
  cartEventAtom,
  cartOfAtom,
  orderedCountAtom,
  reloadCartsAtom,
  saveCartAtom,
  takeOverCartsAtom,
} from "../../src/state/cart/cart.atoms.ts";
import { selectingAtom, selectionAtom } from "../../src/state/cart/selection.atoms.ts";
import { refillAtom } from "../../src/state/checkout/reorder/refill.atoms.ts";
import { pickedChangeAtom } from "../../src/state/checkout/venue/pickedChange.atoms.ts";
import { settingsAtom, widthAtom } from "../../src/state/host/host.atoms.ts";
import { pathAtom } from "../../src/state/navigation/navigation.atoms.ts";
import { orderChangeAtom } from "../../src/state/order/orderChange.atoms.ts";
import { couponAtom, loadCouponAtom } from "../../src/state/promotion/coupon.atoms.ts";
import { shownRouteAtom } from "../../src/state/screen/shownRoute.atoms.ts";
import { changeSettingsAtom, openStoreAtom } from "../../src/state/store/store.actions.ts";
import { storeAtom, storeReferenceAtom } from "../../src/state/store/store.atoms.ts";
import { storedOrders } from "../../src/wire/storage/orderTable.ts";
import { buildLine } from "../domain/cart/cartLines.ts";
import { buildAttempt } from "../domain/checkout/buildAttempt.ts";
import {
  addTownDishes,
  atHarbour,
  atTown,
  codedBurger,
  harbourMenu,
  lineInputFor,
  pricesIn,
  townMenu,
} from "../state/cart/cartFixture.ts";
import { buildCoupon } from "../support/buildPromotions.ts";
import { buildElementState, buildMemory, type ElementState, serve } from "../support/buildServices.ts";
import { buildStore } from "../support/buildStore.ts";
import { startIn } from "./startIn.ts";

// The code under test loads these on demand. Loaded here, no test waits for the compiler.
import "../../src/features/picked-venue/PickedVenue.tsx";

const town = buildStore({ id: 120, hqId: 7, name: "Town" });
const harbour = buildStore({ id: 121, hqId: 7, name: "Harbour" });
const configured: Partial<HostSettings> = { store: { kind: "id", id: 120 }, isSelectMode: true, isFullPage: true };

/** Opens the shop the way the composition root does: it loads whichever store the settings name. */
async function open(memory = buildMemory(), settings = configured, path = "/"): Promise<ElementState> {
  const state = buildElementState(settings, memory);
  const { store, documents, history } = state;
  documents.put(town, [townMenu]);
  documents.put(harbour, [harbourMenu]);
  store.set(widthAtom, 1_200);
  history.push(path);
  store.sub(storeReferenceAtom, () => void store.set(openStoreAtom));
  startIn(startVenueSelection, { store, device: memory.device });
  await store.set(openStoreAtom);
  return state;
}

async function filled(memory = buildMemory(), settings = configured): Promise<ElementState> {
  const state = await open(memory, settings);
  addTownDishes(state);
  return state;
}

const checkOut = ({ history }: ElementState) => history.push("/store/120/checkout");

async function shows(state: ElementState, id: number): Promise<void> {
  await vi.waitFor(() => expect(state.store.get(storeAtom)).toMatchObject({ kind: "ready", value: { id } }));
  await vi.waitFor(() => expect(state.store.get(cartAtom).lines.length).toBeGreaterThan(0));
}

async function choose(state: ElementState, id: number): Promise<void> {
  state.store.get(selectingAtom)?.choose(id);
  state.history.push(`/store/${id}/checkout`);
  await shows(state, id);
}

/** The list of venues, after Checkout with a filled cart. */
async function listed(memory = buildMemory(), settings = configured): Promise<ElementState> {
  const state = await filled(memory, settings);
  checkOut(state);
  return state;
}

/** The checkout of the venue that was picked from that list. */
async function picked(id: number, memory = buildMemory(), settings = configured): Promise<ElementState> {
  const state = await listed(memory, settings);
  await choose(state, id);
  return state;
}

/** A placed order empties the cart. */
const empty = ({ store }: ElementState) => store.set(saveCartAtom, { cart: { lines: [] }, event: { kind: "ordered" } });

const removeSecond = ({ store }: ElementState) => store.set(removeLineAtom, store.get(cartAtom).lines[1]?.id ?? "");

/** The page's own attributes, while a venue may be picked. */
const attributesOf = ({ store }: ElementState, id: number) =>
  ({ ...store.get(settingsAtom), store: { kind: "id", id }, hqId: null }) as const;

const path = ({ store }: ElementState) => store.get(pathAtom);
const screen = ({ store }: ElementState) => store.get(shownRouteAtom).name;
const cartAt = ({ store }: ElementState, id: number) =>
  store
    .get(cartOfAtom)(id)
    .lines.map(({ name }) => name);

describe("R75: from the menu to the picked venue", () => {
  it("leads from Checkout to the list, where no store is forced, then copies the cart, matches it against the venue's menu and reports every difference", async () => {
    const state = await listed();
    expect([path(state), screen(state)]).toEqual(["/", "main"]);
    expect(state.store.get(settingsAtom)).toMatchObject({ store: null, hqId: 7 });
    await choose(state, 121);
    expect(pricesIn(state)).toEqual(atHarbour);
    expect(state.store.get(orderedCountAtom)).toBe(1);
    expect(state.store.get(pickedChangeAtom)).toMatchObject({
      lines: [
        { kind: "renamed", name: "Harbour burger", before: "Burger" },
        { kind: "price-changed", name: "Harbour burger", from: 1_650, to: 1_800 },
        { kind: "dish", name: "Rings", unavailability: "unavailable" },
      ],
      isMenuMissing: false,
    });
    expect(cartAt(state, 120)).toEqual(["Burger", "Rings"]);
  });

  it("applies if the store's own flag is set, but not in gift mode or without a group", async () => {
    const asks = async (settings: Partial<HostSettings>, store = town) => {
      const state = await filled(buildMemory(), { ...configured, ...settings });
      state.documents.put(store, [townMenu]);
      await state.store.set(openStoreAtom);
      checkOut(state);
      return path(state) === "/";
    };
    const flagged = { ...town, view: { ...town.view, choosesStoreAtCheckout: true } };
    expect(await asks({ isSelectMode: false })).toBe(false);
    expect(await asks({ isSelectMode: false }, flagged)).toBe(true);
    expect(await asks({ isGift: true })).toBe(false);
    expect(await asks({}, { ...town, hqId: null })).toBe(false);
  });

  it("keeps the cart without a copy if the diner picks the first store", async () => {
    const state = await picked(120);
    expect(pricesIn(state)).toEqual(atTown);
    expect(state.store.get(pickedChangeAtom)).toMatchObject({ lines: [], isMenuMissing: false });
  });

  it.each([
    { name: "nothing is ordered", at: "/store/120/checkout" },
    { name: "a past order of the first store is ordered again", at: "/store/120/checkout/u-1" },
    { name: "the path names the store of a past order by its name", at: "/store/Harbour/checkout/u-1" },
  ])("asks for no venue if $name", async ({ at }) => {
    const state = await open();
    state.history.push(at);
    expect([path(state), state.store.get(selectionAtom)]).toEqual([at, null]);
  });

  it("waits for the venue's menu before it shows the copy", async () => {
    const state = await listed();
    const answer = state.documents.hold(() => {
      state.store.get(selectingAtom)?.choose(121);
      state.history.push("/store/121/checkout");
    });
    expect(state.store.get(refillAtom)).toBe("asking");
    answer();
    await shows(state, 121);
    expect(state.store.get(refillAtom)).toBeNull();
    expect(state.store.get(cartEventAtom)).toEqual({ kind: "changed" });
  });

  it("shows an order in progress at its own checkout", async () => {
    const memory = buildMemory();
    const state = await filled(memory);
    memory.device.save(storedOrders.checkoutData, buildAttempt("u-1"));
    checkOut(state);
    expect(path(state)).toBe("/store/120/checkout");
  });

  it("matches nothing and says so if the menu can't be read", async () => {
    const state = await listed();
    state.documents.fail({ menus: true });
    state.history.push("/store/121/checkout");
    await vi.waitFor(() => expect(state.store.get(pickedChangeAtom)?.isMenuMissing).toBe(true));
    expect(pricesIn(state)).toEqual([]);
    expect(cartAt(state, 120)).toEqual(["Burger", "Rings"]);
  });

  it("skips the cart screen on a wide layout", async () => {
    const state = await listed();
    state.history.push("/store/121/shoppingcartmobile");
    expect(path(state)).toBe("/store/121/checkout");
    await shows(state, 121);
  });
});

describe("R75: the way back", () => {
  it.each(["/store/120", "/store/121"])("to %s leads to the first store's menu and cart", async (back) => {
    const state = await picked(121);
    state.history.push(back);
    expect(path(state)).toBe("/store/120");
    await shows(state, 120);
    expect(pricesIn(state)).toEqual(atTown);
    expect(state.store.get(settingsAtom)).toMatchObject({ store: { id: 120 }, hqId: null });
    checkOut(state);
    expect(screen(state)).toBe("main");
  });

  it("copies the first cart for another venue, not the second one", async () => {
    const state = await picked(121);
    removeSecond(state);
    expect(pricesIn(state)).toEqual(["Harbour burger 1800"]);
    state.history.push("/");
    await choose(state, 120);
    expect(pricesIn(state)).toEqual(atTown);
    state.history.push("/");
    await choose(state, 121);
    expect(pricesIn(state)).toEqual(atHarbour);
  });

  it.each([
    { from: "/about", steps: ["replace /store/120", "push /"] },
    { from: "/store/120", steps: ["replace /"] },
    { from: "/store/120/shoppingcartmobile", steps: ["replace /"] },
  ])("with Back leads from the list to the first store's menu or cart: after $from", async ({ from, steps }) => {
    const state = await filled();
    const { history } = state;
    state.store.set(widthAtom, 360);
    history.push(from);
    const taken: string[] = [];
    for (const how of ["replace", "push"] as const) {
      const go = history[how];
      vi.spyOn(history, how).mockImplementation((to) => {
        taken.push(`${how} ${to}`);
        go(to);
      });
    }
    checkOut(state);
    expect(taken).toEqual(["push /store/120/checkout", ...steps]);
  });

  it.each(["/about", "/store/121/completeorder/u-1/g-5f"])("isn't %s, which leaves the venue picked", async (other) => {
    const state = await picked(121);
    state.history.push(other);
    expect(state.store.get(selectionAtom)?.picked).toBe(121);
  });

  it("stays with the picked venue when a phone goes to its cart", async () => {
    for (const [id, left] of [
      [120, ["Burger 1650"]],
      [121, ["Harbour burger 1800"]],
    ] as const) {
      const state = await filled();
      state.store.set(widthAtom, 360);
      checkOut(state);
      await choose(state, id);
      removeSecond(state);
      state.history.push(`/store/${id}/shoppingcartmobile`);
      expect([state.store.get(selectionAtom)?.picked, pricesIn(state)]).toEqual([id, left]);
    }
  });

  it("ends the selection if the page names another store", async () => {
    const state = await listed();
    const asked = attributesOf(state, 121);
    state.store.set(changeSettingsAtom, asked);
    expect([state.store.get(selectionAtom), state.store.get(settingsAtom)]).toEqual([null, asked]);
  });

  it("chooses no venue when a phone goes from the list back to the cart", async () => {
    const state = await filled();
    state.store.set(widthAtom, 360);
    state.history.push("/store/120/shoppingcartmobile");
    checkOut(state);
    expect(screen(state)).toBe("main");
    state.history.push("/store/120/shoppingcartmobile");
    await shows(state, 120);
    checkOut(state);
    expect(screen(state)).toBe("main");
  });
});

describe("R75: carts and tabs", () => {
  it("leave the venue's own cart alone and hide the copy from other tabs", async () => {
    const memory = buildMemory();
    memory.device.save(storedOrders.cart, { 121: [buildLine({ name: "Own" })] });
    const state = await picked(121, memory);
    expect(pricesIn(state)).toEqual(atHarbour);
    expect(Object.values(memory.device.read(storedOrders.cart)?.[121] ?? []).map(({ name }) => name)).toEqual(["Own"]);
    state.history.push("/store/120");
    await shows(state, 120);
    expect(cartAt(state, 121)).toEqual(["Own"]);
  });

  it("keep the copy when another tab changes the original cart, without what it has ordered or removed", async () => {
    const memory = buildMemory();
    const state = await picked(121, memory);
    state.store.set(takeOverCartsAtom, { 120: state.store.get(cartOfAtom)(120).lines });
    expect(pricesIn(state)).toEqual(atHarbour);
    const [, kept] = state.store.get(cartOfAtom)(120).lines;
    if (!kept) throw new Error("The cart is empty.");
    memory.device.save(storedOrders.cart, { 120: [kept] });
    state.store.set(reloadCartsAtom);
    expect(pricesIn(state)).toEqual(["Rings 700 unavailable"]);
  });

  it("empty the first store's cart after an order, except for lines added since", async () => {
    const state = await picked(121);
    const carts = state.store.get(cartOfAtom);
    const [line] = carts(120).lines;
    if (!line) throw new Error("The cart is empty.");
    const since = { ...line, id: "later", name: "Later" };
    state.store.set(takeOverCartsAtom, { 120: [...carts(120).lines, since], 121: carts(121).lines });
    empty(state);
    expect(cartAt(state, 120)).toEqual(["Later"]);
    state.history.push("/store/120/completeorder/u-1/g-5f/121");
    expect(state.store.get(settingsAtom).store).toEqual({ kind: "id", id: 120 });
    expect(state.store.get(cartEventAtom)).toEqual({ kind: "ordered" });
    expect(screen(state)).toBe("completeOrder");
  });

  it("take the first store's code with them, and forget it after the order", async () => {
    const memory = buildMemory();
    memory.device.save(storedOrders.coupons, { 120: "HELLO10" });
    const state = await filled(memory);
    const { store, ordering } = state;
    const asked: string[] = [];
    const checkCoupon: typeof ordering.checkCoupon = async (code, storeId) => {
      asked.push(`${code} ${storeId}`);
      return { kind: "valid", coupon: buildCoupon({ code }) };
    };
    serve(store, { loadOrdering: async () => ({ ...ordering, checkCoupon }) });
    await store.set(loadCouponAtom);
    checkOut(state);
    await choose(state, 121);
    await vi.waitFor(() => expect(asked).toEqual(["HELLO10 120", "HELLO10 121"]));
    await vi.waitFor(() => expect(store.get(couponAtom)?.code).toBe("HELLO10"));
    empty(state);
    expect(memory.device.read(storedOrders.coupons)).not.toHaveProperty("120");
  });

  it("stay when an order of another store is placed", async () => {
    const state = await picked(121);
    state.store.set(orderChangeAtom, { udid: "u-1", storeId: 122, customerId: "g-5f" });
    expect(cartAt(state, 120)).toEqual(["Burger", "Rings"]);
  });

  it("empty it on the thank-you page that replaces a hidden order (S31) as well", async () => {
    const memory = buildMemory();
    memory.device.save(storedOrders.cart, { 121: [buildLine({ name: "Own" })] });
    const state = await picked(121, memory);
    empty(state);
    state.history.push("/store/120/thankyou");
    await vi.waitFor(() => expect(state.store.get(storeAtom)).toMatchObject({ kind: "ready", value: { id: 120 } }));
    expect([screen(state), cartAt(state, 120)]).toEqual(["thankYou", []]);
    expect(state.store.get(settingsAtom).store).toEqual({ kind: "id", id: 120 });
    expect(state.store.get(cartEventAtom)).toEqual({ kind: "ordered" });
  });

  it("empty it after an order placed while the diner looks at the list as well", async () => {
    const memory = buildMemory();
    const state = await picked(121, memory);
    const reference = { udid: "u-1", storeId: 121, customerId: "g-5f" };
    memory.device.save(storedOrders.checkoutData, { ...buildAttempt("u-1"), reference });
    state.history.push("/");
    state.store.set(orderChangeAtom, reference);
    expect(cartAt(state, 120)).toEqual([]);
  });
});

describe("R75: after a reload", () => {
  async function reloaded(at: string, settings = configured): Promise<ElementState> {
    const memory = buildMemory();
    await (at === "/" ? listed(memory, settings) : picked(121, memory, settings));
    return open(memory, settings, at);
  }

  it("shows the list again", async () => {
    expect(screen(await reloaded("/"))).toBe("main");
  });

  it("shows the copy at the picked venue's checkout, also when another attribute of the page changes", async () => {
    const state = await reloaded("/store/121/checkout");
    await shows(state, 121);
    expect(pricesIn(state)).toEqual(atHarbour);
    expect(state.store.get(pickedChangeAtom)?.lines).toHaveLength(3);
    state.store.set(changeSettingsAtom, { ...attributesOf(state, 120), language: "zh-CN" });
    await shows(state, 121);
    expect(state.store.get(settingsAtom)).toMatchObject({ store: null, hqId: 7, language: "zh-CN" });
    await vi.waitFor(() => expect(pricesIn(state)).toEqual(atHarbour));
    expect(state.store.get(pickedChangeAtom)?.lines).toHaveLength(3);
  });

  it("starts an embedded shop at its menu with the unchanged cart", async () => {
    const state = await reloaded("/", { ...configured, isFullPage: false });
    await shows(state, 120);
    expect([screen(state), pricesIn(state)]).toEqual(["store", atTown]);
  });

  it("continues an order in progress at the picked venue's checkout", async () => {
    const memory = buildMemory();
    const settings = { ...configured, isFullPage: false };
    await picked(121, memory, settings);
    const reference = { udid: "u-1", storeId: 121, customerId: "g-5f" };
    memory.device.save(storedOrders.checkoutData, { ...buildAttempt("u-1"), reference });
    const again = await open(memory, settings);
    expect(path(again)).toBe("/store/121/checkout");
    await shows(again, 121);
  });
});

describe("R70: a failed order of the picked venue", () => {
  it("refills the cart at that venue without forcing the page's own store", async () => {
    const state = await open();
    state.history.push("/store/121/checkout/u-1");
    await vi.waitFor(() => expect(state.store.get(storeAtom)).toMatchObject({ kind: "ready", value: { id: 121 } }));
    expect(pricesIn(state)).toEqual([]);
  });

  it("fills an empty cart at that venue if the diner was choosing one", async () => {
    const state = await listed();
    state.history.push("/store/121/checkout/u-1");
    await vi.waitFor(() => expect(state.store.get(storeAtom)).toMatchObject({ kind: "ready", value: { id: 121 } }));
    expect(pricesIn(state)).toEqual([]);
  });
});

describe("S13: stores of a company that share a cart", () => {
  it("carry the cart from menu to menu, even to a store with nothing stored", async () => {
    const state = await open(buildMemory(), { hqId: 7, isFullPage: true }, "/store/120");
    for (const [store, menu] of [
      [town, townMenu],
      [harbour, harbourMenu],
    ] as const) {
      state.documents.put({ ...store, view: { ...store.view, choosesStoreAtCheckout: true } }, [menu]);
    }
    await state.store.set(openStoreAtom);
    state.store.set(addToCartAtom, lineInputFor(codedBurger, {}, townMenu));
    for (const [id, name] of [
      [121, "Harbour burger"],
      [120, "Burger"],
    ] as const) {
      state.history.push(`/store/${id}`);
      await shows(state, id);
      await vi.waitFor(() => expect(cartAt(state, id)).toEqual([name]));
    }
  });
});

describe("a path that names a store of another company", () => {
  it.each(["/store/666/checkout", "/store/666/checkout/an-order-of-theirs"])("%s leads back here", async (path) => {
    const state = await listed();
    state.documents.put(buildStore({ id: 666, hqId: 9, name: "Elsewhere" }), [harbourMenu]);
    state.history.push(path);
    await vi.waitFor(() => expect(state.store.get(pathAtom)).toBe("/"));
    expect(state.store.get(storeReferenceAtom)).toEqual({ kind: "id", id: 120 });
    expect(state.store.get(selectionAtom)).toBeNull();
  });
});
